### Kurallar sayfası. Sayfaya yalnız seçilen masada geçerli olanlar girer.
### Çevirmene: Türkçe terimler (pulka, hişt, prim, silme, spesi, ilk el, yüksek/alsın, al/ver)
### henüz bu oyunu Türkçe oynayan birine sorulmadı.

rules-title = Gürcü Jokeri kuralları

rule-aim = Joker dört kişiyle oynanır; sıra saat yönünde ilerler. Her dağıtımda herkes kaç el alacağını önceden söyler. Tam o kadar alan çok puan yazar; ıskalayan az yazar ya da puan kaybeder.
rule-partners-none = Herkes tek başına oynar. Son dağıtımdan sonra en çok puanı olan kazanır; puanı eşit olanlar aynı yeri paylaşır.
rule-partners-pairs = Karşılıklı oturanlar eştir. Herkes kendi ihalesini söyler, kendi oynar, kendi puanını yazar; son dağıtımdan sonra eşlerin puanları toplanır ve çok olan çift kazanır.

rule-pack-36 = Destede 36 kart vardır: büyükten küçüğe as, papaz, kız, vale, onlu, dokuzlu, sekizli, yedili ve altılı; maça, sinek, karo ve kupa olarak dört renk. Maça altılı ile sinek altılının yerini iki joker alır; böylece maça ve sinek sekizer, karo ve kupa dokuzar karttır.
rule-pack-38 = Destede 38 kart vardır: büyükten küçüğe as, papaz, kız, vale, onlu, dokuzlu, sekizli, yedili ve altılı; maça, sinek, karo ve kupa, her renkten dokuz kart; ayrıca iki joker.
rule-jokers-alike = İki joker birbirinin aynıdır. Jokerin rengi yoktur: ne istenen renkten sayılır ne de koz.

rule-first-dealer = İlk dağıtıcı as çekmeyle bulunur: as çıkana kadar kartlar sırayla oyuncuların önüne açılır; as kime gelirse o dağıtır.
rule-dealing = Kartlar dağıtıcının solundaki oyuncudan başlayarak saat yönünde birer birer dağıtılır. Bu oyuncuya ilk el denir.
rule-next-dealer = Her yeni dağıtımda dağıtıcılık saat yönünde bir sonraki oyuncuya geçer.
rule-deal-order = Her dağıtım aynı sırayla yürür: kartlar dağıtılır, koz belirlenir, herkes ihalesini söyler, eller oynanır, puanlar yazılır.

rule-trump-beats = Her koz, öbür renklerin bütün kartlarını yener. Kozu olmayan dağıtıma kozsuz denir.
rule-trump-turned-always = Kartlar dağıtılınca destenin sıradaki kartı herkese açılır. Onun rengi kozdur; jokerse dağıtım kozsuzdur. Açılan kart oyun dışıdır.
rule-trump-turned-under-nine = Dokuzdan az kart dağıtılıyorsa destenin sıradaki kartı herkese açılır. Onun rengi kozdur; jokerse dağıtım kozsuzdur. Açılan kart oyun dışıdır.
rule-nines-trump-forehand = Dokuzluda önce herkese üç kart verilir. İlk el kendi kartlarına bakıp kozu söyler: elinde olsun olmasın istediği rengi ya da kozsuz. Sonra öbür altı kart dağıtılır.
rule-choice-view-all = İlk el seçerken herkes kendi üç kartına bakabilir.
rule-choice-view-chooser = İlk el seçerken öbürleri kartlarına bakmaz.
rule-nines-trump-last-card = Dokuzluda dağıtıcının son kartı herkese açılır. Onun rengi kozdur; jokerse dağıtım kozsuzdur. Kart dağıtıcının elinde kalır ve öbürleri gibi oynanır.
rule-nines-trump-turned = Dokuzluda iki kart artar ve koz öbür dağıtımlardaki gibi açılır.

rule-bid = İlk elden dağıtıcıya kadar herkes bir kez, kaç el alacağını söyler: hiç almamak demek olan pastan kart sayısına kadar.
rule-bid-barred = Dağıtıcı en son söyler ve dört ihalenin toplamını kart sayısına eşit yapamaz. Bu yüzden her dağıtımda birisi ıskalar. Önceki üç ihalenin toplamı zaten fazlaysa dağıtıcı istediğini söyler.
rule-bid-example =
    { $cards } kart varsa ve önceki ihaleler { $first }, { $second } ve { $third } ise dağıtıcının yasak ihalesi: { $barred ->
        [0] pas
       *[other] { $barred }
    }.
rule-bid-spread = Son ihaleden sonra eksik ya da fazla söylenir: ihalelerin toplamı kart sayısından kaç el az ya da çoktur.

rule-lead = İlk ele, ilk el denen oyuncu istediği kartla çıkar. Eli alan sonrakine çıkar.
rule-follow = İstenen renkten kartınız varsa o renkten oynarsınız. Daha büyüğünü oynamanız gerekmez.
rule-must-trump-yes = İstenen renkten kartınız yok, kozunuz varsa koz oynarsınız; oynanmış bir kozdan büyük olması gerekmez. İkisi de yoksa istediğiniz kartı oynarsınız.
rule-must-trump-no = İstenen renkten kartınız yoksa istediğiniz kartı oynarsınız. Koz oynamak zorunda değilsiniz.
rule-joker-any-time = Joker, elinizde ne olursa olsun her zaman oynanabilir; hiçbir zaman zorunlu değildir.

rule-joker-follow = Başkasının çıktığı ele joker oynarken “al” ya da “ver” dersiniz. “Al” eli almak içindir, “ver” eli bırakır. Renk söylenmez.
rule-joker-lead = Jokerle çıkarken “yüksek” ya da “alsın” der ve bir renk söylersiniz: koz da olabilir, elinizde olsun olmasın. Öbürleri söylenen renge uyar.
rule-led-high-duty-highest = “Yüksek” en büyük kartı ister: söylenen renkten kartı olan o rengin en büyüğünü ya da öteki jokeri oynar.
rule-led-high-duty-any = “Yüksek” rengi ister: söylenen renkten kartı olan o renkten herhangi bir kartı ya da öteki jokeri oynar.
rule-joker-lead-low = “Alsın” seçimi serbest bırakır: söylenen renkten kartı olan o renkten herhangi bir kartı ya da öteki jokeri oynar.
rule-joker-call-always = Joker her zaman sözüyle oynanır; elinizdeki son kart olsa bile.

rule-taking = Maddelere sırayla bakın; uyan ilk madde belirler.
rule-two-high-later = Başkasının çıktığı ele “al” denilerek oynanan joker eli alır. İki yüksek jokerden sonraki alır, ilkiyle çıkılmış olsa bile.
rule-two-high-first = Başkasının çıktığı ele “al” denilerek oynanan joker eli alır. İki yüksek jokerden önceki sayılır; onunla çıkılmışsa sonraki madde belirler.
rule-led-high-trumped-trump = Yüksek denilerek çıkılan joker eli alır. Ama söylenen renk koz değilse ve biri koz oynadıysa en büyük koz alır.
rule-led-high-trumped-joker = Yüksek denilerek çıkılan joker, biri koz oynasa bile eli alır.
rule-take-trump = En büyük koz eli alır.
rule-take-suit = Koz oynanmadıysa, çıkılan ya da jokerle söylenen rengin en büyük kartı eli alır.
rule-led-low-unanswered-leader = “Alsın” denilerek jokerle çıkıldı ve bu kartlardan hiçbiri oynanmadıysa eli jokerle çıkan alır.
rule-led-low-unanswered-discard = “Alsın” denilerek jokerle çıkıldı ve bu kartlardan hiçbiri oynanmadıysa eli atılan en büyük kart alır; eşitlerden önce oynanan.
rule-take-never = Başkasının çıktığı ele “ver” denilerek oynanan joker hiçbir zaman el almaz.

rule-example-led-high = Koz kupa. Jokerle “yüksek” denilip karo söylenerek çıkıldı; ardından { $second }, { $third } ve { $fourth } oynandı.
rule-example-led-low = Koz yok. Jokerle “alsın” denilip maça söylenerek çıkıldı; ardından { $second }, { $third } ve { $fourth } oynandı.
rule-example-two-high = { $first } çıkıldı; sonraki “al” deyip joker oynadı, ondan sonraki de “al” deyip öteki jokeri oynadı; son kart { $fourth }.
rule-example-low-follower = Koz yok. { $first } çıkıldı; sonraki “ver” deyip joker oynadı, ardından { $third } ve { $fourth } oynandı.
rule-outcome-card = Eli { $card } alır.
rule-outcome-led-joker = Eli joker alır.
rule-outcome-first-joker = Eli ilk joker alır.
rule-outcome-second-joker = Eli ikinci joker alır.

rule-score-all = Dağıtımın bütün ellerini söyleyip hepsini alan, her el için 100 yazar.
rule-score-exact = Başka her tam ihale, el başına 50 ve bir 50 daha yazar; hiç el almayan pas 50 yazar.
rule-miss-per-trick = Söylediğinden az ya da çok alan, aldığı her el için yalnız 10 yazar.
rule-miss-flat = Söylediğinden az ya da çok alan hişt yazar.
rule-miss-per-missing = Söylediğinden az alan, eksik her el için 100 kaybeder. Çok alan, aldığı her el için yalnız 10 yazar. Bu masada hişt yoktur.
rule-miss-per-difference = Söylediğinden az ya da çok alan, aradaki her el için 100 kaybeder. El alan pas, kaç el almış olursa olsun −200 yazar.
rule-khishti-for-none = En az bir el söyleyip hiç el almayan, bunun yerine hişt yazar.
rule-khishti-points = Hişt { $points } puandır.
rule-khishti-halves = Hişt { $under } puandır, dokuzlularda { $nines }.
rule-khishti-per-card = Hişt, dağıtımın her kartı için −100 puandır (spesi): bu oyunun en büyük dağıtımında { $points }.
rule-khishti-absent = Bu masada hişt yoktur.
rule-khishti-zero = Hiştin 0 olduğu yerde ıska, hişt yokmuş gibi sayılır.
rule-khishti-zero-flat = Hiştin 0 olduğu yerde ıskalayan, aldığı her el için 10 yazar.
rule-score-table = Bir ihale kaç puandır:
rule-score-bid = İhale
rule-score-taken = Alınan
rule-score-cards = { $cards } kart
rule-score-every = hepsi

rules-premia-heading-alone = Prim
rules-premia-heading = Prim ve silme
rule-premia = Pulkanın bütün dağıtımlarında tam söylediği kadar alan, pulkanın sonunda prim kazanır: o pulkadaki en iyi dağıtımını bir kez daha yazar. Hiç el almayan pas da tam sayılır.
rule-best-last-counts = En iyi dağıtım, pulkanın kaçıncısı olursa olsun en çok puan getirendir.
rule-best-last-excluded = En iyi dağıtım en çok puan getirendir; pulkada birden çok dağıtım varsa sonuncusu sayılmaz.
rule-best-floor = En iyi dağıtım 0 puandan azsa 0 sayılır.
rule-best-min = En iyi dağıtım { $points } puandan azsa 0 sayılır.
rule-moshla-none = Öbürleri bir şey kaybetmez.
rule-moshla-others = Silme: prim kazanmayan herkesin pulkadaki en iyi dağıtımı silinir.
rule-moshla-next = Silme: saat yönünde sıradaki oyuncunun pulkadaki en iyi dağıtımı silinir. Komşular birlikte prim kazandıysa sıradaki, onların sonuncusundan sonra gelendir.
rule-premia-many-bonus = Aynı pulkada iki ya da üç oyuncu prim kazanırsa hepsi alır.
rule-premia-many-bonus-moshla = Aynı pulkada iki ya da üç oyuncu prim kazanırsa hepsi alır ve kimseninki silinmez.
rule-premia-many-both = Aynı pulkada iki ya da üç oyuncu prim kazanırsa her biri tek başına kazanmış gibi alır.
rule-premia-many-both-moshla = Aynı pulkada iki ya da üç oyuncu prim kazanırsa her biri tek başına kazanmış gibi alır; silme de geçerlidir.
rule-premia-many-cancel = Aynı pulkada iki ya da üç oyuncu prim kazanırsa hiçbiri almaz.
rule-premia-many-cancel-moshla = Aynı pulkada iki ya da üç oyuncu prim kazanırsa hiçbiri almaz, ama silme geçerlidir.
rule-premia-run-first = Komşular birlikte prim kazanırsa yalnız biri alır: saat yönünde, en iyi dağıtımı 0’dan çok olan ilk oyuncu.
rule-pairs-moshla = Prim kazananın eşinden bir şey silinmez, onun yerine başkasından da silinmez. İki çiftte de prim kazanan varsa kimseninki silinmez.
rule-pulka-one = Örnek: bir oyuncu prim kazanır. Kutuda ihale/alınan ve puan yazar.
rule-pulka-two = Örnek: iki komşu prim kazanır.
rule-pulka-deal = Dağıtım
rule-pulka-player = Oyuncu { $number }
rule-pulka-added = Pulka
rule-pulka-total = Toplam
rule-premia-off = Bu masada prim yoktur: pulkanın sonunda hiçbir şey eklenmez, hiçbir şey silinmez.

rule-schedule = Oyunda { $pulkas } pulkada { $deals } dağıtım vardır.
rule-schedule-sizes = Dağıtımlardaki kart sayısı:
rule-schedule-pulka = Pulka { $number }: { $sizes }

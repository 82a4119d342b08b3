### Beş Yüz kuralları sayfası. Sayfaya yalnız seçilen masada geçerli olanlar girer.
### Çevirmene: Türkçe terimler (orta kartlar, gömmek, mizer, kontrat, ölü el, sağ ve sol bauer)
### henüz bu oyunu Türkçe oynayan birine sorulmadı.

rules-title = Beş Yüz kuralları

rule-aim = Beş Yüz önce ihalesi yapılan, sonra elleri oynanan bir oyundur. En yüksek ihaleyi söyleyen kontratı oynar: kozu belirler, orta kartları alır ve en az söylediği kadar el almak zorundadır. Kontratın puanı ya bütünüyle yazılır ya bütünüyle kaybedilir. Hedef { $target } puandır.
rule-seats-2 = İki kişi, herkes tek başına oynar. Üçüncü bir el de dağıtılır ama ölüdür: dağıtım bitene kadar onu kimse görmez.
rule-seats-3 = Üç kişi, herkes tek başına oynar. Her dağıtımda öbür ikisi kontratı oynayana birlikte karşı koyar, ama herkes kendi puanını yazar.
rule-seats-4 = Dört kişi iki takım olarak oynar; eşler karşılıklı oturur, toplamları ortaktır.
rule-seats-5 = Beş kişi oynar, herkesin toplamı ayrıdır. Her dağıtımda kontratı oynayan bir eş çağırabilir; öbürleri karşı taraftır.
rule-seats-6 = Altı kişi üçer kişilik iki takım olarak oynar; takım arkadaşları birer atlayarak oturur, toplamları ortaktır.

rule-pack-33 = Destede 33 kart vardır: her renkte astan yediliye kadar ve bir joker.
rule-pack-43 = Destede 43 kart vardır: kupa ve karo astan dörtlüye, maça ve sinek astan beşliye kadar ve bir joker.
rule-pack-45 = Destede 45 kart vardır: her renkte astan dörtlüye kadar ve bir joker.
rule-pack-46 = Destede 46 kart vardır: her renkte astan dörtlüye kadar ve iki joker. İlk joker ikinciyi yener.
rule-pack-53 = Destede 53 kart vardır: 52 kartlık tam deste ve bir joker.
rule-pack-63 = Destede 63 kart vardır: 52 kartlık tam deste, her renkte on bir ve on iki, kupa ile karoda on üç ve bir joker. On üç, on iki ve on bir, vale ile onlunun arasındadır.
rule-rank = Koz olmayan renkte sıra as, papaz, kız, vale, onlu ve böyle aşağıya doğrudur.
rule-trumps = Kozda en büyük jokerdir. Altında kozun valesi olan sağ bauer, onun altında aynı rengin öbür valesi, yani kırmızıysa öbür kırmızı, siyahsa öbür siyah vale olan sol bauer gelir; sonra as, papaz, kız, onlu ve ötekiler. Sol bauer de joker de her bakımdan kozdur: çıkarken, renge uyarken ve el alırken.
rule-j5 = Kozsuzda her rengin valesi asından büyüktür; mizerde değildir.

rule-first-dealer = İlk dağıtıcı kurayla bulunur. Her yeni dağıtımda saat yönünde sıradaki dağıtır.
rule-dealing = Herkese on kart verilir: dağıtıcının solundan başlayarak üç, sonra dört, sonra üç. Her turdan sonra bir kart kapalı olarak ortaya konur, artan kartlar da oraya gider: ortada toplam { $kitty } kart olur.

rule-bid = Dağıtıcının solundan başlayarak herkes pas der ya da ihale söyler. İhale, altıdan ona kadar kaç el alınacağını ve kozun ne olacağını söyler: maça, sinek, karo, kupa ya da kozsuz. Her ihale öncekinden yüksek olmalıdır; atlanabilir.
rule-bid-order = Çok el her zaman yüksektir. Aynı sayıda en alçağı maçadır, sonra sinek, karo, kupa ve kozsuz gelir.
rule-bid-once = Herkes en az bir kez söyler: öbürleri pas dediyse dağıtıcı yine ihale söyler ya da pas der. Tek kişi kalınca ihale biter.
rule-bid-table = İhalelerin değeri:
rule-bid-tricks = El
rule-bid-nt = Kozsuz
rule-pass-final-yes = Pas kesindir.
rule-pass-final-reenter = Pas diyene, o zamandan beri en yüksek ihale başka bir renk, kozsuz ya da mizer olduysa yeniden sorulur.
rule-raise-own-no = İhaleyi alan kendi ihalesini artıramaz.
rule-raise-own-yes = İhaleyi alan bir kez daha söyler ve ihalesini artırabilir; ona kimse yanıt vermez.
rule-all-pass-next-dealer = Herkes pas derse kartlar toplanır, sıradaki dağıtır.
rule-all-pass-same-dealer = Herkes pas derse kartlar toplanır, aynı kişi yeniden dağıtır.
rule-all-pass-nt-no-kitty = Herkes pas derse dağıtım kozsuz oynanır; orta kartları kimse görmez, dağıtıcının solundaki çıkar ve her el alan tarafa 10 puan yazdırır.
rule-misere-after7 = Mizer hiç el almama ihalesidir ve 250 puandır. Ancak biri yedi ya da daha çok el dedikten sonra söylenebilir.
rule-misere-any = Mizer hiç el almama ihalesidir ve 250 puandır. Her zaman söylenebilir.
rule-misere-off = Bu masada düz mizer yoktur.
rule-misere-rank-below8S = Bütün yedilerden yüksek, sekiz maçadan alçaktır.
rule-misere-rank-between8Sand8C = Sekiz maçadan yüksek, sekiz sinekten alçaktır.
rule-open-misere-on = Açık mizer 500 puandır; on karodan yüksek, on kupadan alçaktır. Ondan önce bir şey söylenmiş olması gerekmez.
rule-open-misere-off = Bu masada açık mizer yoktur.
rule-blind-misere = Kör mizer 500 puandır; onu yalnız on kupa ve on kozsuz geçer. Söylenebildiği sürece kartlar, sahibi ilk sözünü söyleyene kadar kapalıdır: bu söz ya kör mizerdir ya da kartlara bakıp istediğini söylemektir.
rule-sans-kitty = Her ihale orta kartlar olmadan da söylenebilir. Değeri aynıdır, ortalı olanından yüksektir. O zaman orta kartları kimse görmez, kart gömülmez. Oyuncunun yanında “!” ile gösterilir. Bu bizim kuralımızdır; kaynaklarda yoktur.

rule-kitty-heading = Orta kartlar ve eş
rule-kitty = İhaleyi alan orta kartları göstermeden alır ve aynı sayıda kartı kapalı olarak gömer: istediği kartları, jokeri bile.
rule-partner = Sonra joker ya da kendisinin olmayan bir kart çağırır; kart kimdeyse eşi odur. Tek başına da oynayabilir. Kart oynanana kadar eşi yalnız kartın sahibi bilir. Çağrılan kart alınmamış orta kartların içindeyse oyuncu bilmeden tek başınadır. Mizerde kimse çağrılmaz. Bu sıra ve gizlilik bizim seçimimizdir; kaynaklarda yoktur.

rule-lead = İlk ele ihaleyi alan çıkar. Eli alan sonrakine çıkar.
rule-follow = İstenen renkten kartınız varsa o renkten, yoksa istediğiniz kartı oynarsınız. Koz ya da daha büyük kart oynamak zorunlu değildir.
rule-take = Eli en büyük koz alır; koz yoksa istenen rengin en büyük kartı.

rule-misere-heading = Mizer oynanışı
rule-misere-play = Koz yoktur ve ihaleyi alan el almamalıdır: aldığı ilk el dağıtımı bitirir.
rule-misere-partner-4 = İhaleyi alanın eşi kartlarını kapalı bırakır ve oynamaz.
rule-misere-partner-6 = İhaleyi alanın iki eşi de kartlarını kapalı bırakır ve oynamaz.
rule-misere-partner-5 = Bir kişi dört kişiye karşı oynar.
rule-misere-open = Açık mizerde ihaleyi alanın kartları ilk elden sonra herkese açıktır.
rule-misere-blind = Kör mizer orta kartlarla oynanır ve kartlar kapalı kalır.

rule-joker-trumps = Koz varsa joker yalnızca en büyük kozdur; onunla çıkılırsa koz oynanır. Aşağıdakiler kozsuz ve her türlü mizer içindir.
rule-joker-named = İlk çıkıştan önce, jokeri olan ihale sahibi ona bir renk verebilir. O zaman joker o rengin en büyük kartıdır ve başka renge atılırsa kaybeder.
rule-joker-named-never = İlk çıkıştan önce jokere kimse renk vermez.
rule-joker-none = Yoksa jokerin rengi olmaz ve oynandığı eli alır. Başkasının çıktığı ele ancak istenen rengi olmayan oynayabilir.
rule-joker-misere-must = Mizerde böyle bir oyuncu jokeri oynamak zorundadır.
rule-joker-misere-free = Mizerde de böyle bir oyuncu jokeri oynamak zorunda değildir.
rule-joker-lead-new = Jokerle çıkan, bu dağıtımda daha çıkılmamış bir renk söyler; joker için söylenen renk de çıkılmış sayılır. Dört renkle de çıkıldıysa jokerle yalnız son ele çıkılabilir, o zaman kimse renge uymaz.
rule-joker-lead-last-trick = Jokerle yalnız son ele çıkılabilir. Çıkan, daha çıkılmamış bir renk söyler; dört renkle de çıkıldıysa kimse renge uymaz.
rule-joker-lead-free-lead = Jokerle çıkan, her zaman istediği rengi söyler.
rule-joker-only = Elinde renksiz jokerlerden başka kart olmayan, jokerle çıkıp istediği rengi söyleyebilir. Bu bizim kuralımızdır; kaynaklar bunu söylemiyor.

rule-example-take = { $trump ->
    [S] Koz maça
    [C] Koz sinek
    [D] Koz karo
    [H] Koz kupa
   *[N] Kozsuz oynanıyor
 }. Sırayla { $plays } oynandı: eli { $taker } alır.
rule-example-follow = { $trump ->
    [S] Koz maça
    [C] Koz sinek
    [D] Koz karo
    [H] Koz kupa
    [M] Mizer oynanıyor
   *[N] Kozsuz oynanıyor
 }, { $led } çıkıldı. Elinde { $hand } olan şunları oynayabilir: { $may }.

rule-score-made = En az söylenen kadar el alınırsa kontrat tutar; mizer hiç el alınmazsa tutar. Tutan kontrat değerini yazdırır, batan o kadar kaybettirir. Fazla eller bir şey eklemez.
rule-score-slam = Ama 250’den ucuz kontratta on elin hepsini alan 250 yazar.
rule-score-others = Karşı taraf, kontrat tutsa da batsa da aldığı her el için 10 puan yazar; mizerde bir şey yazmaz.
rule-score-each = Herkes kendi elleri için yazar.
rule-score-five = İhaleyi alanla eşinin elleri toplanır; kazanılan da kaybedilen de tam değeriyle ikisine yazılır.
rule-score-cap = Dağıtımdan önce { $cap } ya da daha çok puanı olan taraf eller için bir şey yazmaz.
rule-score-table = Birkaç dağıtım ve yazılanlar:
rule-score-contract = Kontrat
rule-score-tricks = Alınan
rule-score-contractors = Kontratı oynayan
rule-score-opponents = Karşı taraf
rule-score-misere = Mizer

rule-win-bid = { $target } ya da daha çok puanı olan taraf, ancak kendi kontratını tutturduğu dağıtımda kazanır. Karşı taraf el puanlarıyla { $target } puanı geçebilir, ama bununla kazanmaz. Aynı dağıtımda iki taraf da { $target } puana ulaşırsa kontratı oynayanlar kazanır.
rule-win-any = Son puanlarını neyle almış olursa olsun { $target } ya da daha çok puanı olan taraf kazanır. Aynı dağıtımda birden çok taraf { $target } puana ulaşırsa kontratı tutturan, yoksa en yüksek toplam kazanır.
rule-win-five = İhaleyi alan ile eşi kontratı birlikte tutturur; ikisi de kazanabilir.
rule-back-door-on = { $minus } ya da daha aşağı düşen taraf hemen kaybeder; kalanların en yükseği kazanır.
rule-back-door-off = Bir taraf ne kadar düşerse düşsün oyun sürer.
rule-deals-max = { $deals } dağıtımdan sonra, paslılar da sayılır, en yüksek toplam kazanır. Eşit toplamlar kazancı paylaşır. Her oyun bitsin diye koyduğumuz bu sınır bizim kuralımızdır.

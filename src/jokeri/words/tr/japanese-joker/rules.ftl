### The rules page of Japanese Joker. The page takes the messages that the house calls for.

rules-title = Japon Jokeri kuralları

rule-aim = Japon Jokeri iki kişiyle oynanır. İhale yoktur. Herkesin kartlarının yarısı masada durur; { $tricks } elin çoğunu alan dağıtımı kazanır.

rule-pack = Destede { $cards } kart vardır: büyükten küçüğe as, papaz, kız, vale, onlu, dokuzlu, sekizli, yedili ve altılı; maça, sinek, karo ve kupa olarak dört renk. Maça altılı ile sinek altılının yerini iki joker alır; böylece maça ve sinek sekizer, karo ve kupa dokuzar karttır.
rule-jokers = İki joker eşittir ama birbirinden ayırt edilir: hangisinin nerede durduğunu iki oyuncu da görür. Jokerin rengi yoktur: ne istenen renkten sayılır ne de koz.

rule-three = İkisinden biri kozu seçer. Kartlar ondan başlayarak birer birer dağıtılır, ta ki herkeste { $cards } kart olana dek. Herkes kendininkine bakar.
rule-trump = Seçen kozu söyler: elinde olsun olmasın istediği rengi ya da kozsuz. Her koz, öbür renklerin bütün kartlarını yener.
rule-rest = Sonra gerisi dağıtılır: elde { $hand } kart olana dek kartlar, ardından herkesin önüne sırayla { $columns } kapalı kart ve her birinin üstüne bir açık kart.
rule-hidden = Elinizdekileri yalnız siz görürsünüz. Açık kartları iki oyuncu da görür. Kapalıları, üstleri açılana dek kimse görmez.
rule-chooser = İlk seçen kurayla belirlenir. Her dağıtımdan sonra kozu öteki oyuncu seçer, dağıtımı kimse kazanmamış olsa bile. Bu sıra bizim kuralımızdır.

rule-lead = İlk ele kozu seçen çıkar. Eli alan sonrakine çıkar.
rule-table-open-after-first = Elinizden ya da masadaki açık kartlarınızdan oynarsınız. Yalnız dağıtımın ilk çıkışı elden yapılmalıdır.
rule-table-open-at-once = İlk çıkışta da elinizden ya da masadaki açık kartlarınızdan oynarsınız.
rule-uncover-hand = Açık bir kart oynanınca altındaki kapalı kart, el bitince sahibinin eline gider.
rule-uncover-table = Açık bir kart oynanınca altındaki kapalı kart, el bitince olduğu yerde açılır. Bu bizim çeşidimizdir.
rule-follow = İstenen renkten elde ya da masada kartınız varsa o renkten oynarsınız. İkisinde de yoksa elden ya da masadan koz oynarsınız. O da yoksa istediğiniz kartı oynarsınız.
rule-joker-any-time = Joker elden ya da masadan her zaman oynanabilir; hiçbir zaman zorunlu değildir.

rule-joker-lead-no = Jokerle çıkarken bir renk söylersiniz: koz da olabilir. Öteki, ister elinde ister açık kartlarında olsun, o rengin kendindeki en büyüğünü oynamalıdır.
rule-joker-lead-yes = Jokerle çıkarken “yüksek” ya da “alsın” der ve bir renk söylersiniz: koz da olabilir. “Yüksek”, ister elde ister açık kartlarda olsun, o rengin en büyüğünü ister; “alsın” o renkten herhangi bir kartı.
rule-joker-void = Söylenen renkten kartınız yoksa, söylenen koz değilse koz oynarsınız. O da yoksa istediğiniz kartı oynarsınız. Öteki joker her zaman oynanabilir.
rule-joker-follow-no = Ötekinin çıktığı ele oynanan joker eli alır. Renk söylenmez.
rule-joker-follow-yes = Ötekinin çıktığı ele joker oynarken, eli almak için “al”, bırakmak için “ver” dersiniz. Renk söylenmez.
rule-low-ours = Düşük jokerler bizim çeşidimizdir; Gürcü Jokeri’nin kurallarına uyar.

rule-taking = Maddelere sırayla bakın; uyan ilk madde belirler.
rule-take-answer-no = Ötekinin çıktığı ele oynanan joker eli alır, öteki jokerle çıkılmış olsa bile.
rule-take-answer-yes = Ötekinin çıktığı ele “al” denilerek oynanan joker eli alır, öteki jokerle çıkılmış olsa bile. “Ver” denilerek oynanan hiçbir zaman almaz.
rule-take-trump-on-joker = Jokerle çıkılıp koz olmayan bir renk söylendiyse eli koz alır.
rule-take-low = Jokerle “alsın” denilerek çıkıldıysa eli söylenen renkten kart alır.
rule-take-led = Yoksa eli çıkılan joker alır.
rule-take-card = Büyük koz eli alır; koz yoksa çıkılan rengin büyük kartı.

rule-example-led = Koz kupa. Jokerle çıkılıp { $suit ->
    [S] maça
    [C] sinek
    [D] karo
   *[H] kupa
 } söylendi, öteki { $card ->
    [X] ikinci jokeri
   *[other] { $card }
 } oynadı.
rule-example-led-low = Koz kupa. Jokerle “alsın” denilip { $suit ->
    [S] maça
    [C] sinek
    [D] karo
   *[H] kupa
 } söylenerek çıkıldı, öteki { $card } oynadı.
rule-example-cards = Koz kupa. { $first } çıkıldı, öteki { $card } oynadı.
rule-example-given = Koz kupa. { $first } çıkıldı, öteki “ver” deyip joker oynadı.
rule-outcome-lead = Eli çıkan alır.
rule-outcome-answer = Eli öteki alır.

rule-score = { $tricks } elin hepsi oynanır. { $half } elden çok alan dağıtımı kazanır. { $half } : { $half } olursa kimse kazanmaz.
rule-target = { $target ->
    [1] Bir dağıtımı önce kazanan oyunu kazanır.
   *[other] { $target } dağıtımı önce kazanan oyunu kazanır.
 }
rule-most = { $deals } dağıtımdan sonra oyun her durumda biter; çok dağıtım kazanan oyunu kazanır, eşitlikte birincilik paylaşılır. Bu sınır bizimdir.

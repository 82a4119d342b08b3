### The rules page of Jokers. Numbers come from the engine.

rules-title = Jokerler oyununun kuralları

rule-aim = Jokerler iki kişiyle oynanır ve kimse el almaz. Elinizdeki sekiz kartın hepsi üçlü, dörtlü ya da seri olana dek kart değiştirirsiniz: buna tam el denir. Tam elini açan dağıtımı kazanır. Kaybedenin eli de puan getirir, bu yüzden onu da düzgün tutmaya değer.

rule-pack = { $cards } kart vardır: dört renkte as, 2, 3 diye 10 sayısına kadar, vale, kız ve papaz; bir de iki joker. As her zaman en küçük karttır.
rule-jokers = Jokerler birbirinin aynıdır. Joker, elinizde olmayan herhangi bir kartın yerine geçer; iki joker iki ayrı kartın. Neyin yerine geçtiği söylenmez.

rule-dealing = Kartlar birer birer, ilk oynayandan başlanarak dağıtılır: önce ele { $hand }, sonra { $safety } yedek kart. Yedekler kapalı durur; kimse, sahibi bile, onlara bakamaz. Kalan { $pile } kart destedir.
rule-first = İlk dağıtımda kimin başlayacağı kurayla belli olur. Sonra sırayla başlanır.

rules-turn-heading = Sıra sizdeyken
rule-turn = Sıranız gelince en çok { $trades } takas yapabilir, bunlardan önce, aralarında ve sonra yedek kart açabilirsiniz; sonunda sırayı bitirir ya da elinizi açarsınız.
rule-trade = Takas: elinizden bir ile { $hand } arası kartı teker teker, yüzü açık, istediğiniz sırayla atılanların üstüne koyun. Sonra desteden o kadar kart çekin. Destede kalandan fazlasını koyamazsınız.
rule-must-trade = Dağıtımın son sırası dışında, takas yapmadan sıra bitirilemez. Bu bizim kuralımız: bu olmasa dağıtım hiç bitmeyebilir.
rule-pile-open = Atılanlar açıktır. İki oyuncu da istediği an bakabilir, sıraları değişmez.

rules-full-heading = Tam el
rule-full = Sekiz kartın her biri bir üçlüde, dörtlüde ya da seridedir; hiçbiri iki kez sayılmaz.
rule-set = Üçlü ve dörtlü, aynı değerden üç ya da dört karttır.
rule-run = Seri, aynı renkten art arda üç ya da daha çok karttır. As, 2 kartının önündedir, papazdan sonra gelmez.
rule-types = Beş çeşit tam el vardır. Birkaçına uyan el en iyisi sayılır.
rule-type = çeşit
rule-type-hand = örneğin
rule-type-points = puanı

rules-safety-heading = Yedek kartlar
rule-safety-turn = Sıra sizdeyken, ortada başlanmış takas yoksa ve atılanlarda kart varsa, bir yedeğinizi açabilirsiniz. Açılan yedek kullanılmak zorundadır. Bu takas sayılmaz. Bir sırada ikisi de açılabilir, son sırada da.
rule-safety-reach = Yedek kart, atılanların ne kadar derinine uzanabileceğinizi söyler: as 1, sayılı kartlar üstünde yazan kadar, vale { $jack }, kız { $queen }, papaz { $king }, joker { $joker } derinliğe kadar her yere. En üstteki kart 1 derinliktedir.
rule-safety-example = { $card }: atılanlar { $large } kartsa { $far } kart derine uzanır, { $small } kartsa ancak { $near }.
rule-safety-take = Ya bu derinlikten bir kartı elinize alırsınız. Sonra atılanların üstüne önce yedek kart, onun üstüne de elinizden bir kart konur.
rule-safety-keep = Ya da yedek kartın kendisini elinize alır, elinizden bir kart atarsınız.
rule-safety-same = Atılan kart, az önce aldığınız kart da olabilir.

rules-declare-heading = El açma ve son sıra
rule-declare = Tam eliniz varsa, sıranızın başlanmış takas ve açık yedek olmayan her anında açabilirsiniz; dağıtılan elle bile. Zorunda değilsiniz. Elinizi açarsınız ve dağıtımı kazanmış olursunuz.
rule-last-turn = Öbür oyuncunun, elini düzeltmek için bir sırası daha olur. Bu sıra takas yapılmadan da bitirilebilir. Bu sırada el açılamaz: şimdi tamamlanan el yine kaybetmiştir.
rule-pile-out = Destenin son kartı çekilmiş ve kimse elini açmamışsa, o sıra takassız sürer. El açılmadan biterse ikisi de kaybeder.

rule-score-won = Elini açan, kazandığı için { $points }, tam elin çeşidi için de ayrıca puan alır.
rule-score-lost = Kaybeden elin en iyi üçlüleri, dörtlüleri ve serileri sayılır: üçlü { $three }, dörtlü { $four }, seri kart sayısı kadar. Joker hesaba katılmayabilir. Sekiz kartın hepsi dizilmişse ve çeşidin puanı daha çoksa o sayılır.
rule-score-colour = Sekizi de kırmızı ya da sekizi de siyahsa kazanana { $won }, kaybedene { $lost } daha. Jokerin neyin yerine geçtiğine burada bakılmaz.
rule-score-jokers = Sonunda iki joker de eldeyse { $points } daha, kazanana da kaybedene de.
rule-score-ours = Kazanma ve iki joker puanları, tek renk ikramiyesi ve kaybedenin düşük tablosu oyunun yazarındandır. Onun tabloları kayıptır. Her çeşidin, kaybeden elin ve tek rengin puanları bizimdir.
rule-score-table = Açılan elin, kazanma puanı dışındaki puanı:
rule-example-won = { $hand } ile kazanıldı: { $points }.
rule-example-lost = { $hand } ile kaybedildi: { $points }.

rule-schedule = Oyunda { $deals } dağıtım vardır. Sonunda puanı çok olan kazanır; puanlar eşitse sıra paylaşılır.

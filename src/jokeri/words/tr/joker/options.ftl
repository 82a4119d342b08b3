### Masa kuralları: adlar, açıklamalar ve değerler.
### Değer adında "/" yerine "-" yazılır: value-khishti-200-500.
### Çevirmene: Türkçe terimler (pulka, hişt, prim, silme, spesi, ilk el, yüksek/alsın, al/ver)
### henüz bu oyunu Türkçe oynayan birine sorulmadı.

option-schedule = Oyunun dağıtımları
option-schedule-help = Her dağıtımda kaç kart verildiği ve hangi dağıtımların bir pulka oluşturduğu. Prim her pulkanın sonunda hesaplanır. Kendinizinki: dağıtımlar arasında “-”, pulkalar arasında “/”, örneğin 1-2-3/9-9.
value-schedule-full = Tam: 1’den 8’e, dört dokuzlu, 8’den 1’e, dört dokuzlu
value-schedule-nines = Yalnız dokuzlu: dört pulka
value-schedule-nines-3 = Yalnız dokuzlu: üç pulka
value-schedule-nines-2 = Yalnız dokuzlu: iki pulka
value-schedule-nines-1 = Yalnız dokuzlu: bir pulka
value-schedule-quick = Yarım oyun: 1’den 8’e, dört dokuzlu
value-schedule-ones = Birer kartlık dört dağıtım
value-schedule-full-38 = 38 kartla tam: 1’den 9’a, dört dokuzlu, 9’dan 1’e, dört dokuzlu
value-schedule-other = Kendi listesi: { $value }

option-pack = Deste
option-pack-help = 36 kartlık destede iki joker siyah altılıların yerine geçer. 38 kartta dört altılı da kalır; böylece maça ve sinek de dokuzar kart olur.
value-pack-36 = 36, siyah altılılar olmadan
value-pack-38 = 38, bütün altılılarla

option-nines_trump = Dokuzlularda koz
option-nines_trump-help = 36 kartla oynanan dokuzluda bütün deste dağıtılır, açılacak kart kalmaz; bu yüzden koz başka türlü belirlenir.
value-nines_trump-forehand = İlk el üç karta bakıp söyler
value-nines_trump-last-card = Dağıtıcının son kartı gösterir
value-nines_trump-turned = Öbür dağıtımlardaki gibi açılır (yalnız 38 kartla)

option-must_trump = Koz zorunluluğu
option-must_trump-help = İstenen renkten kartı olmayıp kozu olan oyuncu koz oynamak zorunda mı.
value-must_trump-yes = Renk yoksa koz oynanır
value-must_trump-no = Renk yoksa her kart oynanabilir

option-khishti = Hişt
option-khishti-help = En az bir el söyleyip hiç el almayanın cezası. Öbür ıskaların kuralı ayrıdır.
value-khishti-0 = Yok
value-khishti-200 = 200
value-khishti-500 = 500
value-khishti-200-500 = 200, dokuzlularda 500
value-khishti-per-card = Spesi: kart başına 100
value-khishti-other = { $value }

option-miss = Iska
option-miss-help = Söylediğinden az ya da çok el alan oyuncuya ne yazılır.
value-miss-per-trick = Alınan her el için 10
value-miss-flat = Her ıska hişttir
value-miss-per-missing = Eksik her el için −100
value-miss-per-difference = Eksik ya da fazla her el için −100

option-premia = Prim
option-premia-help = Pulkanın bütün dağıtımlarında tam söylediği kadar el alan, en iyi dağıtımını bir kez daha yazar. Prim yoksa silme de yoktur.
value-premia-on = Var
value-premia-off = Yok

option-best_last = Pulkanın son dağıtımı
option-best_last-help = Primin eklediği ya da silmenin götürdüğü en iyi dağıtım, pulkanın son dağıtımı olabilir mi.
value-best_last-counts = Öbürleri gibi sayılır
value-best_last-excluded = Sayılmaz

option-best_min = En iyi dağıtımın alt sınırı
option-best_min-help = En iyi dağıtım bundan az puansa hem prim hem silme için 0 sayılır.
value-best_min-0 = Sınır yok
value-best_min-100 = 100
value-best_min-150 = 150
value-best_min-200 = 200
value-best_min-other = { $value }

option-moshla = Silme
option-moshla-help = Biri prim kazanınca başkalarının o pulkadaki en iyi dağıtımı silinebilir. Prim kazananınki hiçbir zaman silinmez.
value-moshla-none = Kimseninki silinmez
value-moshla-others = Öbürlerinin en iyisi silinir
value-moshla-next = Yalnız sıradakinin en iyisi silinir

option-premia_many = Birden çok prim
option-premia_many-help = Aynı pulkada iki ya da üç oyuncu prim kazanınca ne olur.
value-premia_many-bonus = Hepsi alır, kimseninki silinmez
value-premia_many-both = Hepsi alır, silme de geçerlidir
value-premia_many-cancel = Kimse almaz, silme geçerlidir

option-premia_run = Komşuların primi
option-premia_run-help = Yan yana oturan oyuncular birlikte prim kazanınca ne olur.
value-premia_run-each = Her biri alır
value-premia_run-first = Yalnız sıranın ilki alır

option-led_high_duty = Yüksek jokerle çıkış: ne oynanır
option-led_high_duty-help = Yüksek jokerle çıkılınca öbürleri söylenen renkten hangi kartı verir. Onun yerine öteki joker her zaman oynanabilir.
value-led_high_duty-highest = Rengin en büyüğü
value-led_high_duty-any = Renkten herhangi bir kart

option-led_high_trumped = Yüksek jokerle çıkış ve koz
option-led_high_trumped-help = Yüksek jokerle çıkılıp koz olmayan bir renk söylendiğinde ve biri koz oynadığında eli kim alır.
value-led_high_trumped-trump = En büyük koz
value-led_high_trumped-joker = Joker

option-led_low_unanswered = Karşılıksız “alsın”
option-led_low_unanswered-help = “Alsın” denilerek jokerle çıkılıp kimse söylenen rengi, koz ya da yüksek joker oynamayınca eli kim alır.
value-led_low_unanswered-leader = Jokerle çıkan
value-led_low_unanswered-discard = Atılan en büyük kart

option-two_high = İki yüksek joker
option-two_high-help = İki joker de yüksek oynanınca eli hangisi alır.
value-two_high-later = Sonraki
value-two_high-first = Önceki

option-partners = Eşler
option-partners-help = Eşli oyunda herkes kendi ihalesini söyler ve kendi puanını yazar; karşılıklı oturanların puanları toplanır.
value-partners-none = Herkes tek başına
value-partners-pairs = İkiye iki

option-choice_view = Koz söylenirken
option-choice_view-help = Dokuzluda dağıtıcının solundaki ilk el kozu söylerken öbürleri kendi ilk üç kartını görür mü.
value-choice_view-all = Herkes kendi üç kartını görür
value-choice_view-chooser = Yalnız ilk el kart görür

preset-jokerx = JokerX
preset-jokerx-help = Bugün en yaygın kurallar: dokuzlularda kozu ilk el söyler, hişt 200, dokuzlularda 500; prim kimseden bir şey götürmez.
preset-tamashebi = Tamaşebi
preset-tamashebi-help = Birinin primi bütün öbürlerinin en iyi dağıtımını siler; yüksek jokerle çıkış kozları da yener.
preset-dealers-card = Dağıtıcının kartı
preset-dealers-card-help = Dokuzlularda kozu dağıtıcının son kartı gösterir. Hişt yoktur; çıkılan yüksek jokere renkten herhangi bir kart verilir.
preset-pagat = Pagat
preset-pagat-help = “Dağıtıcının kartı” gibidir, ama çıkılan yüksek jokere rengin en büyüğü verilir.
preset-next-seat = Sıradaki
preset-next-seat-help = Prim yalnız sıradaki oyuncunun en iyi dağıtımını siler. Pulkanın son dağıtımı ve 150’den az puan en iyi sayılmaz.
preset-old-school = Eski okul
preset-old-school-help = Bütün altılılarla 38 kart, 26 dağıtım; koz dokuzlularda da açılır.

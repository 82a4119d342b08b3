### Masa kuralları: adlar, açıklamalar ve değerler.

option-seats = Oyuncular
option-seats-help = Dört ve altı kişi iki takım olur, beş kişi çağrılan eşle, iki ve üç kişi tek tek oynar.
value-seats-4 = Dört, ikiye iki
value-seats-3 = Üç, herkes tek başına
value-seats-5 = Beş, çağrılan eşle
value-seats-6 = Altı, üçe üç
value-seats-2 = İki ve bir ölü el

option-pack = Deste (dört oyuncu)
option-pack-help = Dört kişilik destede bütün dörtlüler ve ikinci bir joker olabilir. İlk joker ikinciyi yener.
value-pack-43 = 43, ortada üç kart
value-pack-45 = 45, ortada beş kart
value-pack-46 = 46 ve iki joker, ortada altı kart

option-joker_nt = Kozsuzda joker
option-joker_nt-help = Kendi rengi olmayan joker kozsuzda ve mizerde ne yapabilir.
value-joker_nt-pagat = Daha çıkılmamış bir renk söyler
value-joker_nt-last-trick = Jokerle yalnız son ele çıkılır
value-joker_nt-free-lead = Her zaman istediği rengi söyler
value-joker_nt-no-naming = İlki gibi, ama oyundan önce renk verilmez

option-joker_misere = Mizerde joker
option-joker_misere-help = Mizerde istenen rengi olmayan ama jokeri olan oyuncu ne yapar.
value-joker_misere-must = Jokeri oynamak zorundadır
value-joker_misere-free = Jokeri oynamayabilir

option-pass_final = Pastan sonra
option-pass_final-help = Pas diyen, aynı ihalede yeniden söz alabilir mi.
value-pass_final-yes = Pas kesindir
value-pass_final-reenter = Başka renk söylenirse yeniden sorulur

option-raise_own = Kendi ihalesini artırmak
option-raise_own-help = Herkes pas dedikten sonra ihaleyi alan daha yukarı çıkabilir mi.
value-raise_own-no = Çıkamaz
value-raise_own-yes = Bir kez daha söyler

option-all_pass = Herkes pas derse
option-all_pass-help = Kimsenin ihaleye girmediği dağıtım ne olur.
value-all_pass-next-dealer = Sıradaki dağıtır
value-all_pass-same-dealer = Aynı kişi yeniden dağıtır
value-all_pass-nt-no-kitty = Kozsuz ve orta kartlar olmadan oynanır

option-misere = Mizer
option-misere-help = Hiç el almama kontratı; 250 puan.
value-misere-after7 = Biri yedi dedikten sonra
value-misere-any = Her zaman
value-misere-off = Yok

option-misere_rank = Mizerin yeri
option-misere_rank-help = Mizer ihalede hangilerinin üstündedir.
value-misere_rank-below8S = Bütün yedilerin
value-misere_rank-between8Sand8C = Sekiz maçanın da

option-open_misere = Açık mizer
option-open_misere-help = 500 puanlık mizer; ilk elden sonra kartlar herkese açılır.
value-open_misere-on = Var
value-open_misere-off = Yok

option-blind_misere = Kör mizer
option-blind_misere-help = Kartlara bakmadan söylenen 500 puanlık mizer.
value-blind_misere-off = Yok
value-blind_misere-on = Var

option-sans_kitty = Ortasız ihale
option-sans_kitty-help = Her ihale orta kartlar olmadan da söylenebilir; ortalı olanından yüksektir. Bizim kuralımızdır, kaynaklarda yoktur.
value-sans_kitty-off = Yok
value-sans_kitty-on = Var

option-trick_points_cap = El puanı sınırı
option-trick_points_cap-help = Hedefe yaklaşınca karşı taraf el puanı yazmayı bırakır mı.
value-trick_points_cap-off = Sınır yok
value-trick_points_cap-490 = 490’dan sonra yazılmaz
value-trick_points_cap-480 = 480’den sonra yazılmaz

option-slam = On elin hepsi
option-slam-help = Bütün elleri almak küçük kontratı 250’ye çıkarır mı.
value-slam-on = En az 250
value-slam-off = Yalnız kontratın değeri

option-must_bid_to_win = Kazanmak
option-must_bid_to_win-help = Hedefe kendi kontratıyla ulaşmak gerekir mi.
value-must_bid_to_win-yes = Yalnız kendi kontratıyla
value-must_bid_to_win-no = Herhangi bir puanla

option-back_door = Sıfırın altında hedefe düşmek
option-back_door-help = Bu kadar düşen taraf oyunu hemen kaybeder mi.
value-back_door-on = Hemen kaybeder
value-back_door-off = Oynamayı sürdürür

option-j5 = Kozsuzda vale
option-j5-help = Kozsuzda vale kendi renginin en büyüğü müdür. Mizerde hiçbir zaman.
value-j5-off = Kızın altında
value-j5-on = Asın üstünde

option-target = Kazanma puanı
option-target-help = Oyunu kazandıran toplam.
value-target-500 = 500
value-target-250 = 250
value-target-1000 = 1000
value-target-other = { $value }

option-deals_max = En çok dağıtım
option-deals_max-help = Bu kadar dağıtımdan sonra, paslılar da sayılır, en yüksek toplam kazanır. Her oyun bitsin diye bizim kuralımızdır.
value-deals_max-100 = 100
value-deals_max-4 = 4
value-deals_max-8 = 8
value-deals_max-12 = 12
value-deals_max-20 = 20
value-deals_max-other = { $value }

preset-australian = Avustralya usulü
preset-australian-help = Avustralya’da çoğunlukla oynandığı gibi: yediden sonra mizer, on el 250, kendi kontratıyla kazanma.

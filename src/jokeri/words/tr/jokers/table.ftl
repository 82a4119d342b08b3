### What the page alone says of Jokers. $full is a kind of full hand, as the server names it.

bot-careful-help = Tam ele hangi takasın yaklaştırdığını hesaplar, beklemeye değmezse elini açar.
full-type = { $full ->
    [all-run] sekizli seri
    [match-full-house] iki dörtlü
    [match-half-house] dörtlü ve dört kartlık seri
    [run-half-house] üçlü ve beş kartlık seri
   *[run-full-house] iki seri
 }
ev-first-player = Kurayla ilk oynayan: { $name }.
ev-round-dealt = Kartlar dağıtıldı. İlk oynayan: { $name }.
ev-laid = { $name } koyuyor: { $card }.
ev-drawn = { $name } desteden { $count } kart çekiyor. Kalan { $left }.
ev-safety-turned = { $name } yedek açıyor: { $card }. Derinlik { $reach }.
ev-taken = { $name } alıyor: { $card }.
ev-kept = { $name } elinde tutuyor: { $card }.
ev-laid-away = { $name } atıyor: { $card }.
ev-laid-away-both = { $name } atıyor: { $safety }, üstüne { $card }.
ev-declared = { $name } tam elini açıyor: { $full }.
ev-last-turn = { $name }: bir sıra daha.
ev-turn-ended = { $name } sırasını bitiriyor.
ev-nobody-won = Kimse elini açmadı: ikisi de kaybetti.
ev-points = { $name } { $won ->
    [yes] kazandı
   *[no] kaybetti
 }: { $points }.
ev-your-free = Sıra sizde.
ev-your-trade = Bir kart daha koyun ya da çekin.
ev-your-safety = Atılanlardan kart alın ya da yedeği tutun.
ev-your-away = Bir kart atın.
turn-free = oynuyor
turn-trade = takas yapıyor
turn-safety = seçiyor
turn-away = kart atıyor
yours-free = sıra sizde
yours-trade = takas
yours-safety = seçin
yours-away = kart atın
refused-must-trade = Sıra takas yapılmadan bitirilemez.
refused-not-full = Bu el tam değil.
refused-too-deep = Yedek kart { $deepest } derinliğe uzanır.
refused-pile-too-small = Daha çok konamaz: destede { $pile } kart var.
ask-trade = Değiştirmek istediğiniz kartları koyun.
ask-again = Bir takas daha yapın ya da sırayı bitirin.
ask-done = Bu sırada takas hakkınız bitti.
ask-last = Son sıranız.
ask-draw = Kart koymayı sürdürün ya da çekin.
ask-safety = Işıklı bir kartı alın ya da { $card } sizde kalsın.
ask-away = Elinizden bir kart atın.
key-draw = { $count } kart çek
key-safety = Yedek { $which }
key-keep = Tut: { $card }
key-declare = Elini aç: { $full }
key-end = Sırayı bitir
draw-pile = Destede { $count } kart var
safety-up = Açılan yedek kart: { $card }
discards = Atılanlar, en üstteki önce
discards-none = Daha kart atılmadı.
discard-take = { $card }, derinlik { $depth }: al
open-hand = Açık el: { $name }
plate-safety = Kapalı yedek kart: { $count }
plate-seen = Elinde kesin olan
plate-declared = elini açtı
replay-dealt = Kartlar dağıtıldı
replay-safety = yedekler
sheet-deal = dağıtım
sheet-won = kazandı
summary-safety = Yedekler: { $name }
part-winning = kazanç { $points }
part-hand = el { $points }
part-colour = tek renk { $points }
part-jokers = iki joker { $points }
part-none = hiç

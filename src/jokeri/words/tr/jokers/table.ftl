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
ev-drawn = { $name } desteden { $cards } kart çekiyor. Kalan { $left }.
ev-taken = { $name } alıyor: { $card }.
ev-kept = { $name } elinde tutuyor: { $card }.
ev-laid-away = { $name } atıyor: { $card }.
ev-last-turn = { $name }: bir sıra daha.
ev-turn-ended = { $name } sırasını bitiriyor.
ev-nobody-won = Kimse elini açmadı: ikisi de kaybetti.
ev-points = { $name } { $won ->
    [yes] kazandı
   *[no] kaybetti
 }: { $points }.
ev-your-trade = Bir kart daha koyun ya da çekin.
ev-your-safety = Atılanlardan kart alın ya da yedeği tutun.
ev-your-away = Bir kart atın.
refused-must-trade = Sıra takas yapılmadan bitirilemez.
refused-not-full = Bu el tam değil.
refused-too-deep = Yedek kart { $deepest } derinliğe uzanır.
refused-pile-too-small = Daha çok konamaz: destede { $pile } kart var.
ask-again = Bir takas daha yapın ya da sırayı bitirin.
ask-done = Bu sırada takas hakkınız bitti.
ask-last = Son sıranız.
key-draw = { $count } kart çek
key-keep = Tut: { $card }
key-declare = Elini aç: { $full }
key-end = Sırayı bitir
draw-pile = Destede { $count } kart var
discards = Atılanlar, en üstteki önce
discards-none = Daha kart atılmadı.
open-hand = Açık el: { $name }
plate-safety = Kapalı yedek kart: { $count }
plate-declared = elini açtı
replay-safety = yedekler
sheet-deal = dağıtım
sheet-won = kazandı
summary-safety = Yedekler: { $name }
part-winning = kazanç { $points }
part-hand = el { $points }
part-colour = tek renk { $points }
part-jokers = iki joker { $points }
ask-first = Sıra sizde: değiştirmek istediğiniz kartları koyun.
key-s1 = Yedek 1
key-s2 = Yedek 2
seen-hand = Elinde kesin olan: { $name }
safety-up = Açılan yedek kart
discard-take = Al: { $card }
discard-once-more = Almak için bir daha: { $card }
ev-declared = { $name } tam elini açıyor
ev-safety-turned = { $name } yedek açıyor: { $card }.
ev-reach = Derinlik: { $reach }.

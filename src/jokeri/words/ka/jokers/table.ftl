### What the page alone says of Jokers. $full is a kind of full hand, as the server names it.

bot-careful-help = ითვლის, რომელი გაცვლა უახლოვდება აწყობილ კარტს, და აცხადებს, როცა ლოდინი აღარ ღირს.
full-type = { $full ->
    [all-run] რვა ზედიზედ
    [match-full-house] ორი ოთხეული
    [match-half-house] ოთხეული და ოთხი ზედიზედ
    [run-half-house] სამეული და ხუთი ზედიზედ
   *[run-full-house] ორი მიმდევრობა
 }
ev-first-player = კენჭისყრით პირველი თამაშობს { $name }.
ev-round-dealt = კარტი დარიგდა. პირველი თამაშობს { $name }.
ev-laid = { $name } დებს: { $card }.
ev-drawn = { $name } დასტიდან იღებს { $cards } კარტს. დარჩა { $left }.
ev-taken = { $name } იღებს: { $card }.
ev-kept = { $name } იტოვებს: { $card }.
ev-laid-away = { $name } აგდებს: { $card }.
ev-last-turn = { $name }: კიდევ ერთი სვლა.
ev-turn-ended = { $name } სვლას ამთავრებს.
ev-nobody-won = არავის გამოუცხადებია: ორივემ წააგო.
ev-points = { $name } { $won ->
    [yes] იგებს
   *[no] აგებს
 }: { $points }.
ev-your-trade = დადეთ კიდევ, ან აიღეთ დასტიდან.
ev-your-safety = აიღეთ კარტი გადაყრილებიდან, ან დაიტოვეთ სათადარიგო.
ev-your-away = გადააგდეთ ერთი კარტი.
refused-must-trade = სვლას გაუცვლელად ვერ დაამთავრებთ.
refused-not-full = კარტი აწყობილი არ არის.
refused-too-deep = სათადარიგო კარტი წვდება სიღრმეს { $deepest }.
refused-pile-too-small = მეტს ვერ დადებთ: დასტაში დარჩა { $pile }.
ask-again = კიდევ ერთხელ გაცვალეთ, ან დაამთავრეთ სვლა.
ask-done = ამ სვლაში მეტს ვეღარ გაცვლით.
ask-last = თქვენი ბოლო სვლაა.
key-draw = აღება: { $count } კარტი
key-keep = დატოვება: { $card }
key-declare = გამოცხადება: { $full }
key-end = სვლის დამთავრება
draw-pile = დასტაში { $count } კარტია
discards = გადაყრილები, ჯერ ყველაზე ზედა
discards-none = გადაყრილი ჯერ არაფერია.
open-hand = გახსნილი კარტი: { $name }
plate-safety = დახურული სათადარიგო კარტი: { $count }
plate-declared = გამოაცხადა
replay-safety = სათადარიგო
sheet-deal = დარიგება
sheet-won = მოგება
summary-safety = სათადარიგო: { $name }
part-winning = მოგება { $points }
part-hand = კარტი { $points }
part-colour = ერთი ფერი { $points }
part-jokers = ორი ჯოკერი { $points }
ask-first = თქვენი სვლაა: დადეთ კარტი, რომლის გაცვლაც გინდათ.
key-s1 = სათადარიგო 1
key-s2 = სათადარიგო 2
seen-hand = ხელში უეჭველად აქვს: { $name }
safety-up = გახსნილი სათადარიგო კარტი
discard-take = აღება: { $card }
discard-once-more = კიდევ ერთხელ და აიღებთ: { $card }
ev-declared = { $name } აცხადებს აწყობილ კარტს
ev-safety-turned = { $name } ხსნის სათადარიგო კარტს: { $card }.
ev-reach = სიღრმე: { $reach }.

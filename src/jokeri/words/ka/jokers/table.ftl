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
ev-drawn = { $name } დასტიდან იღებს { $count } კარტს. დარჩა { $left }.
ev-safety-turned = { $name } ხსნის სათადარიგო კარტს: { $card }. სიღრმე { $reach }.
ev-taken = { $name } იღებს: { $card }.
ev-kept = { $name } იტოვებს: { $card }.
ev-laid-away = { $name } აგდებს: { $card }.
ev-laid-away-both = { $name } აგდებს: { $safety }, ზემოდან { $card }.
ev-declared = { $name } აცხადებს აწყობილ კარტს: { $full }.
ev-last-turn = { $name }: კიდევ ერთი სვლა.
ev-turn-ended = { $name } სვლას ამთავრებს.
ev-nobody-won = არავის გამოუცხადებია: ორივემ წააგო.
ev-points = { $name } { $won ->
    [yes] იგებს
   *[no] აგებს
 }: { $points }.
ev-your-free = თქვენი სვლაა.
ev-your-trade = დადეთ კიდევ, ან აიღეთ დასტიდან.
ev-your-safety = აიღეთ კარტი გადაყრილებიდან, ან დაიტოვეთ სათადარიგო.
ev-your-away = გადააგდეთ ერთი კარტი.
turn-free = თამაშობს
turn-trade = ცვლის
turn-safety = ირჩევს
turn-away = აგდებს
yours-free = თქვენი სვლა
yours-trade = ცვლით
yours-safety = აირჩიეთ
yours-away = გადააგდეთ
refused-must-trade = სვლას გაუცვლელად ვერ დაამთავრებთ.
refused-not-full = კარტი აწყობილი არ არის.
refused-too-deep = სათადარიგო კარტი წვდება სიღრმეს { $deepest }.
refused-pile-too-small = მეტს ვერ დადებთ: დასტაში დარჩა { $pile }.
ask-trade = დადეთ კარტი, რომლის გაცვლაც გინდათ.
ask-again = კიდევ ერთხელ გაცვალეთ, ან დაამთავრეთ სვლა.
ask-done = ამ სვლაში მეტს ვეღარ გაცვლით.
ask-last = თქვენი ბოლო სვლაა.
ask-draw = დადეთ კიდევ, ან აიღეთ დასტიდან.
ask-safety = აიღეთ განათებული კარტი, ან დაიტოვეთ { $card }.
ask-away = გადააგდეთ ერთი კარტი ხელიდან.
key-draw = აღება: { $count } კარტი
key-safety = სათადარიგო { $which }
key-keep = დატოვება: { $card }
key-declare = გამოცხადება: { $full }
key-end = სვლის დამთავრება
draw-pile = დასტაში { $count } კარტია
safety-up = გახსნილი სათადარიგო კარტი: { $card }
discards = გადაყრილები, ჯერ ყველაზე ზედა
discards-none = გადაყრილი ჯერ არაფერია.
discard-take = { $card }, სიღრმე { $depth }: აღება
open-hand = გახსნილი კარტი: { $name }
plate-safety = დახურული სათადარიგო კარტი: { $count }
plate-seen = ხელში უეჭველად
plate-declared = გამოაცხადა
replay-dealt = კარტი დარიგდა
replay-safety = სათადარიგო
sheet-deal = დარიგება
sheet-won = მოგება
summary-safety = სათადარიგო: { $name }
part-winning = მოგება { $points }
part-hand = კარტი { $points }
part-colour = ერთი ფერი { $points }
part-jokers = ორი ჯოკერი { $points }
part-none = არაფერი

### What the page alone says of Georgian Joker.

bot-careful-help = ითვლის საიმედო ხელებს და ზედმეტს არავის აძლევს.
bot-instant-help = თავისით ისწავლა; მაშინვე თამაშობს.
bot-normal-help = თავისით ისწავლა; წინ იხედება.
bot-strong-help = თავისით ისწავლა; შორს იხედება.
bot-vano = ვანო
bot-vano-help = ავიწყდება, რა გავიდა, და ყოველ კაროლს ხელად თვლის.
bot-zhora = ჟორა
bot-zhora-help = სულ ერთით მეტს ამბობს. კოზირი უყვარს.
bot-daisy = დეიზი
bot-daisy-help = ყველა ხელს იტაცებს; ჯოკერს შიშით აგდებს.
bot-ayla = აილა
bot-ayla-help = ცოტას ამბობს, მეტს იღებს.
bot-petrovich = პეტროვიჩი
bot-petrovich-help = ჯერ კოზირი, ჯოკერი ბოლოს.
bot-walt = უოლტი
bot-walt-help = ბევრს ამბობს, ჯოკერს მაშინვე ხარჯავს, პრემია არ ადარდებს.
bot-dodo = დოდო
bot-dodo-help = იმ ხელს წაიღებს, რომელიც თქვენ გჭირდებათ.
bot-osman = ოსმანი
bot-osman-help = მომთმენია: კოზირსაც უფრთხილდება და პრემიასაც.
bot-lyuda = ლიუდა
bot-lyuda-help = თამამია, სწრაფი და უმეტესად მართალი.
bot-ruth = რუთი
bot-ruth-help = ტკბილი სიტყვა, და ხელი უკვე აღარ არის.
bot-tsiala = ციალა
bot-tsiala-help = ყველაფერს ხედავს, მეტს ამბობს, არავის ინდობს.
bot-kerem = ქერემი
bot-kerem-help = ცოტას ლაპარაკობს, კოზირს ათრევინებს, არაფერი გამორჩება.
trump-none = ბეზი
pulka-of = პულკა { $pulka } / { $pulkas }
spread-short = შეტენვა { $count }
spread-over = წაგლეჯვა { $count }
ev-first-dealer = პირველი ტუზი: პირველი არიგებს { $name }.
ev-turned = ამობრუნდა: { $card }. კოზირი: { $trump }.
hint-is = საუკეთესო: { $move }. მოსალოდნელია { $points } ქულა, ზუსტი ნათქვამი { $exact } %.
ev-bid = { $name }: ნათქვამი { $bid }.
ev-short = შეტენვა { $count }.
ev-over-by = წაგლეჯვა { $count }.
ev-points = { $name }, { $kind ->
    [all] ყველა წაიღო
    [made] ზუსტად { $bid }
    [pass] პასი გავიდა
    [khishti] ხიშტი
    [failed-pass] პასი ჩავარდა, წაიღო { $taken }
   *[other] წაიღო { $taken }, ნათქვამი { $bid }
 }: { $points }.
ev-pulka-scored = პულკა { $pulka } დამთავრდა.
ev-premia = { $name }: პრემია, { $points }.
ev-moshla = { $name }: მოშლა, { $points }.
refused-barred-bid = დამრიგებელი { $bid }-ს ვერ იტყვის: ნათქვამი კარტების რიცხვს გაუტოლდებოდა.
refused-bid-out-of-range = ნათქვამი 0-სა და { $most }-ს შორისაა.
refused-call-missing = ჯოკერს სათქმელი უნდა: ჩამოსვლისას „მაღალი“ ან „წაიღოს“ და მასტი, სხვის ჩამოსვლაზე კი „მოჯოკვრა“ ან „გატანება“.
refused-call-not-allowed = მასტს მხოლოდ ჩამოსული ჯოკერი ასახელებს.
replay-bids = ნათქვამი
replay-taken = ნათქვამი { $bid }, წაიღო { $taken }
replay-no-bid = ჯერ არ უთქვამს
plate-count = { $bid }-დან { $taken }
plate-exact = ზუსტად
plate-miss = აცდა
strip-pulka = პულკა { $pulka }/{ $pulkas }
turned-up = ამობრუნებულია { $card }
bid-barred = { $bid } არ შეიძლება: ჯამი { $cards } გამოვა.
bid-key-barred = { $bid }, არ შეიძლება
bid-key-pass = 0, პასი
ace-draw = პირველი ტუზი: არიგებს { $name }
sheet-cards = კარტი
sheet-pulka = პულკა { $pulka }
sheet-premia = პრემია
sheet-moshla = მოშლა
sheet-added = პრემია და მოშლა
summary-title = { $cards }-კარტიანი დარიგება
summary-bid = თქვა
summary-kind = { $kind ->
    [all] ყველა
    [made] ზუსტად
    [pass] პასი გავიდა
    [khishti] ხიშტი
    [short] დააკლდა { $off }
    [over] ზედმეტი { $off }
   *[failed-pass] პასი ჩავარდა
 }
look-back = გადახედვა
look-at = გადახედვა: { $done } / { $of }
look-what = { $kind ->
    [bid] ნათქვამი { $what }
    [trump] კოზირი: { $what }
   *[play] { $what }
 }
look-lost = { $at } / { $of } · თქვენ: { $done }. უკეთესი: { $best }. საშუალო დანაკარგი: { $points }.
look-none = დანაკარგიანი გადაწყვეტილება ვერ მოიძებნა.
look-never = ამ სერვერს გადახედვა არ შეუძლია.

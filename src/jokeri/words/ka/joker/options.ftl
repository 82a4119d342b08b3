### წესების პარამეტრები: სახელი, ახსნა და მნიშვნელობები.
### მნიშვნელობის სახელში "/" იწერება როგორც "-": value-khishti-200-500.

option-schedule = თამაშის დარიგებები
option-schedule-help = რამდენი კარტი რიგდება ყოველ დარიგებაში და რომელი დარიგებები შეადგენს პულკას. პრემია ყოველი პულკის ბოლოს ითვლება. საკუთარი: დარიგებებს შორის „-“, პულკებს შორის „/“, მაგალითად 1-2-3/9-9.
value-schedule-full = სრული: 1-დან 8-მდე, ოთხი ცხრიანი, 8-დან 1-მდე, ოთხი ცხრიანი
value-schedule-nines = ცხრიანები: ოთხი პულკა
value-schedule-nines-3 = ცხრიანები: სამი პულკა
value-schedule-nines-2 = ცხრიანები: ორი პულკა
value-schedule-nines-1 = ცხრიანები: ერთი პულკა
value-schedule-quick = ნახევარი თამაში: 1-დან 8-მდე, ოთხი ცხრიანი
value-schedule-ones = ოთხი დარიგება თითო კარტით
value-schedule-full-38 = სრული 38 კარტით: 1-დან 9-მდე, ოთხი ცხრიანი, 9-დან 1-მდე, ოთხი ცხრიანი
value-schedule-other = საკუთარი სია: { $value }

option-pack = დასტა
option-pack-help = 36 კარტით თამაშისას ორი ჯოკერი შავ ექვსიანებს ცვლის. 38-ში ოთხივე ექვსიანი რჩება, ამიტომ ყვავიც და ჯვარიც ცხრა-ცხრა კარტია.
value-pack-36 = 36, შავი ექვსიანების გარეშე
value-pack-38 = 38, ყველა ექვსიანით

option-nines_trump = კოზირი ცხრიანებში
option-nines_trump-help = 36 კარტით ცხრიანში მთელი დასტა რიგდება და გასახსნელი კარტი აღარ რჩება, ამიტომ კოზირი სხვანაირად დგინდება.
value-nines_trump-forehand = პირველი მოთამაშე ასახელებს სამი კარტით
value-nines_trump-last-card = დამრიგებლის ბოლო კარტი აჩვენებს
value-nines_trump-turned = იხსნება, როგორც სხვა დარიგებებში (მხოლოდ 38 კარტით)

option-must_trump = კოზირის ვალდებულება
option-must_trump-help = უნდა დადოს თუ არა კოზირი მოთამაშემ, რომელსაც ჩამოსული მასტი არ აქვს, კოზირი კი აქვს.
value-must_trump-yes = თუ მასტი არ გაქვთ, დადეთ კოზირი
value-must_trump-no = თუ მასტი არ გაქვთ, დადეთ რაც გინდათ

option-khishti = ხიშტი
option-khishti-help = ჯარიმა მაშინ, როცა მოთამაშემ ერთი ხელი მაინც თქვა და ვერც ერთი ვერ წაიღო. სხვა აცდენას ცალკე წესი აქვს.
value-khishti-0 = არ არის
value-khishti-200 = 200
value-khishti-500 = 500
value-khishti-200-500 = 200, ცხრიანებში 500
value-khishti-per-card = სპეცი: 100 თითო კარტზე
value-khishti-other = { $value }

option-miss = აცდენა
option-miss-help = რას იწერს მოთამაშე, რომელმაც ნათქვამზე მეტი ან ნაკლები ხელი წაიღო.
value-miss-per-trick = 10 თითო წაღებულ ხელზე
value-miss-flat = ყოველი აცდენა ხიშტია
value-miss-per-missing = −100 თითო ნაკლულ ხელზე
value-miss-per-difference = −100 თითო ნაკლულ ან ზედმეტ ხელზე

option-premia = პრემია
option-premia-help = ვინც პულკის ყველა დარიგებაში ზუსტად იმდენი წაიღო, რამდენიც თქვა, თავის საუკეთესო დარიგებას ერთხელ კიდევ იწერს. პრემიის გარეშე არც მოშლაა.
value-premia-on = არის
value-premia-off = არ არის

option-best_last = პულკის ბოლო დარიგება
option-best_last-help = შეიძლება თუ არა პულკის ბოლო დარიგება იყოს ის საუკეთესო, რომელსაც პრემია ამატებს ან მოშლა აკლებს.
value-best_last-counts = ითვლება, როგორც სხვები
value-best_last-excluded = არ ითვლება

option-best_min = საუკეთესოს ქვედა ზღვარი
option-best_min-help = თუ საუკეთესო დარიგებაში ამაზე ნაკლები ქულაა, ის 0-ად ითვლება: პრემიისთვისაც და მოშლისთვისაც.
value-best_min-0 = ზღვრის გარეშე
value-best_min-100 = 100
value-best_min-150 = 150
value-best_min-200 = 200
value-best_min-other = { $value }

option-moshla = მოშლა
option-moshla-help = როცა ვინმე პრემიას იმსახურებს, სხვებს შეიძლება პულკის საუკეთესო დარიგება მოეშალოთ. პრემიის პატრონს არასოდეს ეშლება.
value-moshla-none = არავის ეშლება
value-moshla-others = საუკეთესო ყველა დანარჩენს ეშლება
value-moshla-next = საუკეთესო მხოლოდ მომდევნოს ეშლება

option-premia_many = რამდენიმე პრემია
option-premia_many-help = რა ხდება, როცა ერთ პულკაში პრემია ორმა ან სამმა მოთამაშემ დაიმსახურა.
value-premia_many-bonus = ყველა იღებს, არავის ეშლება
value-premia_many-both = ყველა იღებს, მოშლაც ძალაშია
value-premia_many-cancel = არავინ იღებს, მოშლა კი რჩება

option-premia_run = მეზობლების პრემია
option-premia_run-help = რა ხდება, როცა პრემია ერთად დაიმსახურეს გვერდიგვერდ მჯდომმა მოთამაშეებმა.
value-premia_run-each = თითოეული იღებს
value-premia_run-first = მხოლოდ რიგში პირველი იღებს

option-led_high_duty = მაღალი ჯოკრით ჩამოსვლა: რა იდება
option-led_high_duty-help = დასახელებული მასტის რომელი კარტი უნდა დადონ სხვებმა, როცა ვინმე მაღალი ჯოკრით ჩამოდის. მის ნაცვლად მეორე ჯოკრის დადება ყოველთვის შეიძლება.
value-led_high_duty-highest = მასტის უმაღლესი კარტი
value-led_high_duty-any = მასტის ნებისმიერი კარტი

option-led_high_trumped = მაღალი ჯოკრით ჩამოსვლა და კოზირი
option-led_high_trumped-help = ვის მიაქვს ხელი, როცა ვინმე მაღალი ჯოკრით ჩამოდის, კოზირის გარდა სხვა მასტს ასახელებს და ვიღაც კოზირს დებს.
value-led_high_trumped-trump = უმაღლეს კოზირს
value-led_high_trumped-joker = ჯოკერს

option-led_low_unanswered = პასუხგაუცემელი „წაიღოს“
option-led_low_unanswered-help = ვის მიაქვს ხელი, როცა ჯოკრით ჩამოსულმა თქვა „წაიღოს“, მაგრამ არავის დაუდია არც დასახელებული მასტი, არც კოზირი და არც მაღალი ჯოკერი.
value-led_low_unanswered-leader = ჯოკრით ჩამოსულს
value-led_low_unanswered-discard = უმაღლეს დადებულ კარტს

option-two_high = ორი მაღალი ჯოკერი
option-two_high-help = რომელ ჯოკერს მიაქვს ხელი, როცა ორივე მაღალია.
value-two_high-later = მეორეს
value-two_high-first = პირველს

option-partners = წყვილები
option-partners-help = წყვილებში თითოეული თავისთვის ამბობს და თავისთვის იწერს, ერთმანეთის პირდაპირ მჯდომთა ქულები კი იკრიბება.
value-partners-none = ყველა თავისთვის თამაშობს
value-partners-pairs = ორი ორის წინააღმდეგ

option-choice_view = კოზირის დასახელებისას
option-choice_view-help = ხედავენ თუ არა დანარჩენები თავის პირველ სამ კარტს, სანამ დამრიგებლის მარცხნივ მჯდომი პირველი მოთამაშე ცხრიანში კოზირს ასახელებს.
value-choice_view-all = ყველა ხედავს თავის სამ კარტს
value-choice_view-chooser = კარტს მხოლოდ პირველი მოთამაშე ხედავს

preset-jokerx = JokerX
preset-jokerx-help = დღეს ყველაზე გავრცელებული წესები: ცხრიანებში კოზირს პირველი მოთამაშე ასახელებს, ხიშტი 200-ია, ცხრიანებში 500, პრემიით არავის არაფერი აკლდება.
preset-tamashebi = თამაშები
preset-tamashebi-help = ერთის პრემია ყველა დანარჩენს საუკეთესო დარიგებას უშლის, ჩამოსული მაღალი ჯოკერი კი კოზირსაც ჯობნის.
preset-dealers-card = დამრიგებლის კარტი
preset-dealers-card-help = ცხრიანებში კოზირს დამრიგებლის ბოლო კარტი აჩვენებს. ხიშტი არ არის, ჩამოსულ მაღალ ჯოკერზე კი მასტის ნებისმიერი კარტი იდება.
preset-pagat = Pagat
preset-pagat-help = როგორც „დამრიგებლის კარტი“, ოღონდ ჩამოსულ მაღალ ჯოკერზე მასტის უმაღლესი კარტი უნდა დაიდოს.
preset-next-seat = მომდევნო
preset-next-seat-help = პრემია საუკეთესო დარიგებას მხოლოდ მომდევნო მოთამაშეს უშლის. პულკის ბოლო დარიგება და 150-ზე ნაკლები ქულა საუკეთესოდ არ ითვლება.
preset-old-school = ძველი სკოლა
preset-old-school-help = 38 კარტი ყველა ექვსიანით, 26 დარიგება, კოზირი ცხრიანებშიც იხსნება.

### წესების პარამეტრები: სახელი, ახსნა და მნიშვნელობები.

option-seats = მოთამაშეები
option-seats-help = ოთხნი და ექვსნი ორ გუნდად თამაშობენ, ხუთნი გამოძახებულ მეწყვილესთან ერთად, ორნი და სამნი თავისთვის.
value-seats-4 = ოთხი, ორი ორზე
value-seats-3 = სამი, ყველა თავისთვის
value-seats-5 = ხუთი, გამოძახებული მეწყვილით
value-seats-6 = ექვსი, სამი სამზე
value-seats-2 = ორი და უპატრონო კარტი

option-pack = დასტა (ოთხი მოთამაშისთვის)
option-pack-help = ოთხი მოთამაშის დასტაში შეიძლება ოთხივე ოთხიანი იყოს და მეორე ჯოკერიც. პირველი ჯოკერი მეორეს ჯობნის.
value-pack-43 = 43, პრიკუპში სამი
value-pack-45 = 45, პრიკუპში ხუთი
value-pack-46 = 46 და ორი ჯოკერი, პრიკუპში ექვსი

option-joker_nt = ჯოკერი ბეზში
option-joker_nt-help = რა შეუძლია ჯოკერს ბეზსა და მიზერში, სადაც თავისი მასტი არ აქვს.
value-joker_nt-pagat = ასახელებს მასტს, რომლითაც ჯერ არ ჩამოსულან
value-joker_nt-last-trick = ჯოკრით მხოლოდ ბოლო ხელზე ჩამოდიან
value-joker_nt-free-lead = ნებისმიერ დროს ნებისმიერ მასტს ასახელებს
value-joker_nt-no-naming = როგორც პირველი, ოღონდ თამაშამდე მასტი არ სახელდება

option-joker_misere = ჯოკერი მიზერში
option-joker_misere-help = რას აკეთებს მიზერში მოთამაშე, რომელსაც ჩამოსული მასტი არ აქვს, ჯოკერი კი აქვს.
value-joker_misere-must = ჯოკერი უნდა დადოს
value-joker_misere-free = შეუძლია, ჯოკერი არ დადოს

option-pass_final = პასის შემდეგ
option-pass_final-help = შეუძლია თუ არა ისევ თქვას იმავე ვაჭრობაში მას, ვინც დაპასა.
value-pass_final-yes = პასი საბოლოოა
value-pass_final-reenter = ისევ ეკითხებიან, თუ სხვა მასტი ითქვა

option-raise_own = საკუთარი ნათქვამის მომატება
option-raise_own-help = შეუძლია თუ არა ვაჭრობის მომგებს აწიოს თავისი ნათქვამი, როცა ყველამ დაპასა.
value-raise_own-no = არ შეიძლება
value-raise_own-yes = კიდევ ერთხელ ამბობს

option-all_pass = თუ ყველამ დაპასა
option-all_pass-help = რა ხდება, როცა დარიგებაში არავინ არაფერი თქვა.
value-all_pass-next-dealer = არიგებს შემდეგი
value-all_pass-same-dealer = იგივე არიგებს თავიდან
value-all_pass-nt-no-kitty = თამაშდება ბეზი, პრიკუპის გარეშე

option-misere = მიზერი
option-misere-help = კონტრაქტი, რომ არც ერთ ხელს არ წაიღებთ; 250 ქულა ღირს.
value-misere-after7 = მას შემდეგ, რაც ვიღაცამ შვიდი თქვა
value-misere-any = ნებისმიერ დროს
value-misere-off = არ არის

option-misere_rank = მიზერის ადგილი
option-misere_rank-help = რომელ ნათქვამს ჯობნის მიზერი ვაჭრობაში.
value-misere_rank-below8S = ყველა შვიდს
value-misere_rank-between8Sand8C = რვა ყვავსაც

option-open_misere = ღია მიზერი
option-open_misere-help = 500-ქულიანი მიზერი, რომლის კარტიც პირველი ხელის შემდეგ ყველასთვის იხსნება.
value-open_misere-on = არის
value-open_misere-off = არ არის

option-blind_misere = ბრმა მიზერი
option-blind_misere-help = 500-ქულიანი მიზერი, რომელსაც კარტის უნახავად ამბობენ.
value-blind_misere-off = არ არის
value-blind_misere-on = არის

option-sans_kitty = თამაში პრიკუპის გარეშე
option-sans_kitty-help = ნებისმიერი ნათქვამი პრიკუპის გარეშეც შეიძლება; ის იმავეს პრიკუპით ჯობნის. ეს ჩვენი წესია, წყაროებში არ არის.
value-sans_kitty-off = არ არის
value-sans_kitty-on = არის

option-trick_points_cap = ხელის ქულების ზღვარი
option-trick_points_cap-help = წყდება თუ არა მოწინააღმდეგეების ქულები ხელებში, როცა მიზანი ახლოა.
value-trick_points_cap-off = ზღვარი არ არის
value-trick_points_cap-490 = 490-დან აღარ იწერება
value-trick_points_cap-480 = 480-დან აღარ იწერება

option-slam = ათივე ხელი
option-slam-help = იზრდება თუ არა 250-მდე პატარა კონტრაქტი, როცა ყველა ხელი წაიღეს.
value-slam-on = სულ ცოტა 250
value-slam-off = მხოლოდ კონტრაქტის ფასი

option-must_bid_to_win = მოგება
option-must_bid_to_win-help = აუცილებელია თუ არა, მიზანს საკუთარი კონტრაქტით მიაღწიოთ.
value-must_bid_to_win-yes = მხოლოდ საკუთარი კონტრაქტით
value-must_bid_to_win-no = ნებისმიერი ქულით

option-back_door = ნულს ქვემოთ მიზანზე ჩავარდნა
option-back_door-help = აგებს თუ არა მაშინვე მხარე, რომელიც ასე დაბლა ჩავარდა.
value-back_door-on = მაშინვე აგებს
value-back_door-off = აგრძელებს თამაშს

option-j5 = ვალეტები ბეზში
option-j5-help = არის თუ არა ბეზში ვალეტი თავისი მასტის უფროსი კარტი. მიზერში არასოდეს.
value-j5-off = დამაზე დაბალია
value-j5-on = ტუზზე მაღალია

option-target = მოსაგები ქულა
option-target-help = ჯამი, რომელიც თამაშს იგებს.
value-target-500 = 500
value-target-250 = 250
value-target-1000 = 1000
value-target-other = { $value }

option-deals_max = დარიგებების ზღვარი
option-deals_max-help = ამდენი დარიგების შემდეგ, დაპასებულიც ითვლება, უმაღლესი ჯამი იგებს. ჩვენი წესია, რომ ყოველი თამაში დამთავრდეს.
value-deals_max-100 = 100
value-deals_max-4 = 4
value-deals_max-8 = 8
value-deals_max-12 = 12
value-deals_max-20 = 20
value-deals_max-other = { $value }

preset-australian = ავსტრალიური
preset-australian-help = როგორც ავსტრალიაში ჩვეულებრივ თამაშობენ: მიზერი შვიდის შემდეგ, ათივე ხელი 250, მოგება საკუთარი კონტრაქტით.

### The options of a house: names, explanations and values.

option-table_open = მაგიდის კარტი
option-table_open-help = როდიდან შეიძლება თქვენ წინ გახსნილი კარტის დადება ისე, როგორც ხელში დაჭერილის.
value-table_open-after-first = პირველი პასუხიდან: დარიგების პირველი ჩამოსვლა ხელიდანაა
value-table_open-at-once = თავიდანვე, პირველ ჩამოსვლაზეც

option-uncover = ქვეშ მყოფი კარტი
option-uncover-help = სად მიდის დახურული კარტი, როცა მის ზემოთ გახსნილი უკვე დაიდო. მაგიდაზევე გახსნა ჩვენი ვარიანტია.
value-uncover-hand = პატრონს ხელში
value-uncover-table = მაგიდაზევე იხსნება

option-low_joker = დაბალი ჯოკერი
option-low_joker-help = შეიძლება თუ არა ჯოკერი ხელის დასათმობადაც დაიდოს, როგორც ქართულ ჯოკერში. ეს ჩვენი ვარიანტია.
value-low_joker-no = ჯოკერი ყოველთვის მაღალია
value-low_joker-yes = მაღალიც და დაბალიც

option-target = რამდენი დარიგებაა მოსაგები
option-target-help = ვინც პირველი მოიგებს ამდენ დარიგებას, თამაში მისია. ორმოცდამეათე დარიგების შემდეგ იგებს, ვისაც მეტი აქვს მოგებული: ეს ზღვარი ჩვენია.
value-target-8 = რვა
value-target-1 = ერთი
value-target-3 = სამი
value-target-5 = ხუთი
value-target-10 = ათი
value-target-other = სხვა რიცხვი: { $value }

preset-standard = ჩვეულებრივი
preset-standard-help = პირველი ჩამოსვლა ხელიდანაა, გათავისუფლებული კარტი ხელში მიდის, ჯოკერი ყოველთვის მაღალია. თამაშს რვა მოგებული დარიგება წყვეტს.

### What the page alone says of Five Hundred.

bot-careful-help = ამბობს საიმედო ხელებისა და გრძელი მასტების მიხედვით და კოზირს ათრევინებს.
trump-none = ბეზი
trump-none-short = ბეზი
play-lead = ჯოკერი: { $suit }
bid-name = { $tricks } { $suit ->
    [S] ყვავი
    [C] ჯვარი
    [D] აგური
    [H] გული
   *[other] ბეზი
 }
misere = მიზერი
open-misere = ღია მიზერი
blind-misere = ბრმა მიზერი
no-kitty = უპრიკუპოდ
look = კარტის ნახვა
alone = მარტო
outcome = { $outcome ->
    [made] შესრულდა
    [failed] ჩავარდა
    [thrown-in] ყველამ დაპასა
   *[other] უკონტრაქტოდ
 }
partner = მეწყვილე
your-partner = თქვენი მეწყვილე
sits-out = არ თამაშობს
dead-hand = უპატრონო კარტი
kitty = პრიკუპი
laid-away = გადადებული
tricks = { $count } ხელი
plate-count = { $bid }-დან { $taken }
turn-discard = გადადებს
yours-discard = გადადეთ
turn-call = იძახებს
yours-call = გამოიძახეთ
ev-your-discard = გადადეთ კარტი.
ev-your-call = გამოიძახეთ კარტი: ვისაც ის აქვს, თქვენი მეწყვილეა.
ev-first-dealer = პირველი არიგებს { $name }.
ev-contract = { $name } თამაშობს: { $bid }.
ev-passed = ყველამ დაპასა.
ev-kitty = { $name } იღებს პრიკუპს.
ev-kitty-yours = პრიკუპში: { $cards }.
ev-laid-away = { $name }: კარტი გადადებულია.
ev-called = { $name } იძახებს: { $card }.
ev-partner = მეწყვილეა { $name }.
ev-exposed = { $name } ხსნის კარტს: { $cards }.
ev-side = { $name }: { $tricks }, ქულა { $points }, ჯამი { $total }.
ask-discard = გადადეთ: დარჩა { $left }
ask-joker = დაასახელეთ ჯოკრის მასტი, ან ჩამოდით
ask-hidden = თქვენი კარტი ჯერ დახურულია
replay-bids = ვაჭრობა
refused-bid-out-of-range = ასეთი ნათქვამი ამ მაგიდაზე არ არის.
refused-bid-not-higher = ბოლო ნათქვამზე მეტი უნდა თქვათ.
refused-misere-too-early = მიზერამდე ვიღაცამ შვიდი მაინც უნდა თქვას.
refused-call-missing = ჯერ ჯოკრის მასტი თქვით, ან კარტს დახედეთ.
refused-call-not-allowed = ახლა ამას ვერ იტყვით.
refused-not-callable = ამ კარტს ვერ გამოიძახებთ.
refused-must-play-joker = მასტი არ გაქვთ, უნდა დადოთ: { $cards }
refused-suit-led-before = ჯოკერი იმ მასტს ასახელებს, რომლითაც ჯერ არ ჩამოსულან.
refused-joker-last-only = ჯოკრით ახლა მხოლოდ ბოლო ხელზე შეიძლება ჩამოსვლა.

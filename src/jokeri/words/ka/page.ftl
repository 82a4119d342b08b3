### The words of the page. The four languages have the same ids and variables.

## App

title = ჯოკერი
subtitle = ქართული ჯოკერი და მისი ნათესავები თქვენს მაგიდაზე
language = ენა
back = უკან
close = დახურვა
loading = ერთი წამით …

# Cards, suits, plays. $suit and $rank are the letters of the text form.
suit = { $suit ->
    [S] ყვავი
    [C] ჯვარი
    [D] აგური
    [H] გული
   *[other] ბეზი
 }
card = { $suit ->
    [S] ყვავის
    [C] ჯვრის
    [D] აგურის
   *[H] გულის
 } { $rank ->
    [A] ტუზი
    [K] კაროლი
    [Q] დამა
    [J] ვალეტი
    [T] ათიანი
    [9] ცხრიანი
    [8] რვიანი
    [7] შვიდიანი
    [6] ექვსიანი
    [5] ხუთიანი
    [4] ოთხიანი
    [3] სამიანი
    [2] ორიანი
    [R] ცამეტიანი
    [W] თორმეტიანი
    [E] თერთმეტიანი
   *[other] კარტი
 }
joker = ჯოკერი
joker-2 = მეორე ჯოკერი
play-high = ჯოკერი, მოჯოკვრა
play-low = ჯოკერი, გატანება
play-lead-high = ჯოკერი, მაღალი: { $suit }
play-lead-low = ჯოკერი, წაიღოს: { $suit }

# Start
play = თამაში
play-with = { $preset }, { $deals } დარიგება
your-name = თქვენი სახელი
your-name-default = სტუმარი
rules = წესები
settings = პარამეტრები
open-record = ჩანაწერის გახსნა
unfinished = დაუმთავრებელი თამაშები
finished = დამთავრებული თამაშები
match-deal = { $deals ->
    [0] დარიგება { $deal }
   *[other] დარიგება { $deal } / { $deals }
 }
go-on = გაგრძელება
give-up = შეწყვეტა
give-up-ask = შევწყვიტოთ ეს თამაში? მისი გაგრძელება შემდეგ აღარ შეიძლება.
give-up-yes = დიახ, შეწყვეტა
give-up-no = არა, დარჩეს
replay-open = ნაბიჯ-ნაბიჯ ნახვა
record-download = ჩანაწერის ჩამოტვირთვა
finished-all = ყველას ჩვენება ({ $count })
choose-game = თამაში
choose-house = მაგიდის წესები
choose-house-help = ყველა მაგიდას თავისი აქვს. აირჩიეთ და შეცვალეთ, რაც გინდათ.
choose-bots = დანარჩენი მოთამაშეები
bot-left = თქვენგან მარცხნივ
bot-top = თქვენ წინ
bot-topleft = თქვენ წინ, მარცხნივ
bot-topright = თქვენ წინ, მარჯვნივ
bot-right = თქვენგან მარჯვნივ
bots-easy = სუსტი
bots-middling = საშუალო
bots-hard = ძლიერი
bots-very-hard = ძალიან ძლიერი
bots-level = დონის მიხედვით
bot-random = შემთხვევითი
bot-random-help = თამაშობს ნებისმიერ დაშვებულ კარტს.
bot-careful = ფრთხილი
bot-instant = მყისიერი
bot-normal = ჩვეულებრივი
bot-strong = ძლიერი
all-options = ყველა წესი
option-own = სხვა მნიშვნელობა
option-changed = შეცვლილია
options-reset = საწყის წესებზე დაბრუნება
house-line = ეს მაგიდა: { $house }
house-changed = { $name }, შეცვლილია { $count } წესი
house-bad-option = ეს მნიშვნელობა აქ არ გამოდგება.
house-no-preset = { $value } უცნობი წესებია.
house-no-option = { $option } უცნობი წესია.
house-not-option = { $option }: მნიშვნელობა აკლია.
house-twice = { $option }: ორჯერ წერია.
house-no-value = { $option }: „{ $value }“ არ გამოდგება.
house-contradiction = { $option }: „{ $value }“ დანარჩენ წესებს არ ეთავსება.
house-too-long = თამაშში ზედმეტად ბევრი დარიგება გამოდის.
start-failed = მაგიდა ვერ გაიხსნა. სცადეთ კიდევ ერთხელ.
server-away = სერვერი არ პასუხობს. კიდევ ვცდით.
try-again = კიდევ ცდა

# Table
table = მაგიდა
deal-of = დარიგება { $deal } / { $deals }
trump-is = კოზირი: { $trump }
trump-unknown = კოზირი ჯერ არ არის ნათქვამი
menu = მენიუ
sheet = ქაღალდი
last-trick = ბოლო ხელი
last-trick-of = წაიღო: { $name }
leave = მაგიდიდან წასვლა
events = რა მოხდა
tap-to-go-on = შეეხეთ გასაგრძელებლად
sending = იგზავნება …
play-again = კიდევ ერთი თამაში
to-start = საწყის გვერდზე
connecting = კავშირი მყარდება …
lost-since = კავშირი გაწყდა { $time }-ზე. არაფერი დაკარგულა: თამაში იქიდანვე გაგრძელდება.
reconnect-now = ახლავე დაკავშირება
reconnected = კავშირი აღდგა.
gone-table = ეს მაგიდა თქვენთვის აღარ არის.

# What happened, as it is announced
ev-dealt = { $name } არიგებს: თითოს { $count } კარტი.
ev-trump-named = { $name }: კოზირი { $trump }.
ev-pass = { $name }: პასი.
ev-played = { $name }: { $play }.
ev-trick = ხელი მიაქვს: { $name }.
ev-deal-scored = დარიგება დამთავრდა.
ev-match-over = თამაში დამთავრდა.
ev-place = ადგილი { $place }: { $name }, { $points }.
ev-your-bid = თქვენი ჯერია: რამდენს ამბობთ?
ev-your-trump = თქვით კოზირი.
ev-your-play = თქვენი სვლაა.

# Why a move was not taken. $cards are the ranks that would do.
refused-must-follow = { $suit ->
    [S] ყვავი
    [C] ჯვარი
    [D] აგური
    [H] გული
   *[other] მასტი
 } უნდა დადოთ: { $cards }
refused-must-play-highest = ჯოკერი მაღალია, საჭიროა უმაღლესი ({ $named }): { $cards }
refused-must-trump = მასტი არ გაქვთ, კოზირი უნდა დადოთ ({ $named }): { $cards }
refused-not-held = ეს კარტი ხელში არ გაქვთ.
refused-not-your-turn = თქვენი ჯერი არ არის.
refused-wrong-phase = ახლა ეს არ შეიძლება.
refused-match-over = თამაში დამთავრებულია.
refused-stale = მაგიდაზე უკვე სხვა ვითარებაა. აი, როგორ არის ახლა.
refused-unreadable = ეს ვერ წავიკითხეთ.
refused-wrong-order = აქ სხვა სტრიქონია საჭირო.
refused-unknown-house = ასეთი თამაში ან ასეთი წესები უცნობია.
refused-not-found = ასეთი თამაში აქ არ არის.
refused-wrong-deal = განრიგით ახლა სხვა დარიგებაა.
refused-impossible-hands = ასე კარტი ვერ დარიგდება: რაოდენობა არასწორია, ან კარტი დასტაში არ არის, ან ორჯერ გვხვდება.
refused-wrong-score = წესებით სხვა ქულა გამოდის.
refused-not-saved = სერვერმა ვერ შეინახა. სცადეთ კიდევ ერთხელ.
refused-too-large = ტექსტი ზედმეტად გრძელია.
refused-unknown-record = ეს თამაში ისეთი წესებით მიდის, რომლებსაც ეს სერვერი არ იცნობს.
refused-by-rules = წესებით ეს არ შეიძლება.
refused-other = ეს არ მიიღეს ({ $code }).

# Replay
replay = გადახედვა
replay-choose = აირჩიეთ ჩანაწერი
replay-choose-help = თამაში ტექსტის სახით, როგორც აქედან ჩამოიტვირთება. მას თქვენი სერვერი კითხულობს და არ ინახავს.
replay-paste = ან ჩასვით ტექსტი
replay-read = წაკითხვა
replay-line = სტრიქონი { $line }: { $sentence }
replay-server = რას ამბობს სერვერი, ინგლისურად
replay-partial = ჩანაწერი თამაშის ბოლომდე არ მიდის.
replay-deal = დარიგება { $deal } / { $deals }
replay-trick = ხელი { $trick } / { $tricks }
replay-end = დარიგების ბოლო
replay-previous = ნაბიჯი უკან
replay-next = ნაბიჯი წინ
replay-deal-back = დარიგება უკან
replay-deal-on = დარიგება წინ
replay-keys = ისრებით ნაბიჯ-ნაბიჯ გადადიხართ, Page Up და Page Down ღილაკებით კი დარიგებიდან დარიგებაზე.
replay-takes = მიაქვს: { $name }
dealer = დამრიგებელი

# Settings
pace = სიჩქარე
pace-help = რამდენ ხანს რჩება ხელი მაგიდაზე.
pace-slow = ნელა
pace-normal = ჩვეულებრივ
pace-fast = სწრაფად
pace-tap = შეხებამდე
pace-instant = მაშინვე
deck = დასტა
deck-2 = ორი ფერი
deck-4 = ოთხი ფერი
confirm-card = კარტი მეორე შეხებით ჩამოვიდეს
auto-card = ერთადერთი დაშვებული კარტი თავისით ჩამოვიდეს
hundredths = ქულები ასეულებით (500-ის ნაცვლად 5)

## Table

plate-you = თქვენ
plate-pass = პასი
plate-dealer = { $you ->
    [yes] არიგებთ
   *[no] არიგებს
}
turn-bid = ამბობს
turn-trump = ირჩევს
turn-play = თამაშობს
yours-bid = თქვით
yours-trump = თქვით კოზირი
yours-play = თქვენი სვლა
trump-word = კოზირი
trick-name = კარტი მაგიდაზე
hand-name = თქვენი კარტი
hand-not-now = { $card }, ახლა არ შეიძლება
hand-lifted = { $card }, აწეულია: კიდევ ერთხელ და ჩამოვა
hint = მინიშნება
answers-name = თქვენი პასუხი
bid-ask = რამდენს ამბობთ?
call-led-high = მაღალი
call-led-low = წაიღოს
call-follow-high = მოჯოკვრა
call-follow-low = გატანება
play-ask = თქვენი სვლაა: დადეთ კარტი
play-once-more = კიდევ ერთხელ და ჩამოვა
wait-for = { $name } ფიქრობს …
sheet-total = სულ
summary-taken = წაიღო
summary-points = ქულა
summary-next = გაგრძელება
end-place = ადგილი

## Friends at one table

# Start
with = ვინ თამაშობს?
with-alone = მე და ბოტები
with-friends = მეგობრები, ბმულით
with-open = ნებისმიერი მსურველი
open-table = მაგიდის გახსნა
clock = სვლის დრო
clock-none = შეუზღუდავი
clock-of = { $move } წმ, მარაგი { $bank } წმ
fill = ცარიელ ადგილზე დაჯდება
fill-none = არავინ: ველოდებით ხალხს
chat-allow = თავისუფალი მიმოწერა
watch-allow = სხვებს შეუძლიათ ყურება
seat-open = ცარიელი
lobby = ღია მაგიდები
lobby-none = ღია მაგიდა ახლა არ არის. სწრაფი ადგილი ახალს გახსნის.
quick = სწრაფი ადგილი
to-table = მაგიდასთან
watch = ყურება
my-houses = ჩემი წესები
keep-as = სახელი ამ წესებისთვის
keep = შენახვა
forget = წაშლა: { $name }
house-link = ბმული ამ წესებზე
play-house = თამაში ამ წესებით
copied = დაკოპირდა.
link-dead = ეს ბმული აღარ მოქმედებს.
device = მეორე მოწყობილობა
device-help = ათ წუთში გახსენით თქვენს სხვა მოწყობილობაზე. სხვას ნუ მისცემთ: ის თქვენს ადგილს დაიკავებს.
device-ask = იყოს ეს მოწყობილობა იგივე მოთამაშე, ვინც ბმული შექმნა?
yes = დიახ
no = არა

# Before the match
gather = თამაშის წინ
invite = მოწვევა
invite-help = ვისაც ეს ბმული აქვს, შეუძლია შემოსვლა და დაჯდომა.
share = გაზიარება
copy = ბმულის კოპირება
link = ბმული
renew = ახალი ბმული, ძველები გაუქმდეს
seat-n = ადგილი { $seat }
sit = დაჯდომა
stand = ადგომა
ready = მზად ვარ
not-ready = ჯერ არა
is-ready = მზადაა
start = დაწყება
kick = გაშვება: { $name }
swap = გადასმა: { $name }
swap-here = აქ გადმოსმა
shuffle = ადგილები წილისყრით
host = მასპინძელი
watching = უყურებს: { $count }

# The people at the table
away = გასულია
auto = ბოტი თამაშობს
offered = ადგილი თავისუფლდება
auto-you = თქვენს ნაცვლად ბოტი თამაშობს.
take-back = ჩემი ადგილის დაბრუნება
take-over = დაჯდომა აქ: { $name }
paused = თამაში შეჩერებულია.
resumed = თამაში გრძელდება.
frozen = მაგიდასთან არავინ იყო: თამაში გაჩერდა, არაფერი დაკარგულა.
votes = { $vote ->
    [pause] პაუზა
    [resume] გაგრძელება
   *[end] თამაშის დამთავრება
 }
vote-for = მომხრე: { $names }
end-ask = დავამთავროთ ეს თამაში ყველასთვის?
leave-seat = ადგილის დატოვება
leave-ask = თქვენს ნაცვლად ბოტი ითამაშებს, ადგილი კი შეიძლება სხვას შეხვდეს. წახვალთ?
bank = მარაგი { $time }
time-warning = დარჩა ათი წამი!
talk = საუბარი
message = წერილი
send = გაგზავნა
mute = გაჩუმება: { $name }
chat-is-off = თავისუფალი მიმოწერა გამორთულია.
watching-you = თქვენ უყურებთ.
watch-nothing = ამ მაგიდას გვერდიდან ვერ უყურებთ.
rematch-same = კიდევ ერთი, იმავე ადგილებით
rematch-moved = კიდევ ერთი, სხვა ადგილებით
next-table = შემდეგ თამაშზე
hand-ahead = { $card }, წავა თქვენს სვლაზე
ahead = წავა თქვენს სვლაზე: { $card }. შეეხეთ გასაუქმებლად.
ahead-void = წინასწარ არჩეული კარტი ვერ წავა.
ended-kicked = მასპინძელმა ამ მაგიდიდან გაგიშვათ.
ended-crowded = ეს მაგიდა თქვენთან ძალიან ბევრ ფანჯარაშია გახსნილი.
table-closed = ეს მაგიდა დაიხურა.
pe-sits = { $name } ჯდება.
pe-gone = { $name } მიდის.
pe-here = { $name } დაბრუნდა.
said-line = { $name }: { $what }

# Phrases and reactions
phrase-hello = გამარჯობა!
phrase-good-luck = წარმატებები!
phrase-well-played = კარგად ითამაშეთ!
phrase-nice = მშვენიერია!
phrase-thanks = გმადლობთ!
phrase-sorry = უკაცრავად!
phrase-oops = ვაიმე!
phrase-one-moment = ერთი წუთით!
phrase-your-turn = თქვენი სვლაა!
phrase-good-game = კარგი თამაში იყო!
react-clap = ტაში
react-laugh = სიცილი
react-wow = გაოცება
react-sad = სევდა
react-think = ფიქრი
react-heart = გული

# Settings
sounds = ხმები
sound-premia = პრემია
sound-khishti = ხიშტი
volume = ხმის სიმაღლე
felt = მაგიდის მაუდი
look-green = მწვანე
look-blue = ლურჯი
look-red = წითელი
look-grey = რუხი
look-own = ჩემი სურათი
picture = სურათის არჩევა …
picture-bad = ეს სურათი ვერ გაიხსნა ან ძალიან დიდია.
picture-kept = ამ მოწყობილობას მისი შენახვა არ შეუძლია.
letters = ასოები კარტზე
large-index = დიდი ნიშნები კარტზე
backs = კარტის ზურგი
text-size = ტექსტის ზომა
preview = ნიმუში

# The host's page
host-page = მასპინძლის გვერდი
host-secret = მასპინძლის საიდუმლო, სერვერმა რომ დაბეჭდა
tables = მაგიდები
people = ხალხი
bans = შეჩერებულები
close-table = მაგიდის დახურვა
ban = შეჩერება: { $name }
unban = დაშვება: { $name }

# Why something asked for at the table was not done
refused-not-owner = ამას მხოლოდ მასპინძელი აკეთებს.
refused-not-seated = ამისთვის მაგიდასთან უნდა იჯდეთ.
refused-seat-taken = ეს ადგილი უკვე დაკავებულია.
refused-not-ready = ყველა ჯერ არ არის მზად.
refused-seats-open = ადგილები ჯერ კიდევ ცარიელია.
refused-other-seat = ამ თამაშში თქვენ სხვა ადგილი გქონდათ.
refused-too-fast = ძალიან ხშირად. ცოტა მოიცადეთ.
refused-no-answer = მინიშნება ვერ მოიძებნა. სცადეთ კიდევ ერთხელ.
refused-too-many = ძალიან ბევრია.
refused-banned = ეს სერვერი არ გიღებთ.
refused-name = { $why ->
    [taken] მაგიდასთან უკვე არის ასეთი სახელი.
    [reserved] ეს სახელი დაკავებულია.
    [mixed-scripts] სახელში ერთი დამწერლობა უნდა იყოს.
   *[other] ეს სახელი არ გამოდგება: 1-დან 24 ასომდე.
 }
pe-vote = { $name }: { $vote ->
    [pause] პაუზა
    [resume] გაგრძელება
   *[end] დავამთავროთ
 }?

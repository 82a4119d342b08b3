### The words of the page. The four languages have the same ids and variables.

## App

title = Jokeri
subtitle = Georgian Joker and its cousins, at your table
language = Language
back = Back
close = Close
loading = One moment …

# Cards, suits, plays. $suit and $rank are the letters of the text form.
suit = { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
    [H] hearts
   *[other] no trump
 }
card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] ten
    [9] nine
    [8] eight
    [7] seven
    [6] six
    [5] five
    [4] four
    [3] three
    [2] two
    [R] thirteen
    [W] twelve
    [E] eleven
   *[other] card
 } of { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
 }
joker = joker
joker-2 = second joker
play-high = joker, high
play-low = joker, low
play-lead-high = joker, led high: { $suit }
play-lead-low = joker, led low: { $suit }

# Start
play = Play
play-with = { $preset }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
 }
your-name = Your name
your-name-default = Guest
rules = Rules
settings = Settings
open-record = Open a record
unfinished = Matches to go on with
finished = Finished matches
match-deal = { $deals ->
    [0] deal { $deal }
   *[other] deal { $deal } of { $deals }
 }
go-on = Go on
give-up = Give up
give-up-ask = Give this match up? It cannot be gone on with afterwards.
give-up-yes = Yes, give it up
give-up-no = No, keep it
replay-open = Step through
record-download = Download the record
finished-all = Show all { $count }
choose-game = Game
choose-house = House rules
choose-house-help = Every table has its own. Choose one, then change what you like.
choose-bots = The others at the table
bot-left = On your left
bot-top = Across from you
bot-topleft = Across from you, left
bot-topright = Across from you, right
bot-right = On your right
bots-easy = Easy
bots-middling = Middling
bots-hard = Hard
bots-very-hard = Very hard
bots-level = By level
bot-random = random
bot-random-help = Plays any card that is allowed.
bot-careful = careful
bot-instant = instant
bot-normal = normal
bot-strong = strong
all-options = All options
option-own = another value
option-changed = changed
options-reset = Back to the preset
house-line = This table: { $house }
house-changed = { $name }, { $count ->
    [one] one option changed
   *[other] { $count } options changed
}
house-bad-option = This value cannot be used here.
house-no-preset = No preset is called { $value }.
house-no-option = No option is called { $option }.
house-not-option = { $option } has no value here.
house-twice = { $option } is there twice.
house-no-value = “{ $value }” is no value of { $option }.
house-contradiction = { $option } with “{ $value }” does not go with the other rules.
house-too-long = The match would have too many deals.
start-failed = The table could not be opened. Try again.
server-away = The server does not answer. It will be asked again.
try-again = Try again

# Table
table = Table
deal-of = deal { $deal } of { $deals }
trump-is = trump: { $trump }
trump-unknown = trump not yet named
menu = Menu
sheet = Sheet
last-trick = Last trick
last-trick-of = Taken by { $name }
leave = Leave the table
events = What happened
tap-to-go-on = Tap to go on
sending = Sending …
play-again = Play again
to-start = To the start page
connecting = Connecting …
lost-since = Connection lost at { $time }. Nothing is lost: the match goes on where it was.
reconnect-now = Reconnect now
reconnected = Connected again.
gone-table = This table is not there for you any more.

# What happened, as it is announced
ev-dealt = { $name } deals { $count ->
    [one] one card
   *[other] { $count } cards
 } to each.
ev-trump-named = { $name } names trump: { $trump }.
ev-pass = { $name } passes.
ev-played = { $name }: { $play }.
ev-trick = { $name } takes the trick.
ev-deal-scored = The deal is over.
ev-match-over = The match is over.
ev-place = Place { $place }: { $name }, { $points }.
ev-your-bid = Your bid.
ev-your-trump = Name trump.
ev-your-play = Your turn.

# Why a move was not taken. $cards are the ranks that would do.
refused-must-follow = { $suit ->
    [S] Spades
    [C] Clubs
    [D] Diamonds
    [H] Hearts
   *[other] The suit
 } must be followed: { $cards }
refused-must-play-highest = A joker was led high, the highest of { $named } is due: { $cards }
refused-must-trump = Without the suit you must trump, { $named }: { $cards }
refused-not-held = That card is not in your hand.
refused-not-your-turn = It is not your turn.
refused-wrong-phase = That cannot be done now.
refused-match-over = The match is over.
refused-stale = The table had already moved on. Here is how it stands now.
refused-unreadable = That could not be read.
refused-wrong-order = Another line is due here.
refused-unknown-house = There is no such game, or there are no such house rules.
refused-not-found = There is no such match here.
refused-wrong-deal = That is not the deal that the schedule has next.
refused-impossible-hands = These hands cannot be: the wrong number of cards, or a card that is not in the pack or there twice.
refused-wrong-score = The rules give another score.
refused-not-saved = The server could not save it. Try again.
refused-too-large = This text is too long.
refused-unknown-record = This match follows rules that this server does not know.
refused-by-rules = The rules do not allow this.
refused-other = That was not accepted ({ $code }).

# Replay
replay = Replay
replay-choose = Choose a record
replay-choose-help = A match in the text form, as it is downloaded here. It is read by your server and not kept.
replay-paste = or paste its text
replay-read = Read it
replay-line = Line { $line }: { $sentence }
replay-server = What the server says, in English
replay-partial = The record stops before the end of the match.
replay-deal = Deal { $deal } of { $deals }
replay-trick = Trick { $trick } of { $tricks }
replay-end = End of the deal
replay-previous = Step back
replay-next = Step forward
replay-deal-back = Deal back
replay-deal-on = Deal forward
replay-keys = Arrow keys step; Page Up and Page Down go by deal.
replay-takes = { $name } takes it
dealer = dealer

# Settings
pace = Pace
pace-help = How long a trick stays on the table.
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-tap = until I tap
pace-instant = at once
deck = Deck
deck-2 = two colours
deck-4 = four colours
confirm-card = Ask for a second tap before a card is played
auto-card = Play the only card that is allowed by itself
hundredths = Write points in hundreds (5 for 500)

## Table

plate-you = You
plate-pass = pass
plate-dealer = { $you ->
    [yes] dealer
   *[no] dealer
}
turn-bid = bids
turn-trump = names trump
turn-play = plays
yours-bid = your bid
yours-trump = your trump
yours-play = your turn
trump-word = trump
trick-name = Cards on the table
hand-name = Your hand
hand-not-now = { $card }, not allowed now
hand-lifted = { $card }, lifted: once more to play it
hint = Hint
answers-name = Your answer
bid-ask = Your bid?
call-led-high = high
call-led-low = low
call-follow-high = high
call-follow-low = low
play-ask = Your turn: play a card
play-once-more = Once more to play it
wait-for = { $name } is thinking …
sheet-total = total
summary-taken = took
summary-points = points
summary-next = Go on
end-place = place

## Friends at one table

# Start
with = Who plays?
with-alone = Bots and I
with-friends = Friends, by a link
with-open = Anybody who likes
open-table = Open the table
clock = Time for a move
clock-none = no limit
clock-of = { $move } s, reserve { $bank } s
fill = Empty seats are played by
fill-none = nobody: people are waited for
chat-allow = Free chat
watch-allow = Others may watch
seat-open = open seat
lobby = Open tables
lobby-none = No table is open just now. A quick seat opens one.
quick = Quick seat
to-table = To the table
watch = Watch
my-houses = My rules
keep-as = A name for these rules
keep = Keep
forget = Forget { $name }
house-link = Link to these rules
play-house = Play by these rules
copied = Copied.
link-dead = This link is no good any more.
device = Second device
device-help = Open it on your other device within ten minutes. Give it to nobody else: they would be you.
device-ask = Shall this device be the same player as the one that made the link?
yes = Yes
no = No

# Before the match
gather = Before the match
invite = Invite
invite-help = Whoever has this link may come in and sit down.
share = Share
copy = Copy the link
link = Link
renew = New link; the old ones end
seat-n = Seat { $seat }
sit = Sit here
stand = Stand up
ready = Ready
not-ready = Not yet
is-ready = ready
start = Start
kick = Send { $name } away
swap = Move { $name }
swap-here = Move here
shuffle = Seats by lot
host = host
watching = { $count } watching

# The people at the table
away = away
auto = bot plays
offered = seat to be had
auto-you = A bot plays for you.
take-back = Take my seat back
take-over = Play on for { $name }
paused = The match is paused.
resumed = The match goes on.
frozen = Nobody was here: the table stood still, nothing is lost.
votes = { $vote ->
    [pause] Pause
    [resume] Go on
   *[end] End the match
 }
vote-for = in favour: { $names }
end-ask = End this match for everybody?
leave-seat = Leave my seat
leave-ask = A bot plays on, and the seat may go to another. Leave?
bank = reserve { $time }
time-warning = Ten seconds left!
talk = Talk
message = Message
send = Send
mute = Mute { $name }
chat-is-off = Free chat is off here.
watching-you = You are watching.
watch-nothing = This table is not shown to watchers.
rematch-same = Again, same seats
rematch-moved = Again, other seats
next-table = To the next match
hand-ahead = { $card }, goes when your turn comes
ahead = When your turn comes: { $card }. Tap it to take it back.
ahead-void = The card chosen ahead cannot be played.
ended-kicked = The host has sent you away from this table.
ended-crowded = You have this table open in too many windows.
table-closed = This table is closed.
pe-sits = { $name } sits down.
pe-gone = { $name } gets up.
pe-here = { $name } is back.
said-line = { $name }: { $what }

# Phrases and reactions
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice = Nice!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-one-moment = One moment!
phrase-your-turn = Your turn!
phrase-good-game = Good game!
react-clap = clapping
react-laugh = laughing
react-wow = amazed
react-sad = sad
react-think = thinking
react-heart = heart

# Settings
sounds = Sounds
sound-premia = premia
sound-khishti = khishti
volume = Volume
felt = Felt
look-green = green
look-blue = blue
look-red = red
look-grey = grey
look-own = my picture
picture = Choose a picture …
picture-bad = This picture cannot be read, or is too large.
picture-kept = This device cannot keep it.
letters = Letters on the cards
large-index = Large signs on the cards
backs = Card backs
text-size = Text size
preview = How it looks

# The host's page
host-page = The host's page
host-secret = The host's secret, as the server printed it
tables = Tables
people = People
bans = Turned away
close-table = Close the table
ban = Turn { $name } away
unban = Let { $name } in again

# Why something asked for at the table was not done
refused-not-owner = Only the host may do that.
refused-not-seated = One must be seated for that.
refused-seat-taken = This seat is taken already.
refused-not-ready = Not everybody is ready yet.
refused-seats-open = There are seats still open.
refused-other-seat = You had another seat in this match.
refused-too-fast = Too fast. Wait a little.
refused-no-answer = No hint was found. Try again.
refused-too-many = There are too many.
refused-banned = This server turns you away.
refused-name = { $why ->
    [taken] Somebody at the table has a name that looks like this one.
    [reserved] This name is kept for others.
    [mixed-scripts] A name is written in one script.
   *[other] This name cannot be used: 1 to 24 letters.
 }
pe-vote = { $name } would like { $vote ->
    [pause] a pause
    [resume] to go on
   *[end] to end the match
 }.

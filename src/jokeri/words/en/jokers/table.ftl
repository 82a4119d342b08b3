### What the page alone says of Jokers. $full is a kind of full hand, as the server names it.

bot-careful-help = Reckons which trade brings a full hand nearer, and declares when waiting would not pay.
full-type = { $full ->
    [all-run] all run
    [match-full-house] match full house
    [match-half-house] match half house
    [run-half-house] run half house
   *[run-full-house] run full house
 }
ev-first-player = By lot: { $name } goes first.
ev-round-dealt = The cards are dealt. { $name } goes first.
ev-laid = { $name } lays { $card }.
ev-drawn = { $name } draws { $count ->
    [one] one card
   *[other] { $count } cards
 }. Left to draw: { $left }.
ev-safety-turned = { $name } turns up a safety card: { $card }. It reaches { $reach } deep.
ev-taken = { $name } takes { $card }.
ev-kept = { $name } keeps { $card }.
ev-laid-away = { $name } lays away { $card }.
ev-laid-away-both = { $name } lays away { $safety }, on it { $card }.
ev-declared = { $name } declares a full hand: { $full }.
ev-last-turn = { $name } has one turn more.
ev-turn-ended = { $name } ends the turn.
ev-nobody-won = Nobody has declared: both have lost.
ev-points = { $name } has { $won ->
    [yes] won
   *[no] lost
 }: { $points }.
ev-your-free = Your turn.
ev-your-trade = Lay another card, or draw.
ev-your-safety = Take a card from the discard pile, or keep the safety card.
ev-your-away = Lay a card away.
turn-free = to play
turn-trade = trades
turn-safety = chooses
turn-away = lays away
yours-free = your turn
yours-trade = you trade
yours-safety = choose
yours-away = lay away
refused-must-trade = A turn needs a trade before it can end.
refused-not-full = This hand is not full.
refused-too-deep = The safety card reaches { $deepest } deep.
refused-pile-too-small = No more can be laid: the draw pile has { $pile }.
ask-trade = Lay the cards that you want to trade.
ask-again = Trade once more, or end your turn.
ask-done = No more trades in this turn.
ask-last = Your last turn.
ask-draw = Lay more cards, or draw.
ask-safety = Take a lit card from the pile, or keep { $card }.
ask-away = Lay away a card of your hand.
key-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
 }
key-safety = Safety card { $which }
key-keep = Keep { $card }
key-declare = Declare: { $full }
key-end = End turn
draw-pile = { $count ->
    [one] One card to draw
   *[other] { $count } cards to draw
 }
safety-up = Safety card turned up: { $card }
discards = Discard pile, the top card first
discards-none = The discard pile is empty.
discard-take = Take { $card }, { $depth } deep
open-hand = The open hand: { $name }
plate-safety = Safety cards face down: { $count }
plate-seen = In hand for certain
plate-declared = declared
replay-dealt = The cards are dealt
replay-safety = safety cards
sheet-deal = deal
sheet-won = won
summary-safety = Safety cards: { $name }
part-winning = won { $points }
part-hand = hand { $points }
part-colour = one colour { $points }
part-jokers = two jokers { $points }
part-none = nothing

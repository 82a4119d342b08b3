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
ev-drawn = { $name } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
 }. Left to draw: { $left }.
ev-taken = { $name } takes { $card }.
ev-kept = { $name } keeps { $card }.
ev-laid-away = { $name } lays away { $card }.
ev-last-turn = { $name } has one turn more.
ev-turn-ended = { $name } ends the turn.
ev-nobody-won = Nobody has declared: both have lost.
ev-points = { $name } has { $won ->
    [yes] won
   *[no] lost
 }: { $points }.
ev-your-trade = Lay another card, or draw.
ev-your-safety = Take a card from the discard pile, or keep the safety card.
ev-your-away = Lay a card away.
refused-must-trade = A turn needs a trade before it can end.
refused-not-full = This hand is not full.
refused-too-deep = The safety card reaches { $deepest } deep.
refused-pile-too-small = No more can be laid: the draw pile has { $pile }.
ask-again = Trade once more, or end your turn.
ask-done = No more trades in this turn.
ask-last = Your last turn.
key-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
 }
key-keep = Keep { $card }
key-declare = Declare: { $full }
key-end = End turn
draw-pile = { $count ->
    [one] One card to draw
   *[other] { $count } cards to draw
 }
discards = Discard pile, the top card first
discards-none = The discard pile is empty.
open-hand = The open hand: { $name }
plate-safety = Safety cards face down: { $count }
plate-declared = declared
replay-safety = safety cards
sheet-deal = deal
sheet-won = won
summary-safety = Safety cards: { $name }
part-winning = won { $points }
part-hand = hand { $points }
part-colour = one colour { $points }
part-jokers = two jokers { $points }
ask-first = Your turn: lay the cards that you want to trade.
key-s1 = Safety card 1
key-s2 = Safety card 2
seen-hand = In hand for certain: { $name }
safety-up = Safety card turned up
discard-take = Take { $card }
discard-once-more = Once more to take { $card }
ev-declared = { $name } declares a full hand
ev-safety-turned = { $name } turns up a safety card: { $card }.
ev-reach = It reaches { $reach } deep.

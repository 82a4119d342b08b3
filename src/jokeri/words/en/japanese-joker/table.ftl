### What the page alone says of Japanese Joker.

bot-careful-help = Takes tricks as cheaply as it can, and keeps its jokers for those that nothing else takes.
trump-none = bezi
deal-now = deal { $deal }
deal-target = { $target ->
    [one] one to win
   *[other] { $target } to win
 }
plate-taken = { $taken ->
    [one] one trick
   *[other] { $taken } tricks
 }
plate-won = deals: { $won }
up-yours = Your cards on the table
up-theirs = On the table: { $name }
up-over = { $card }, a hidden card beneath
up-hidden = hidden card
up-gone = empty place
ask-closed = The first lead comes from the hand
ev-first-chooser = By lot { $name } names trump first.
ev-three = Three cards each. { $name } names trump.
ev-laid-out = On the table, { $name }: { $cards }.
ev-from-table = { $name }, from the table: { $play }.
ev-to-hand = { $name } takes up the card beneath.
ev-turned-up = { $name } turns up: { $card }.
ev-taken = { $name } took { $taken }.
ev-deals-won = { $name }: deals won, { $won }.
won-by = { $name } wins the deal
won-none = 9 : 9, nobody wins the deal
refused-call-missing = A led joker names a suit; where jokers may be low, high or low is said too.
refused-call-not-allowed = A joker is not played like that here.
replay-trump = Trump is named
replay-beneath = beneath: { $card }
sheet-deal = deal
sheet-named = named trump: { $trump }
sheet-won = won
summary-won = deals

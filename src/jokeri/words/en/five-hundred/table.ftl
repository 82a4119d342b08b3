### What the page alone says of Five Hundred.

bot-careful-help = Bids on sure tricks and long suits, and draws trumps.
trump-none = no trumps
trump-none-short = NT
play-lead = joker as { $suit }
bid-name = { $tricks } { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
    [H] hearts
   *[other] no trumps
 }
misere = misere
open-misere = open misere
blind-misere = blind misere
no-kitty = no kitty
look = look at the hand
alone = alone
outcome = { $outcome ->
    [made] made
    [failed] failed
    [thrown-in] all passed
   *[other] no contract
 }
partner = partner
your-partner = your partner
sits-out = sits out
dead-hand = dead hand
kitty = kitty
laid-away = laid away
tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
 }
plate-count = { $taken } of { $bid }
turn-discard = lays away
yours-discard = lay away
turn-call = calls a card
yours-call = call a card
ev-your-discard = Lay a card away.
ev-your-call = Call a card: whoever holds it is your partner.
ev-first-dealer = { $name } deals first.
ev-contract = { $name } plays { $bid }.
ev-passed = Everybody has passed.
ev-kitty = { $name } takes the kitty.
ev-kitty-yours = In the kitty: { $cards }.
ev-laid-away = { $name } has laid away.
ev-called = { $name } calls the { $card }.
ev-partner = { $name } is the partner.
ev-exposed = { $name } lays the hand open: { $cards }.
ev-side = { $name }: { $tricks }, points { $points }, total { $total }.
ask-discard = Lay away: { $left } to go
ask-joker = Name a suit for the joker, or lead
ask-hidden = Your cards are still face down
replay-bids = Auction
refused-bid-out-of-range = There is no such bid at this table.
refused-bid-not-higher = A bid must be higher than the one that stands.
refused-misere-too-early = Misere needs a bid of seven tricks before it.
refused-call-missing = First the joker’s suit, or a look at the hand.
refused-call-not-allowed = That cannot be called now.
refused-not-callable = This card cannot be called.
refused-must-play-joker = Without the suit this must be played: { $cards }
refused-suit-led-before = The joker names a suit that has not been led yet.
refused-joker-last-only = The joker may now be led to the last trick only.

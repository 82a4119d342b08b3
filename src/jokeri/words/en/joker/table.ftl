### What the page alone says of Georgian Joker.

bot-careful-help = Counts sure tricks, and lets nobody have a trick too many.
bot-instant-help = Taught itself; plays at once.
bot-normal-help = Taught itself; looks ahead.
bot-strong-help = Taught itself; looks far ahead.
bot-vano = Vano
bot-vano-help = Forgets what is gone, and counts every king as a trick.
bot-zhora = Zhora
bot-zhora-help = Always one trick too many. Loves trumps.
bot-daisy = Daisy
bot-daisy-help = Grabs every trick she can; her joker goes in a fright.
bot-ayla = Ayla
bot-ayla-help = Promises little and takes more.
bot-petrovich = Petrovich
bot-petrovich-help = Trumps first, the joker last.
bot-walt = Walt
bot-walt-help = Bids high, burns his joker early, laughs at premia.
bot-dodo = Dodo
bot-dodo-help = Takes the trick that you need.
bot-osman = Osman
bot-osman-help = Patient: guards his trumps and his premia.
bot-lyuda = Lyuda
bot-lyuda-help = Bold and quick, and mostly right.
bot-ruth = Ruth
bot-ruth-help = Kind words, and your trick is gone.
bot-tsiala = Tsiala
bot-tsiala-help = Sees all, bids more, spares nobody.
bot-kerem = Kerem
bot-kerem-help = Says little, draws trumps, misses nothing.
trump-none = bezi
pulka-of = pulka { $pulka } of { $pulkas }
spread-short = short by { $count }
spread-over = over by { $count }
ev-first-dealer = First ace: { $name } deals first.
ev-turned = Turned up: { $card }. Trump: { $trump }.
hint-is = Best: { $move }. To expect: { $points } points, an exact bid at { $exact } %.
ev-bid = { $name } bids { $bid }.
ev-short = The bids are short by { $count }.
ev-over-by = The bids are over by { $count }.
ev-points = { $name } { $kind ->
    [all] took all
    [made] made { $bid }
    [pass] made a pass
    [khishti] has a khishti
    [failed-pass] missed a pass, took { $taken }
   *[other] took { $taken } of { $bid }
 }: { $points }.
ev-pulka-scored = Pulka { $pulka } is over.
ev-premia = { $name }: premia, { $points }.
ev-moshla = { $name }: moshla, { $points }.
refused-barred-bid = The dealer may not bid { $bid }: the bids would add up to the cards.
refused-bid-out-of-range = A bid is between 0 and { $most }.
refused-call-missing = A joker needs its call: high or low, and with it a suit when it leads.
refused-call-not-allowed = Only a led joker names a suit.
replay-bids = Bids
replay-taken = bid { $bid }, took { $taken }
replay-no-bid = no bid yet
plate-count = { $taken } of { $bid }
plate-exact = exact
plate-miss = missed
strip-pulka = pulka { $pulka }/{ $pulkas }
turned-up = Turned up: { $card }
bid-barred = Not { $bid }: the bids would add up to { $cards }.
bid-key-barred = { $bid }, barred
bid-key-pass = 0, pass
ace-draw = First ace: { $name } deals
sheet-cards = cards
sheet-pulka = Pulka { $pulka }
sheet-premia = premia
sheet-moshla = moshla
sheet-added = added by premia and moshla
summary-title = { $cards ->
    [one] Deal of one card
   *[other] Deal of { $cards } cards
 }
summary-bid = bid
summary-kind = { $kind ->
    [all] all
    [made] exact
    [pass] pass made
    [khishti] khishti
    [short] short by { $off }
    [over] over by { $off }
   *[failed-pass] pass missed
 }
look-back = Look back
look-at = Looking back: { $done } of { $of }
look-what = { $kind ->
    [bid] bid { $what }
    [trump] trump: { $what }
   *[play] { $what }
 }
look-lost = { $at } of { $of } · You: { $done }. Better: { $best }. It cost { $points } on average.
look-none = No decision lost anything.
look-never = This server cannot look back.

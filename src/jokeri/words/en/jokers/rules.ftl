### The rules page of Jokers. Numbers come from the engine.

rules-title = The rules of Jokers

rule-aim = Jokers is a game for two, and nobody takes tricks in it. You trade cards until all eight of your hand make sets and runs: a full hand. Whoever declares one wins the deal. The loser’s hand scores too, so it pays to keep it in good order.

rule-pack = There are { $cards } cards: ace, two, three and so on up to ten, jack, queen and king, in four suits, and two jokers. The ace is the lowest card and nothing else.
rule-jokers = The jokers are alike. A joker stands for any card that is not in your hand, and two jokers for two different ones. What it stands for need not be said.

rule-dealing = Cards are dealt one at a time, beginning with the player who goes first: { $hand } each for the hand, then { $safety } safety cards each. Safety cards lie face down, and nobody may look at them, not even their owner. The { $pile } cards left are the draw pile.
rule-first = Who goes first in the first deal is drawn by lot. After that the two take turns.

rules-turn-heading = A turn
rule-turn = In your turn you may make up to { $trades } trades, use safety cards before, between and after them, and at last end the turn or declare.
rule-trade = A trade: lay one to { $hand } cards of your hand on the discard pile, one by one, face up, in the order you like. Then draw as many from the draw pile. You cannot lay more cards than the draw pile has.
rule-must-trade = A turn cannot be ended without a trade, except for the last turn of a deal. This is our rule: without it a deal need never end.
rule-pile-open = The discard pile is open. Both may look through it at any time, and its order stays as it is.

rules-full-heading = A full hand
rule-full = Each of the eight cards belongs to a set or to a run, and none to two of them.
rule-set = A set is three or four cards of one rank.
rule-run = A run is three or more cards of one suit in sequence. The ace comes before the two, never after the king.
rule-types = So there are five kinds of full hand: all run, one run of eight; match full house, two sets of four; match half house, a set and a run of four; run half house, a set of three and a run of five; run full house, two runs. A hand that is several of them counts as the best.
rule-type = kind
rule-type-hand = for example
rule-type-points = points for it

rules-safety-heading = Safety cards
rule-safety-turn = While no trade is open and something lies on the discard pile, you may turn up one of your safety cards in your own turn. Once turned it has to be used. It is no trade. Both may be used in one turn, also in the last one.
rule-safety-reach = The safety card says how deep you may reach into the discard pile: an ace 1, the number cards what they show, a jack { $jack }, a queen { $queen }, a king { $king }, a joker any depth up to { $joker }. Depth 1 is the top card.
rule-safety-example = { $card } reaches { $far } cards deep into a pile of { $large }, but { $near } into a pile of { $small }.
rule-safety-take = Either take one card from within that depth into your hand. Then the safety card goes on the discard pile, and on top of it a card of your hand.
rule-safety-keep = Or keep the safety card itself in your hand, and lay away a card of your hand.
rule-safety-same = The card laid away may be the very one that you have just got.

rules-declare-heading = Declaring, and the last turn
rule-declare = With a full hand you may declare at any moment of your turn at which no trade and no safety card is open, even with the hand as it was dealt. You never have to. You lay your hand open and have won the deal.
rule-last-turn = The other player then has one more turn, to make something better of their hand. It may be ended without a trade. Nobody can declare in it: a hand that becomes full now has lost all the same.
rule-pile-out = When the last card is drawn and nobody has declared yet, that turn goes on without trades. If it ends without a declaration, both have lost.

rule-score-won = Whoever declared gets { $points } for winning, and points for the kind of full hand.
rule-score-lost = A hand that lost counts its best sets and runs: a set of three { $three }, a set of four { $four }, a run as many as it has cards. Jokers may be left out of it. If all eight cards are grouped, it counts the points for the kind when these are more.
rule-score-colour = All eight red or all eight black: { $won } more for the winner, { $lost } more for a loser. What a joker stands for does not matter here.
rule-score-jokers = Both jokers in the hand at the end: { $points } more, won or lost.
rule-score-ours = The points for winning and for two jokers, a bonus for one colour and a lower table for a lost hand come from the author of the game. His tables are lost. The points for each kind of hand, for a lost hand and for one colour are ours.
rule-score-table = Points for a declared hand, besides those for winning:
rule-example-won = Won with { $hand }: { $points }.
rule-example-lost = Lost with { $hand }: { $points }.

rule-schedule = { $deals ->
    [one] The match is one deal.
   *[other] The match has { $deals } deals.
 } Whoever has more points at the end wins; with equal totals the two share the place.

### The rules page of Five Hundred. The page takes the messages that the house calls for.

rules-title = The rules of Five Hundred

rule-aim = Five Hundred is a game of tricks with an auction before it. Whoever bids highest plays the contract: names trumps, takes the kitty, and must take as many tricks as were bid. A contract’s points are won or lost as a whole. The aim is { $target } points.
rule-seats-2 = Two play, each alone. A third hand is dealt and lies dead: nobody sees it before the deal is over.
rule-seats-3 = Three play, each alone. In every deal the other two defend together against the contractor, but each writes points of their own.
rule-seats-4 = Four play in two teams; partners sit opposite each other and have one total.
rule-seats-5 = Five play, each with a total of their own. In every deal the contractor may call a partner; the others defend.
rule-seats-6 = Six play in two teams of three, who sit in turns and have one total.

rule-pack-33 = There are 33 cards: ace down to seven in each suit, and a joker.
rule-pack-43 = There are 43 cards: ace down to four in hearts and diamonds, ace down to five in spades and clubs, and a joker.
rule-pack-45 = There are 45 cards: ace down to four in each suit, and a joker.
rule-pack-46 = There are 46 cards: ace down to four in each suit, and two jokers. The first joker beats the second.
rule-pack-53 = There are 53 cards: the whole pack of 52, and a joker.
rule-pack-63 = There are 63 cards: the whole pack of 52, eleven and twelve in each suit, thirteen in hearts and diamonds, and a joker. Thirteen, twelve and eleven stand between jack and ten.
rule-rank = In a plain suit the order is ace, king, queen, jack, ten and so on down.
rule-trumps = In trumps the joker is highest. Below it stand the jack of trumps, which is the right bower, and the other jack of the same colour, the left bower; then ace, king, queen, ten and so on. The left bower and the joker are trumps in every way: they are led, followed and counted as trumps.
rule-j5 = In no trumps each suit’s jack is higher than its ace; in a misere it is not.

rule-first-dealer = The first dealer is drawn by lot. With every new deal the next player clockwise deals.
rule-dealing = Everybody gets ten cards: three, then four, then three, from the dealer’s left on. After each round one card goes face down to the kitty, and so do cards left over: { $kitty } in all.

rule-bid = From the dealer’s left on, everybody passes or bids. A bid says how many tricks, six to ten, and what is trump: spades, clubs, diamonds, hearts or no trumps. Each bid must be higher than the last; one may jump.
rule-bid-order = More tricks are always higher. With the same number, spades are lowest, then clubs, diamonds, hearts and no trumps.
rule-bid-once = Everybody calls at least once: if all the others have passed, the dealer still bids or passes. The auction ends when one bidder is left.
rule-bid-table = What each bid is worth:
rule-bid-tricks = Tricks
rule-bid-nt = No trumps
rule-pass-final-yes = A pass is final.
rule-pass-final-reenter = Who has passed is asked again if by then another suit stands as the highest bid, or no trumps, or a misere.
rule-raise-own-no = Whoever has won the auction may not raise their own bid.
rule-raise-own-yes = Whoever has won the auction has one more call and may raise their own bid; nobody answers it.
rule-all-pass-next-dealer = If everybody passes, the cards are thrown in and the next dealer deals.
rule-all-pass-same-dealer = If everybody passes, the cards are thrown in and the same dealer deals again.
rule-all-pass-nt-no-kitty = If everybody passes, the deal is played without trumps; nobody sees the kitty, the player left of the dealer leads, and each trick is worth 10 points to its side.
rule-misere-after7 = Misere is a bid to take no trick, worth 250. It may be called only after somebody has bid seven tricks or more.
rule-misere-any = Misere is a bid to take no trick, worth 250. It may be called at any time.
rule-misere-off = There is no plain misere at this table.
rule-misere-rank-below8S = It outranks every bid of seven tricks and is outranked by eight spades.
rule-misere-rank-between8Sand8C = It outranks eight spades and is outranked by eight clubs.
rule-open-misere-on = Open misere, worth 500, outranks ten diamonds and is outranked by ten hearts. It needs no bid before it.
rule-open-misere-off = There is no open misere at this table.
rule-blind-misere = Blind misere is worth 500, outranked only from ten hearts on. Where it may still be called, a hand lies face down until its owner’s first call: that is either blind misere, or a look at the cards and then any call.
rule-sans-kitty = Any bid may be called without the kitty. It is worth the same and outranks the same bid with the kitty. Nobody then sees the kitty, and nothing is laid away. At a seat it is marked with “!”. This is our own rule; no source gives it.

rule-kitty-heading = Kitty and partner
rule-kitty = The contractor takes the kitty without showing it, and lays away as many cards face down: any cards, jokers too.
rule-partner = Then the contractor calls a card that is neither a joker nor one of their own, and whoever holds it is the partner; or plays alone. Nobody but its holder knows the partner until the card is played. If the called card lies in an untaken kitty, the contractor is alone without knowing it. In a misere nobody is called. The order and the secrecy are our own choice; no source gives them.

rule-lead = The contractor leads to the first trick. Whoever takes a trick leads to the next.
rule-follow = Follow suit if you can, otherwise play any card. You are never obliged to trump or to play higher.
rule-take = The highest trump takes the trick; without a trump, the highest card of the suit led.

rule-misere-heading = Playing a misere
rule-misere-play = There are no trumps, and the contractor must not take a trick: the first one ends the deal.
rule-misere-partner-4 = The contractor’s partner lays the hand down unseen and sits out.
rule-misere-partner-6 = Both partners of the contractor lay their hands down unseen and sit out.
rule-misere-partner-5 = One plays against four.
rule-misere-open = In an open misere the contractor’s hand lies open for all to see from the end of the first trick on.
rule-misere-blind = A blind misere is played with the kitty, and stays closed.

rule-joker-trumps = With trumps the joker is simply the highest trump; if it is led, trumps must be followed. What follows is for no trumps and for every misere.
rule-joker-named = Before the first lead a contractor who holds the joker may name a suit for it. It is then that suit’s highest card, and loses when it is thrown on another suit.
rule-joker-named-never = Nobody names a suit for the joker before the first lead.
rule-joker-none = Otherwise the joker has no suit and takes any trick it is played to. It may be played to somebody else’s lead only by a player who has no card of the suit led.
rule-joker-misere-must = In a misere such a player must play the joker.
rule-joker-misere-free = In a misere, too, such a player need not play it.
rule-joker-lead-new = Who leads the joker names a suit that has not been led in this deal; suits named for a joker count as led. When all four have been led, the joker may be led to the last trick only, and then nobody has to follow.
rule-joker-lead-last-trick = The joker may be led to the last trick only. Its player names a suit that has not been led; if all four have been led, nobody has to follow.
rule-joker-lead-free-lead = Who leads the joker names any suit, at any time.
rule-joker-only = A player who holds nothing but jokers without a suit may lead one and name any suit. This is our own rule; no source says what happens then.

rule-example-take = { $trump ->
    [S] Spades are trumps
    [C] Clubs are trumps
    [D] Diamonds are trumps
    [H] Hearts are trumps
   *[N] There are no trumps
 }. { $plays } are played in this order: { $taker } takes the trick.
rule-example-follow = { $trump ->
    [S] Spades are trumps
    [C] Clubs are trumps
    [D] Diamonds are trumps
    [H] Hearts are trumps
    [M] A misere is played
   *[N] There are no trumps
 }, and { $led } is led. Who holds { $hand } may play: { $may }.

rule-score-made = A contract is made with at least as many tricks as were bid, a misere with none. Made, it brings its value; failed, it costs as much. More tricks bring nothing more.
rule-score-slam = But whoever takes all ten tricks on a contract worth less than 250 writes 250.
rule-score-others = The opponents write 10 points for each trick of theirs, whether the contract was made or not, but nothing in a misere.
rule-score-each = Each of them writes for tricks of their own.
rule-score-five = The tricks of contractor and partner are added up, and both write the full value, won or lost.
rule-score-cap = A side that stands at { $cap } or more before the deal writes nothing for tricks.
rule-score-table = Some deals and what is written:
rule-score-contract = Contract
rule-score-tricks = Tricks taken
rule-score-contractors = Contractors
rule-score-opponents = Opponents
rule-score-misere = Misere

rule-win-bid = A side with { $target } points or more wins only in a deal in which it made a contract. Opponents may go past { $target } with points for tricks, but have not won by that. If both sides reach { $target } in the same deal, the contractors win.
rule-win-any = A side with { $target } points or more wins, whatever brought the last points. If several reach { $target } in one deal, those who made the contract win, otherwise the highest total.
rule-win-five = Contractor and partner made the contract together, and both may win.
rule-back-door-on = A side at { $minus } or less has lost at once; the highest of the others wins.
rule-back-door-off = However far below zero a side falls, it plays on.
rule-deals-max = After { $deals ->
    [one] one deal
   *[other] { $deals } deals
 }, thrown-in ones counted, the highest total wins. Equal totals share the win. This limit is our own rule, so that every match ends.

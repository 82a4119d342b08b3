### The rules page of Georgian Joker. The page takes the messages that the house calls for.

rules-title = The rules of Georgian Joker

rule-aim = Joker is a trick-taking game for four players, who sit round the table in clockwise order. In every deal each of them says beforehand how many tricks they will take. Those who take exactly that many score well; everybody else scores little, or loses points.
rule-partners-none = Everyone plays alone. The highest total after the last deal wins; players with equal totals share the place.
rule-partners-pairs = Players who sit opposite each other are a pair. Each bids, plays and scores alone; after the last deal the points of the two are added, and the pair with more points wins.

rule-pack-36 = There are 36 cards: ace, king, queen, jack, ten, nine, eight, seven and six, from high to low, in spades, clubs, diamonds and hearts. Two jokers take the places of the six of spades and the six of clubs, so there are eight spades, eight clubs, nine diamonds and nine hearts.
rule-pack-38 = There are 38 cards: ace, king, queen, jack, ten, nine, eight, seven and six, from high to low, in spades, clubs, diamonds and hearts, nine of each; and two jokers.
rule-jokers-alike = The two jokers are alike. A joker belongs to no suit: it is never a card of the led suit and never a trump.

rule-first-dealer = The first dealer is drawn: cards are turned up round the table until an ace falls, and whoever gets the ace deals.
rule-dealing = Cards are dealt one at a time, clockwise, starting with the player on the dealer’s left. This player is called forehand.
rule-next-dealer = With every new deal the next player clockwise becomes the dealer.
rule-deal-order = Every deal goes the same way: cards are dealt, trump is found, everyone bids, the tricks are played, and the points are written down.

rule-trump-beats = Any trump beats every card of the other suits. A deal without trump is called bezi.
rule-trump-turned-always = When the cards have been dealt, the next card of the pack is turned up for all to see. Its suit is trump; if it is a joker, the deal is bezi. The turned card is out of play.
rule-trump-turned-under-nine = In deals of fewer than nine cards, the next card of the pack is turned up for all to see. Its suit is trump; if it is a joker, the deal is bezi. The turned card is out of play.
rule-nines-trump-forehand = In a deal of nine, everyone first gets three cards. Forehand looks at theirs and names trump: any suit, held or not, or bezi. Then the other six cards are dealt.
rule-choice-view-all = While forehand chooses, everyone may look at their own three cards.
rule-choice-view-chooser = While forehand chooses, nobody else looks at their cards.
rule-nines-trump-last-card = In a deal of nine, the dealer’s last card is turned up for all to see. Its suit is trump; if it is a joker, the deal is bezi. The card stays in the dealer’s hand and is played like any other.
rule-nines-trump-turned = In a deal of nine two cards are left over, and trump is turned up just as in the other deals.

rule-bid = Starting with forehand and going round to the dealer, everyone bids once: the number of tricks they will take, from none, which is a pass, up to the number of cards.
rule-bid-barred = The dealer bids last, and may not make the four bids add up to the number of cards. So in every deal somebody must miss. If the three earlier bids already make more than that, the dealer may bid anything.
rule-bid-example =
    { $cards ->
        [one] With one card
       *[other] With { $cards } cards
    } and earlier bids of { $first }, { $second } and { $third }, the dealer may not { $barred ->
        [0] pass
       *[other] bid { $barred }
    }.
rule-bid-spread = After the last bid it is announced by how many tricks the deal is short or over: how far the bids together stay under, or go beyond, the number of cards.

rule-lead = Forehand leads to the first trick, with any card. Whoever takes a trick leads to the next.
rule-follow = Follow suit: if you hold the suit that was led, play a card of it. It need not be a higher one.
rule-must-trump-yes = If you cannot follow suit and hold a trump, you must play a trump; it need not be higher than a trump already played. With neither, play any card.
rule-must-trump-no = If you cannot follow suit, play any card. You are not obliged to trump.
rule-joker-any-time = A joker may be played at any time, whatever else you hold, and never has to be played.

rule-joker-follow = When you play a joker to a trick that somebody else has led, say “high” or “low”. High is there to take the trick; low gives it away. No suit is named.
rule-joker-lead = When you lead a joker, say “high” or “low” and name a suit: any suit, trump too, held or not. The others then have to follow the named suit.
rule-led-high-duty-highest = Led high, it draws the highest cards: those who hold the named suit must play their highest card of it, or the other joker.
rule-led-high-duty-any = Led high, it draws the named suit: those who hold it play any card of it, or the other joker.
rule-joker-lead-low = Led low, it leaves the choice free: those who hold the named suit play any card of it, or the other joker.
rule-joker-call-always = A joker’s owner must always make the call, even with the last card in hand.

rule-taking = Go through these points in order. The first one that fits decides.
rule-two-high-later = A joker played high on somebody else’s lead takes the trick. Of two high jokers the later one takes it, even if the first was led.
rule-two-high-first = A joker played high on somebody else’s lead takes the trick. Of two high jokers the earlier one counts; if that one was led, see the next point.
rule-led-high-trumped-trump = A joker led high takes the trick, unless a side suit was named and somebody trumped: then the highest trump takes it.
rule-led-high-trumped-joker = A joker led high takes the trick, even if somebody trumped.
rule-take-trump = The highest trump takes the trick.
rule-take-suit = Without a trump, the highest card of the suit that was led, or that the joker named, takes the trick.
rule-led-low-unanswered-leader = If a joker was led low and none of these cards came, whoever led the joker takes the trick.
rule-led-low-unanswered-discard = If a joker was led low and none of these cards came, the highest card thrown takes the trick; of equal ones, the earlier.
rule-take-never = A joker played low on somebody else’s lead never takes a trick.

rule-example-led-high = Hearts are trump. A joker is led high and names diamonds, then come { $second }, { $third } and { $fourth }.
rule-example-led-low = There is no trump. A joker is led low and names spades, then come { $second }, { $third } and { $fourth }.
rule-example-two-high = { $first } is led, then come a high joker, the other joker, high too, and { $fourth }.
rule-example-low-follower = There is no trump. { $first } is led, then come a low joker, { $third } and { $fourth }.
rule-outcome-card = { $card } takes the trick.
rule-outcome-led-joker = The joker takes the trick.
rule-outcome-first-joker = The first joker takes the trick.
rule-outcome-second-joker = The second joker takes the trick.

rule-score-all = Whoever bids all the tricks of the deal and takes them all scores 100 for each.
rule-score-exact = Any other exact bid scores 50 for each trick and 50 more; a pass that takes nothing scores 50.
rule-miss-per-trick = Whoever takes more or fewer tricks than bid scores only 10 for each trick taken.
rule-miss-flat = Whoever takes more or fewer tricks than bid gets khishti.
rule-miss-per-missing = Whoever takes fewer tricks than bid loses 100 for each missing one. Whoever takes more scores only 10 for each trick taken. There is no khishti at this table.
rule-miss-per-difference = Whoever takes more or fewer tricks than bid loses 100 for each trick of difference. A pass that takes any tricks loses 200, however many they are.
rule-khishti-for-none = Whoever bids at least one trick and takes none gets khishti instead.
rule-khishti-points = Khishti is { $points } points.
rule-khishti-halves = Khishti is { $under } points, in deals of nine { $nines }.
rule-khishti-per-card = Khishti is −100 points for each card of the deal: in the largest deal of this match { $points }.
rule-khishti-absent = There is no khishti at this table.
rule-khishti-zero = Where khishti is 0, a miss counts as if there were none.
rule-khishti-zero-flat = Where khishti is 0, a miss scores 10 for each trick taken.
rule-score-table = What a bid is worth:
rule-score-bid = Bid
rule-score-taken = Taken
rule-score-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
rule-score-every = all

rules-premia-heading-alone = Premia
rules-premia-heading = Premia and moshla
rule-premia = At the end of each pulka, whoever was exact in every one of its deals earns premia: the best of their deals in this pulka is added once more. Passes that took nothing count as exact.
rule-best-last-counts = The best deal is the one that scored the most points, whichever deal of the pulka it was.
rule-best-last-excluded = The best deal is the one that scored the most points, but the last deal of a pulka is left out, unless the pulka has only one deal.
rule-best-floor = A best deal with fewer than 0 points counts as 0.
rule-best-min = A best deal with fewer than { $points } points counts as 0.
rule-moshla-none = The other players lose nothing.
rule-moshla-others = Moshla: every player who has not earned premia loses their own best deal of the pulka.
rule-moshla-next = Moshla: the next player clockwise loses their own best deal of the pulka. When neighbours have earned premia together, it is the player after the last of them.
rule-premia-many-bonus = When two or three players earn premia in the same pulka, all of them get it.
rule-premia-many-bonus-moshla = When two or three players earn premia in the same pulka, all of them get it, and nobody loses anything.
rule-premia-many-both = When two or three players earn premia in the same pulka, each gets it as if they were the only one.
rule-premia-many-both-moshla = When two or three players earn premia in the same pulka, each gets it as if they were the only one, and moshla applies too.
rule-premia-many-cancel = When two or three players earn premia in the same pulka, none of them gets it.
rule-premia-many-cancel-moshla = When two or three players earn premia in the same pulka, none of them gets it, but moshla applies.
rule-premia-run-first = When neighbours earn premia together, only one of them gets it: the first in clockwise order whose best deal is above 0.
rule-pairs-moshla = The partner of somebody who has earned premia loses nothing, and nobody loses it in their place. If both pairs have earned premia, nobody loses anything.
rule-pulka-one = Example: one player earns premia. Each field gives bid/taken and the points.
rule-pulka-two = Example: two neighbours earn premia.
rule-pulka-deal = Deal
rule-pulka-player = Player { $number }
rule-pulka-added = Pulka
rule-pulka-total = Total
rule-premia-off = There is no premia at this table: at the end of a pulka nothing is added and nothing is lost.

rule-schedule =
    The match has { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } in { $pulkas ->
        [one] one pulka
       *[other] { $pulkas } pulkas
    }.
rule-schedule-sizes = The number of cards in each deal:
rule-schedule-pulka = Pulka { $number }: { $sizes }

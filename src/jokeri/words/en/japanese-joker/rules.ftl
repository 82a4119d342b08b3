### The rules page of Japanese Joker. The page takes the messages that the house calls for.

rules-title = The rules of Japanese Joker

rule-aim = Japanese Joker is a trick-taking game for two. Nothing is bid. Half of each player’s cards lie on the table; whoever takes more of the { $tricks } tricks wins the deal.

rule-pack = There are { $cards } cards: ace, king, queen, jack, ten, nine, eight, seven and six, from high to low, in spades, clubs, diamonds and hearts. Two jokers take the places of the six of spades and the six of clubs, so there are eight spades, eight clubs, nine diamonds and nine hearts.
rule-jokers = The two jokers are equal, but they can be told apart: both players see which of them lies where. A joker belongs to no suit: it is never a card of the led suit and never a trump.

rule-three = One of the two is the chooser. Cards are dealt one at a time, beginning with the chooser, until each has { $cards }. Each looks at their own.
rule-trump = The chooser names trump: any suit, held or not, or bezi, which means no trump. Any trump beats every card of the other suits.
rule-rest = Then the rest is dealt: cards up to { $hand } in each hand, { $columns } face down in a row before each player, and on each of these one face up.
rule-hidden = Your hand is for your eyes only. The open cards are seen by both. The hidden ones are seen by nobody until they are uncovered.
rule-chooser = The first chooser is found by lot. After each deal the other player is the chooser, even when nobody has won it. That they take turns is our rule.

rule-lead = The chooser leads to the first trick. Whoever takes a trick leads to the next.
rule-table-open-after-first = You play cards from your hand or your open cards on the table. Only the first lead of a deal must come from the hand.
rule-table-open-at-once = You play cards from your hand or your open cards on the table, for the first lead too.
rule-uncover-hand = When an open card has been played, the hidden card beneath it goes into its owner’s hand at the end of the trick.
rule-uncover-table = When an open card has been played, the hidden card beneath it is turned face up in its place at the end of the trick. This is our variant.
rule-follow = Follow suit, from hand or table. If you have no card of the led suit in either place, you must trump, from hand or table. With neither, play any card.
rule-joker-any-time = A joker may be played at any time, from hand or table, whatever else you have, and never has to be played.

rule-joker-lead-no = When you lead a joker, name a suit: any suit, trump too. The other player must play their highest card of it, over hand and open cards, in whichever place it is.
rule-joker-lead-yes = When you lead a joker, say “high” or “low” and name a suit: any suit, trump too. High asks for the highest card of that suit, over hand and open cards; low asks for any card of it.
rule-joker-void = Without the named suit you must trump, if it is not trump that was named. With neither, play any card. The other joker may always be played instead.
rule-joker-follow-no = A joker played on the other’s lead takes the trick. No suit is named.
rule-joker-follow-yes = When you play a joker on the other’s lead, say “high” to take the trick or “low” to give it away. No suit is named.
rule-low-ours = The low jokers are our variant; they follow Georgian Joker.

rule-taking = Go through these points in order. The first one that fits decides.
rule-take-answer-no = A joker played on the other’s lead takes the trick, even when the other joker was led.
rule-take-answer-yes = A joker played high on the other’s lead takes the trick, even when the other joker was led. Played low, it never does.
rule-take-trump-on-joker = If a joker was led and a side suit was named, a trump takes the trick.
rule-take-low = If a joker was led low, a card of the named suit takes the trick.
rule-take-led = Otherwise a joker that was led takes the trick.
rule-take-card = The higher trump takes the trick; without a trump, the higher card of the suit that was led.

rule-example-led = Hearts are trump. A joker is led and names { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
 }, the other player answers with { $card ->
    [X] the other joker
   *[other] { $card }
 }.
rule-example-led-low = Hearts are trump. A joker is led low and names { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
 }, the other player answers with { $card }.
rule-example-cards = Hearts are trump. { $first } is led, the other player answers with { $card }.
rule-example-given = Hearts are trump. { $first } is led, the other player answers with a low joker.
rule-outcome-lead = Whoever led takes the trick.
rule-outcome-answer = Whoever answered takes the trick.

rule-score = All { $tricks } tricks are played. Whoever has taken more than { $half } wins the deal. At { $half } : { $half } nobody does.
rule-target = { $target ->
    [one] Whoever wins a deal first wins the match.
   *[other] Whoever first wins { $target } deals wins the match.
 }
rule-most = After { $deals } deals the match is over in any case, and whoever has won more of them wins; with equal numbers the first place is shared. This limit is ours.

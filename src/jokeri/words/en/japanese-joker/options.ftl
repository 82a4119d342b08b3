### The options of a house: names, explanations and values.

option-table_open = The cards on the table
option-table_open-help = From when on the open cards before you may be played like those in your hand.
value-table_open-after-first = From the first answer on: the first lead of a deal comes from the hand
value-table_open-at-once = At once, for the first lead too

option-uncover = The card beneath
option-uncover-help = Where a hidden card goes when the open card on it has been played. Turning it up on the table is our variant.
value-uncover-hand = Into its owner’s hand
value-uncover-table = It is turned up on the table

option-low_joker = Low jokers
option-low_joker-help = Whether a joker may also be played low, to give the trick away, as in Georgian Joker. This is our variant.
value-low_joker-no = Jokers are always high
value-low_joker-yes = High or low

option-target = Deals to win
option-target-help = Whoever first wins so many deals wins the match. After fifty deals more deals won decide: that limit is ours.
value-target-8 = Eight
value-target-1 = One
value-target-3 = Three
value-target-5 = Five
value-target-10 = Ten
value-target-other = Another number: { $value }

preset-standard = Standard
preset-standard-help = The first lead comes from the hand, uncovered cards go into the hand, jokers are always high. Eight deals won win the match.

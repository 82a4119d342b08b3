### What the rules pages of all games share.

rules-house-heading = The rules of this table
rules-house-as-is = “{ $preset }”: { $help }
rules-house-changed = As in “{ $preset }”, except for:
rules-house-change = { $option }: { $value }
rules-aim-heading = The aim
rules-cards-heading = The cards
rules-dealing-heading = The deal
rules-trump-heading = Trump
rules-bids-heading = The bids
rules-play-heading = The play
rules-joker-heading = The joker
rules-taking-heading = Who takes the trick
rules-examples-heading = Examples
rules-score-heading = The score of a deal
rules-schedule-heading = The match

### The options of a house: names, explanations and values.

option-seats = Players
option-seats-help = Four and six play in two teams, five with a called partner, two and three each alone.
value-seats-4 = Four, two against two
value-seats-3 = Three, each alone
value-seats-5 = Five, with a called partner
value-seats-6 = Six, three against three
value-seats-2 = Two, with a dead hand

option-pack = Cards (four players)
option-pack-help = With four players the pack may have all its fours, and a second joker. The first joker beats the second.
value-pack-43 = 43, three in the kitty
value-pack-45 = 45, five in the kitty
value-pack-46 = 46 with two jokers, six in the kitty

option-joker_nt = The joker without trumps
option-joker_nt-help = What the joker may do in no trumps and in a misere, where it belongs to no suit of its own.
value-joker_nt-pagat = Names a suit not led before
value-joker_nt-last-trick = Is led to the last trick only
value-joker_nt-free-lead = Names any suit at any time
value-joker_nt-no-naming = As the first, but no suit for it before the first lead

option-joker_misere = The joker in a misere
option-joker_misere-help = What a player does in a misere who has no card of the led suit, but the joker.
value-joker_misere-must = Must play the joker
value-joker_misere-free = May play the joker

option-pass_final = After a pass
option-pass_final-help = Whether a player who has passed may call again in the same auction.
value-pass_final-yes = A pass is final
value-pass_final-reenter = Asked again when another suit stands

option-raise_own = Raising one’s own bid
option-raise_own-help = Whether the winner of the auction may go higher once all the others have passed.
value-raise_own-no = Not allowed
value-raise_own-yes = One last call

option-all_pass = When everybody passes
option-all_pass-help = What happens to a deal that nobody has bid in.
value-all_pass-next-dealer = The next dealer deals
value-all_pass-same-dealer = The same dealer deals again
value-all_pass-nt-no-kitty = Played without trumps and without the kitty

option-misere = Misere
option-misere-help = A contract to take no trick at all, worth 250.
value-misere-after7 = After a bid of seven tricks
value-misere-any = At any time
value-misere-off = Not played

option-misere_rank = Rank of misere
option-misere_rank-help = Which bids a misere outranks in the auction.
value-misere_rank-below8S = Above all bids of seven
value-misere_rank-between8Sand8C = Above eight spades too

option-open_misere = Open misere
option-open_misere-help = A misere worth 500 whose hand lies open after the first trick.
value-open_misere-on = Played
value-open_misere-off = Not played

option-blind_misere = Blind misere
option-blind_misere-help = A misere worth 500, called before one has looked at one’s cards.
value-blind_misere-off = Not played
value-blind_misere-on = Played

option-sans_kitty = Bids without the kitty
option-sans_kitty-help = Any bid may be called without the kitty; it outranks the same bid with it. Our own rule: no source gives it.
value-sans_kitty-off = Not played
value-sans_kitty-on = Played

option-trick_points_cap = Limit for trick points
option-trick_points_cap-help = Whether the opponents’ points for tricks stop close to the target.
value-trick_points_cap-off = No limit
value-trick_points_cap-490 = None from 490 points on
value-trick_points_cap-480 = None from 480 points on

option-slam = All ten tricks
option-slam-help = Whether taking every trick lifts a smaller contract to 250 points.
value-slam-on = At least 250
value-slam-off = No more than the contract

option-must_bid_to_win = Winning
option-must_bid_to_win-help = Whether the target must be reached with a contract of one’s own.
value-must_bid_to_win-yes = By one’s own contract only
value-must_bid_to_win-no = By any points

option-back_door = Falling to the target below zero
option-back_door-help = Whether a side that falls so low loses the match at once.
value-back_door-on = Loses at once
value-back_door-off = Plays on

option-j5 = Jacks in no trumps
option-j5-help = Whether in no trumps each jack is the highest of its suit. Never in a misere.
value-j5-off = Below the queen
value-j5-on = Above the ace

option-target = Points to win
option-target-help = The total that wins the match.
value-target-500 = 500
value-target-250 = 250
value-target-1000 = 1000
value-target-other = { $value }

option-deals_max = Deals at most
option-deals_max-help = After so many deals, passed ones too, the highest total wins. Our own rule, so that every match ends.
value-deals_max-100 = 100
value-deals_max-4 = 4
value-deals_max-8 = 8
value-deals_max-12 = 12
value-deals_max-20 = 20
value-deals_max-other = { $value }

preset-australian = Australian
preset-australian-help = As it is mostly played in Australia: misere after a bid of seven, 250 for all ten tricks, won by one’s own contract.

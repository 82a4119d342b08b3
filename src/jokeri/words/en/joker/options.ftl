### The options of a house: names, explanations and values.
### A value's id is its text with "/" written as "-": value-khishti-200-500.

option-schedule = Deals of the match
option-schedule-help = How many cards are dealt in each deal, and which deals make up a pulka. Premia is settled at the end of each pulka. Your own: deals with “-” between, pulkas with “/”, as 1-2-3/9-9.
value-schedule-full = Full game: 1 to 8, four nines, 8 to 1, four nines
value-schedule-nines = Nines only: four pulkas
value-schedule-nines-3 = Nines only: three pulkas
value-schedule-nines-2 = Nines only: two pulkas
value-schedule-nines-1 = Nines only: one pulka
value-schedule-quick = Half a game: 1 to 8, four nines
value-schedule-ones = Four deals of one card
value-schedule-full-38 = Full game with 38 cards: 1 to 9, four nines, 9 to 1, four nines
value-schedule-other = Own list: { $value }

option-pack = Cards
option-pack-help = With 36 cards the two jokers stand in for the black sixes. With 38 all four sixes stay in, so spades and clubs also have nine cards each.
value-pack-36 = 36, without the black sixes
value-pack-38 = 38, with all the sixes

option-nines_trump = Trump in nines
option-nines_trump-help = With 36 cards a deal of nine uses up the whole pack, so trump has to be found in another way than by turning up the next card.
value-nines_trump-forehand = Forehand names it from three cards
value-nines_trump-last-card = The dealer’s last card shows it
value-nines_trump-turned = Turned up, as in other deals (38 cards only)

option-must_trump = Duty to trump
option-must_trump-help = Whether a player who has no card of the led suit, but holds a trump, has to play one.
value-must_trump-yes = Trump if you cannot follow suit
value-must_trump-no = Any card if you cannot follow suit

option-khishti = Khishti
option-khishti-help = The penalty for bidding at least one trick and taking none. How a missed bid is scored otherwise is an option of its own.
value-khishti-0 = None
value-khishti-200 = 200
value-khishti-500 = 500
value-khishti-200-500 = 200, in nines 500
value-khishti-per-card = 100 a card
value-khishti-other = { $value }

option-miss = Missed bids
option-miss-help = What a player scores who takes more or fewer tricks than bid.
value-miss-per-trick = 10 for each trick taken
value-miss-flat = Every miss costs khishti
value-miss-per-missing = −100 for each missing trick
value-miss-per-difference = −100 for each trick short or over

option-premia = Premia
option-premia-help = A player who is exact in every deal of a pulka gets the best of those deals once more. Without premia nothing is lost by moshla either.
value-premia-on = Played
value-premia-off = Not played

option-best_last = The last deal of the pulka
option-best_last-help = Whether the last deal of a pulka can be the best one that premia adds or moshla takes away.
value-best_last-counts = Counts like the others
value-best_last-excluded = Is left out

option-best_min = Lowest best deal
option-best_min-help = A best deal with fewer points than this counts as 0, for premia and for moshla.
value-best_min-0 = No limit
value-best_min-100 = 100
value-best_min-150 = 150
value-best_min-200 = 200
value-best_min-other = { $value }

option-moshla = Moshla
option-moshla-help = When somebody earns premia, others can lose their own best deal of the pulka. A player who has earned premia never does.
value-moshla-none = Nobody loses
value-moshla-others = All the others lose their best deal
value-moshla-next = The next player loses the best deal

option-premia_many = Several premias
option-premia_many-help = What happens when two or three players earn premia in the same pulka.
value-premia_many-bonus = All get it, nobody loses
value-premia_many-both = All get it, with moshla
value-premia_many-cancel = Nobody gets it, moshla stays

option-premia_run = Premia of neighbours
option-premia_run-help = What happens when players who sit side by side earn premia together.
value-premia_run-each = Each of them gets it
value-premia_run-first = Only the first in the row gets it

option-led_high_duty = Joker led high: what to play
option-led_high_duty-help = Which card of the named suit the others must give when a joker is led high. The other joker may always be played instead.
value-led_high_duty-highest = The highest of the suit
value-led_high_duty-any = Any card of the suit

option-led_high_trumped = Joker led high and trumped
option-led_high_trumped-help = Who takes the trick when a joker is led high, names a side suit, and somebody trumps.
value-led_high_trumped-trump = The highest trump
value-led_high_trumped-joker = The joker

option-led_low_unanswered = Joker led low and not answered
option-led_low_unanswered-help = Who takes the trick when a joker is led low and nobody plays the named suit, a trump or a high joker.
value-led_low_unanswered-leader = Whoever led the joker
value-led_low_unanswered-discard = The highest card thrown

option-two_high = Two high jokers
option-two_high-help = Which of the two takes the trick when both jokers are played high.
value-two_high-later = The later one
value-two_high-first = The earlier one

option-partners = Pairs
option-partners-help = In pairs everyone bids and scores alone. The points of the two who sit opposite each other are added up.
value-partners-none = Everyone plays alone
value-partners-pairs = Two against two

option-choice_view = While trump is being named
option-choice_view-help = Whether the others see their own first three cards while forehand, left of the dealer, names trump in a deal of nine.
value-choice_view-all = Everyone sees their own three
value-choice_view-chooser = Only forehand sees cards

preset-jokerx = JokerX
preset-jokerx-help = The usual game today: forehand names trump in nines, khishti is 200 or 500, premia takes nothing from anybody.
preset-tamashebi = Tamashebi
preset-tamashebi-help = Whoever earns premia takes their best deal from all the others, and a joker led high beats trumps too.
preset-dealers-card = Dealer’s card
preset-dealers-card-help = In nines the dealer’s last card shows trump. There is no khishti, and a high joker draws any card of its suit.
preset-pagat = Pagat
preset-pagat-help = Like the dealer’s card, but a joker led high draws the highest card of its suit.
preset-next-seat = Next seat
preset-next-seat-help = Premia costs only the next player the best deal. The pulka’s last deal and deals under 150 do not count for it.
preset-old-school = Old school
preset-old-school-help = 38 cards with all the sixes, 26 deals, and trump turned up in nines as well.

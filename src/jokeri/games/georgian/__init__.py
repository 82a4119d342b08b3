"""Georgian Joker (jokeri): four seats, 36 cards, a bid a deal, two jokers."""

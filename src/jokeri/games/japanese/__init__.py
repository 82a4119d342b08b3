"""Japanese Joker (iaponuri jokeri): two seats, half the cards on the table, no bids."""

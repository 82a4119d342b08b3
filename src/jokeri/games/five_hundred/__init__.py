"""Five Hundred, the Australian school: two to six seats, an auction, a kitty, bowers, a joker."""

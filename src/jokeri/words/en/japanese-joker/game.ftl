### What the game is called, and what it is.

game-japanese-joker = Japanese Joker
game-japanese-joker-help = Two players, no bids: half of your cards lie on the table. Take more tricks than the other.

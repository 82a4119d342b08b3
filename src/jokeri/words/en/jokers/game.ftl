### What the game is called, and what it is.

game-jokers = Jokers
game-jokers-help = Two players, no tricks: trade cards until all eight make sets and runs.

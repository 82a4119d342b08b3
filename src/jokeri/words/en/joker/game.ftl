### What the game is called, and what it is.

game-joker = Georgian Joker
game-joker-help = Four players: say how many tricks you will take, and take exactly that many.

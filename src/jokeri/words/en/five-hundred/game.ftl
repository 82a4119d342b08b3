### What the game is called, and what it is.

game-five-hundred = Five Hundred
game-five-hundred-help = Two to six players: bid for the kitty and for trumps, and keep your contract. Jacks rule, and a joker beats them.

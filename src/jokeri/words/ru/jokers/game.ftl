### What the game is called, and what it is.

game-jokers = Джокеры
game-jokers-help = Двое игроков, взяток нет: меняйте карты, пока все восемь не сложатся в тройки, четвёрки и ряды.

### What the game is called, and what it is.

game-japanese-joker = Японский джокер
game-japanese-joker-help = Двое игроков, без заявок: половина карт лежит на столе. Возьмите больше взяток, чем соперник.

### What the game is called, and what it is.

game-joker = Грузинский джокер
game-joker-help = Четверо игроков: скажите, сколько возьмёте взяток, и возьмите ровно столько.

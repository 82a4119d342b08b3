### What the game is called, and what it is.

game-japanese-joker = Japon Jokeri
game-japanese-joker-help = İki oyuncu, ihale yok: kartların yarısı masada durur. Rakipten çok el alın.

### What the game is called, and what it is.

game-joker = Gürcü Jokeri
game-joker-help = Dört oyuncu: kaç el alacağınızı söyleyin ve tam o kadar alın.

### What the game is called, and what it is.

game-jokers = Jokerler
game-jokers-help = İki oyuncu, el almak yok: sekiz kartın hepsi üçlü, dörtlü ya da seri olana dek kart değiştirin.

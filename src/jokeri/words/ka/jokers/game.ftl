### What the game is called, and what it is.

game-jokers = ჯოკერები
game-jokers-help = ორი მოთამაშე, ხელების გარეშე: ცვალეთ კარტი, სანამ რვავე არ აეწყობა.

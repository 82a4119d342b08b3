### What the game is called, and what it is.

game-joker = ქართული ჯოკერი
game-joker-help = ოთხი მოთამაშე: თქვით, რამდენ ხელს წაიღებთ, და ზუსტად იმდენი წაიღეთ.

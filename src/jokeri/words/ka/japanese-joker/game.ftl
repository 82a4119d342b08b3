### What the game is called, and what it is.

game-japanese-joker = იაპონური ჯოკერი
game-japanese-joker-help = ორი მოთამაშე, წინასწარ უთქმელად: კარტის ნახევარი მაგიდაზე აწყვია. წაიღეთ მეტი ხელი.

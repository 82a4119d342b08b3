### What the game is called, and what it is.

game-five-hundred = Beş Yüz
game-five-hundred-help = İki ile altı kişi arası: orta kartlar ve koz için ihaleye girin, kontratınızı tutturun. Valeler her şeyi, joker de valeleri yener.

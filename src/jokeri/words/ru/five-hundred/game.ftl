### What the game is called, and what it is.

game-five-hundred = Пятьсот
game-five-hundred-help = От двух до шести игроков: торгуйтесь за прикуп и козырь и сыграйте свой контракт. Валеты старше всех, а джокер старше валетов.

### The options of a house: names, explanations and values.

option-table_open = Карты на столе
option-table_open-help = С какого момента открытыми картами перед собой можно играть так же, как картами с руки.
value-table_open-after-first = С первого ответа: первый ход раздачи делают с руки
value-table_open-at-once = Сразу, и на первом ходу тоже

option-uncover = Карта снизу
option-uncover-help = Куда идёт закрытая карта, когда открытая карта над ней сыграна. Открывать её на столе — наш вариант.
value-uncover-hand = На руку хозяину
value-uncover-table = Открывается на столе

option-low_joker = Младшие джокеры
option-low_joker-help = Можно ли положить джокер и так, чтобы отдать взятку, как в грузинском джокере. Это наш вариант.
value-low_joker-no = Джокер всегда старший
value-low_joker-yes = Забирать или отдавать

option-target = Сколько раздач выиграть
option-target-help = Кто первым выиграет столько раздач, выиграл партию. После пятидесяти раздач решает, кто выиграл больше: этот предел наш.
value-target-8 = Восемь
value-target-1 = Одну
value-target-3 = Три
value-target-5 = Пять
value-target-10 = Десять
value-target-other = Другое число: { $value }

preset-standard = Обычный
preset-standard-help = Первый ход с руки, освободившиеся карты идут на руку, джокер всегда старший. Партию решают восемь выигранных раздач.

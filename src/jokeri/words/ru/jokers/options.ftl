### The options of a house: names, explanations and values.

option-rounds = Раздач в партии
option-rounds-help = Сколько раздач играют. Очки за все складываются. На листке автора места на шесть.
value-rounds-6 = Шесть
value-rounds-1 = Одна
value-rounds-2 = Две
value-rounds-4 = Четыре
value-rounds-8 = Восемь
value-rounds-10 = Десять
value-rounds-12 = Двенадцать
value-rounds-other = Своё число: { $value }

preset-clarke = Гэвин Кларк
preset-clarke-help = Шесть раздач, как на листке у автора. Его таблицы очков утрачены, вместо них стоят наши.

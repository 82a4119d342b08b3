### What the page alone says of Jokers. $full is a kind of full hand, as the server names it.

bot-careful-help = Считает, какой обмен ближе к полной руке, и объявляет, когда ждать уже не стоит.
full-type = { $full ->
    [all-run] ряд из восьми
    [match-full-house] две четвёрки
    [match-half-house] четвёрка и ряд из четырёх
    [run-half-house] тройка и ряд из пяти
   *[run-full-house] два ряда
 }
ev-first-player = По жребию первым ходит { $name }.
ev-round-dealt = Карты сданы. Первым ходит { $name }.
ev-laid = { $name } кладёт: { $card }.
ev-drawn = { $name } берёт из колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }. Осталось { $left }.
ev-safety-turned = { $name } открывает запасную: { $card }. Глубина { $reach }.
ev-taken = { $name } берёт: { $card }.
ev-kept = { $name } оставляет себе: { $card }.
ev-laid-away = { $name } сбрасывает: { $card }.
ev-laid-away-both = { $name } сбрасывает: { $safety }, сверху { $card }.
ev-declared = { $name } объявляет полную руку: { $full }.
ev-last-turn = { $name }: остался один ход.
ev-turn-ended = { $name } заканчивает ход.
ev-nobody-won = Никто не объявил: проиграли оба.
ev-points = { $name }, { $won ->
    [yes] выигрыш
   *[no] проигрыш
 }: { $points }.
ev-your-free = Ваш ход.
ev-your-trade = Положите ещё карту или берите из колоды.
ev-your-safety = Возьмите карту из сброса или оставьте запасную.
ev-your-away = Сбросьте карту.
turn-free = ходит
turn-trade = меняет
turn-safety = выбирает
turn-away = сбрасывает
yours-free = ваш ход
yours-trade = меняете
yours-safety = выберите
yours-away = сбросьте
refused-must-trade = Без обмена ход не закончить.
refused-not-full = Рука не полная.
refused-too-deep = Запасная карта достаёт только до глубины { $deepest }.
refused-pile-too-small = Больше не положить: карт в колоде { $pile }.
ask-trade = Положите карты, которые хотите обменять.
ask-again = Обменяйте ещё раз или закончите ход.
ask-done = Больше обменов в этом ходу нет.
ask-last = Ваш последний ход.
ask-draw = Положите ещё или берите из колоды.
ask-safety = Возьмите светлую карту сброса или оставьте: { $card }.
ask-away = Сбросьте одну карту с руки.
key-draw = Взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }
key-safety = Запасная { $which }
key-keep = Оставить: { $card }
key-declare = Объявить: { $full }
key-end = Конец хода
draw-pile = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
safety-up = Открытая запасная карта: { $card }
discards = Сброс, верхняя карта первой
discards-none = В сбросе пока пусто.
discard-take = Взять: { $card }, глубина { $depth }
open-hand = Открытая рука: { $name }
plate-safety = Запасных рубашкой вверх: { $count }
plate-seen = Точно на руке
plate-declared = полная рука
replay-dealt = Карты сданы
replay-safety = запасные
sheet-deal = раздача
sheet-won = выигрыш
summary-safety = Запасные: { $name }
part-winning = победа { $points }
part-hand = рука { $points }
part-colour = один цвет { $points }
part-jokers = два джокера { $points }
part-none = ничего

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
ev-drawn = { $name } берёт из колоды { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
 }. Осталось { $left }.
ev-taken = { $name } берёт: { $card }.
ev-kept = { $name } оставляет себе: { $card }.
ev-laid-away = { $name } сбрасывает: { $card }.
ev-last-turn = { $name }: остался один ход.
ev-turn-ended = { $name } заканчивает ход.
ev-nobody-won = Никто не объявил: проиграли оба.
ev-points = { $name }, { $won ->
    [yes] выигрыш
   *[no] проигрыш
 }: { $points }.
ev-your-trade = Положите ещё карту или берите из колоды.
ev-your-safety = Возьмите карту из сброса или оставьте запасную.
ev-your-away = Сбросьте карту.
refused-must-trade = Без обмена ход не закончить.
refused-not-full = Рука не полная.
refused-too-deep = Запасная карта достаёт только до глубины { $deepest }.
refused-pile-too-small = Больше не положить: карт в колоде { $pile }.
ask-again = Обменяйте ещё раз или закончите ход.
ask-done = Больше обменов в этом ходу нет.
ask-last = Ваш последний ход.
key-draw = Взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }
key-keep = Оставить: { $card }
key-declare = Объявить: { $full }
key-end = Конец хода
draw-pile = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
 }
discards = Сброс, верхняя карта первой
discards-none = В сбросе пока пусто.
open-hand = Открытая рука: { $name }
plate-safety = Запасных рубашкой вверх: { $count }
plate-declared = полная рука
replay-safety = запасные
sheet-deal = раздача
sheet-won = выигрыш
summary-safety = Запасные: { $name }
part-winning = победа { $points }
part-hand = рука { $points }
part-colour = один цвет { $points }
part-jokers = два джокера { $points }
ask-first = Ваш ход: положите карты, которые хотите обменять.
key-s1 = Запасная 1
key-s2 = Запасная 2
seen-hand = Точно на руке: { $name }
safety-up = Открытая запасная карта
discard-take = Взять: { $card }
discard-once-more = Ещё раз, чтобы взять: { $card }
ev-declared = { $name } объявляет полную руку
ev-safety-turned = { $name } открывает запасную: { $card }.
ev-reach = Глубина: { $reach }.

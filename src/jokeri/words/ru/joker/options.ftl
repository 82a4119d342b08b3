### Правила стола: названия, пояснения и значения.
### В имени значения «/» пишется как «-»: value-khishti-200-500.
### Переводчику: не проверены у игроков слова «списание», «недозаказ», «перезаказ», «пусть берёт»,
### «забрать», «отдать», «тузовать».

option-schedule = Раздачи партии
option-schedule-help = Сколько карт сдают в каждой раздаче и какие раздачи составляют пульку. Премию считают в конце каждой пульки. Своё: между раздачами «-», между пульками «/», например 1-2-3/9-9.
value-schedule-full = Классика: от 1 до 8, четыре девятки, от 8 до 1, четыре девятки
value-schedule-nines = Только 9: четыре пульки
value-schedule-nines-3 = Только 9: три пульки
value-schedule-nines-2 = Только 9: две пульки
value-schedule-nines-1 = Только 9: одна пулька
value-schedule-quick = Половина партии: от 1 до 8, четыре девятки
value-schedule-ones = Четыре раздачи по одной карте
value-schedule-full-38 = Классика на 38 карт: от 1 до 9, четыре девятки, от 9 до 1, четыре девятки
value-schedule-other = Свой список: { $value }

option-pack = Колода
option-pack-help = В колоде из 36 карт два джокера заменяют чёрные шестёрки. В колоде из 38 остаются все шестёрки, и пик с трефами тоже по девять.
value-pack-36 = 36, без чёрных шестёрок
value-pack-38 = 38, со всеми шестёрками

option-nines_trump = Козырь в девятках
option-nines_trump-help = При 36 картах на девятку уходит вся колода, открыть больше нечего, поэтому козырь определяют иначе.
value-nines_trump-forehand = Называет первая рука по трём картам
value-nines_trump-last-card = Показывает последняя карта сдающего
value-nines_trump-turned = Открывают, как в других раздачах (только 38 карт)

option-must_trump = Обязанность бить козырем
option-must_trump-help = Обязан ли игрок, у которого нет масти хода, но есть козырь, положить козырь.
value-must_trump-yes = Нет масти — козырь обязателен
value-must_trump-no = Нет масти — любая карта

option-khishti = Хишт
option-khishti-help = Штраф тому, кто заявил хотя бы одну взятку и не взял ни одной. За прочие промахи отвечает отдельное правило.
value-khishti-0 = Нет
value-khishti-200 = 200
value-khishti-500 = 500
value-khishti-200-500 = 200, в девятках 500
value-khishti-per-card = Спец: по 100 за карту
value-khishti-other = { $value }

option-miss = Мимо заявки
option-miss-help = Что пишут игроку, который взял больше или меньше, чем заявил.
value-miss-per-trick = 10 за каждую взятку
value-miss-flat = Любой промах — хишт
value-miss-per-missing = −100 за каждую недостающую взятку
value-miss-per-difference = −100 за каждую недостающую или лишнюю взятку

option-premia = Премия
option-premia-help = Кто точно взял своё во всех раздачах пульки, тому лучшую из них пишут ещё раз. Без премии нет и списания.
value-premia-on = Есть
value-premia-off = Нет

option-best_last = Последняя раздача пульки
option-best_last-help = Может ли последняя раздача пульки быть той лучшей, которую добавляет премия или отнимает списание.
value-best_last-counts = Считается, как все
value-best_last-excluded = Не считается

option-best_min = Нижний порог лучшей раздачи
option-best_min-help = Если в лучшей раздаче очков меньше, она считается за 0 — и для премии, и для списания.
value-best_min-0 = Без порога
value-best_min-100 = 100
value-best_min-150 = 150
value-best_min-200 = 200
value-best_min-other = { $value }

option-moshla = Списание
option-moshla-help = Когда кто-то заработал премию, у других могут списать их лучшую раздачу пульки. У заработавшего премию не списывают никогда.
value-moshla-none = Ни у кого
value-moshla-others = У всех остальных — лучшая раздача
value-moshla-next = У следующего — лучшая раздача

option-premia_many = Несколько премий
option-premia_many-help = Что происходит, если премию в одной пульке заработали двое или трое.
value-premia_many-bonus = Получают все, ни у кого не списывают
value-premia_many-both = Получают все, списание тоже действует
value-premia_many-cancel = Не получает никто, списание остаётся

option-premia_run = Премия у соседей
option-premia_run-help = Что происходит, если премию вместе заработали игроки, сидящие рядом.
value-premia_run-each = Получает каждый
value-premia_run-first = Получает только первый в ряду

option-led_high_duty = Ход высшим джокером: что класть
option-led_high_duty-help = Какую карту названной масти дают остальные, когда ходят высшим джокером. Вместо неё всегда можно положить второй джокер.
value-led_high_duty-highest = Старшую карту масти
value-led_high_duty-any = Любую карту масти

option-led_high_trumped = Ход высшим джокером и козырь
option-led_high_trumped-help = Кто берёт взятку, когда пошли высшим джокером, назвали не козырную масть, а кто-то положил козырь.
value-led_high_trumped-trump = Старший козырь
value-led_high_trumped-joker = Джокер

option-led_low_unanswered = «Пусть берёт» без ответа
option-led_low_unanswered-help = Кто берёт взятку, когда пошли джокером «пусть берёт», а никто не положил ни названной масти, ни козыря, ни высшего джокера.
value-led_low_unanswered-leader = Кто пошёл джокером
value-led_low_unanswered-discard = Старшая из сброшенных карт

option-two_high = Два высших джокера
option-two_high-help = Какой джокер берёт взятку, если оба сыграны как высшие.
value-two_high-later = Второй
value-two_high-first = Первый

option-partners = Пары
option-partners-help = В парах каждый заявляет и пишет сам за себя, а очки тех, кто сидит напротив друг друга, складывают.
value-partners-none = Каждый за себя
value-partners-pairs = Двое на двое

option-choice_view = Пока называют козырь
option-choice_view-help = Видят ли остальные свои первые три карты, пока первая рука, игрок слева от сдающего, называет козырь в девятке.
value-choice_view-all = Каждый видит свои три карты
value-choice_view-chooser = Карты видит только первая рука

preset-jokerx = JokerX
preset-jokerx-help = Самые ходовые сегодня правила: в девятках козырь называет первая рука, хишт 200, в девятках 500, премия ни у кого ничего не отнимает.
preset-tamashebi = Тамашеби
preset-tamashebi-help = Премия одного списывает лучшую раздачу у всех остальных, а ход высшим джокером сильнее и козырей.
preset-dealers-card = Карта сдающего
preset-dealers-card-help = В девятках козырь показывает последняя карта сдающего. Хишта нет, на ход высшим джокером дают любую карту масти.
preset-pagat = Pagat
preset-pagat-help = Как «Карта сдающего», но на ход высшим джокером дают старшую карту масти.
preset-next-seat = Следующий
preset-next-seat-help = Премия списывает лучшую раздачу только у следующего игрока. Последняя раздача пульки и всё, что меньше 150, лучшими не считаются.
preset-old-school = Старая школа
preset-old-school-help = 38 карт со всеми шестёрками, 26 раздач, козырь открывают и в девятках.

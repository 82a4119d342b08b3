### Правила стола: названия, пояснения и значения.

option-seats = Игроки
option-seats-help = Вчетвером и вшестером играют двумя командами, впятером — с вызванным партнёром, вдвоём и втроём — каждый за себя.
value-seats-4 = Четверо, двое на двое
value-seats-3 = Трое, каждый за себя
value-seats-5 = Пятеро, с вызванным партнёром
value-seats-6 = Шестеро, трое на трое
value-seats-2 = Двое и мёртвая рука

option-pack = Колода (четверо игроков)
option-pack-help = Вчетвером в колоде могут быть все четвёрки и второй джокер. Первый джокер старше второго.
value-pack-43 = 43, в прикупе три
value-pack-45 = 45, в прикупе пять
value-pack-46 = 46 с двумя джокерами, в прикупе шесть

option-joker_nt = Джокер без козыря
option-joker_nt-help = Что может джокер в игре без козыря и на мизере, где своей масти у него нет.
value-joker_nt-pagat = Называет масть, с которой ещё не ходили
value-joker_nt-last-trick = С него ходят только в последнюю взятку
value-joker_nt-free-lead = Называет любую масть в любое время
value-joker_nt-no-naming = Как в первом, но до первого хода масть не назначают

option-joker_misere = Джокер на мизере
option-joker_misere-help = Что делать на мизере, если масти хода нет, а джокер есть.
value-joker_misere-must = Джокер надо положить
value-joker_misere-free = Джокер можно не класть

option-pass_final = После паса
option-pass_final-help = Может ли спасовавший снова вступить в ту же торговлю.
value-pass_final-yes = Пас окончательный
value-pass_final-reenter = Спросят снова, если заявлена другая масть

option-raise_own = Повышение своей заявки
option-raise_own-help = Может ли победитель торговли поднять свою заявку, когда все остальные спасовали.
value-raise_own-no = Нельзя
value-raise_own-yes = Может сказать ещё раз

option-all_pass = Если спасовали все
option-all_pass-help = Что делать с раздачей, в которой никто ничего не заявил.
value-all_pass-next-dealer = Сдаёт следующий
value-all_pass-same-dealer = Тот же сдаёт заново
value-all_pass-nt-no-kitty = Играют без козыря и без прикупа

option-misere = Мизер
option-misere-help = Контракт не взять ни одной взятки; стоит 250.
value-misere-after7 = После заявки на семь взяток
value-misere-any = В любое время
value-misere-off = Не играют

option-misere_rank = Место мизера
option-misere_rank-help = Какие заявки мизер перебивает в торговле.
value-misere_rank-below8S = Все на семь взяток
value-misere_rank-between8Sand8C = И восемь пик тоже

option-open_misere = Открытый мизер
option-open_misere-help = Мизер за 500: после первой взятки рука открыта для всех.
value-open_misere-on = Играют
value-open_misere-off = Не играют

option-blind_misere = Тёмный мизер
option-blind_misere-help = Мизер за 500, который заявляют, не глядя в карты.
value-blind_misere-off = Не играют
value-blind_misere-on = Играют

option-sans_kitty = Игра без прикупа
option-sans_kitty-help = Любую заявку можно сделать без прикупа; она перебивает такую же с прикупом. Правило наше, в источниках его нет.
value-sans_kitty-off = Не играют
value-sans_kitty-on = Играют

option-trick_points_cap = Предел очков за взятки
option-trick_points_cap-help = Перестают ли противники писать за взятки, когда цель близка.
value-trick_points_cap-off = Предела нет
value-trick_points_cap-490 = С 490 очков не пишут
value-trick_points_cap-480 = С 480 очков не пишут

option-slam = Все десять взяток
option-slam-help = Поднимают ли все взятки маленький контракт до 250.
value-slam-on = Не меньше 250
value-slam-off = Только цена контракта

option-must_bid_to_win = Выигрыш
option-must_bid_to_win-help = Обязательно ли дойти до цели своим контрактом.
value-must_bid_to_win-yes = Только своим контрактом
value-must_bid_to_win-no = Любыми очками

option-back_door = Падение до цели ниже нуля
option-back_door-help = Проигрывает ли сразу тот, кто упал так низко.
value-back_door-on = Проигрывает сразу
value-back_door-off = Играет дальше

option-j5 = Валеты без козыря
option-j5-help = Старший ли валет в своей масти, когда играют без козыря. На мизере — никогда.
value-j5-off = Младше дамы
value-j5-on = Старше туза

option-target = Очки для выигрыша
option-target-help = Сумма, с которой выигрывают партию.
value-target-500 = 500
value-target-250 = 250
value-target-1000 = 1000
value-target-other = { $value }

option-deals_max = Предел раздач
option-deals_max-help = После стольких раздач, считая спасованные, выигрывает наибольшая сумма. Правило наше, чтобы всякая партия кончалась.
value-deals_max-100 = 100
value-deals_max-4 = 4
value-deals_max-8 = 8
value-deals_max-12 = 12
value-deals_max-20 = 20
value-deals_max-other = { $value }

preset-australian = По-австралийски
preset-australian-help = Как обычно играют в Австралии: мизер после семи, 250 за все десять взяток, выигрыш только своим контрактом.

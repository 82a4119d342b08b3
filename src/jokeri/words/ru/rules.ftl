### What the rules pages of all games share.

rules-house-heading = Правила этого стола
rules-house-as-is = «{ $preset }»: { $help }
rules-house-changed = Как «{ $preset }», но:
rules-house-change = { $option }: { $value }
rules-aim-heading = Цель игры
rules-cards-heading = Карты
rules-dealing-heading = Раздача
rules-trump-heading = Козырь
rules-bids-heading = Заявки
rules-play-heading = Розыгрыш
rules-joker-heading = Джокер
rules-taking-heading = Кто берёт взятку
rules-examples-heading = Примеры
rules-score-heading = Очки за раздачу
rules-schedule-heading = Ход партии

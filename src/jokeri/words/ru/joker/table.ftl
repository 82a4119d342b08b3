### What the page alone says of Georgian Joker.

bot-careful-help = Считает верные взятки.
bot-instant-help = Выучился сам, ходит сразу.
bot-normal-help = Выучился сам, смотрит вперёд.
bot-strong-help = Выучился сам, смотрит далеко вперёд.
bot-vano = Вано
bot-vano-help = Забывает, что вышло, и каждого короля считает взяткой.
bot-zhora = Жора
bot-zhora-help = Всегда заявляет на одну больше. Любит козыри.
bot-daisy = Дейзи
bot-daisy-help = Хватает все взятки подряд; с испугу кидает джокера.
bot-ayla = Айла
bot-ayla-help = Обещает мало, а берёт больше.
bot-petrovich = Петрович
bot-petrovich-help = Сначала козыри, джокер напоследок.
bot-walt = Уолт
bot-walt-help = Заявляет много, джокера жжёт сразу, премии ему смешны.
bot-dodo = Додо
bot-dodo-help = Заберёт ту взятку, что нужна вам.
bot-osman = Осман
bot-osman-help = Терпелив: бережёт козыри и премию.
bot-lyuda = Люда
bot-lyuda-help = Смелая, быстрая и чаще всего права.
bot-ruth = Рут
bot-ruth-help = Ласковое слово, а взятки уже нет.
bot-tsiala = Циала
bot-tsiala-help = Всё видит, заявляет больше, никого не жалеет.
bot-kerem = Керем
bot-kerem-help = Говорит мало, выбивает козыри, ничего не упускает.
trump-none = без козыря
pulka-of = пулька { $pulka } из { $pulkas }
spread-short = недозаказ { $count }
spread-over = перезаказ { $count }
ev-first-dealer = Первый туз: первым сдаёт { $name }.
ev-turned = Открыта карта: { $card }. Козырь: { $trump }.
hint-is = Лучше всего: { $move }. Ожидается очков: { $points }, точный заказ — { $exact } %.
ev-bid = { $name }: заявка { $bid }.
ev-short = Недозаказ { $count }.
ev-over-by = Перезаказ { $count }.
ev-points = { $name }, { $kind ->
    [all] все взятки
    [made] точно { $bid }
    [pass] пас сыгран
    [khishti] хишт
    [failed-pass] пас сорван, взяток { $taken }
   *[other] взяток { $taken } из { $bid }
 }: { $points }.
ev-pulka-scored = Пулька { $pulka } окончена.
ev-premia = { $name }: премия, { $points }.
ev-moshla = { $name }: списание, { $points }.
refused-barred-bid = Сдающему нельзя заявить { $bid }: заявки сравнялись бы с числом карт.
refused-bid-out-of-range = Заявка бывает от 0 до { $most }.
refused-call-missing = Джокеру нужно слово: с первого хода «высший» или «пусть берёт» и масть, на чужой ход «забрать» или «отдать».
refused-call-not-allowed = Масть называет только джокер с первого хода.
replay-bids = Заявки
replay-taken = заявка { $bid }, взяток { $taken }
replay-no-bid = заявки ещё нет
plate-count = { $taken } из { $bid }
plate-exact = точно
plate-miss = мимо
strip-pulka = пулька { $pulka }/{ $pulkas }
turned-up = Открыта карта: { $card }
bid-barred = { $bid } нельзя: в сумме выйдет { $cards }.
bid-key-barred = { $bid }, нельзя
bid-key-pass = 0, пас
ace-draw = Первый туз: сдаёт { $name }
sheet-cards = карт
sheet-pulka = Пулька { $pulka }
sheet-premia = премия
sheet-moshla = списание
sheet-added = премии и списания
summary-title = { $cards ->
    [one] Раздача: { $cards } карта
    [few] Раздача: { $cards } карты
   *[many] Раздача: { $cards } карт
 }
summary-bid = заявка
summary-kind = { $kind ->
    [all] все
    [made] точно
    [pass] пас сыгран
    [khishti] хишт
    [short] недобор { $off }
    [over] перебор { $off }
   *[failed-pass] пас сорван
 }
look-back = Разбор партии
look-at = Идёт разбор: { $done } из { $of }
look-what = { $kind ->
    [bid] заявка { $what }
    [trump] козырь: { $what }
   *[play] { $what }
 }
look-lost = { $at } из { $of } · Вы: { $done }. Лучше: { $best }. Потеряно в среднем: { $points }.
look-none = Ошибок не нашлось.
look-never = Этот сервер не может разобрать партию.

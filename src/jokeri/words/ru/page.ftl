### The words of the page. The four languages have the same ids and variables.

## App

title = Джокер
subtitle = Грузинский джокер и его родня за вашим столом
language = Язык
back = Назад
close = Закрыть
loading = Одну минуту …

# Cards, suits, plays. $suit and $rank are the letters of the text form.
suit = { $suit ->
    [S] пики
    [C] трефы
    [D] бубны
    [H] червы
   *[other] без козыря
 }
card = { $rank ->
    [A] туз
    [K] король
    [Q] дама
    [J] валет
    [T] десятка
    [9] девятка
    [8] восьмёрка
    [7] семёрка
    [6] шестёрка
    [5] пятёрка
    [4] четвёрка
    [3] тройка
    [2] двойка
    [R] тринадцать
    [W] двенадцать
    [E] одиннадцать
   *[other] карта
 } { $suit ->
    [S] пик
    [C] треф
    [D] бубен
   *[H] червей
 }
joker = джокер
joker-2 = второй джокер
play-high = джокер, забрать
play-low = джокер, отдать
play-lead-high = джокер, высший: { $suit }
play-lead-low = джокер, пусть берёт: { $suit }

# Start
play = Играть
play-with = { $preset }, { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
 }
your-name = Ваше имя
your-name-default = Гость
rules = Правила
settings = Настройки
open-record = Открыть запись
unfinished = Начатые партии
finished = Сыгранные партии
match-deal = { $deals ->
    [0] раздача { $deal }
   *[other] раздача { $deal } из { $deals }
 }
go-on = Продолжить
give-up = Бросить
give-up-ask = Бросить эту партию? Продолжить её потом будет нельзя.
give-up-yes = Да, бросить
give-up-no = Нет, оставить
replay-open = Пройти по ходам
record-download = Скачать запись
finished-all = Показать все ({ $count })
choose-game = Игра
choose-house = Правила стола
choose-house-help = У каждого стола они свои. Выберите и поменяйте что угодно.
choose-bots = Остальные за столом
bot-left = Слева от вас
bot-top = Напротив вас
bot-topleft = Напротив слева
bot-topright = Напротив справа
bot-right = Справа от вас
bots-easy = Слабые
bots-middling = Средние
bots-hard = Сильные
bots-very-hard = Очень сильные
bots-level = По уровню
bot-random = случайный
bot-random-help = Кладёт любую карту.
bot-careful = осторожный
bot-instant = быстрый
bot-normal = обычный
bot-strong = сильный
all-options = Все правила
option-own = другое значение
option-changed = изменено
options-reset = Вернуть исходные правила
house-line = Этот стол: { $house }
house-changed = { $name }, { $count ->
    [one] изменён { $count } пункт
    [few] изменено { $count } пункта
   *[other] изменено { $count } пунктов
}
house-bad-option = Это значение здесь не подходит.
house-no-preset = Правил «{ $value }» нет.
house-no-option = Правила «{ $option }» нет.
house-not-option = { $option }: не сказано, какое значение.
house-twice = { $option }: сказано дважды.
house-no-value = { $option }: «{ $value }» не подходит.
house-contradiction = { $option }: «{ $value }» не сочетается с остальными правилами.
house-too-long = В партии вышло бы слишком много раздач.
start-failed = Стол не открылся. Попробуйте ещё раз.
server-away = Сервер не отвечает. Спросим его ещё раз.
try-again = Ещё раз

# Table
table = Стол
deal-of = раздача { $deal } из { $deals }
trump-is = козырь: { $trump }
trump-unknown = козырь ещё не назван
menu = Меню
sheet = Запись
last-trick = Последняя взятка
last-trick-of = Взятка: { $name }
leave = Выйти из-за стола
events = Что произошло
tap-to-go-on = Коснитесь, чтобы продолжить
sending = Отправляется …
play-again = Сыграть ещё раз
to-start = На главную
connecting = Соединяемся …
lost-since = Связь пропала в { $time }. Ничего не потеряно: партия продолжится с того же места.
reconnect-now = Соединиться сейчас
reconnected = Связь восстановлена.
gone-table = Этого стола для вас больше нет.

# What happened, as it is announced
ev-dealt = { $name } сдаёт каждому { $count ->
    [1] по одной карте
    [one] по { $count } карте
    [few] по { $count } карты
   *[many] по { $count } карт
 }.
ev-trump-named = { $name } называет козырь: { $trump }.
ev-pass = { $name }: пас.
ev-played = { $name }: { $play }.
ev-trick = { $name } берёт взятку.
ev-deal-scored = Раздача окончена.
ev-match-over = Партия окончена.
ev-place = Место { $place }: { $name }, { $points }.
ev-your-bid = Ваша заявка.
ev-your-trump = Назовите козырь.
ev-your-play = Ваш ход.

# Why a move was not taken. $cards are the ranks that would do.
refused-must-follow = Нужно ходить в масть, { $suit ->
    [S] пики
    [C] трефы
    [D] бубны
    [H] червы
   *[other] какую просят
 }: { $cards }
refused-must-play-highest = Джокер высший, нужна старшая карта ({ $named }): { $cards }
refused-must-trump = Масти нет, нужно бить козырем ({ $named }): { $cards }
refused-not-held = Этой карты у вас нет.
refused-not-your-turn = Сейчас не ваш ход.
refused-wrong-phase = Сейчас так нельзя.
refused-match-over = Партия окончена.
refused-stale = За столом уже сходили дальше. Вот как всё стоит сейчас.
refused-unreadable = Это не удалось прочесть.
refused-wrong-order = Здесь должна быть другая строка.
refused-unknown-house = Такой игры или таких правил нет.
refused-not-found = Такой партии здесь нет.
refused-wrong-deal = По расписанию сейчас другая раздача.
refused-impossible-hands = Так раздать нельзя: карт не столько, или карты нет в колоде, или она здесь дважды.
refused-wrong-score = По правилам выходит другой счёт.
refused-not-saved = Сервер не смог это сохранить. Попробуйте ещё раз.
refused-too-large = Этот текст слишком длинный.
refused-unknown-record = Эта партия идёт по правилам, которых этот сервер не знает.
refused-by-rules = По правилам так нельзя.
refused-other = Это не принято ({ $code }).

# Replay
replay = Просмотр
replay-choose = Выберите запись
replay-choose-help = Партия в виде текста, как её здесь скачивают. Её читает ваш сервер и не хранит.
replay-paste = или вставьте её текст
replay-read = Прочесть
replay-line = Строка { $line }: { $sentence }
replay-server = Что говорит сервер, по-английски
replay-partial = Запись обрывается до конца партии.
replay-deal = Раздача { $deal } из { $deals }
replay-trick = Взятка { $trick } из { $tricks }
replay-end = Конец раздачи
replay-previous = Шаг назад
replay-next = Шаг вперёд
replay-deal-back = Раздача назад
replay-deal-on = Раздача вперёд
replay-keys = Стрелки листают ходы, Page Up и Page Down — раздачи.
replay-takes = берёт { $name }
dealer = сдающий

# Settings
pace = Темп
pace-help = Сколько взятка лежит на столе.
pace-slow = медленно
pace-normal = обычно
pace-fast = быстро
pace-tap = до касания
pace-instant = сразу
deck = Колода
deck-2 = два цвета
deck-4 = четыре цвета
confirm-card = Класть карту вторым касанием
auto-card = Единственную разрешённую карту класть самой
hundredths = Писать очки сотнями (5 вместо 500)

## Table

plate-you = Вы
plate-pass = пас
plate-dealer = { $you ->
    [yes] сдаёте
   *[no] сдаёт
}
turn-bid = заявка
turn-trump = выбирает
turn-play = ходит
yours-bid = ваша заявка
yours-trump = ваш козырь
yours-play = ваш ход
trump-word = козырь
trick-name = Карты на столе
hand-name = Ваши карты
hand-not-now = { $card }, сейчас нельзя
hand-lifted = { $card }, поднята: ещё раз, чтобы сыграть
hint = Подсказка
answers-name = Ваш ответ
bid-ask = Ваша заявка?
call-led-high = высший
call-led-low = пусть берёт
call-follow-high = забрать
call-follow-low = отдать
play-ask = Ваш ход: положите карту
play-once-more = Ещё раз, чтобы сыграть
wait-for = { $name } думает …
sheet-total = итого
summary-taken = взято
summary-points = очки
summary-next = Дальше
end-place = место

## Friends at one table

# Start
with = Кто играет?
with-alone = Я и боты
with-friends = Друзья, по ссылке
with-open = Все желающие
open-table = Открыть стол
clock = Время на ход
clock-none = без ограничения
clock-of = { $move } с, запас { $bank } с
fill = На пустых местах играет
fill-none = никто: ждём людей
chat-allow = Свободный чат
watch-allow = Можно смотреть со стороны
seat-open = свободно
lobby = Открытые столы
lobby-none = Открытых столов сейчас нет. Быстрое место откроет новый.
quick = Быстрое место
to-table = К столу
watch = Смотреть
my-houses = Мои правила
keep-as = Имя для этих правил
keep = Сохранить
forget = Удалить: { $name }
house-link = Ссылка на правила
play-house = Играть по этим правилам
copied = Скопировано.
link-dead = Эта ссылка больше не действует.
device = Второе устройство
device-help = Откройте её на другом своём устройстве в течение десяти минут. Никому не давайте: он станет вами.
device-ask = Сделать это устройство тем же игроком, который создал ссылку?
yes = Да
no = Нет

# Before the match
gather = Перед партией
invite = Пригласить
invite-help = Кто получит эту ссылку, сможет войти и сесть.
share = Поделиться
copy = Скопировать ссылку
link = Ссылка
renew = Новая ссылка, старые отменить
seat-n = Место { $seat }
sit = Сесть
stand = Встать
ready = Готов
not-ready = Ещё нет
is-ready = готов
start = Начать
kick = Удалить: { $name }
swap = Пересадить: { $name }
swap-here = Пересадить сюда
shuffle = Места по жребию
host = хозяин
watching = Смотрят: { $count }

# The people at the table
away = отошёл
auto = играет бот
offered = место свободно
auto-you = За вас играет бот.
take-back = Вернуть моё место
take-over = Сесть вместо { $name }
paused = Партия на паузе.
resumed = Партия продолжается.
frozen = Никого не было: стол замер, ничего не потеряно.
votes = { $vote ->
    [pause] Пауза
    [resume] Продолжить
   *[end] Закончить партию
 }
vote-for = за: { $names }
end-ask = Закончить партию для всех?
leave-seat = Покинуть место
leave-ask = За вас доиграет бот, место может достаться другому. Уйти?
bank = запас { $time }
time-warning = Осталось десять секунд!
talk = Разговор
message = Сообщение
send = Отправить
mute = Не слушать: { $name }
chat-is-off = Свободный чат здесь выключен.
watching-you = Вы смотрите.
watch-nothing = Этот стол зрителям не показывают.
rematch-same = Ещё раз, те же места
rematch-moved = Ещё раз, другие места
next-table = К следующей партии
hand-ahead = { $card }, пойдёт в ваш ход
ahead = В ваш ход: { $card }. Коснитесь, чтобы отменить.
ahead-void = Выбранная заранее карта не подходит.
ended-kicked = Хозяин удалил вас из-за этого стола.
ended-crowded = Стол открыт у вас в слишком многих окнах.
table-closed = Этот стол закрыт.
pe-sits = { $name } садится.
pe-gone = { $name } встаёт.
pe-here = { $name } снова здесь.
said-line = { $name }: { $what }

# Phrases and reactions
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хорошо сыграно!
phrase-nice = Красиво!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-oops = Ой!
phrase-one-moment = Минутку!
phrase-your-turn = Ваш ход!
phrase-good-game = Хорошая игра!
react-clap = аплодисменты
react-laugh = смех
react-wow = удивление
react-sad = грусть
react-think = раздумье
react-heart = сердце

# Settings
sounds = Звуки
sound-premia = премия
sound-khishti = хишт
volume = Громкость
felt = Сукно
look-green = зелёный
look-blue = синий
look-red = красный
look-grey = серый
look-own = моя картинка
picture = Выбрать картинку …
picture-bad = Картинка не читается или слишком велика.
picture-kept = Устройство не может её сохранить.
letters = Буквы на картах
large-index = Крупные знаки на картах
backs = Рубашка карт
text-size = Размер текста
preview = Как это выглядит

# The host's page
host-page = Страница хозяина
host-secret = Секрет хозяина, который напечатал сервер
tables = Столы
people = Люди
bans = Не пускать
close-table = Закрыть стол
ban = Не пускать: { $name }
unban = Пускать: { $name }

# Why something asked for at the table was not done
refused-not-owner = Это может только хозяин.
refused-not-seated = Для этого надо сидеть за столом.
refused-seat-taken = Это место уже занято.
refused-not-ready = Ещё не все готовы.
refused-seats-open = Есть ещё свободные места.
refused-other-seat = В этой партии у вас было другое место.
refused-too-fast = Слишком часто. Подождите немного.
refused-no-answer = Подсказки нет. Попробуйте ещё раз.
refused-too-many = Слишком много.
refused-banned = Этот сервер вас не пускает.
refused-name = { $why ->
    [taken] За столом уже есть такое имя.
    [reserved] Это имя занято.
    [mixed-scripts] Имя пишется одним письмом.
   *[other] Это имя не подходит: от 1 до 24 букв.
 }
pe-vote = { $name } предлагает { $vote ->
    [pause] паузу
    [resume] продолжить
   *[end] закончить партию
 }.

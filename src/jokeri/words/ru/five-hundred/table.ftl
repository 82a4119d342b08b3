### What the page alone says of Five Hundred.

bot-careful-help = Заявляет по верным взяткам и длинным мастям, выбивает козыри.
trump-none = без козыря
trump-none-short = БК
play-lead = джокер, масть: { $suit }
bid-name = { $tricks } { $suit ->
    [S] пик
    [C] треф
    [D] бубён
    [H] червей
   *[other] без козыря
 }
misere = мизер
open-misere = открытый мизер
blind-misere = тёмный мизер
no-kitty = без прикупа
look = открыть карты
alone = один
outcome = { $outcome ->
    [made] сыграно
    [failed] не сыграно
    [thrown-in] все пас
   *[other] без контракта
 }
partner = партнёр
your-partner = ваш партнёр
sits-out = не играет
dead-hand = мёртвая рука
kitty = прикуп
laid-away = снос
tricks = { $count ->
    [one] { $count } взятка
    [few] { $count } взятки
   *[other] { $count } взяток
 }
plate-count = { $taken } из { $bid }
turn-discard = сносит
yours-discard = ваш снос
turn-call = вызывает
yours-call = вызывайте
ev-your-discard = Снесите карту.
ev-your-call = Вызовите карту: у кого она, тот ваш партнёр.
ev-first-dealer = Первым сдаёт { $name }.
ev-contract = { $name } играет { $bid }.
ev-passed = Все спасовали.
ev-kitty = { $name } берёт прикуп.
ev-kitty-yours = В прикупе: { $cards }.
ev-laid-away = { $name }: снос сделан.
ev-called = { $name } вызывает: { $card }.
ev-partner = Партнёр — { $name }.
ev-exposed = { $name } открывает карты: { $cards }.
ev-side = { $name }: { $tricks }, очки { $points }, всего { $total }.
ask-discard = Снос: осталось { $left }
ask-joker = Назначьте джокеру масть или ходите
ask-hidden = Ваши карты ещё закрыты
replay-bids = Торговля
refused-bid-out-of-range = Такой заявки за этим столом нет.
refused-bid-not-higher = Нужна заявка выше той, что стоит.
refused-misere-too-early = До мизера кто-то должен заявить семь взяток.
refused-call-missing = Сначала масть для джокера или взгляд в карты.
refused-call-not-allowed = Сейчас этого сказать нельзя.
refused-not-callable = Эту карту вызвать нельзя.
refused-must-play-joker = Масти нет, надо положить: { $cards }
refused-suit-led-before = Джокер называет масть, с которой ещё не ходили.
refused-joker-last-only = С джокера теперь можно пойти только в последнюю взятку.

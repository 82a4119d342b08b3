### What the page alone says of Five Hundred.

bot-careful-help = Sağlam ellere ve uzun renklere göre ihaleye girer, kozları toplar.
trump-none = kozsuz
trump-none-short = kozsuz
play-lead = joker, renk: { $suit }
bid-name = { $tricks } { $suit ->
    [S] maça
    [C] sinek
    [D] karo
    [H] kupa
   *[other] kozsuz
 }
misere = mizer
open-misere = açık mizer
blind-misere = kör mizer
no-kitty = ortasız
look = kartlara bak
alone = tek başına
outcome = { $outcome ->
    [made] tuttu
    [failed] battı
    [thrown-in] herkes pas
   *[other] kontratsız
 }
partner = eş
your-partner = eşiniz
sits-out = oynamıyor
dead-hand = ölü el
kitty = orta kartlar
laid-away = gömülen
tricks = { $count } el
plate-count = { $taken }/{ $bid }
turn-discard = gömüyor
yours-discard = kart gömün
turn-call = eş çağırıyor
yours-call = eş çağırın
ev-your-discard = Bir kart gömün.
ev-your-call = Bir kart çağırın: kimdeyse eşiniz odur.
ev-first-dealer = İlk dağıtan { $name }.
ev-contract = { $name } oynuyor: { $bid }.
ev-passed = Herkes pas dedi.
ev-kitty = { $name } orta kartları alıyor.
ev-kitty-yours = Ortadan gelen: { $cards }.
ev-laid-away = { $name } kartlarını gömdü.
ev-called = { $name } çağırıyor: { $card }.
ev-partner = Eş { $name }.
ev-exposed = { $name } kartlarını açıyor: { $cards }.
ev-side = { $name }: { $tricks }, puan { $points }, toplam { $total }.
ask-discard = Gömün: kalan { $left }
ask-joker = Jokere renk verin ya da çıkın
ask-hidden = Kartlarınız daha kapalı
replay-bids = İhale
refused-bid-out-of-range = Bu masada böyle bir ihale yok.
refused-bid-not-higher = Son ihaleden yükseği gerekir.
refused-misere-too-early = Mizerden önce birinin yedi demesi gerekir.
refused-call-missing = Önce jokerin rengi ya da kartlara bakmak gerekir.
refused-call-not-allowed = Bu şimdi söylenemez.
refused-not-callable = Bu kart çağrılamaz.
refused-must-play-joker = O renk sizde yok, oynanmalı: { $cards }
refused-suit-led-before = Joker, daha çıkılmamış bir renk söyler.
refused-joker-last-only = Jokerle artık yalnız son ele çıkılabilir.

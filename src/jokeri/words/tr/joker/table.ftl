### What the page alone says of Georgian Joker.

bot-careful-help = Sağlam elleri sayar, kimseye fazla el vermez.
bot-instant-help = Kendi kendine öğrendi; hemen oynar.
bot-normal-help = Aynısı, ileriye bakar.
bot-strong-help = Aynısı, uzağa bakar.
trump-none = kozsuz
pulka-of = pulka { $pulka } / { $pulkas }
spread-short = { $count } eksik
spread-over = { $count } fazla
ev-first-dealer = İlk as: ilk dağıtan { $name }.
ev-turned = Açılan: { $card }. Koz: { $trump }.
ev-bid = { $name }: ihale { $bid }.
ev-short = İhaleler { $count } eksik.
ev-over-by = İhaleler { $count } fazla.
ev-points = { $name }, { $kind ->
    [all] hepsini aldı
    [made] tam { $bid }
    [pass] pas tuttu
    [khishti] hişt
    [failed-pass] pas tutmadı, alınan { $taken }
   *[other] alınan { $taken }, ihale { $bid }
 }: { $points }.
ev-pulka-scored = Pulka { $pulka } bitti.
ev-premia = { $name }: prim, { $points }.
ev-moshla = { $name }: silme, { $points }.
refused-barred-bid = Dağıtıcı { $bid } diyemez: ihaleler kart sayısına eşit olurdu.
refused-bid-out-of-range = İhale 0 ile { $most } arasındadır.
refused-call-missing = Joker için söz gerekir: ilk oynanıyorsa “yüksek” ya da “alsın” ve renk, sonra oynanıyorsa “al” ya da “ver”.
refused-call-not-allowed = Rengi yalnız ilk oynanan joker söyler.
replay-bids = İhaleler
replay-taken = ihale { $bid }, alınan { $taken }
replay-no-bid = daha ihale yok
plate-count = { $taken }/{ $bid }
plate-exact = tam
plate-miss = ıska
strip-pulka = pulka { $pulka }/{ $pulkas }
turned-up = Açılan kart: { $card }
bid-barred = { $bid } olmaz: toplam { $cards } olur.
bid-key-barred = { $bid }, yasak
bid-key-pass = 0, pas
ace-draw = İlk as: { $name } dağıtıyor
sheet-cards = kart
sheet-pulka = Pulka { $pulka }
sheet-premia = prim
sheet-moshla = silme
sheet-added = prim ve silme
summary-title = { $cards } kartlık dağıtım
summary-bid = ihale
summary-kind = { $kind ->
    [all] hepsi
    [made] tam
    [pass] pas tuttu
    [khishti] hişt
    [short] { $off } eksik
    [over] { $off } fazla
   *[failed-pass] pas bozuldu
 }
look-back = Geriye bak
look-at = Geriye bakılıyor: { $done } / { $of }
look-what = { $kind ->
    [bid] ihale { $what }
    [trump] koz: { $what }
   *[play] { $what }
 }
look-lost = { $at } / { $of } · Siz: { $done }. Daha iyisi: { $best }. Ortalama kayıp: { $points }.
look-none = Kayba yol açan bir karar bulunamadı.
look-never = Bu sunucu geriye bakamıyor.

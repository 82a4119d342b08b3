### What the page alone says of Georgian Joker.

bot-careful-help = Sağlam elleri sayar, kimseye fazla el vermez.
bot-instant-help = Kendi kendine öğrendi; hemen oynar.
bot-normal-help = Kendi kendine öğrendi; ileriye bakar.
bot-strong-help = Kendi kendine öğrendi; çok ileriye bakar.
bot-vano = Vano
bot-vano-help = Çıkan kartları unutur, her papazı bir el sayar.
bot-zhora = Jora
bot-zhora-help = Hep bir el fazla der. Koza bayılır.
bot-daisy = Daisy
bot-daisy-help = Bulduğu her eli kapar; korkunca jokeri atar.
bot-ayla = Ayla
bot-ayla-help = Az söyler, çok alır.
bot-petrovich = Petroviç
bot-petrovich-help = Önce koz, en son joker.
bot-walt = Walt
bot-walt-help = Yüksek söyler, jokeri hemen harcar, primi umursamaz.
bot-dodo = Dodo
bot-dodo-help = Size gereken eli alır.
bot-osman = Osman
bot-osman-help = Sabırlıdır: kozunu da primini de korur.
bot-lyuda = Lüda
bot-lyuda-help = Atak, hızlı, çoğu zaman da haklı.
bot-ruth = Ruth
bot-ruth-help = Tatlı dil döker, el çoktan gitmiştir.
bot-tsiala = Tsiala
bot-tsiala-help = Her şeyi görür, çok söyler, kimseye acımaz.
bot-kerem = Kerem
bot-kerem-help = Az konuşur, koz çektirir, hiçbir şeyi kaçırmaz.
trump-none = kozsuz
pulka-of = pulka { $pulka } / { $pulkas }
spread-short = { $count } eksik
spread-over = { $count } fazla
ev-first-dealer = İlk as: ilk dağıtan { $name }.
ev-turned = Açılan: { $card }. Koz: { $trump }.
hint-is = En iyisi: { $move }. Beklenen puan: { $points }, tam ihale: %{ $exact }.
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

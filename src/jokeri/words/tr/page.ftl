### The words of the page. The four languages have the same ids and variables.

## App

title = Joker
subtitle = Gürcü Jokeri ve akrabaları, sizin masanızda
language = Dil
back = Geri
close = Kapat
loading = Bir saniye …

# Cards, suits, plays. $suit and $rank are the letters of the text form.
suit = { $suit ->
    [S] maça
    [C] sinek
    [D] karo
    [H] kupa
   *[other] kozsuz
 }
card = { $suit ->
    [S] maça
    [C] sinek
    [D] karo
   *[H] kupa
 } { $rank ->
    [A] ası
    [K] papazı
    [Q] kızı
    [J] valesi
    [T] onlusu
    [9] dokuzlusu
    [8] sekizlisi
    [7] yedilisi
    [6] altılısı
    [5] beşlisi
    [4] dörtlüsü
    [3] üçlüsü
    [2] ikilisi
    [R] on üçlüsü
    [W] on ikilisi
    [E] on birlisi
   *[other] kartı
 }
joker = joker
joker-2 = ikinci joker
play-high = joker, al
play-low = joker, ver
play-lead-high = joker, yüksek: { $suit }
play-lead-low = joker, alsın: { $suit }

# Start
play = Oyna
play-with = { $preset }, { $deals } dağıtım
your-name = Adınız
your-name-default = Misafir
rules = Kurallar
settings = Ayarlar
open-record = Kayıt aç
unfinished = Yarım kalan oyunlar
finished = Biten oyunlar
match-deal = { $deals ->
    [0] dağıtım { $deal }
   *[other] dağıtım { $deal } / { $deals }
 }
go-on = Devam et
give-up = Bırak
give-up-ask = Bu oyun bırakılsın mı? Sonra devam edilemez.
give-up-yes = Evet, bırak
give-up-no = Hayır, kalsın
replay-open = Adım adım izle
record-download = Kaydı indir
finished-all = Hepsini göster ({ $count })
choose-game = Oyun
choose-house = Masa kuralları
choose-house-help = Her masanın kendi kuralları var. Birini seçin, istediğinizi değiştirin.
choose-bots = Masadaki diğerleri
bot-left = Solunuzda
bot-top = Karşınızda
bot-topleft = Karşınızda, solda
bot-topright = Karşınızda, sağda
bot-right = Sağınızda
bots-easy = Kolay
bots-middling = Orta
bots-hard = Zor
bots-very-hard = Çok zor
bots-level = Seviyeye göre
bot-random = rastgele
bot-random-help = Oynanabilen herhangi bir kartı oynar.
bot-careful = dikkatli
bot-instant = anlık
bot-normal = normal
bot-strong = güçlü
all-options = Bütün kurallar
option-own = başka bir değer
option-changed = değişti
options-reset = İlk kurallara dön
house-line = Bu masa: { $house }
house-changed = { $name }, { $count } kural değişik
house-bad-option = Bu değer burada kullanılamaz.
house-no-preset = { $value } diye bir kural takımı yok.
house-no-option = { $option } diye bir kural yok.
house-not-option = { $option }: değeri eksik.
house-twice = { $option }: iki kez yazılmış.
house-no-value = { $option }: “{ $value }” olamaz.
house-contradiction = { $option }: “{ $value }” öbür kurallarla bağdaşmıyor.
house-too-long = Oyunda çok fazla dağıtım olurdu.
start-failed = Masa açılamadı. Yeniden deneyin.
server-away = Sunucu yanıt vermiyor. Yeniden sorulacak.
try-again = Yeniden dene

# Table
table = Masa
deal-of = dağıtım { $deal } / { $deals }
trump-is = koz: { $trump }
trump-unknown = koz daha söylenmedi
menu = Menü
sheet = Çetele
last-trick = Son el
last-trick-of = Alan: { $name }
leave = Masadan kalk
events = Neler oldu
tap-to-go-on = Devam etmek için dokunun
sending = Gönderiliyor …
play-again = Bir daha oyna
to-start = Başlangıç sayfasına
connecting = Bağlanılıyor …
lost-since = Bağlantı { $time } itibarıyla koptu. Hiçbir şey kaybolmadı: oyun kaldığı yerden sürer.
reconnect-now = Şimdi bağlan
reconnected = Bağlantı geri geldi.
gone-table = Bu masa artık sizin için yok.

# What happened, as it is announced
ev-dealt = { $name } dağıtıyor: herkese { $count } kart.
ev-trump-named = { $name } kozu söylüyor: { $trump }.
ev-pass = { $name }: pas.
ev-played = { $name }: { $play }.
ev-trick = { $name } eli alıyor.
ev-deal-scored = Dağıtım bitti.
ev-match-over = Oyun bitti.
ev-place = Sıra { $place }: { $name }, { $points }.
ev-your-bid = İhale sizde.
ev-your-trump = Kozu söyleyin.
ev-your-play = Hamle sizde.

# Why a move was not taken. $cards are the ranks that would do.
refused-must-follow = { $suit ->
    [S] Maça
    [C] Sinek
    [D] Karo
    [H] Kupa
   *[other] Aynı renk
 } oynanmalı: { $cards }
refused-must-play-highest = Yüksek joker çıktı, en büyük kart gerekir ({ $named }): { $cards }
refused-must-trump = O renk sizde yok, koz oynanmalı ({ $named }): { $cards }
refused-not-held = Bu kart elinizde değil.
refused-not-your-turn = Sıra sizde değil.
refused-wrong-phase = Bu şimdi yapılamaz.
refused-match-over = Oyun bitti.
refused-stale = Masada oyun ilerlemişti. Şimdiki durum bu.
refused-unreadable = Bu okunamadı.
refused-wrong-order = Burada başka bir satır gerekir.
refused-unknown-house = Böyle bir oyun ya da böyle kurallar bilinmiyor.
refused-not-found = Burada böyle bir oyun yok.
refused-wrong-deal = Sırada başka bir dağıtım var.
refused-impossible-hands = Bu eller olamaz: kart sayısı yanlış ya da bir kart destede yok veya iki kez var.
refused-wrong-score = Kurallara göre puan başka çıkıyor.
refused-not-saved = Sunucu bunu kaydedemedi. Yeniden deneyin.
refused-too-large = Bu metin çok uzun.
refused-unknown-record = Bu oyun, bu sunucunun bilmediği kurallarla oynanıyor.
refused-by-rules = Kurallar buna izin vermiyor.
refused-other = Bu kabul edilmedi ({ $code }).

# Replay
replay = İzleme
replay-choose = Bir kayıt seçin
replay-choose-help = Buradan indirildiği gibi, metin olarak bir oyun. Sunucunuz okur ve saklamaz.
replay-paste = ya da metnini yapıştırın
replay-read = Oku
replay-line = Satır { $line }: { $sentence }
replay-server = Sunucunun dediği, İngilizce
replay-partial = Kayıt oyunun sonuna varmadan bitiyor.
replay-deal = Dağıtım { $deal } / { $deals }
replay-trick = El { $trick } / { $tricks }
replay-end = Dağıtımın sonu
replay-previous = Bir adım geri
replay-next = Bir adım ileri
replay-deal-back = Bir dağıtım geri
replay-deal-on = Bir dağıtım ileri
replay-keys = Ok tuşları adım adım, Page Up ve Page Down dağıtım dağıtım gider.
replay-takes = alan: { $name }
dealer = dağıtıcı

# Settings
pace = Hız
pace-help = Elin masada ne kadar kalacağı.
pace-slow = yavaş
pace-normal = normal
pace-fast = hızlı
pace-tap = dokununcaya kadar
pace-instant = hemen
deck = Deste
deck-2 = iki renk
deck-4 = dört renk
confirm-card = Kart ikinci dokunuşla oynansın
auto-card = Oynanabilen tek kart kendiliğinden oynansın
hundredths = Puanları yüzlük yaz (500 yerine 5)

## Table

plate-you = Siz
plate-pass = pas
plate-dealer = { $you ->
    [yes] dağıtan
   *[no] dağıtan
}
turn-bid = söylüyor
turn-trump = koz seçiyor
turn-play = oynuyor
yours-bid = ihaleniz
yours-trump = kozunuz
yours-play = sıra sizde
trump-word = koz
trick-name = Masadaki kartlar
hand-name = Eliniz
hand-not-now = { $card }, şimdi oynanamaz
hand-lifted = { $card }, kaldırıldı: oynamak için bir daha
hint = İpucu
answers-name = Cevabınız
bid-ask = İhaleniz?
call-led-high = yüksek
call-led-low = alsın
call-follow-high = al
call-follow-low = ver
play-ask = Sıra sizde: kart oynayın
play-once-more = Oynamak için bir daha
wait-for = { $name } düşünüyor …
sheet-total = toplam
summary-taken = aldı
summary-points = puan
summary-next = Devam
end-place = yer

## Friends at one table

# Start
with = Kim oynuyor?
with-alone = Ben ve botlar
with-friends = Arkadaşlar, bağlantıyla
with-open = İsteyen herkes
open-table = Masayı aç
clock = Hamle süresi
clock-none = sınırsız
clock-of = { $move } sn, yedek { $bank } sn
fill = Boş yerlerde oynayan
fill-none = hiç kimse: insan beklenir
chat-allow = Serbest sohbet
watch-allow = Başkaları izleyebilir
seat-open = boş yer
lobby = Açık masalar
lobby-none = Şu an açık masa yok. Hızlı yer yeni bir masa açar.
quick = Hızlı yer
to-table = Masaya
watch = İzle
my-houses = Kurallarım
keep-as = Bu kurallara bir ad
keep = Sakla
forget = Sil: { $name }
house-link = Kuralların bağlantısı
play-house = Bu kurallarla oyna
copied = Kopyalandı.
link-dead = Bu bağlantı artık geçerli değil.
device = İkinci cihaz
device-help = On dakika içinde öbür cihazınızda açın. Kimseye vermeyin: sizin yerinize geçer.
device-ask = Bu cihaz, bağlantıyı yapan oyuncuyla aynı olsun mu?
yes = Evet
no = Hayır

# Before the match
gather = Oyundan önce
invite = Davet et
invite-help = Bu bağlantıyı alan gelip oturabilir.
share = Paylaş
copy = Bağlantıyı kopyala
link = Bağlantı
renew = Yeni bağlantı; eskiler biter
seat-n = { $seat }. yer
sit = Otur
stand = Kalk
ready = Hazırım
not-ready = Henüz değil
is-ready = hazır
start = Başlat
kick = Çıkar: { $name }
swap = Yerini değiştir: { $name }
swap-here = Buraya
shuffle = Yerler kurayla
host = ev sahibi
watching = { $count } izleyici

# The people at the table
away = uzakta
auto = bot oynuyor
offered = yer alınabilir
auto-you = Sizin yerinize bot oynuyor.
take-back = Yerimi geri al
take-over = { $name } yerine oyna
paused = Oyun duraklatıldı.
resumed = Oyun sürüyor.
frozen = Kimse yoktu: masa durdu, hiçbir şey kaybolmadı.
votes = { $vote ->
    [pause] Duraklat
    [resume] Sürdür
   *[end] Oyunu bitir
 }
vote-for = isteyen: { $names }
end-ask = Oyun herkes için bitsin mi?
leave-seat = Yerimi bırak
leave-ask = Yerinize bot oynar, yer başkasına geçebilir. Ayrılıyor musunuz?
bank = yedek { $time }
time-warning = On saniye kaldı!
talk = Sohbet
message = Mesaj
send = Gönder
mute = Sustur: { $name }
chat-is-off = Burada serbest sohbet kapalı.
watching-you = İzliyorsunuz.
watch-nothing = Bu masa izleyicilere gösterilmiyor.
rematch-same = Yeniden, aynı yerler
rematch-moved = Yeniden, başka yerler
next-table = Sonraki oyuna
hand-ahead = { $card }, sıranızda oynanacak
ahead = Sıranızda: { $card }. Vazgeçmek için dokunun.
ahead-void = Önceden seçilen kart oynanamaz.
ended-kicked = Ev sahibi sizi bu masadan çıkardı.
ended-crowded = Bu masa sizde çok fazla pencerede açık.
table-closed = Bu masa kapandı.
pe-sits = { $name } oturuyor.
pe-gone = { $name } kalkıyor.
pe-here = { $name } geri döndü.
said-line = { $name }: { $what }

# Phrases and reactions
phrase-hello = Merhaba!
phrase-good-luck = Bol şans!
phrase-well-played = İyi oynadınız!
phrase-nice = Güzel!
phrase-thanks = Teşekkürler!
phrase-sorry = Özür dilerim!
phrase-oops = Eyvah!
phrase-one-moment = Bir dakika!
phrase-your-turn = Sıra sizde!
phrase-good-game = İyi oyundu!
react-clap = alkış
react-laugh = gülme
react-wow = şaşkınlık
react-sad = üzüntü
react-think = düşünme
react-heart = kalp

# Settings
sounds = Sesler
sound-premia = prim
sound-khishti = hişt
volume = Ses düzeyi
felt = Çuha
look-green = yeşil
look-blue = mavi
look-red = kırmızı
look-grey = gri
look-own = resmim
picture = Resim seç …
picture-bad = Bu resim okunamıyor ya da çok büyük.
picture-kept = Bu cihaz onu saklayamıyor.
letters = Kartlardaki harfler
large-index = Kartlarda büyük işaretler
backs = Kart arkası
text-size = Yazı boyu
preview = Nasıl görünüyor

# The host's page
host-page = Ev sahibinin sayfası
host-secret = Sunucunun yazdığı ev sahibi gizi
tables = Masalar
people = İnsanlar
bans = Geri çevrilenler
close-table = Masayı kapat
ban = Geri çevir: { $name }
unban = Yeniden al: { $name }

# Why something asked for at the table was not done
refused-not-owner = Bunu yalnız ev sahibi yapabilir.
refused-not-seated = Bunun için oturmak gerek.
refused-seat-taken = Bu yer dolu.
refused-not-ready = Herkes henüz hazır değil.
refused-seats-open = Hâlâ boş yer var.
refused-other-seat = Bu oyunda başka bir yeriniz vardı.
refused-too-fast = Çok hızlı. Biraz bekleyin.
refused-no-answer = İpucu bulunamadı. Yeniden deneyin.
refused-too-many = Çok fazla.
refused-banned = Bu sunucu sizi almıyor.
refused-name = { $why ->
    [taken] Masada buna benzer bir ad var.
    [reserved] Bu ad başkaları için ayrılmış.
    [mixed-scripts] Ad tek bir yazıyla yazılır.
   *[other] Bu ad kullanılamaz: 1 ile 24 harf arası.
 }
pe-vote = { $name } öneriyor: { $vote ->
    [pause] duraklatalım
    [resume] sürdürelim
   *[end] oyunu bitirelim
 }.

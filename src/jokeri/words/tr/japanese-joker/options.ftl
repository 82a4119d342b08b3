### The options of a house: names, explanations and values.

option-table_open = Masadaki kartlar
option-table_open-help = Önünüzdeki açık kartların ne zamandan sonra elinizdekiler gibi oynanabileceği.
value-table_open-after-first = İlk yanıttan sonra: dağıtımın ilk çıkışı elden yapılır
value-table_open-at-once = Hemen, ilk çıkışta da

option-uncover = Alttaki kart
option-uncover-help = Üstündeki açık kart oynanınca kapalı kartın nereye gideceği. Masada açılması bizim çeşidimizdir.
value-uncover-hand = Sahibinin eline
value-uncover-table = Masada açılır

option-low_joker = Düşük joker
option-low_joker-help = Jokerin, Gürcü Jokeri’ndeki gibi, eli vermek için de oynanıp oynanamayacağı. Bu bizim çeşidimizdir.
value-low_joker-no = Joker her zaman yüksektir
value-low_joker-yes = Yüksek ya da düşük

option-target = Kazanılacak dağıtım
option-target-help = Bu kadar dağıtımı önce kazanan oyunu kazanır. Elli dağıtımdan sonra çok kazanan belirlenir: bu sınır bizimdir.
value-target-8 = Sekiz
value-target-1 = Bir
value-target-3 = Üç
value-target-5 = Beş
value-target-10 = On
value-target-other = Başka bir sayı: { $value }

preset-standard = Standart
preset-standard-help = İlk çıkış elden yapılır, açılan kart ele gider, joker her zaman yüksektir. Oyunu sekiz dağıtım kazanan alır.

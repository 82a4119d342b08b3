### The options of a house: names, explanations and values.

option-rounds = Oyundaki dağıtım sayısı
option-rounds-help = Kaç dağıtım oynanacağı. Hepsinin puanı toplanır. Yazarın çetelesinde altı dağıtımlık yer vardır.
value-rounds-6 = Altı
value-rounds-1 = Bir
value-rounds-2 = İki
value-rounds-4 = Dört
value-rounds-8 = Sekiz
value-rounds-10 = On
value-rounds-12 = On iki
value-rounds-other = Başka bir sayı: { $value }

preset-clarke = Gavin Clarke
preset-clarke-help = Yazarın çetelesindeki gibi altı dağıtım. Onun puan tabloları kayıp, yerlerinde bizimkiler var.

### The options of a house: names, explanations and values.

option-rounds = რამდენი დარიგებაა
option-rounds-help = რამდენ დარიგებას თამაშობენ. ყველას ქულები იკრიბება. ერთ ფურცელზე ექვსი ეტევა.
value-rounds-6 = ექვსი
value-rounds-1 = ერთი
value-rounds-2 = ორი
value-rounds-4 = ოთხი
value-rounds-8 = რვა
value-rounds-10 = ათი
value-rounds-12 = თორმეტი
value-rounds-other = სხვა რიცხვი: { $value }

preset-clarke = გევინ კლარკი
preset-clarke-help = ექვსი დარიგება, როგორც ავტორის ფურცელზეა. მისი ქულების ცხრილები დაკარგულია, მათ მაგივრად ჩვენი ვიხმარეთ.

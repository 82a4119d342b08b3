### The options of a house: names, explanations and values.

option-rounds = Deals of the match
option-rounds-help = How many deals are played. The points of all of them are added up. Six fill a scorecard.
value-rounds-6 = Six
value-rounds-1 = One
value-rounds-2 = Two
value-rounds-4 = Four
value-rounds-8 = Eight
value-rounds-10 = Ten
value-rounds-12 = Twelve
value-rounds-other = Own number: { $value }

preset-clarke = Gavin Clarke
preset-clarke-help = Six deals, as on the author’s scorecard. Where his tables of points are lost, ours stand in.

### What the rules pages of all games share.

rules-house-heading = Bu masanın kuralları
rules-house-as-is = “{ $preset }”: { $help }
rules-house-changed = “{ $preset }” gibi, şunlar dışında:
rules-house-change = { $option }: { $value }
rules-aim-heading = Oyunun amacı
rules-cards-heading = Kartlar
rules-dealing-heading = Dağıtım
rules-trump-heading = Koz
rules-bids-heading = İhale
rules-play-heading = Oynayış
rules-joker-heading = Joker
rules-taking-heading = Eli kim alır
rules-examples-heading = Örnekler
rules-score-heading = Dağıtımın puanı
rules-schedule-heading = Oyunun akışı

### What the rules pages of all games share.

rules-house-heading = ამ მაგიდის წესები
rules-house-as-is = „{ $preset }“: { $help }
rules-house-changed = როგორც „{ $preset }“, ოღონდ:
rules-house-change = { $option }: { $value }
rules-aim-heading = თამაშის მიზანი
rules-cards-heading = კარტი
rules-dealing-heading = დარიგება
rules-trump-heading = კოზირი
rules-bids-heading = ნათქვამი
rules-play-heading = ხელის გათამაშება
rules-joker-heading = ჯოკერი
rules-taking-heading = ვის მიაქვს ხელი
rules-examples-heading = მაგალითები
rules-score-heading = დარიგების ქულები
rules-schedule-heading = თამაშის მსვლელობა

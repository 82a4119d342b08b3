### What the game is called, and what it is.

game-five-hundred = ხუთასი
game-five-hundred-help = ორიდან ექვს მოთამაშემდე: ივაჭრეთ პრიკუპზე და კოზირზე და შეასრულეთ კონტრაქტი. ვალეტები ყველას ჯობნის, ჯოკერი კი ვალეტებს.

import itertools

import pytest

from jokeri.games import GAMES
from jokeri.games.georgian.premia import SEATS
from jokeri.words.pages.georgian import examples


@pytest.mark.parametrize("deals", [1, 2, 3])
@pytest.mark.parametrize("holders", [1, 2])
def test_every_example_pulka_could_be_played(deals: int, holders: int) -> None:
    house = GAMES["joker"].house("jokerx")
    for sizes in itertools.product(range(1, 10), repeat=deals):
        pulka = [examples._deal(sizes, number, holders, house) for number in range(deals)]
        for deal in pulka:
            assert sum(deal.taken) == deal.cards != sum(deal.bids)
            assert all(0 <= number <= deal.cards for number in (*deal.bids, *deal.taken))
        exact = [all(deal.exact(seat) for deal in pulka) for seat in SEATS]
        assert exact == [seat < holders for seat in range(4)]


@pytest.mark.parametrize("cards", range(1, 10))
def test_every_example_of_a_barred_bid_bars_one(cards: int) -> None:
    bid = examples.barred_bid(cards)
    assert bid["first"] + bid["second"] + bid["third"] + bid["barred"] == cards

"""Worlds: the true deal is always possible, every consistent deal is drawn, each as often."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from jokeri.fast.bridge import hand_masks
from jokeri.fast.known import known
from jokeri.fast.moves import cards_of
from jokeri.fast.worlds import Worlds, imagine, position_in
from jokeri.games.georgian.engine import Joker
from jokeri.games.georgian.house import House, read_house
from jokeri.games.georgian.state import Phase, State
from jokeri.games.georgian.view import View
from jokeri.seats import Seat
from support.deals import at_play, dealt, random_deals

CRITICAL = 4.5
"""Standard deviations beyond which a chi-square fails; seeds are fixed, so it never wavers."""


def moments(seed: int, count: int, sizes: tuple[int, ...]) -> Iterator[tuple[House, State]]:
    """Yield every moment of random deals played at random."""
    rng = random.Random(seed)
    for house, start in random_deals(seed, count, sizes):
        game, state = Joker(house), start
        while state.number == 0 and state.phase in (Phase.TRUMP, Phase.BID, Phase.PLAY):
            yield house, state
            state = game.apply(state, rng.choice(game.moves(state))).state


def test_the_true_deal_is_always_possible() -> None:
    for house, state in moments(1, 60, (1, 2, 4, 7, 9)):
        for seat in (0, 1, 2, 3, None):
            facts = known(Joker(house).view(state, None if seat is None else Seat(seat)))
            hands = state.dealt if state.phase is Phase.TRUMP else state.hands
            for each, mask in enumerate(hand_masks(hands)):
                plain = mask & ((1 << 36) - 1)
                hidden = plain & ~facts.hands[each]
                assert hidden & ~(facts.unseen & facts.allowed[each]) == 0
                assert (mask.bit_count() - facts.hands[each].bit_count()) == facts.room[each]


def test_worlds_keep_what_is_known_and_can_be_played_on() -> None:
    rng = random.Random(2)
    for house, state in moments(3, 12, (1, 3, 9)):
        game = Joker(house)
        seat = rng.randrange(4)
        view = game.view(state, Seat(seat))
        for world in imagine(view, 2, rng):
            position = position_in(view, world)
            assert list(position.hands) == list(world)
            if state.phase is Phase.PLAY:
                assert sorted(map(str, cards_of(world[seat]))) == sorted(map(str, view.hand))
                assert position.turn == game.turn(state)
                assert position.taken == list(state.taken)


def enumerated(view: View) -> set[tuple[int, ...]]:
    """Return every deal of the unseen cards after which the public history could have been played.

    By brute force: the cards are spread in every way, and each deal is played through again with
    the readable rules in mind: every play must have been legal.
    """
    facts = known(view)
    unseen = [card for card in range(38) if facts.unseen >> card & 1]
    found = set()

    def deal(seat: int, left: list[int], hands: tuple[int, ...]) -> None:
        if seat == 4:
            try:
                position_in(view, hands)
            except ValueError:
                return
            found.add(hands)
            return
        for chosen in combinations(left, facts.room[seat]):
            rest = [card for card in left if card not in chosen]
            mask = facts.hands[seat] | sum(1 << card for card in chosen)
            deal(seat + 1, rest, (*hands, mask))

    deal(0, unseen, ())
    return found


def late_views(seed: int, wanted: int) -> Iterator[View]:
    """Yield views of two-card deals and endgames with few unseen cards."""
    rng = random.Random(seed)
    while wanted:
        house = read_house(rng.choice(("jokerx", "pagat", "jokerx must_trump=no", "dealers-card"))
                           + " schedule=9")  # fmt: skip
        game = Joker(house)
        state = at_play(rng, house)
        for _ in range(rng.randrange(26, 33)):
            state = game.apply(state, rng.choice(game.moves(state))).state
        view = game.view(state, Seat(rng.randrange(4)))
        if sum(known(view).room) <= 7:
            wanted -= 1
            yield view


def test_the_worlds_are_exactly_the_deals_that_could_have_been_played() -> None:
    sizes = set()
    for view in late_views(4, 120):
        every = enumerated(view)
        assert Worlds(view).count() == len(every)
        if len(every) <= 30:
            assert set(imagine(view, 40 * len(every), random.Random(5))) == every
        sizes.add(len(every))
    assert len(sizes) > 8


def test_each_deal_is_drawn_as_often() -> None:
    tested = 0
    for number, view in enumerate(late_views(6, 60)):
        every = enumerated(view)
        cells = len(every)
        if not 5 <= cells <= 60:
            continue
        draws = 60 * cells
        seen = Counter(imagine(view, draws, random.Random(number)))
        chi = sum((seen[world] - 60) ** 2 / 60 for world in every)
        assert (chi - (cells - 1)) / (2 * (cells - 1)) ** 0.5 < CRITICAL
        tested += 1
    assert tested > 10


def test_at_the_naming_of_trump_three_cards_are_known() -> None:
    rng = random.Random(8)
    house = read_house("jokerx schedule=9")
    state = dealt(rng, house)
    view = Joker(house).view(state, state.forehand)
    for world in imagine(view, 20, rng):
        assert all(mask.bit_count() == 9 for mask in world)
        assert set(view.hand) <= set(cards_of(world[state.forehand]))


def test_no_deal_no_worlds() -> None:
    game = Joker(read_house("jokerx"))
    with pytest.raises(ValueError, match="no deal is on the table"):
        imagine(game.view(game.begin(), Seat(0)), 1, random.Random(1))
    view = game.view(dealt(random.Random(1), game.house), Seat(0))
    with pytest.raises(ValueError, match="so many worlds"):
        imagine(view, -1, random.Random(1))

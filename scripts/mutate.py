"""Break the rules on purpose, one way at a time, and see that the core's tests notice.

scripts/mutate.py [NAME...]; each mutant is a copy of src and tests in a temporary folder. The exit
status is 1 when one survives, does not apply any more, or breaks more than the rules.
"""

import argparse
import concurrent.futures
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from jokeri.games.georgian.options import OPTIONS  # noqa: E402

RULES = "src/jokeri/games/georgian"
COPIED = ("src/jokeri", "tests/core", "tests/perft", "tests/support", "tests/vectors")
GAMES = [f"tests/games/test_{name}.py" for name in ("contract", "secrecy", "stateful")]
FILES = ("pyproject.toml", "tests/conftest.py", *GAMES)
FIRST = ("taking", "following", "scoring", "premia", "bidding", "dealing", "house", "whole_deals")
FAILED = 1
LIMIT_S = 300


@dataclass(frozen=True)
class Mutant:
    """A mistake: in a file, every place that a pattern finds is written otherwise."""

    name: str
    file: str
    pattern: str
    written: str

    def apply(self, folder: Path) -> bool:
        """Make the mistake in a copy; whether there was a place for it."""
        changed = 0
        for path in sorted((folder / RULES).glob(self.file)):
            text, count = re.subn(self.pattern, self.written, path.read_text())
            if count:
                path.write_text(text)
                changed += count
        return changed > 0


def mistake(name: str, file: str, old: str, new: str) -> Mutant:
    """Return a mistake in one place, given as it stands."""
    return Mutant(name, f"{file}.py", re.escape(old), new.replace("\\", r"\\"))


def unread(option: str, default: str) -> Mutant:
    """Return the mistake of not reading an option: its default stands wherever it is read."""
    read = rf"(?:[\w.]+\.)?(?<!from )\bhouse\.{option}\b"
    if option == "schedule":
        read = r"self\.schedule\b"  # read through House.deals
    return Mutant(f"option-{option}", "*.py", read, f'"{default}"')


OPTIONS_UNREAD = tuple(unread(option.name, option.default) for option in OPTIONS)

MISTAKES = (
    # bidding
    mistake(
        "nothing-barred", "bidding", "return rest if 0 <= rest <= cards else None", "return None"
    ),
    mistake(
        "barred-off-by-one", "bidding", "rest = cards - sum(bids)", "rest = cards - sum(bids) - 1"
    ),
    mistake("barred-pass-allowed", "bidding", "if 0 <= rest", "if 0 < rest"),
    mistake("barred-all-allowed", "bidding", "<= rest <= cards else", "<= rest < cards else"),
    mistake("every-bid-barred", "bidding", "if len(bids) != 3:", "if len(bids) == 0:"),
    mistake("bid-too-high", "bidding", "0 <= bid.tricks <= cards", "0 <= bid.tricks <= cards + 1"),
    # following
    mistake("joker-must-follow", "following", "and play.card != JOKER and", "and"),
    mistake(
        "joker-counts-as-trump",
        "following",
        "trumps = of_suit(hand, trump)",
        "trumps = of_suit(hand, trump) + tuple(c for c in hand if c == JOKER)",
    ),
    mistake(
        "highest-also-under-low",
        "following",
        "trick.led_joker is Height.HIGH and",
        "trick.led_joker and",
    ),
    mistake(
        "highest-of-any-lead",
        "following",
        "held and trick.led_joker is Height.HIGH and",
        "held and",
    ),
    mistake("lowest-under-high", "following", "return max(held", "return min(held"),
    mistake(
        "no-trumping-under-led-joker",
        "following",
        "if trump is not None and must_trump(house)",
        "if trump is not None and not trick.led_joker and must_trump(house)",
    ),
    mistake("trump-must-overtake", "following", "if trumps:", "if len(trumps) > 1:"),
    mistake(
        "joker-once-per-copy",
        "following",
        "if JOKER in hand:",
        "for _ in range(hand.count(JOKER)):",
    ),
    mistake(
        "led-joker-names-no-suit",
        "following",
        "elif call is None or (leading and call.suit is None):",
        "elif call is None:",
    ),
    # taking
    mistake("first-high-joker", "taking", "place = high[-1] if", "place = high[0] if"),
    mistake("last-high-joker-always", "taking", "else high[0]", "else high[-1]"),
    mistake(
        "led-high-always-takes-it",
        "taking",
        "return best_trump if may_be_trumped and best_trump is not None else 0",
        "return 0",
    ),
    mistake(
        "led-high-trump-named-is-trumped",
        "taking",
        "led is not trump and trump_beats",
        "trump_beats",
    ),
    mistake(
        "low-joker-of-a-follower-takes",
        "taking",
        "return play.call is not None and play.call.height is Height.HIGH",
        "return play.call is not None and (play.call.height is Height.HIGH or not play.call.suit)",
    ),
    mistake(
        "led-low-always-leader",
        "taking",
        "best_led = _highest(trick, led) if led else None",
        "best_led = 0 if trick.led_joker else _highest(trick, led) if led else None",
    ),
    mistake(
        "led-suit-before-trump",
        "taking",
        "    if best_trump is not None:\n        return best_trump\n",
        "",
    ),
    mistake(
        "discard-later-of-equals",
        "taking",
        "(_rank(trick.plays[place]), -place)",
        "(_rank(trick.plays[place]), place)",
    ),
    mistake(
        "discard-by-suit",
        "taking",
        "key=lambda place: (_rank(trick.plays[place]), -place)",
        "key=lambda place: (trick.plays[place].card.suit or '', _rank(trick.plays[place]))",
    ),
    mistake(
        "taker-not-counted-from-leader",
        "trick",
        "return Seat((self.leader + place) % 4)",
        "return Seat(place)",
    ),
    # scoring
    mistake(
        "all-scores-like-any",
        "scoring",
        "    if bid == cards:",
        "    if bid > cards:",
    ),
    mistake("pass-scores-nothing", "scoring", "50 * bid + 50, ", "50 * bid + 50 * (bid > 0), "),
    mistake(
        "khishti-of-a-failed-pass",
        "scoring",
        "none_taken = bid >= 1 and taken == 0",
        "none_taken = bid == 0 or taken == 0",
    ),
    mistake("no-khishti", "scoring", "none_taken = bid >= 1 and taken == 0", "none_taken = False"),
    mistake("khishti-of-nines-in-eights", "scoring", "cards == 9", "cards >= 8"),
    mistake(
        "khishti-first-half-in-nines",
        "scoring",
        "int(nines) if nines and cards == 9 else",
        "int(below) if nines and cards == 9 else",
    ),
    mistake(
        "flat-without-khishti-scores-nothing",
        "scoring",
        "points, is_khishti = 10 * taken, True",
        "points, is_khishti = 0, True",
    ),
    mistake(
        "failed-pass-by-difference",
        "scoring",
        "-100 * abs(bid - taken) if bid else -200",
        "-100 * abs(bid - taken)",
    ),
    mistake(
        "per-missing-also-over",
        "scoring",
        "if taken < bid else 10 * taken",
        "if taken < bid else -100 * (taken - bid)",
    ),
    # premia
    mistake(
        "best-negative",
        "premia",
        "points <= 0 or points < int(house.best_min)",
        "0 <= points < int(house.best_min)",
    ),
    mistake("best-of-nothing-has-a-deal", "premia", "if points <= 0 or points", "if points"),
    mistake(
        "best-min-itself-too-small",
        "premia",
        "points < int(house.best_min)",
        "points <= int(house.best_min)",
    ),
    mistake(
        "best-later-of-equals",
        "premia",
        "key=lambda deal: pulka[deal].points[seat])",
        "key=lambda deal: (pulka[deal].points[seat], deal))",
    ),
    mistake("only-deal-left-out-of-best", "premia", " and len(pulka) > 1:", " and len(pulka) > 2:"),
    mistake(
        "a-pass-makes-no-holder",
        "results",
        "return self.bids[seat] == self.taken[seat]",
        "return self.bids[seat] == self.taken[seat] != 0",
    ),
    mistake(
        "run-does-not-wrap",
        "premia",
        "if seat in seats and Seat((seat - 1) % 4) not in seats)",
        "if seat in seats and Seat(seat - 1) not in seats)",
    ),
    mistake(
        "next-of-a-run-is-its-second",
        "premia",
        "frozenset(Seat((run[-1] + 1)",
        "frozenset(Seat((run[0] + 1)",
    ),
    mistake(
        "two-holders-are-not-many",
        "premia",
        "    if len(everybody) <= 1:",
        "    if len(everybody) <= 2:",
    ),
    mistake(
        "run-first-whatever-its-best",
        "premia",
        "next((seat for seat in run if bests[seat].points), None)",
        "run[0]",
    ),
    mistake(
        "cancel-stops-moshla",
        "premia",
        "return nobody, everybody",
        "return nobody, nobody",
    ),
    mistake(
        "partners-loss-moved-on",
        "premia",
        "return losing.difference(*spared)",
        "out = frozenset().union(*spared)\n"
        "    return frozenset(Seat((seat + (seat in out)) % 4) for seat in losing)",
    ),
    mistake("partners-not-spared", "premia", "return losing.difference(*spared)", "return losing"),
    mistake(
        "places-without-gaps",
        "premia",
        "1 + sum(other > mine for other in sums.values())",
        "1 + len({other for other in sums.values() if other > mine})",
    ),
    # dealing, the way of a match, views
    mistake("forehand-is-the-dealer", "state", "return left_of(self.dealer)", "return self.dealer"),
    mistake("dealer-stays", "engine", "dealer=left_of(state.dealer)", "dealer=state.dealer"),
    mistake(
        "dealer-goes-back",
        "engine",
        "dealer=left_of(state.dealer)",
        "dealer=Seat((state.dealer + 3) % 4)",
    ),
    mistake(
        "leader-leads-again", "engine", "trick=Trick(takes)", "trick=Trick(state.trick.leader)"
    ),
    mistake(
        "cards-dealt-in-packets",
        "dealing",
        "move.pack[(seat - forehand) % 4 : 4 * cards : 4]",
        "move.pack[(seat - forehand) % 4 * cards : ((seat - forehand) % 4 + 1) * cards]",
    ),
    mistake("turned-from-the-bottom", "dealing", "move.pack[4 * cards] if", "move.pack[-1] if"),
    mistake(
        "last-card-is-forehands",
        "dealing",
        "move.pack[4 * cards - 1] if",
        "move.pack[4 * cards - 4] if",
    ),
    mistake(
        "joker-turned-shows-old-trump",
        "dealing",
        "trump=trump_shown(turn_up or last)",
        "trump=trump_shown(turn_up or last) or state.trump",
    ),
    mistake(
        "six-cards-seen-before-trump", "dealing", "SEEN_BEFORE_TRUMP = 3", "SEEN_BEFORE_TRUMP = 6"
    ),
    mistake(
        "last-card-shown-while-a-joker-is-held",
        "view",
        "return None if any(play.card == card for play in dealers) else card",
        "return card if card in state.hands[state.dealer] else None",
    ),
    mistake(
        "spectator-sees-seat-0",
        "view",
        "() if seat is None else hand_known(state, seat, house)",
        "hand_known(state, seat or FIRST_SEAT, house)",
    ),
    mistake("turned-nine-of-36-allowed", "house", "if has_nines and", "if False and"),
)


@contextlib.contextmanager
def copy() -> Iterator[Path]:
    """Give a copy of what the core's tests need."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in COPIED:
            left_out = shutil.ignore_patterns("__pycache__", "page", "test_documents.py")
            shutil.copytree(ROOT / part, folder / part, ignore=left_out)
        for file in FILES:
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, folder / file)
        yield folder


def tests(folder: Path) -> list[str]:
    """Return the files of tests, those that say most in a second first."""
    files = [str(path.relative_to(folder)) for path in sorted(folder.glob("tests/core/test_*.py"))]
    first = [f"tests/core/test_{name}.py" for name in FIRST]
    rest = [file for file in files if file not in first]
    return [*first, "tests/vectors", *rest, "tests/perft", *GAMES]


def tested(folder: Path) -> tuple[int | None, str]:
    """Run a copy's tests up to the first failure; return the status, None at the limit."""
    options = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
    with subprocess.Popen(
        [sys.executable, "-B", "-m", "pytest", *options, *tests(folder)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src"), "NO_COLOR": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as started:
        try:
            told, _ = started.communicate(timeout=LIMIT_S)
        except subprocess.TimeoutExpired:
            os.killpg(started.pid, signal.SIGKILL)
            return None, ""
    return started.returncode, told


def verdict(mutant: Mutant) -> tuple[bool, str]:
    """Return whether a mutant was noticed, and what to say of it."""
    begun = time.monotonic()
    with copy() as folder:
        if not mutant.apply(folder):
            return False, f"{mutant.name}: has no place in the sources any more"
        status, told = tested(folder)
    took = f"{time.monotonic() - begun:.0f} s"
    if status is None:
        return True, f"{mutant.name}: noticed, the tests did not end ({took})"
    if status == 0:
        return False, f"{mutant.name}: SURVIVED ({took})"
    found = re.search(r"^(?:FAILED|ERROR) (\S+)", told, flags=re.MULTILINE)
    where = found[1] if found else "?"
    if status != FAILED:
        return False, f"{mutant.name}: is no mistake but broken code ({where})"
    return True, f"{mutant.name}: noticed by {where} ({took})"


def main() -> None:
    """Run the mutants asked for, two at a time, and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these mutants")
    wanted = parser.parse_args().names
    every = (*OPTIONS_UNREAD, *MISTAKES)
    mutants = [mutant for mutant in every if not wanted or mutant.name in wanted]
    if wanted and len(mutants) != len(wanted):
        sys.exit(f"There are only: {' '.join(mutant.name for mutant in every)}")
    with copy() as folder:
        status, told = tested(folder)
    if status != 0:
        sys.exit(f"{told}\nThe tests fail without a mistake: there is nothing to learn.")
    missed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for noticed, line in pool.map(verdict, mutants):
            print(line, flush=True)
            missed += not noticed
    print(f"{len(mutants)} mutants, {len(mutants) - missed} noticed, {missed} not")
    sys.exit(missed > 0)


if __name__ == "__main__":
    main()

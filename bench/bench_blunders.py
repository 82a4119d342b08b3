"""Which positions of the blunder suite does each bot fail?

python bench/bench_blunders.py [--bot BOT ...] [--seed S]
"""

import argparse
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from jokeri.bots import BOTS
from support.blunders import THEMES, WAYS, cases, fails


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("--bot", nargs="*", default=list(BOTS), choices=list(BOTS))
    ask.add_argument("--seed", type=int, default=0)
    asked = ask.parse_args()
    of = Counter((case.theme, case.way) for case in cases())
    failed = {bot: fails(BOTS[bot].choose, asked.seed) for bot in asked.bot}
    print(f"{'tempting move':20}" + "".join(f"{bot:>12}" for bot in asked.bot) + "   of")
    for theme in THEMES:
        for way in WAYS:
            counts = [
                sum((case.theme, case.way) == (theme, way) for case in failed[bot])
                for bot in asked.bot
            ]
            row = "".join(f"{count:12}" for count in counts)
            print(f"{theme + ' ' + way:20}{row}{of[theme, way]:5}")
    print(
        f"{'fails':20}" + "".join(f"{len(failed[bot]):12}" for bot in asked.bot) + f"{of.total():5}"
    )
    for bot in asked.bot:
        print(f"{bot}: {' '.join(case.name for case in failed[bot]) or 'none'}")


if __name__ == "__main__":
    main()

"""Compute again what every move of the blunder suite loses, and write the table.

    python bench/blunder_losses.py [NAME ...]

Without names all positions. The same sources give the same table, bit by bit.
"""

import argparse
import sys
import time
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.blunders import TABLE, cases, write_table


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("names", nargs="*")
    names = ask.parse_args().names
    table = {case.name: case for case in cases()}
    for name in names or list(table):
        began = time.perf_counter()
        table[name] = replace(table[name], losses=table[name].computed())
        print(f"{name:20}{time.perf_counter() - began:6.1f} s")
    TABLE.write_text(write_table(table.values()))


if __name__ == "__main__":
    main()

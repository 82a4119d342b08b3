"""How strong is careful? Mirrored nine-card deals against three randoms.

python bench/bench_careful.py

What `jokeri arena` prints; --help of that tells what else it can play.
"""

from jokeri.cli import app

if __name__ == "__main__":
    app(["arena", "careful", "random", "--house", "tamashebi", "--cards", "9", "--deals", "2000"])

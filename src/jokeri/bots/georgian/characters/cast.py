"""The twelve characters of Georgian Joker, the easiest first."""

from collections.abc import Mapping

from jokeri.bots.georgian.characters.temperament import Mistakes, Temperament

CAST: Mapping[str, Temperament] = {
    # Easy
    "vano": Temperament(jokers=-40, pace=2.5, mistakes=Mistakes(remembers=0, counts=True)),
    "zhora": Temperament(
        boldness=12, trumps=40, pace=0.6, mistakes=Mistakes(remembers=1, overbids=True)
    ),
    "daisy": Temperament(
        boldness=-60, greed=80, pace=1.2, mistakes=Mistakes(remembers=0, panics=True)
    ),
    # Middling
    "ayla": Temperament(boldness=-40, trumps=-20, care=2, pace=1.5),
    "petrovich": Temperament(trumps=40, jokers=-40, pace=2),
    "walt": Temperament(boldness=12, jokers=40, care=0, pace=0.8),
    "dodo": Temperament(spite=50, pace=1),
    # Hard
    "osman": Temperament(level="normal", boldness=-8, trumps=-40, spite=-25, care=2.5, pace=2),
    "lyuda": Temperament(level="normal", boldness=10, trumps=25, pace=0.6),
    "ruth": Temperament(level="normal", boldness=-15, spite=40, jokers=-25, pace=1.5),
    # Very hard
    "tsiala": Temperament(level="strong", boldness=8, trumps=-30, spite=30, pace=1),
    "kerem": Temperament(level="strong", boldness=-20, trumps=35, jokers=30, care=1.5, pace=1.8),
}
"""Every character's temperament by its name."""

"""The twelve characters of Georgian Joker, the easiest first."""

from collections.abc import Mapping

from jokeri.bots.georgian.characters.temperament import Mistakes, Temperament

CAST: Mapping[str, Temperament] = {
    # Easy
    "vano": Temperament(jokers=-40, pace=2.5, mistakes=Mistakes(remembers=0, counts=True)),
    "zhora": Temperament(
        boldness=15, trumps=40, pace=0.6, mistakes=Mistakes(remembers=1, overbids=True)
    ),
    "daisy": Temperament(
        boldness=-15, greed=30, pace=1.2, mistakes=Mistakes(remembers=0, panics=True)
    ),
    # Middling
    "ayla": Temperament(boldness=-30, trumps=-20, jokers=10, care=2, pace=1.5),
    "petrovich": Temperament(trumps=50, jokers=-30, pace=2),
    "walt": Temperament(boldness=30, jokers=25, care=0, pace=0.8),
    "dodo": Temperament(spite=40, boldness=5, care=0.5, pace=1),
    # Hard
    "osman": Temperament(level="normal", trumps=-25, boldness=-12, care=2.5, pace=2),
    "lyuda": Temperament(level="normal", boldness=20, trumps=20, jokers=15, pace=0.6),
    "ruth": Temperament(level="normal", spite=25, jokers=-25, pace=1.5),
    # Very hard
    "tsiala": Temperament(level="strong", spite=15, boldness=10, pace=1),
    "kerem": Temperament(level="strong", trumps=20, boldness=-10, jokers=-15, care=1.5, pace=1.8),
}
"""Every character's temperament by its name."""

"""What the reference of Georgian Joker's options says besides their words, in English."""

from collections.abc import Mapping

OPEN_VALUES: Mapping[str, str] = {
    "schedule": (
        "Any other schedule: deal sizes from 1 to 9, deals parted by `-`, pulkas by `/`. "
        "`1-2-3/9-9` is a pulka of deals of one, two and three cards, then one of two nines; "
        "`1-8` means two deals, not eight."
    ),
    "khishti": (
        "Any other number of points from 0 to 9999, or two of them parted by `/`: the first for "
        "deals of fewer than nine cards, the second for nines. 0 means that there is none."
    ),
    "best_min": "Any other number of points from 0 to 9999.",
}

CONTRADICTIONS = (
    "A nine with 36 cards leaves no card to turn up. So `nines_trump=turned` together with "
    "`pack=36` and a schedule that has a nine is refused as `unknown-house`. All other values "
    "go together."
)

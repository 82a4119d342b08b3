"""What the reference of Five Hundred's options says besides their words, in English."""

from collections.abc import Mapping

OPEN_VALUES: Mapping[str, str] = {
    "target": "Any other number of points from 10 to 9999.",
    "deals_max": "Any other number of deals from 1 to 999.",
}

CONTRADICTIONS = (
    "Only four players have a choice of packs: `pack=45` or `pack=46` together with any `seats` "
    "but `4` is refused as `unknown-house`. All other values go together."
)

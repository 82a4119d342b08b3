"""The trained nets: a play net and a bid net, read once from the file beside this one."""

import struct
from array import array
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from jokeri.fast.features import BID_CHOICES, BID_INPUTS, PLAY_CHOICES, PLAY_INPUTS
from jokeri.fast.net import OUTCOMES, Net

FILE = Path(__file__).with_name("nets.bin")
_HEAD = struct.Struct("<8s8H")
_MAGIC = b"jokeri 1"

Shape = tuple[int, int, int, int]


@dataclass(frozen=True)
class Brain:
    """A play net and a bid net, as shapes and weights."""

    shapes: tuple[Shape, Shape]
    weights: tuple["array[float]", "array[float]"]

    @cached_property
    def play(self) -> Net:
        """The net that gives each legal play its value; one thread at a time may use it."""
        return Net(self.shapes[0], self.weights[0])

    @cached_property
    def bid(self) -> Net:
        """The net that foresees the tricks that follow each bid; one thread at a time."""
        return Net(self.shapes[1], self.weights[1])


def write_brain(brain: Brain, path: Path) -> None:
    """Write nets with two bytes a weight."""
    content = _HEAD.pack(_MAGIC, *brain.shapes[0], *brain.shapes[1])
    for weights in brain.weights:
        content += struct.pack(f"<{len(weights)}e", *weights)
    path.write_bytes(content)


def read_brain(path: Path) -> Brain:
    """Read nets; raise ``ValueError`` where the file holds none for this version's inputs."""
    content = path.read_bytes()
    if len(content) < _HEAD.size or not content.startswith(_MAGIC):
        raise ValueError(f"{path}: this file holds no nets")
    _, *numbers = _HEAD.unpack_from(content)
    play, bid = (numbers[0], *numbers[1:3], numbers[3]), (numbers[4], *numbers[5:7], numbers[7])
    if (play[0], play[3], bid[0], bid[3]) != (PLAY_INPUTS, PLAY_CHOICES, BID_INPUTS, BID_CHOICES):
        raise ValueError(f"{path}: these nets were trained for another version")
    counts = [weights_of(shape) for shape in (play, bid)]
    if len(content) != _HEAD.size + 2 * sum(counts):
        raise ValueError(f"{path}: this file is cut off, or longer than its nets")
    flat = struct.unpack_from(f"<{sum(counts)}e", content, _HEAD.size)
    return Brain((play, bid), (array("f", flat[: counts[0]]), array("f", flat[counts[0] :])))


def weights_of(shape: Shape) -> int:
    """Return how many weights a net of a shape has."""
    inputs, wide, narrow, choices = shape
    outputs = choices * OUTCOMES
    return (inputs + 1) * wide + (wide + 1) * narrow + (narrow + 1) * outputs


@lru_cache(maxsize=1)
def shipped() -> Brain:
    """Return the nets that come with the package."""
    return read_brain(FILE)


@lru_cache(maxsize=1)
def shipped_habits() -> Brain:
    """Return nets of the careful player's habits."""
    return read_brain(FILE.with_name("habits.bin"))

# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A small net: inputs that are 0 or 1, two hidden layers of rectified sums, plain outputs.

Few inputs are 1, so the first layer adds up the rows of those that are. A net holds its own
scratch space: one thread at a time may use it.
"""

from array import array

import cython

LARGEST_WIDE = 256
LARGEST_NARROW = 128
LARGEST_OUTPUTS = 128
MOST_ACTIVE = 96


class Net:
    """Weights, and the numbers of the position that is being looked at."""

    def __init__(self, shape, weights) -> None:
        """Take the weights of a net of ``shape``: inputs, wide, narrow, outputs.

        ``weights``: floats, layer after layer, each a row of weights for every input of the layer,
        then its biases. Raises ``ValueError`` where their number is another.
        """
        inputs, wide, narrow, outputs = shape
        if not (0 < wide <= LARGEST_WIDE and 0 < narrow <= LARGEST_NARROW):
            raise ValueError(f"a net's layers are too wide: {wide}, {narrow}")
        if not (0 < inputs and 0 < outputs <= LARGEST_OUTPUTS):
            raise ValueError(f"a net has too many outputs: {outputs}")
        sizes = (inputs * wide, wide, wide * narrow, narrow, narrow * outputs, outputs)
        if len(weights) != sum(sizes):
            raise ValueError(f"a net of this shape has {sum(sizes)} weights, not {len(weights)}")
        self.inputs, self.wide, self.narrow, self.outputs = inputs, wide, narrow, outputs
        parts = []
        at = 0
        for size in sizes:
            parts.append(array("f", weights[at : at + size]))
            at += size
        self.first, self.first_bias = parts[0], parts[1]
        self.second, self.second_bias = parts[2], parts[3]
        self.last, self.last_bias = parts[4], parts[5]
        self.count = 0
        self.rows = None
        if not cython.compiled:
            self.active, self.slot = [0] * MOST_ACTIVE, [0] * 4
            self.rows = (
                rows_of(parts[0], wide), rows_of(parts[2], narrow), rows_of(parts[4], outputs),
            )  # fmt: skip
            self.out = [0.0] * outputs

    def evaluate(self, active) -> list[float]:
        """Return the outputs for the inputs that are 1, by number."""
        if len(active) > MOST_ACTIVE:
            raise ValueError(f"at most {MOST_ACTIVE} inputs are 1")
        place: cython.int
        for place in range(len(active)):
            if not 0 <= active[place] < self.inputs:
                raise ValueError(f"a net has no input {active[place]}")
            self.active[place] = active[place]
        self.count = len(active)
        self.forward()
        return [self.out[place] for place in range(self.outputs)]

    def forward(self):
        """Reckon ``out`` from ``active``."""
        place: cython.int
        row: cython.int
        i: cython.int
        x: cython.float
        if not cython.compiled:
            self.out = slow_forward(self)
            return
        for i in range(self.wide):
            self.hidden[i] = self.first_bias[i]
        for place in range(self.count):
            row = self.active[place] * self.wide
            for i in range(self.wide):
                self.hidden[i] += self.first[row + i]
        for i in range(self.narrow):
            self.deep[i] = self.second_bias[i]
        for place in range(self.wide):
            x = self.hidden[place]
            if x > 0:
                row = place * self.narrow
                for i in range(self.narrow):
                    self.deep[i] += x * self.second[row + i]
        for i in range(self.outputs):
            self.out[i] = self.last_bias[i]
        for place in range(self.narrow):
            x = self.deep[place]
            if x > 0:
                row = place * self.outputs
                for i in range(self.outputs):
                    self.out[i] += x * self.last[row + i]


def rows_of(flat, width: cython.int):
    """Return the rows of a layer as lists, for interpreted play."""
    return [list(flat[at : at + width]) for at in range(0, len(flat), width)]


def slow_forward(net):
    """Reckon the outputs with whole rows at a time: several times as fast as loops, interpreted."""
    first, second, last = net.rows
    hidden = list(net.first_bias)
    for place in range(net.count):
        hidden = [a + b for a, b in zip(hidden, first[net.active[place]], strict=True)]
    return layer(layer(hidden, second, net.second_bias), last, net.last_bias)


def layer(inputs, rows, bias):
    """Return a layer's sums over the inputs that are above 0."""
    sums = list(bias)
    for x, row in zip(inputs, rows, strict=True):
        if x > 0:
            sums = [a + x * b for a, b in zip(sums, row, strict=True)]
    return sums

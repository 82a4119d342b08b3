# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A small net: inputs that are 0 or 1, two hidden layers of rectified sums, choices to foresee.

For each choice (a play, a bid) it foresees how many more tricks the seat will take, as ten logits,
and the others' mean points of the deal, in hundreds. Few inputs are 1, so the first layer adds up
the rows of those that are; only the choices asked for are reckoned. A net holds its own scratch
space: one thread at a time may use it.
"""

from array import array

import cython

LARGEST_WIDE = 256
LARGEST_NARROW = 128
MOST_ACTIVE = 128
OUTCOMES = 11
"""What is foreseen of a choice: ten logits of tricks to come, the others' mean points."""
HABIT = 10
"""The outcome that is a choice's logit in a net of somebody's habits; the others mean nothing."""

ROOM = cython.declare(cython.int, 12)


class Net:
    """Weights, and the numbers of the position that is being looked at."""

    def __init__(self, shape, weights) -> None:
        """Take the weights of a net of ``shape``: inputs, wide, narrow, choices.

        ``weights``: floats, layer after layer, each a row of weights for every input of the layer,
        then its biases; the last layer's rows hold the outcomes of all choices. Raises
        ``ValueError`` where their number is another.
        """
        inputs, wide, narrow, choices = shape
        if not (1 <= wide <= LARGEST_WIDE and 1 <= narrow <= LARGEST_NARROW):
            raise ValueError(f"a net's layers are too wide: {wide}, {narrow}")
        if min(inputs, choices) < 1:
            raise ValueError(f"a net has inputs and choices, not {inputs} and {choices}")
        weights = array("f", weights)
        outputs = choices * OUTCOMES
        sizes = (inputs * wide, wide, wide * narrow, narrow, narrow * outputs, outputs)
        if len(weights) != sum(sizes):
            raise ValueError(f"a net of this shape has {sum(sizes)} weights, not {len(weights)}")
        self.inputs, self.wide, self.narrow, self.choices = inputs, wide, narrow, choices
        parts = []
        at = 0
        for size in sizes:
            parts.append(weights[at : at + size])
            at += size
        self.first, self.first_bias = parts[0], parts[1]
        self.second, self.second_bias = parts[2], parts[3]
        last = array("f")
        bias = array("f")
        for choice in range(choices):
            bias.extend((*parts[5][choice * OUTCOMES : (choice + 1) * OUTCOMES], 0.0))
            for row in range(narrow):
                first = row * outputs + choice * OUTCOMES
                last.extend((*parts[4][first : first + OUTCOMES], 0.0))
        self.last, self.last_bias = last, bias
        self.count = 0
        self.rows = None
        if not cython.compiled:
            self.active, self.slot = [0] * MOST_ACTIVE, [0] * 4
            self.hidden, self.deep, self.out = [], [], []
            self.rows = (rows_of(parts[0], wide), rows_of(parts[2], narrow), rows_of(last, 12))

    def evaluate(self, active, choice) -> list[float]:
        """Return the outcomes of a choice for the inputs that are 1, by number."""
        if len(active) > MOST_ACTIVE:
            raise ValueError(f"at most {MOST_ACTIVE} inputs are 1")
        if not 0 <= choice < self.choices:
            raise ValueError(f"a net has no choice {choice}")
        place: cython.int
        for place in range(len(active)):
            if not 0 <= active[place] < self.inputs:
                raise ValueError(f"a net has no input {active[place]}")
            self.active[place] = active[place]
        self.count = len(active)
        self.look()
        self.foresee(choice)
        return [self.out[place] for place in range(OUTCOMES)]

    def look(self):
        """Reckon the hidden layers from ``active``."""
        # Places are ``Py_ssize_t``: only so does the C compiler add several numbers at once. Four
        # rows at a time save half of what goes between memory and the adder.
        place: cython.Py_ssize_t
        row: cython.Py_ssize_t
        second: cython.Py_ssize_t
        third: cython.Py_ssize_t
        fourth: cython.Py_ssize_t
        i: cython.Py_ssize_t
        x: cython.float
        if not cython.compiled:
            slow_look(self)
            return
        wide: cython.Py_ssize_t = self.wide
        narrow: cython.Py_ssize_t = self.narrow
        for i in range(wide):
            self.hidden[i] = self.first_bias[i]
        for place in range(0, self.count - 3, 4):
            row = self.active[place] * wide
            second = self.active[place + 1] * wide
            third = self.active[place + 2] * wide
            fourth = self.active[place + 3] * wide
            for i in range(wide):
                self.hidden[i] += (
                    self.first[row + i]
                    + self.first[second + i]
                    + self.first[third + i]
                    + self.first[fourth + i]
                )
        for place in range(self.count & ~3, self.count):
            row = self.active[place] * wide
            for i in range(wide):
                self.hidden[i] += self.first[row + i]
        for i in range(narrow):
            self.deep[i] = self.second_bias[i]
        for place in range(wide):
            x = self.hidden[place]
            if x > 0:
                row = place * narrow
                for i in range(narrow):
                    self.deep[i] += x * self.second[row + i]

    def foresee(self, choice):
        """Reckon ``out``, the outcomes of a choice, after ``look``."""
        place: cython.Py_ssize_t
        row: cython.Py_ssize_t
        i: cython.Py_ssize_t
        x: cython.float
        if not cython.compiled:
            slow_foresee(self, choice)
            return
        row = choice * ROOM
        for i in range(12):
            self.out[i] = self.last_bias[row + i]
        row *= self.narrow
        for place in range(self.narrow):
            x = self.deep[place]
            if x > 0:
                for i in range(12):
                    self.out[i] += x * self.last[row + i]
            row += ROOM


def rows_of(flat, width: cython.int):
    """Return the rows of a layer as lists, for interpreted play."""
    return [list(flat[at : at + width]) for at in range(0, len(flat), width)]


def slow_look(net):
    """Reckon the hidden layers a row at a time: interpreted, far faster than single numbers."""
    first, second, _ = net.rows
    hidden = list(net.first_bias)
    for place in range(net.count):
        hidden = [a + b for a, b in zip(hidden, first[net.active[place]], strict=True)]
    net.deep = layer(hidden, second, net.second_bias)


def slow_foresee(net, choice):
    """Reckon the outcomes of a choice, interpreted."""
    rows = net.rows[2][choice * net.narrow : (choice + 1) * net.narrow]
    net.out = layer(net.deep, rows, net.last_bias[choice * 12 : (choice + 1) * 12])


def layer(inputs, rows, bias):
    """Return a layer's sums over the inputs that are above 0."""
    sums = list(bias)
    for x, row in zip(inputs, rows, strict=True):
        if x > 0:
            sums = [a + x * b for a, b in zip(sums, row, strict=True)]
    return sums

# The C side of leaves.py.
cimport cython
from jokeri.fast.position cimport Position

cdef void count(Position position, int depth, long long[::1] tally) noexcept nogil

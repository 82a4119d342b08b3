# The C side of leaves.py.
cimport cython
from jokeri.fast.position cimport Position

cdef long long walk(Position position, int plies, dict found) except -1
cdef long long count_bids(Position position, int plies) noexcept nogil

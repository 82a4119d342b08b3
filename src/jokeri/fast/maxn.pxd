# The C side of maxn.py.
cimport cython
from jokeri.fast.position cimport Position, bit_number

ctypedef unsigned long long u64

@cython.final
cdef class MaxN:
    cdef unsigned char order[36]              # by seat: its cards in the order of its hand
    cdef int held[4]
    cdef int highest[400]                     # by seat, tricks taken, tricks to come: the best score
    cdef int alike[400]                       # the least count taken with the same wishes
    cdef u64[::1] table                       # key and value by turns
    cdef int bits
    cdef u64 generation
    cdef readonly long long nodes

    cpdef void begin(self)
    cdef void prepare(self, Position position) noexcept nogil
    cdef void compare_scores(self, Position position) noexcept nogil
    cdef u64 others(self, Position position) noexcept nogil
    cdef u64 value(self, Position position) noexcept nogil
    cdef u64 choose(self, Position position) noexcept nogil

# The C side of bounds.py.
cimport cython

ctypedef unsigned long long u64

cdef class Bounds:
    cdef int flags, trump, me, kind           # kind: 0 at least, 1 at most, 2 exactly
    cdef u64 hands[4]

    cdef u64 kinds_of(self, u64 cards, u64 others) noexcept nogil
    cdef int sure(self, int leader, int left, int k) noexcept nogil
    cdef int last(self, int leader) noexcept nogil
    cdef bint ducks(self) noexcept nogil
    cdef int cashes(self) noexcept nogil

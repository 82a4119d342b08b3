# The C side of bounds.py.
cimport cython

ctypedef unsigned long long u64

cdef class Bounds:
    cdef int flags, trump, me, kind           # kind: 0 at least, 1 at most, 2 exactly
    cdef u64 hands[4]
    cdef int lengths[512]                     # how many cards a suit's set has
    cdef u64 owned                            # the cards that seat was dealt
    cdef bint whoever, anyhow
    cdef u64 cuts                             # what the last answer rests on

    cdef u64 kinds_of(self, u64 cards, u64 others) noexcept nogil
    cdef int sure(self, int leader, int left, int k) noexcept nogil
    cdef bint outlasts(self, u64 own, u64 against, int need) noexcept nogil
    cdef int last(self, int leader) noexcept nogil
    cdef void part(self, u64 played, u64 best) noexcept nogil
    cdef bint losers(self, int leader, int need) noexcept nogil
    cdef bint ducks(self, int leader, int need, int more) noexcept nogil
    cdef bint beaten(self, int suit, u64 held, int need, int span) noexcept nogil
    cdef bint below(self, int suit, u64 mine, u64 theirs, int need) noexcept nogil
    cdef int cashes(self) noexcept nogil

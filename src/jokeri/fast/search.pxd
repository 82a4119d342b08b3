# The C side of search.py.
cimport cython

ctypedef unsigned long long u64

@cython.final
cdef class Search:
    cdef int flags, trump, me, kind           # kind: 0 at least, 1 at most, 2 exactly
    cdef u64 hands[4]
    cdef unsigned short canon[2048]           # by suit and its cards in play: the set it is equal to
    cdef u64[::1] table                       # key and value by turns, four pairs a bucket
    cdef int bits
    cdef u64 generation
    cdef u64 moves[2304]                      # 48 for each ply
    cdef int grades[2304]
    cdef readonly long long nodes

    cdef void number_suits(self) noexcept nogil
    cdef u64 key(self, int leader, u64 alive) noexcept nogil
    cdef int last(self, int leader) noexcept nogil
    cdef int sure(self, int left, int k) noexcept nogil
    cdef bint tricks(self, int leader, int left, int k) noexcept nogil
    cdef bint lead(self, int leader, int left, int k) noexcept nogil
    cdef bint follow(self, int place, int leader, int led, int led_joker, int best,
                     int best_seat, int left, int k) noexcept nogil
    cdef u64 kinds_of(self, u64 cards, u64 others) noexcept nogil

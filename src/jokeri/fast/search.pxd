# The C side of search.py.
cimport cython
from jokeri.fast.table cimport Table

ctypedef unsigned long long u64

@cython.final
cdef class Search(Table):
    cdef u64 moves[2304]                      # 48 for each ply, the best first
    cdef int grades[2304]

    cdef int glance(self, int leader, int left, int k) noexcept nogil
    cdef bint tricks(self, int leader, int left, int k) noexcept nogil
    cdef bint lead(self, int leader, int left, int k) noexcept nogil
    cdef bint follow(self, int place, int leader, int led, int led_joker, int best,
                     int best_seat, int left, int k) noexcept nogil
    cdef int rank_move(self, int base, int end, u64 move, int grade) noexcept nogil
    cdef bint close(self, int base, int end, int leader, int led, int led_joker, int best,
                    int best_seat, int left, int k) noexcept nogil
    cdef u64 card_of(self, u64 move, u64 hand) noexcept nogil
    cdef int strength(self, u64 card, int led, int led_joker, int place) noexcept nogil

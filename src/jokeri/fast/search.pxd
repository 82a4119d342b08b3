# The C side of search.py.
cimport cython
from jokeri.fast.plays cimport Plays

ctypedef unsigned long long u64

@cython.final
cdef class Search(Plays):
    cdef bint tricks(self, int leader, int left, int k) noexcept nogil
    cdef bint any_leader(self, int left, int k) noexcept nogil
    cdef bint lead(self, int leader, int left, int k, u64 skip) noexcept nogil
    cdef bint follow(self, int place, int leader, int led, int led_joker, int best,
                     int best_seat, int left, int k, u64 played) noexcept nogil
    cdef bint close(self, int base, int end, int leader, int led, int led_joker, int best,
                    int best_seat, int left, int k, u64 played, u64 plain, u64 others) noexcept nogil

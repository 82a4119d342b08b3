# The C side of policy.py.
from jokeri.fast.chance cimport below, seed_with
from jokeri.fast.features cimport see_bid, see_play, slot_of_move
from jokeri.fast.net cimport Net
from jokeri.fast.position cimport Position, bit_number, nth_bit, popcount

ctypedef unsigned long long u64

cdef double value_of(Net net, Position position, int seat, int bid) noexcept nogil
cdef double value_of_play(Net net, Position position, int number) noexcept nogil
cdef double value_of_bid(Net net, Position position, int bid) noexcept nogil
cdef u64 best_bid(Net net, Position position) noexcept nogil
cdef u64 best_play(Net net, Position position) noexcept nogil
cdef u64 likely_bid(Net net, Position position) noexcept nogil
cdef u64 likely_play(Net net, Position position) noexcept nogil
cdef void weigh_trumps(Net net, Position position, u64 seen, int completions) noexcept nogil
cdef u64 best_trump(Net net, Position position, u64 seen, int completions) noexcept nogil
cdef u64 rule_bid(Position position) noexcept nogil
cdef u64 rule_trump(u64 seen) noexcept nogil
cdef u64 rule_play(Position position) noexcept nogil

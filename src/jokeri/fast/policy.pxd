# The C side of policy.py.
from jokeri.fast.chance cimport below, seed_with
from jokeri.fast.features cimport choice_of, see_bid, see_play
from jokeri.fast.net cimport Net
from jokeri.fast.position cimport Position, bit_number, nth_bit, popcount

ctypedef unsigned long long u64

cdef void look(Net net, Position position) noexcept nogil
cdef double value_of(Net net, Position position, int number) noexcept nogil
cdef double appeal(Net net, Position position, int number, bint habits) noexcept nogil
cdef u64 best_move(Net net, Position position, bint habits) noexcept nogil
cdef void weigh_trumps(Net net, Position position, u64 seen, int completions) noexcept nogil
cdef u64 best_trump(Net net, Position position, u64 seen, int completions) noexcept nogil
cdef u64 rule_bid(Position position) noexcept nogil
cdef u64 rule_trump(u64 seen) noexcept nogil
cdef u64 rule_play(Position position) noexcept nogil

# The C side of rollouts.py.
from jokeri.fast.features cimport see_bid, see_play, slot_of_move
from jokeri.fast.maxn cimport MaxN
from jokeri.fast.net cimport Net
from jokeri.fast.policy cimport (
    best_bid, best_play, likely_bid, likely_play, rule_bid, rule_play, value_of_bid, value_of_play,
)
from jokeri.fast.position cimport Position, bit_number, popcount

ctypedef unsigned long long u64

cdef double chance_of_bid(Net net, Position position, u64 move, double heat) noexcept nogil
cdef double chance_of_play(Net net, Position position, u64 move, double heat) noexcept nogil
cdef void value_here(Net net, Position position, double* aims, double* found) noexcept nogil
cdef void exact_end(MaxN maxn, Position position, int seat, double* aims, double* found) noexcept nogil
cdef double chance_of_habit(Net net, Position position, u64 move) noexcept nogil

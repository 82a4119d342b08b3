# The C side of rollouts.py.
from jokeri.fast.features cimport choice_of
from jokeri.fast.maxn cimport MaxN
from jokeri.fast.net cimport Net
from jokeri.fast.policy cimport appeal, best_move, look, rule_bid, rule_play
from jokeri.fast.position cimport Position, bit_number, popcount

ctypedef unsigned long long u64

cdef double chance_of(Net net, Position position, u64 move, double heat, bint habits) noexcept nogil
cdef void value_here(Net net, Position position, double* aims, double* found) noexcept nogil
cdef void exact_end(MaxN maxn, Position position, int seat, double* aims, double* found) noexcept nogil

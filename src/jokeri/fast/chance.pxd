# The C side of chance.py.
from jokeri.fast.position cimport Position, nth_bit, popcount

ctypedef unsigned long long u64

cdef void seed_with(Position position, u64 seed, u64 stream) noexcept nogil
cdef unsigned int below(Position position, unsigned int bound) noexcept nogil
cdef void shuffle(Position position, int cards, int dealer, int how) noexcept nogil
cdef void random_bids(Position position) noexcept nogil
cdef void random_plays(Position position) noexcept nogil
cdef void first_plays(Position position) noexcept nogil

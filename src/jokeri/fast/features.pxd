# The C side of features.py.
from jokeri.fast.net cimport Net
from jokeri.fast.position cimport Position, popcount

ctypedef unsigned long long u64

cdef void see_play(Net net, Position position) noexcept nogil
cdef void see_bid(Net net, Position position, u64 hand, int trump) noexcept nogil
cdef int choice_of(Net net, int move) noexcept nogil
cdef void order_suits(Net net, u64 hand, u64 unseen, int trump) noexcept nogil
cdef void add_cards(Net net, u64 cards, int first) noexcept nogil
cdef void add_both(Net net, Position position, u64 hand, u64 unseen, int trump) noexcept nogil
cdef void add_house(Net net, Position position, int first) noexcept nogil

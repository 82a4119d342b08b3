# The C side of table.py.
cimport cython
from jokeri.fast.bounds cimport Bounds

ctypedef unsigned long long u64

cdef class Table(Bounds):
    cdef u64 dealt[4]
    cdef u64 shape[2048]                      # by suit and its cards in play: how many each seat has
    cdef u64 order[2048]                      # the same of its highest one, two ... eight, by bytes
    cdef u64 wide[256]                        # a byte for each bit
    cdef u64[::1] heads                       # by the key's hash: the newest entry's number
    cdef u64[::1] table                       # eight words an entry
    cdef int bits
    cdef u64 used                             # the number of the newest entry
    cdef u64 floor                            # entries up to this number do not count
    cdef readonly long long nodes

    cdef void forget(self) noexcept nogil
    cdef void number_suits(self) noexcept nogil
    cdef u64 key(self, int leader) noexcept nogil
    cdef int known(self, u64 key, int k) noexcept nogil
    cdef int answer(self, u64 value, int k) noexcept nogil
    cdef void keep(self, u64 key, int left, int k, bint answer) noexcept nogil
    cdef u64 counted(self, u64 cuts, u64 alive) noexcept nogil
    cdef u64 placed(self, u64 counts, u64 alive) noexcept nogil

# The C side of table.py.
cimport cython
from jokeri.fast.bounds cimport Bounds

ctypedef unsigned long long u64

cdef class Table(Bounds):
    cdef unsigned short canon[2048]           # by suit and its cards in play: the set it is equal to
    cdef u64[::1] table                       # key and value by turns, four pairs a bucket
    cdef int bits
    cdef u64 generation
    cdef readonly long long nodes

    cdef void number_suits(self) noexcept nogil
    cdef u64 key(self, int leader) noexcept nogil
    cdef int known(self, u64 key, int k) noexcept nogil
    cdef void keep(self, u64 key, int left, int k, bint answer) noexcept nogil

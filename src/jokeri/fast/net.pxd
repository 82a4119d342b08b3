# The C side of net.py: a small net with two hidden layers and a sparse input.
cimport cython

@cython.final
cdef class Net:
    cdef readonly int inputs, wide, narrow, choices
    cdef float[::1] first             # inputs rows of wide
    cdef float[::1] first_bias
    cdef float[::1] second            # wide rows of narrow
    cdef float[::1] second_bias
    cdef float[::1] last              # for each choice, narrow rows of 12
    cdef float[::1] last_bias         # for each choice, 12
    cdef int active[128]               # the inputs that are 1
    cdef int count
    cdef int slot[4]                  # where each suit stands in the input
    cdef float hidden[256]
    cdef float deep[128]
    cdef float out[12]                # ten logits of tricks, the others' mean points, nothing
    cdef object rows                  # interpreted only: the same weights, as lists

    cdef void look(self) noexcept nogil
    cdef void foresee(self, int choice) noexcept nogil

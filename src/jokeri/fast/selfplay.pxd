# The C side of selfplay.py.
from jokeri.fast.chance cimport below, seed_with, shuffle
from jokeri.fast.net cimport Net
from jokeri.fast.policy cimport best_move, best_trump, rule_bid, rule_play, rule_trump
from jokeri.fast.position cimport Position, bit_number, nth_bit, popcount
from jokeri.fast.features cimport choice_of, see_bid

ctypedef unsigned long long u64

"""Jokers (two seats, Gavin Clarke): eight cards, trades, safety cards, a full hand wins."""

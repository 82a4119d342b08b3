"""Players of Jokers."""

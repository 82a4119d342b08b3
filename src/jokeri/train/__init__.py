"""Self-play, training and the arena."""

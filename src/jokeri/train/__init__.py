"""Learning: self-play, training, and the arena where bots are compared."""

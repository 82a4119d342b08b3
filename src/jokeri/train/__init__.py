"""Learning from self-play, and the arena where bots are compared."""

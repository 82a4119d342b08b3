"""What the rules page of each game says, in modules named as those of ``jokeri.games``."""

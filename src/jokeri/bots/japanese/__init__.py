"""Players of Japanese Joker."""

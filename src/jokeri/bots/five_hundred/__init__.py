"""Players of Five Hundred."""

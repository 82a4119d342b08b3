"""What is to be learned from positions and finished matches of Georgian Joker."""

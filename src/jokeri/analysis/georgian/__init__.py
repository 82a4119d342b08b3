"""What gives advice in Georgian Joker."""

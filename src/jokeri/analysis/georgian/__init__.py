"""Advice and reviews for Georgian Joker, by the trained nets."""

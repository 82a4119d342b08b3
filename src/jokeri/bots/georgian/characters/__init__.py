"""Twelve people to play Georgian Joker with: one brain, twelve temperaments."""

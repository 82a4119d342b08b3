"""Bots that play Georgian Joker (jokeri) and no other game."""

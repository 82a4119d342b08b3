"""The arena: which of some bots plays better, on the same cards, with 95 % intervals."""

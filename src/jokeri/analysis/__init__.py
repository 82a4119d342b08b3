"""What is to be learned from play: advice on a move, reviews of finished matches."""

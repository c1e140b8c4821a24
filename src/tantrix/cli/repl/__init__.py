"""Talks with the person at the terminal, one for each game."""

"""Tantrix Strategy, for two to four players and in doubles."""

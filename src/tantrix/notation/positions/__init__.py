"""The fields of a position, game by game."""

"""Gobble for one player."""

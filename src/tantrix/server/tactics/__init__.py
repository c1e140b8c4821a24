"""Tactics: one placement to be found."""

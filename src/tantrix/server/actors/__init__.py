"""Actors: what is open, changes by one task each, and is rebuilt from its events."""

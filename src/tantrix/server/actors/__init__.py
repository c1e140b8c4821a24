"""Actors: one task each, which does one thing after another."""

"""Puzzle rush: as many exercises as one can against the clock."""

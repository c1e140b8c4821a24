"""The puzzle table."""

"""The free table."""

"""The Daily Match."""

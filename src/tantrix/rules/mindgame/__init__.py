"""The Mind Game of 1988."""

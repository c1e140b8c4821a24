"""Text forms of placements, positions and records, and the JSON of a view; text in, text out."""

"""Studies: named trees of variations with comments and glyphs, saved and shared."""

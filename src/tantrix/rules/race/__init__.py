"""The Gobble race, in which everybody places at once."""

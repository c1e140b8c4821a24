"""The Gobble race, live: everybody places at once, and the house orders what arrives."""

"""The Gobble race, live: everybody places at once, and the server orders what arrives."""

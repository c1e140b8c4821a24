"""The rules of tiles and boards: pure Python, standard library only."""

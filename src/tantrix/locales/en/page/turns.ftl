### A whole turn tried before its first tile is placed.

page-turns-next = Try the next tile of this turn, too

### A whole turn tried before its first tile is placed.

page-turns-next = Try the next tile of this turn, too
turns-stopped = The rest of the turn can no longer be placed as you tried it: go on from here.

### A whole turn tried before its first tile is placed.

page-turns-next = Ensayar también la próxima ficha de este turno
turns-stopped = El resto del turno ya no se puede colocar como lo ensayaste: sigue desde aquí.

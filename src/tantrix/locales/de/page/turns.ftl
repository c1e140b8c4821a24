### A whole turn tried before its first tile is placed.

page-turns-next = Auch den nächsten Stein dieses Zuges probieren
turns-stopped = Der Rest des Zuges lässt sich nicht mehr so legen wie ausprobiert: Mach von hier aus weiter.

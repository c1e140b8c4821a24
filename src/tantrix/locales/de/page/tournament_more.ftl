### Was wenige an den Einstellungen eines Turniers ändern.

page-tournaments-form-by = Was zuerst zählt
page-tournaments-form-by-points = Punkte
page-tournaments-form-by-wins = Siege
page-tournaments-form-first = Runde 1
page-tournaments-form-first-halves = obere gegen untere Hälfte
page-tournaments-form-first-neighbours = Nachbarn der Setzliste
page-tournaments-form-first-lot = durchs Los
page-tournaments-form-pool = Zeit eines Paars
page-tournaments-form-pool-pair = zusammengezählt
page-tournaments-form-pool-player = jedem Partner die eigene
page-tournaments-form-delay = Sekunden, bis Zuschauer einen Zug sehen

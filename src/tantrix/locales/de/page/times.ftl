### The best times of puzzles.

page-times-title = Bestzeiten
page-times-puzzle = Rätsel
page-times-text = Der Server misst die Zeit vom ersten Öffnen eines Rätsels bis zu deiner ersten Lösung. Mit Tipps oder gezeigter Lösung, oder ohne Wissen des Servers begonnen, zählt ein Rätsel nur für deine eigene Statistik.
page-times-none = Noch steht hier niemand.
page-times-place = Platz
page-times-who = Name
page-times-time = Zeit
page-times-date = Datum
page-times-play = Dieses Rätsel spielen
page-times-helped = Du stehst nicht in der Liste: Du hattest Hilfe oder hast ohne Wissen des Servers begonnen.
page-times-running = Du stehst noch nicht in der Liste: Du hast das Rätsel geöffnet, und deine Zeit läuft.
page-times-nameless = Deine Zeit bleibt erhalten, aber in der Liste stehen nur Leute mit Namen.

### The list of puzzles and making one; what can be wrong with a puzzle.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-board = „{ $text }“ ist kein Spielfeld wie triangle:5, hexagon:3 oder spiral:40.
bad-puzzle = Es gibt kein Rätsel „{ $text }“. Die Seite der Rätsel zählt alle auf.
bad-puzzle-close = Es gibt kein Rätsel „{ $text }“; meinst du „{ $close }“?
bad-puzzle-list = „{ $text }“ nennt keine Steine: Nimm 7, 1-10 oder 1-10x6 für je sechs.
bad-puzzle-tile = Ein Rätsel hat keinen Stein { $tile }: Sie gehen von 1 bis 56.
bad-puzzle-tiles = Ein Rätsel braucht Steine, in aufsteigender Reihenfolge.
bad-puzzle-cells = { $tiles } Steine können { $cells } Felder nicht füllen.
bad-puzzle-colour = Keiner der Steine hat die Farbe { $colour }.
bad-puzzle-tile_twice = Stein { $tile } ist zweimal genannt; Kopien gibt es mit 1-10x6.
bad-puzzle-many = Ein Rätsel hat höchstens { $most } Steine.
bad-puzzle-unopened = Du hast dieses Rätsel noch nicht geöffnet.
bad-puzzle-untimed = Beim Rätsel „{ $text }“ geht es um Punkte: Bestzeiten gibt es nicht.
bad-puzzle-colour_twice = Die Farbe { $colour } kann nur eine Schleife oder Linie bilden, nicht zwei.
bad-puzzle-goals = Gib ein Ziel an, eine Schleife oder Linie einer Farbe, oder ein Spielfeld.
bad-puzzle-id = Diese Rätsel-Id ist bei „{ $part }“ nicht lesbar.
bad-puzzle-given = „{ $text }“ ist kein vorgegebener Stein wie 25@0,-1:5, 25@0,-1 oder 25:5.
bad-puzzle-given-tile = Stein { $tile } ist öfter vorgegeben, als es ihn gibt.
bad-puzzle-given-rotation = Stein { $tile } ist ohne Stelle oder Drehung (0 bis 5) vorgegeben.
bad-puzzle-given-board = Vorgegebene Steine brauchen ein Spielfeld.
bad-search = Eine Suche kann { $name } { $value } nicht haben.
bad-search-scored = Jede Anordnung dieses Rätsels hat Punkte: Zu zählen gibt es nichts.
bad-search-endless = Die Suche nach der besten Punktzahl endet vielleicht nie: Gib an, nach wie vielen Sekunden sie aufhören soll.
bad-puzzle-given-cell = Stein { $tile } ist außerhalb des Spielfelds vorgegeben.
bad-puzzle-given-twice = Für das Feld { $q },{ $r } sind zwei Steine vorgegeben.
bad-puzzle-given-clash = Der bei { $q },{ $r } vorgegebene Stein passt nicht zu seinem Nachbarn.
bad-puzzle-far = Das Feld { $q },{ $r } ist zu weit außen: Q und r gehen von -{ $most } bis { $most }.
bad-puzzle-holes = Nur eine freie Form kann ohne Löcher sein, und nicht, wenn Löcher verlangt sind.
bad-puzzle-scored = Punkte gibt es nur mit allen 56 Steinen, in freier Form.
bad-cells-json = Ein Spielfeld in JSON ist eine Liste von Feldern wie [[0, 0], [1, 0]].
bad-cells-line = Zeile { $line } des Spielfelds ist kein Feld wie 0,-1.
bad-cells-twice = Das Spielfeld { $text } nennt ein Feld zweimal.

## The list

page-puzzles-title = Rätsel
page-puzzles-more = Mehr zum Lösen
page-puzzles-daily = Tagesrätsel
page-puzzles-daily-text = Jeden Tag eins, dasselbe für alle.
page-puzzles-past = Frühere Tage
page-puzzles-past-text = Das Rätsel jedes vergangenen Tages.
page-puzzles-tactics = Taktik
page-puzzles-tactics-text = Finde in einer Stellung aus einer Partie das Beste.
page-puzzles-rush = Rätselsprint
page-puzzles-rush-text = So viele du schaffst, in drei oder fünf Minuten.
page-puzzles-discovery = Discovery
page-puzzles-discovery-text = Eine Schleife durch alle Steine, mit jeder Stufe ein Stein mehr. Ihre Farbe ist die der Nummer des letzten Steins. Jede gelöste Stufe öffnet die nächste.
page-puzzles-open = Alle Stufen öffnen
page-puzzles-locked = { $name }: gesperrt, bis du die Stufe davor löst
page-puzzles-solved = gelöst
page-puzzles-star = mit Stern
page-puzzles-sets = Über 30 hinaus, mit Zehnersätzen
page-puzzles-go = Spielen
page-puzzles-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
page-puzzles-rainbow = Rainbow
page-puzzles-rainbow-text = Fünf Stapel, nach der Farbe der Nummer auf der Rückseite.
page-puzzles-five = Von Junior bis Genius
page-puzzles-five-text = Schleifen und Linien; manchmal musst du die Farbe selbst finden.
page-puzzles-scored = Vier Linien, vier Schleifen
page-puzzles-scored-text = Alle 56 Steine und so viele Punkte wie möglich: einer pro Stein der längsten Linie oder Schleife jeder Farbe.
page-puzzles-pyramid = Die Pyramide
page-puzzles-pyramid-text = Alle Steine liegen an ihrem Platz: Du musst sie nur drehen. Das Bild des Hefts ist verloren; diese Anordnung ist unsere.
page-puzzles-own = Deine eigenen
page-puzzles-own-text = Wähle Steine, ein Spielfeld und ein Ziel und schicke es jemandem.
page-puzzles-own-make = Rätsel erstellen
page-puzzles-own-tiles =
    { $count ->
        [one] Steine: { $count } gewählt
       *[other] Steine: { $count } gewählt
    }
page-puzzles-own-quick = Viele auf einmal
page-puzzles-own-no_tile = Keine
page-puzzles-own-every_tile = Alle 56
page-puzzles-own-ten = Die ersten zehn
page-puzzles-own-pile-R = Roter Stapel
page-puzzles-own-pile-Y = Gelber Stapel
page-puzzles-own-pile-B = Blauer Stapel
page-puzzles-own-pile-G = Grüner Stapel
page-puzzles-own-pile-W = Weißer Stapel
page-puzzles-own-without-R = Ohne Rot
page-puzzles-own-without-Y = Ohne Gelb
page-puzzles-own-without-B = Ohne Blau
page-puzzles-own-without-G = Ohne Grün
page-puzzles-own-without-W = Ohne Weiß
page-puzzles-own-sets = Wie viele von jedem
page-puzzles-own-board = Spielfeld
page-puzzles-own-shape-free = Frei
page-puzzles-own-shape-triangle = Dreieck
page-puzzles-own-shape-hexagon = Sechseck
page-puzzles-own-shape-spiral = Spirale
page-puzzles-own-cells = Es hat { $cells } Felder; { $tiles } Steine sind gewählt.
page-puzzles-own-holes = Auch Lösungen mit eingeschlossenen Lücken zählen
page-puzzles-own-goal = Ziel
page-puzzles-own-form-none = nichts
page-puzzles-own-form-loop = eine Schleife
page-puzzles-own-form-line = eine Linie
page-puzzles-own-asked = Eine davon: welche, gehört zum Rätsel
page-puzzles-own-match = Ohne Ziel müssen nur alle Kanten passen.
page-puzzles-own-lack-tiles = Wähle ein paar Steine.
page-puzzles-own-lack-many = Ein Rätsel hat höchstens { $most } Steine.
page-puzzles-own-lack-goal = Wähle ein Ziel oder ein Spielfeld.
page-puzzles-own-lack-cells = Das Spielfeld braucht so viele Steine, wie es Felder hat.
page-puzzles-own-try = Prüfen, ob es lösbar ist
page-puzzles-own-making = Wird gelöst…
page-puzzles-own-unsolvable = Es gibt keine Lösung. Das ist bewiesen.
page-puzzles-own-stopped = Unbekannt: In der Zeit wurde keine Lösung gefunden.

bad-generate-tiles = Rätsel dieser Art gibt es nicht mit { $low } bis { $high } Steinen.

bad-puzzle-long = Die Id eines Rätsels hat hier höchstens { $most } Zeichen.
bad-puzzle-cell_twice = Das Spielfeld nennt das Feld { $q },{ $r } zweimal.

## Puzzles that are made

bad-generate-kind = Es gibt keine Rätselart „{ $text }“: Wähle aus { $kinds }.
bad-generate-grade = Eine Stufe ist eine ganze Zahl von { $low } bis { $high }.

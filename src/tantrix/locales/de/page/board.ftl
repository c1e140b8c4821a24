### The board, its tiles and spaces, wherever tiles are placed.

## Colours, tiles and spaces in words

page-link-corner-R = rote Ecke
page-link-corner-Y = gelbe Ecke
page-link-corner-B = blaue Ecke
page-link-corner-G = grüne Ecke
page-link-corner-W = weiße Ecke
page-link-bend-R = roter Bogen
page-link-bend-Y = gelber Bogen
page-link-bend-B = blauer Bogen
page-link-bend-G = grüner Bogen
page-link-bend-W = weißer Bogen
page-link-straight-R = rote Gerade
page-link-straight-Y = gelbe Gerade
page-link-straight-B = blaue Gerade
page-link-straight-G = grüne Gerade
page-link-straight-W = weiße Gerade
page-cell = q { $q } r { $r }
page-tile = Stein { $tile }, { $links }
page-space = Lücke { $at }
page-space-lit = hierhin gehört der gewählte Stein

## A table

page-board = Das Tantrix
page-zoom = Größe des Spielfelds
page-zoom-in = Größer
page-zoom-out = Kleiner
page-zoom-fit = Alles zeigen
page-drawer = Seitenleiste
page-hand-nowhere = passt gerade nirgends
page-hand-key = Taste { $key }
page-trial = Der Stein, den du ausprobierst
page-turn-right = Nach rechts drehen
page-place = Legen
page-resign = Aufgeben
page-resign-no = Weiterspielen
page-resign-yes = Aufgeben

## The end

page-result = Wie es ausging

## The Mind Game

page-mind-text = Rot gegen Schwarz, das Spiel von 1988: Steine mit je drei Bändern, ein Spielfeld mit Rand und die längste Linie deiner Farbe.
page-mind-colour-R = Rot, beginnt
page-mind-colour-K = Schwarz
page-mind-reading = Spielfeld und Steine
page-mind-reading-text = Wie groß das erste Spielfeld war und welche Steine es gab, ist nicht überliefert. Hier ist es ein Sechseck mit sechs Feldern je Seite, und jedes Muster gibt es zweimal.
page-mind-side = Felder je Seite
page-mind-copies = Steine
page-mind-copies-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }

## How to play

page-link-corner-K = schwarze Ecke
page-link-bend-K = schwarzer Bogen
page-link-straight-K = schwarze Gerade
page-hand-of = Hand: { $name }

page-live-result-void-entered = Die Turnierleitung hat das Ergebnis eingetragen
page-live-result-void-cancelled = Das Turnier wurde abgesagt: Diese Partie zählt nicht
page-live-result-void-unneeded = Die Begegnung ist entschieden: Diese Partie wurde nicht mehr gebraucht und zählt nicht

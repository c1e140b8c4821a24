### The puzzle table, and what can be wrong with a solution.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-solution-none = Darin ist keine Lösung.
bad-solution-again = Diese Figur kam schon vor, vielleicht gedreht oder verschoben.
bad-solution-given = Ein vorgegebener Stein liegt anders, als das Rätsel es will.
bad-solution-missing = Es fehlen Steine: { $tiles }.
bad-solution-surplus = Steine, die nicht zum Rätsel gehören: { $tiles }.
bad-solution-rotation = Eine Drehung ist eine ganze Zahl von 0 bis 5.
bad-solution-overlap = Zwei Steine liegen an derselben Stelle.
bad-solution-mismatch = Hier passen die Farben nicht.
bad-solution-board = Die Steine müssen das Spielfeld füllen: Diese Felder sind leer oder außerhalb.
bad-solution-apart = Alle Steine müssen zusammenhängen: Diese liegen abseits.
bad-solution-hole = Da ist ein Loch: ein leeres Feld, umgeben von sechs Steinen.
bad-solution-loop = Die Steine mit der Farbe { $colour } bilden keine einzelne Schleife.
bad-solution-line = Die Steine mit der Farbe { $colour } bilden keine einzelne offene Linie.

## Their names

page-puzzle-name-discovery = Discovery { $size }
page-puzzle-name-sets = { $size } Steine aus Zehnersätzen
page-puzzle-name-own =
    { $count ->
        [one] Ein Rätsel mit { $count } Stein
       *[other] Ein Rätsel mit { $count } Steinen
    }
page-puzzle-name-rainbow--green = Grüner Stapel
page-puzzle-name-rainbow--yellow = Gelber Stapel
page-puzzle-name-rainbow--white = Weißer Stapel
page-puzzle-name-rainbow--blue = Blauer Stapel
page-puzzle-name-rainbow--red = Roter Stapel
page-puzzle-name-junior = Junior
page-puzzle-name-student = Student
page-puzzle-name-professor = Professor
page-puzzle-name-master = Master
page-puzzle-name-genius = Genius
page-puzzle-name-genius--ry = Genius, Rot und Gelb
page-puzzle-name-genius--rb = Genius, Rot und Blau
page-puzzle-name-four--lines = Vier Linien
page-puzzle-name-four--loops = Vier Schleifen
page-puzzle-name-pyramid--45 = Pyramide aus 45

## What is asked

page-puzzle-loop-R = eine rote Schleife
page-puzzle-loop-Y = eine gelbe Schleife
page-puzzle-loop-B = eine blaue Schleife
page-puzzle-loop-G = eine grüne Schleife
page-puzzle-loop-W = eine weiße Schleife
page-puzzle-line-R = eine rote Linie
page-puzzle-line-Y = eine gelbe Linie
page-puzzle-line-B = eine blaue Linie
page-puzzle-line-G = eine grüne Linie
page-puzzle-line-W = eine weiße Linie
page-puzzle-goal-all =
    { $count ->
        [one] { $what } durch den { $count } Stein; Farben müssen passen, wo Kanten sich berühren.
       *[other] { $what } durch alle { $count } Steine; Farben müssen passen, wo Kanten sich berühren.
    }
page-puzzle-goal-those = { $what } durch jeden Stein mit der Farbe; Farben müssen passen, wo Kanten sich berühren.
page-puzzle-goal-board = { $goal } Fülle das Spielfeld.
page-puzzle-goal-match = Fülle das Spielfeld so, dass alle Kanten zusammenpassen.
page-puzzle-goal-turns = Drehe die Steine, bis alle Kanten zusammenpassen.
page-puzzle-goal-asked-loop = Eine einfarbige Schleife durch alle { $count } Steine. Welche Farbe: { $which }?
page-puzzle-goal-asked-line = Eine einfarbige Linie durch alle { $count } Steine. Welche Farbe: { $which }?
page-puzzle-goal-asked-loops = Zwei Schleifen zugleich, jede durch alle Steine, die ihre Farbe haben ({ $count } Steine insgesamt). Welche zwei Farben: { $which }?
page-puzzle-goal-asked-lines = Zwei Linien zugleich, jede durch alle Steine, die ihre Farbe haben ({ $count } Steine insgesamt). Welche zwei Farben: { $which }?
page-puzzle-goal-asked-two = Zwei Farben zugleich, jede durch alle Steine, die sie haben ({ $count } Steine insgesamt). Welche zwei: { $which }?
page-puzzle-goal-no_hole = Kein leeres Feld darf von sechs Steinen umgeben sein; ist nichts eingeschlossen, gibt es einen Stern.
page-puzzle-goal-enclosed = Ist keine Lücke eingeschlossen, gibt es einen Stern.
page-puzzle-goal-scored-line = Die längste Linie jeder Farbe zählt einen Punkt pro Stein. Alle 56 Steine, alle Kanten passend.
page-puzzle-goal-scored-loop = Die längste Schleife jeder Farbe zählt einen Punkt pro Stein. Alle 56 Steine, alle Kanten passend.

## The table

page-puzzle-bad = Dieses Rätsel lässt sich nicht öffnen
page-puzzle-board = Der Tisch
page-puzzle-cell = leeres Feld { $at }
page-puzzle-turned = um { $rotation } gedreht
page-puzzle-given = fest
page-puzzle-given-place = liegt fest
page-puzzle-picked = ausgewählt
page-puzzle-tray = Zu legende Steine
page-puzzle-tray-empty = Alle Steine sind gelegt.
page-puzzle-tray-copies = { $count } davon
page-puzzle-time = Zeit:
page-puzzle-target = Ziel { $time }
page-puzzle-best = Deine Bestzeit: { $time }
page-puzzle-times = Bestzeiten
page-puzzle-times-place = Platz { $place } der Bestzeiten
page-puzzle-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-puzzle-score = Punktestand
page-puzzle-score-best = Dein Rekord
page-puzzle-record-sources = Rekord von Hand
page-puzzle-record-ours = Bester hier bekannt
page-puzzle-record-bound = Obergrenze
page-puzzle-lines = Bisher am längsten
page-puzzle-open =
    { $count ->
        [one] { $what }: { $count } Stein
       *[other] { $what }: { $count } Steine
    }
page-puzzle-closed =
    { $count ->
        [one] { $what }, geschlossen: { $count } Stein
       *[other] { $what }, geschlossen: { $count } Steine
    }
page-puzzle-guided = Nur wo Steine passen
page-puzzle-guided-hint = Passende Felder leuchten. Sonst gehen Steine überallhin, und unpassende Kanten werden markiert.
page-puzzle-backs = Rückseiten im Vorrat zeigen
page-puzzle-shown = Um diese Lösung hast du gebeten. Fange neu an, um selbst zu rätseln.
page-puzzle-unkept = Dieser Browser speichert nicht, was du hier tust.

## What can be done

page-puzzle-tools = Werkzeuge
page-puzzle-do-undo = Rückgängig
page-puzzle-do-redo = Wiederholen
page-puzzle-do-left = Links drehen
page-puzzle-do-right = Rechts drehen
page-puzzle-do-back = Zurück in den Vorrat
page-puzzle-do-swap = Tauschen
page-puzzle-do-select = Steine auswählen
page-puzzle-do-cancel = Abbrechen
page-puzzle-do-check = Prüfen
page-puzzle-do-hint = Tipp
page-puzzle-do-take = Legen
page-puzzle-do-more = Mehr
page-puzzle-do-count = Wie viele Lösungen?
page-puzzle-do-solution = Eine Lösung zeigen
page-puzzle-do-share = Teilen
page-puzzle-do-begin = Neu anfangen
page-puzzle-ask-first = Wähle einen Stein und lege ihn irgendwohin
page-puzzle-ask-board = Wähle einen Stein, dann sein Feld
page-puzzle-ask-left =
    { $count ->
        [one] Noch { $count } Stein. Tippe gelegte Steine an, um sie zu drehen
       *[other] Noch { $count } Steine. Tippe gelegte Steine an, um sie zu drehen
    }
page-puzzle-ask-full = Alle Steine liegen, aber etwas passt noch nicht
page-puzzle-ask-turns = Tippe einen Stein an, um ihn zu drehen
page-puzzle-ask-tray-guided = Stein { $tile }: Wohin? Er passt in die leuchtenden Felder
page-puzzle-ask-tray-free = Stein { $tile }: Wohin?
page-puzzle-ask-carry = Wohin? R dreht ihn, Esc legt ihn zurück
page-puzzle-ask-carry-several = { $count } Steine: Wohin? R dreht sie, Esc legt sie zurück
page-puzzle-ask-target = Wähle den Stein für dieses Feld
page-puzzle-ask-select = Tippe Steine an oder ziehe einen Rahmen um sie
page-puzzle-ask-picked = Ziehe, drehe oder tausche ihn, oder lege ihn zurück
page-puzzle-ask-picked-several = { $count } Steine ausgewählt: Ziehe, drehe oder lege sie zusammen zurück
page-puzzle-ask-swap = Wähle den Stein zum Tauschen
page-puzzle-busy-hint = Nächster Stein wird gesucht…
page-puzzle-busy-solution = Eine Lösung wird gesucht…
page-puzzle-busy-count = Die Lösungen werden gezählt…
page-puzzle-busy-swap = Wird getauscht…
page-puzzle-help = So spielt man Rätsel
page-puzzle-help-lay = Ziehe einen Stein auf den Tisch, oder tippe ihn an und dann ein Feld. Tippe einen gelegten Stein an, um ihn zu drehen.
page-puzzle-help-move = Ziehe einen gelegten Stein, um ihn zu verschieben; auf einen anderen, um beide zu tauschen; in den Vorrat, um ihn zurückzulegen.
page-puzzle-help-several = Halte einen Stein gedrückt oder nimm „Steine auswählen“, um mehrere zu wählen: Sie lassen sich dann zusammen ziehen, drehen und zurücklegen.
page-puzzle-help-colours = Bei einer langen Schleife baue erst nur die Form. Tausche dann Steine, deren Bänder dieselbe Form haben, bis alles passt.
page-puzzle-help-kept = Jeder Schritt lässt sich rückgängig machen, und alles bleibt in diesem Browser gespeichert, bis du zurückkommst.
page-puzzle-key-tile = Einen Stein zum Legen wählen
page-puzzle-key-move = Über die Felder gehen
page-puzzle-key-next = Zum nächsten Feld, in das er passt
page-puzzle-key-lay = Legen, oder einen gelegten Stein aufnehmen
page-puzzle-key-select = Einen gelegten Stein auswählen
page-puzzle-key-turn = Drehen
page-puzzle-key-back = Zurück in den Vorrat
page-puzzle-key-undo = Rückgängig, wiederholen
page-puzzle-key-swap = Tauschen
page-puzzle-key-check = Prüfen
page-puzzle-key-hint = Tipp
page-puzzle-key-cancel = Abbrechen
page-puzzle-key-zoom = Größer, kleiner, alles

## What is said

page-puzzle-solved = Gelöst!
page-puzzle-solved-in = In { $time }.
page-puzzle-solved-within = In { $time }, im Zeitziel.
page-puzzle-solved-star = Nichts ist eingeschlossen: ein Stern!
page-puzzle-solved-enclosed = Ohne eingeschlossene Lücke gäbe es einen Stern.
page-puzzle-solved-score =
    { $count ->
        [one] { $count } Punkt.
       *[other] { $count } Punkte.
    }
page-puzzle-solved-hints =
    { $count ->
        [one] Mit { $count } Tipp.
       *[other] Mit { $count } Tipps.
    }
page-puzzle-next = Nächstes Rätsel
page-puzzle-check-left =
    { $count ->
        [one] Bisher passt alles. Noch { $count } Stein ist zu legen.
       *[other] Bisher passt alles. Noch { $count } Steine sind zu legen.
    }
page-puzzle-check-clashes =
    { $count ->
        [one] { $count } Paar von Kanten passt nicht zusammen.
       *[other] { $count } Paare von Kanten passen nicht zusammen.
    }
page-puzzle-refused-match = Stein { $tile } passt dort nicht. Drehe ihn, oder schalte „Nur wo Steine passen“ aus.
page-puzzle-refused-several = Diese Steine passen dort nicht. Schalte „Nur wo Steine passen“ aus, um sie trotzdem zu legen.
page-puzzle-refused-only = Stein { $tile } passt hier nur so herum.
page-puzzle-refused-taken = Kein Platz: Dort liegt Stein { $tile }.
page-puzzle-refused-outside = Das ist außerhalb des Spielfelds.
page-puzzle-refused-given = Stein { $tile } liegt fest.
page-puzzle-refused-turn = Stein { $tile } liegt fest: Er lässt sich nicht drehen.
page-puzzle-hint-next = Stein { $tile } kann dorthin. Tippe ihn an oder drücke „Legen“.
page-puzzle-hint-turn = Stein { $tile } liegt so richtig. Tippe ihn an oder drücke „Legen“.
page-puzzle-hint-none_turned = Keine Lösung hat alle Steine so, wie du sie gedreht hast. Mach etwas rückgängig oder drehe einige anders.
page-puzzle-hint-none = Von hier aus gibt es keine Lösung. Mach etwas rückgängig oder nimm Steine zurück.
page-puzzle-hint-unknown = Noch unbekannt: keine Antwort innerhalb einer Sekunde.
page-puzzle-hint-solved = Das ist schon gelöst.
page-puzzle-swap-one = Wähle zuerst einen Stein auf dem Tisch, dann den zum Tauschen.
page-puzzle-solution-text = Das Rätsel zählt dann nicht als gelöst, bis du neu anfängst. „Rückgängig“ holt deine Steine zurück.
page-puzzle-solution-yes = Zeigen
page-puzzle-solution-no = Noch nicht
page-puzzle-solution-solved = Dies ist eine Lösung. „Rückgängig“ holt deine Steine zurück.
page-puzzle-solution-unsolvable = Es gibt keine Lösung. Das ist bewiesen.
page-puzzle-solution-stopped = In der Zeit wurde keine Lösung gefunden.
page-puzzle-count-all =
    { $count ->
        [one] Genau { $count } Lösung.
       *[other] Genau { $count } Lösungen.
    }
page-puzzle-count-some =
    { $count ->
        [one] Mindestens { $count } Lösung.
       *[other] Mindestens { $count } Lösungen.
    }
page-puzzle-count-none = In der Zeit keine gefunden.
page-puzzle-link = Diese Steine kamen mit dem Link. „Rückgängig“ holt deine zurück.
page-puzzle-link-some = Einige Steine im Link gehören nicht zu diesem Rätsel und wurden weggelassen.
page-puzzle-link-bad = Die Steine im Link sind nicht lesbar.
page-puzzle-share-position = Mit den Steinen, wie sie jetzt liegen
page-puzzle-share-link = Link

tournament-puzzle_in_play = Dieses Rätsel oder ein sehr ähnliches gehört zu einer laufenden Rallye. Hilfe dazu gibt es erst, wenn die Rallye vorbei ist.
bad-swap = Diese beiden lassen sich nicht tauschen ({ $reason }).
bad-swap-empty = Bei { $q },{ $r } liegt kein Stein.
bad-swap-itself = Stein { $tile } lässt sich nicht mit sich selbst tauschen.
bad-swap-given = Stein { $tile } liegt fest.
bad-swap-shape = Nur Steine mit Bändern derselben Form lassen sich tauschen: Bei Stein { $tile } ist sie anders.
bad-swap-tray = Stein { $tile } ist nicht im Vorrat.
bad-swap-which = Gib entweder einen anderen gelegten Stein an oder einen aus dem Vorrat.

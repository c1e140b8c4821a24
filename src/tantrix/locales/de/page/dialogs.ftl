### The dialogs that every page has: rules in short, settings, keys.

## Settings

page-settings-theme = Steine
page-settings-play = Spiel
page-settings-autoFill = Eindeutige Zwangslücken selbst füllen
page-settings-autoFill-hint = Wenn nur ein Stein passt, und nur in einer Drehung.
page-settings-allTurns = Auch unpassende Drehungen zeigen
page-settings-allTurns-hint = Sonst nur die passenden.
page-settings-numbers = Zahlen in Zwangslücken zeigen
page-settings-numbers-hint = Wie viele übrige Steine passen. Nach dem Schrägstrich: wenn der Beutel leer ist; nach dem Strich: auch anderswo. Verborgen, solange du eine gewertete Partie oder eine Turnierpartie spielst.
page-settings-tileNumbers = Nummern der Steine zeigen
page-settings-tileNumbers-hint = Sonst nur unter der Maus.
page-settings-codes = Codes in der Liste der Züge zeigen
page-settings-codes-hint = Die Schreibweise der Aufzeichnungen, etwa 25@0,-1:5.
page-settings-sound = Töne
page-settings-sound-hint = Ein Klick für jeden Stein, ein Glöckchen für eine Schleife.
page-settings-vibration = Vibration
page-settings-vibration-hint = Auf Geräten, die das können.
page-settings-instant = Roboter antworten sofort
page-settings-instant-hint = Sonst legen sie einen Stein nach dem anderen.
page-settings-still = Weniger Bewegung
page-settings-still-hint = Keine Animationen, auch wenn das System sie erlaubt.
page-theme-classic = Klassisch
page-theme-white = Weiß statt Grün
page-theme-textured = Mit Struktur
page-theme-contrast = Hoher Kontrast
page-theme-print = Druck

## How to play

page-rules-press = Weiter
page-rules-again = Noch einmal
page-rules-more = Alle Regeln, mit Tipps (in neuem Tab)
page-rules-goal = Ziel
page-rules-goal-text = Jeder hat eine Farbe. Bilde daraus eine möglichst lange Linie: Eine Linie zählt einen Punkt je Stein, eine Schleife zwei. Es gilt nur die beste Linie oder Schleife deiner Farbe.
page-rules-match = Die goldene Regel
page-rules-match-text = Wo sich zwei Steine berühren, müssen die Farben gleich sein.
page-rules-hand = Deine Hand
page-rules-hand-text = Du hast sechs Steine, die alle sehen. Für jeden gelegten Stein ziehst du einen aus dem Beutel.
page-rules-forced = Zwangslücken
page-rules-forced-text = Eine Lücke mit drei Steinen ringsum ist eine Zwangslücke: Wer sie in seinem Zug füllen kann, muss es tun.
page-rules-turn = Ein Zug
page-rules-turn-text = Fülle die Zwangslücken, die du füllen kannst. Lege dann einen Stein, wohin du willst. Fülle danach noch einmal, was du kannst.
page-rules-restrictions = Was verboten ist
page-rules-restrictions-text = Eine Zwangslücke mit drei Kanten in einer Farbe schaffen, einen vierten Stein um eine Lücke legen oder an einer Seite bauen, wo das Füllen von Zwangslücken dazu führen würde. Ist der Beutel leer, ist all das erlaubt.
page-rules-end = Das Ende
page-rules-end-text = Die Partie endet, wenn alle Steine liegen; wer keine mehr hat, setzt aus. Hat ein Spieler Steine, aber keinen erlaubten Zug, endet sie in einer Blockade, und niemand gewinnt.
page-rules-marks = Die Zeichen auf dem Spielfeld
page-rules-marks-text = Ein Punkt in einer Zwangslücke zeigt, wer sie füllen kann; ein grauer heißt: niemand. Ein Pfeil zeigt einen Stein, der in eine Zwangslücke passt. Die letzten Steine haben einen goldenen Rand.

## The pages of the race

page-settings-lit = Passende Lücken im Rennen hervorheben
page-settings-lit-hint = Sonst suchst du sie selbst.

## How to play

page-rules-solitaire-goal = Ziel
page-rules-solitaire-goal-text = Füge 14 Steine in drei Farben zu einer möglichst langen Linie oder Schleife: Eine Linie zählt einen Punkt je Stein, eine Schleife zwei. Die beste gilt, egal in welcher Farbe; 28 ist also das Höchste.
page-rules-solitaire-stack = Der Stapel
page-rules-solitaire-stack-text = Die Steine liegen verdeckt im Stapel. Du siehst die Nummer des nächsten und spielst den in deiner Hand.
page-rules-solitaire-forced = Zwangslücken
page-rules-solitaire-forced-text = Eine Lücke mit drei oder mehr Steinen ringsum ist eine Zwangslücke: Ein Stein, der in eine passt, muss in eine gelegt werden. Du wählst, in welche.
page-rules-solitaire-free = Sonst keine Grenzen
page-rules-solitaire-free-text = Jeder andere Stein darf überall anliegen, wo alle Kanten passen. Einschränkungen gibt es nicht.
page-rules-solitaire-end = Das Ende
page-rules-solitaire-end-text = Die Partie endet, wenn alle 14 Steine liegen. Für die Serie brauchst du fünfmal in Folge 28 Punkte.
page-rules-gobble-join = Legen
page-rules-gobble-join-text = Lege jeden Stein so, dass er zwei oder mehr Steine berührt und alle Kanten passen.
page-rules-gobble-penalty = Der Strafstapel
page-rules-gobble-penalty-text = Ein Stein, der nirgends passt, kommt auf den Strafstapel.
page-rules-gobble-relief = Ein Gobble
page-rules-gobble-relief-text = Berührt ein Stein drei oder mehr, ist das ein Gobble: Dann spielst du den obersten Stein des Strafstapels oder legst ihn in den Beutel zurück.
page-rules-gobble-marks = Die Sterne
page-rules-gobble-marks-text = Ein Stern zeigt eine Lücke, in der ein Stein ein Gobble wäre.
page-rules-gobble-end = Das Ende
page-rules-gobble-end-text = Ziel ist es, alle Steine zu legen und keine Strafsteine zu behalten. Das Ergebnis sind die übrigen Steine, die Gobbles und die Zeit.
page-rules-mindgame-goal = Ziel
page-rules-mindgame-goal-text = Bilde die längste Linie deiner Farbe, gezählt in Bändern: Ein Stein, durch den sie dreimal läuft, zählt drei.
page-rules-mindgame-turn = Ein Zug
page-rules-mindgame-turn-text = Lege einen Stein neben die auf dem Spielfeld, mit passenden Kanten und nicht auf den Rand. Rot beginnt überall, nur nicht mit einem ganz roten Stein genau in der Mitte.
page-rules-mindgame-draw = Deine Hand
page-rules-mindgame-draw-text = Sechs neue Steine bekommst du erst, wenn alle sechs weg sind, nach dem Zug des anderen.
page-rules-mindgame-priority = Vorrangzüge
page-rules-mindgame-priority-text = Eine Lücke mit vier oder mehr Steinen ringsum muss gefüllt werden: im selben Zug von dem, der den vierten gelegt hat, sonst vom Gegner, der dann keinen normalen Zug hat. Wer nicht alle füllen kann, beginnt mit der Lücke mit den meisten Steinen ringsum; die Zahl zeigt, wie viele.
page-rules-mindgame-holes = Löcher
page-rules-mindgame-holes-text = Der sechste Stein um eine Lücke muss dort eine gerade Zahl roter und schwarzer Kanten lassen.
page-rules-mindgame-forfeit = Kein Stein passt
page-rules-mindgame-forfeit-text = Der Zug entfällt, und die Hand wird auf sechs aufgefüllt.
page-rules-mindgame-end = Das Ende
page-rules-mindgame-end-text = Die Partie endet, wenn alle Steine liegen, wenn beide sich einig sind oder wenn niemand mehr legen kann.

## Games played offline

page-offline-joined = Deine Offline-Partien sind jetzt in deinem Konto.

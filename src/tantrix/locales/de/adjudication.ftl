### Adjudication: what went wrong at a table, and what is done about it.

## How it cannot be called

bad-adjudicate-time = „{ $text }“ ist keine Zeit: Schreibe Minuten und Sekunden, wie 19:30.
bad-adjudicate-record_only = { $option } braucht eine Aufzeichnung; eine Stellung hat keine Vorgeschichte.

## What was wrong

adjudicate-fault-match = Stein { $number } ({ $name }): Die Farben passen nicht ({ $places }).
adjudicate-fault-three_alike = Stein { $number } ({ $name }): Er lässt eine Zwangslücke mit drei Kanten einer Farbe ({ $places }).
adjudicate-fault-fourth_tile = Stein { $number } ({ $name }): Er ist der vierte Stein um eine Lücke ({ $places }).
adjudicate-fault-controlled_side = Stein { $number } ({ $name }): Er liegt an einer kontrollierten Seite ({ $places }).
adjudicate-fault-connected = Stein { $number } ({ $name }): Er berührt keinen anderen Stein ({ $places }).
adjudicate-fault-turn = Stein { $number } ({ $name }): Er wurde außer der Reihe gelegt ({ $places }).
adjudicate-fault-hand = Stein { $number } ({ $name }): Er war nicht auf der Hand ({ $places }).
adjudicate-fault-bag = Stein { $number } ({ $name }): Danach wurde nicht der nächste Stein im Beutel gezogen.
adjudicate-fault-surplus =
    { $count ->
        [one] { $name } hält seit dem { $number }. gelegten Stein { $count } Stein.
       *[other] { $name } hält seit dem { $number }. gelegten Stein { $count } Steine.
    }
adjudicate-fault-short =
    { $count ->
        [one] { $name } hält seit dem { $number }. gelegten Stein nur { $count } Stein, obwohl der Beutel welche hatte.
       *[other] { $name } hält seit dem { $number }. gelegten Stein nur { $count } Steine, obwohl der Beutel welche hatte.
    }
adjudicate-fault-unfilled = { $name } ließ die Zwangslücke { $places } beim { $number }. gelegten Stein leer; füllen ließ sie sich mit { $tiles }.

## What is done about it

adjudicate-remedy-remove =
    { $count ->
        [one] { $other } nimmt { $name } zufällig { $count } Stein von der Hand, und er kommt zurück in den Beutel.
       *[other] { $other } nimmt { $name } zufällig { $count } Steine von der Hand, und sie kommen zurück in den Beutel.
    }
adjudicate-remedy-draw =
    { $count ->
        [one] { $name } zieht sofort den { $count } fehlenden Stein.
       *[other] { $name } zieht sofort die { $count } fehlenden Steine.
    }
adjudicate-remedy-take_back = Stein { $number } ({ $name }) wird zurückgenommen; überzählige Steine kommen zufällig zurück in den Beutel.
adjudicate-remedy-take_back_all =
    { $count ->
        [one] Stein { $number } ({ $name }) wird zurückgenommen, dazu { $count } Stein danach; überzählige Steine kommen zufällig zurück in den Beutel.
       *[other] Stein { $number } ({ $name }) wird zurückgenommen, dazu die { $count } Steine danach; überzählige Steine kommen zufällig zurück in den Beutel.
    }
adjudicate-remedy-redraw = { $name }: Das Ziehen nach dem { $number }. gelegten Stein wird rückgängig gemacht, und alles danach; der Stein kommt zurück in den Beutel, und was dann fehlt, wird gezogen.
adjudicate-remedy-tie = Die Spieler einigen sich nicht, wie es weitergeht: unentschieden, 10,0 - 10,0 vor Strafen.
adjudicate-remedy-redo = { $name } nimmt den freien Zug { $number } zurück, füllt die Zwangslücken und macht dann einen beliebigen freien Zug.
adjudicate-remedy-fill = { $name } füllt die Zwangslücke { $places } und alle, die folgen; der freie Zug bleibt, und was nicht bestätigt ist, wird aufgenommen.
adjudicate-remedy-undo = Alles wird bis zum { $number }. gelegten Stein ({ $name }) rückgängig gemacht, wo die Zwangslücke { $places } im Endspiel übersehen wurde; die verbrauchte Zeit bleibt verbraucht.
adjudicate-remedy-nothing = Es bleibt, wie es ist: zu spät gemeldet oder schon behoben.
adjudicate-otherwise-tie = Einigen sich die Spieler nicht, wie es weitergeht, ist die Partie unentschieden, 10,0 - 10,0 vor Strafen.
adjudicate-agree-last_picked = die zuletzt gezogenen Steine kommen zurück in den Beutel
adjudicate-agree-only_that = nur dieser eine Stein wird zurückgenommen
adjudicate-agree-fill = die Lücke wird trotzdem gefüllt
adjudicate-agree-stands = die Partie geht weiter, wie sie liegt
adjudicate-agree-tie = die Partie ist unentschieden

## What a position proves

adjudicate-sign-match = Farben passen nicht zwischen { $places }.
adjudicate-sign-connected = Steine liegen abseits der anderen: { $places }.
adjudicate-sign-hole = Bei { $places } ist ein Loch, und der Beutel hat noch Steine.
adjudicate-sign-fourth_tile = Vier oder mehr Steine umgeben die Lücke { $places }, und der Beutel hat noch Steine.
adjudicate-sign-not_in_row = Die drei Steine um die Zwangslücke { $places } liegen nicht nebeneinander, und der Beutel hat noch Steine.
adjudicate-sign-three_alike = Die Zwangslücke { $places } hat drei Kanten einer Farbe, und der Beutel hat noch Steine.
adjudicate-sign-controlled_side = Ein Stein liegt an einer kontrollierten Seite: Erzwungenes Füllen führte zu einem vierten Stein ({ $places }).
adjudicate-sign-twice = Mehr als einmal da: die Steine { $tiles }.
adjudicate-sign-count =
    { $count ->
        [one] Insgesamt ist { $count } Stein da, nicht 56.
       *[other] Insgesamt sind { $count } Steine da, nicht 56.
    }
adjudicate-sign-surplus =
    { $count ->
        [one] { $name } hält { $count } Stein: zu viele.
       *[other] { $name } hält { $count } Steine: zu viele.
    }
adjudicate-sign-short =
    { $count ->
        [one] { $name } hält nur { $count } Stein, und der Beutel hat noch welche.
       *[other] { $name } hält nur { $count } Steine, und der Beutel hat noch welche.
    }

## The command

cli-command-adjudicate = Fehler in einer Partie beurteilen, und was deshalb geschieht.
cli-about-adjudicate = Die Aufzeichnung in FILE (- für die Standardeingabe) beurteilen: jeden gelegten Stein, jede leer gelassene Zwangslücke, die zutreffende Zeile der Entscheidungstabelle und die Stellung danach. Mit --position ist FILE eine Stellung, eine Zeile aus sieben Teilen, und gezeigt wird, was sie beweist. --playouts schätzt durch Zu-Ende-Spielen, wie eine abgebrochene Partie ausginge; Ctrl-C beendet das und behält, was gefunden ist. Entschieden wird hier nichts: Das tut ein Controller. Rückgabewert: 0 nichts falsch, 1 etwas, 2 unlesbare Eingabe, 3 angehalten.
cli-option-announced = Der Fehler wurde nach so vielen Steinen gemeldet; sonst nach dem letzten.
cli-option-adjudicate-by = Der Spieler, der ihn meldete; gezählt wird ab 0.
cli-option-position = FILE ist eine Stellung, keine Aufzeichnung.
cli-option-playouts = Wie oft die Partie zu Ende gespielt wird, mit dem Roboter greedy; üblich sind 200.
cli-option-times = Die verbrauchte Zeit jedes Spielers, wie 19:30,21:05; sonst die Uhr der Aufzeichnung.
cli-option-adjudicate-limit = Das Zeitlimit einer Seite; sonst 20:00, im Doppel 24:00.
cli-option-moment = Wann eine leer gelassene Lücke gemeldet wurde, wenn die Aufzeichnung es nicht zeigt: im selben Zug, bevor die nächste Hand im Beutel war, oder später.
cli-option-no--agreement = Die Spieler einigen sich nicht, wie es weitergeht.
cli-adjudicate-clean =
    { $count ->
        [one] { $count } gelegter Stein: nichts falsch.
       *[other] { $count } gelegte Steine: nichts falsch.
    }
cli-adjudicate-proves_nothing = Die Stellung beweist nichts Regelwidriges.
cli-adjudicate-verdict = Abhilfe: { $text }
cli-adjudicate-agree = Beide können sich stattdessen einigen: { $text }.
cli-adjudicate-position = Stellung: { $text }
cli-adjudicate-taken = Aufgenommen: { $text }
cli-adjudicate-remove =
    { $count ->
        [one] { $name }: { $count } Stein kommt zufällig zurück in den Beutel.
       *[other] { $name }: { $count } Steine kommen zufällig zurück in den Beutel.
    }
cli-adjudicate-draw =
    { $count ->
        [one] { $name } zieht { $count } Stein.
       *[other] { $name } zieht { $count } Steine.
    }
cli-adjudicate-back = Wieder im Beutel: { $tiles }
cli-adjudicate-fill = Jetzt zu füllen: { $place } von { $text }
cli-adjudicate-fillers = { $name } mit { $tiles }
cli-adjudicate-penalties = Strafen: { $text }
cli-adjudicate-standing = Wie es steht: { $scores }; Turnierpunkte mit Strafen { $points }
cli-adjudicate-points = Turnierpunkte bei Unentschieden, mit Strafen: { $points }
cli-adjudicate-playouts =
    { $count ->
        [one] { $count } von { $asked } Simulationen: mittlerer Abstand { $margin } ({ $low } bis { $high } bei 95 %), mittlere Turnierpunkte { $points }
       *[other] { $count } von { $asked } Simulationen: mittlerer Abstand { $margin } ({ $low } bis { $high } bei 95 %), mittlere Turnierpunkte { $points }
    }
cli-adjudicate-progress = Simulationen

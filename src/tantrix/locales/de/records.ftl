### Game records and lists of games.

## Records

bad-tag = „{ $name }“ kann kein Name eines Tags sein.
bad-record-tag = Das Tag „{ $text }“ steht zwischen den Zügen.
bad-record-tag_twice = Das Tag „{ $name }“ kommt zweimal vor.
bad-record-variation = Eine Variante ohne Züge oder ohne Zug davor.
bad-record-too_deep = Die Varianten sind zu tief geschachtelt.
bad-record-turn = Zug { $counted } trägt die Nummer { $written }.
bad-record-result = Die Aufzeichnung sagt { $written }, die Züge ergeben { $played }.
bad-record-after_result = „{ $text }“ steht nach dem Ende der Partie.
bad-record-more =
    { $count ->
        [one] { $count } weitere Aufzeichnung folgt; nur die erste wurde gelesen.
       *[other] { $count } weitere Aufzeichnungen folgen; nur die erste wurde gelesen.
    }
bad-record-race = Diese Tags sind nicht die Verteilung eines Gobble-Rennens.
bad-record-json = Das ist nicht das JSON einer Partie, siehe { $path }.
bad-convert-unread = Aus { $format } lassen sich keine Partien lesen, nur aus { $known }.
bad-convert-unwritten = Als { $format } lassen sich keine Partien schreiben, nur als { $known }.
bad-convert-json = Zeile { $line } ist nicht das JSON einer Partie: { $why }
bad-convert-syntax = Zeile { $line }, Spalte { $column }: Das ist kein JSON.
bad-convert-race = Das Gobble-Rennen, das in Zeile { $line } beginnt, lässt sich nicht lesen: { $why }
bad-convert-parquet = Das ist keine Parquet-Datei mit Partien: { $why }
bad-convert-extra = Installiere dafür tantrix[{ $extra }].
bad-convert-pictures = Ein Bild zeigt eine Partie, und es muss genau eine sein.
bad-nag = { $nag } ist keine Nummer eines Symbols: Sie gehen von 0 bis 255.
bad-node = Dieser Knoten gehört zu keiner Partie oder ist kein Zug.

bad-game_order = Partie { $number } kann nicht gezählt werden: Alle bis Partie { $last } sind schon gezählt.
bad-record-at = Zug { $move }: { $why }
bad-record-at-variation = Zug { $move }, Variante { $number }: { $why }

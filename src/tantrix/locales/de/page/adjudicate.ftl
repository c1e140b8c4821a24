### The page that judges mistakes and stopped games.

## What cannot be judged

bad-clock = { $ms } ms ist keine Zeit, die eine Uhr zeigen kann.
bad-record-version = „{ $version }“ ist keine bekannte Version der Aufzeichnung.
bad-record-hands = Die Aufzeichnung hat { $hands } Hände für { $players } Spieler.
bad-record-no_hands = Die Aufzeichnung nennt die Hände nicht.
bad-record-game = Das Tag Game sagt „{ $written }“, aber die Stellung ist von „{ $played }“.
bad-record-other_game = Das ist eine Partie „{ $game }“, und hier gehen nur Partien Strategy.
bad-adjudicate-begun = Diese Partie beginnt mit einer aufgebauten Stellung: Beurteilt wird nur, was auf leerem Tisch beginnt.
bad-record-colours = „{ $text }“ sind nicht die Farben der Seiten.
bad-record-start = „{ $text }“ ist keine Art zu bestimmen, wer beginnt.
bad-record-start_draws = Um zu bestimmen, wer beginnt, wurden { $draws } Steine gezogen, nicht { $players }.
bad-record-starter = „{ $text }“ ist kein Spieler: Gezählt wird ab 0.
bad-record-broken_tag = Das Tag „{ $text }“ hat kein Ende.
bad-record-broken_comment = Der Kommentar „{ $text }“ hat kein Ende.
bad-record-open = Eine Variante hat kein Ende.
bad-record-close = „{ $text }“ beendet eine Variante, die nie begonnen hat.
bad-record-word = „{ $text }“ ist kein Zug.
bad-adjudicate-many = Mehr als { $most } gelegte Steine: Das ist nicht eine einzige Partie.
bad-adjudicate-no_draws = Die Aufzeichnung nennt weder die Reihenfolge im Beutel noch die gezogenen Steine, also sind die Hände unbekannt.
bad-adjudicate-announced =
    { $count ->
        [one] Einen { $number }. gelegten Stein gibt es nicht: Die Aufzeichnung hat { $count }.
       *[other] Einen { $number }. gelegten Stein gibt es nicht: Die Aufzeichnung hat { $count }.
    }
bad-adjudicate-player = Einen Spieler { $player } gibt es nicht: Gezählt wird ab 0.
bad-adjudicate-times =
    { $count ->
        [one] { $count } Zeit für { $players } Spieler: Gib für jeden eine an, etwa 19:30,21:05.
       *[other] { $count } Zeiten für { $players } Spieler: Gib für jeden eine an, etwa 19:30,21:05.
    }
bad-adjudicate-over = Diese Partie ist zu Ende: Es gibt nichts mehr zu spielen.
bad-adjudicate-cannot_play = Diese Stellung lässt sich nicht zu Ende spielen: Steine passen nicht, liegen abseits oder kommen doppelt vor.

## The page

page-adjudicate-title = Abschätzung
page-adjudicate-about = Diese Seite zeigt, was die Regeln und die Entscheidungstabelle der Turniere sagen. Zuerst zählt, worauf sich beide Spieler einigen, und der Controller entscheidet.
page-adjudicate-game = Runde { $round }, Tisch { $table }, Partie { $game }: { $names }
page-adjudicate-shut = Dieses Turnier lässt sich nicht öffnen.
page-adjudicate-source = Was liegt vor?
page-adjudicate-source-record = Eine Aufzeichnung der Partie
page-adjudicate-source-position = Die Steine auf dem Tisch
page-adjudicate-judge = Beurteilen
page-adjudicate-time = Verbrauchte Zeit von Spieler { $number }
page-adjudicate-limit = Limit
page-adjudicate-player = Spieler

## From a record

page-adjudicate-record = Aufzeichnung
page-adjudicate-more = Wann und wie gemeldet, Zeiten
page-adjudicate-announced = Gemeldet nach so vielen Steinen
page-adjudicate-by = Gemeldet von
page-adjudicate-by-unknown = nicht angegeben
page-adjudicate-moment = Eine ungefüllte Zwangslücke wurde gemeldet
page-adjudicate-moment-record = wie in der Aufzeichnung
page-adjudicate-moment-in_turn = im selben Zug
page-adjudicate-moment-unconfirmed = bevor die Hand des nächsten Spielers im Beutel war
page-adjudicate-moment-later = später
page-adjudicate-agreed = Die Spieler sind sich einig, wie es weitergeht
page-adjudicate-verdict = Urteil
page-adjudicate-clean =
    { $count ->
        [one] { $count } Stein gelegt: nichts zu beanstanden.
       *[other] { $count } Steine gelegt: nichts zu beanstanden.
    }
page-adjudicate-row-surplus = Entscheidungstabelle: mehr als sechs Steine
page-adjudicate-row-short = Entscheidungstabelle: weniger als sechs Steine
page-adjudicate-row-mismatch = Entscheidungstabelle: unerlaubt gelegt, Farben passen nicht
page-adjudicate-row-restricted = Entscheidungstabelle: unerlaubt gelegt, gegen eine Einschränkung
page-adjudicate-row-irregular = Entscheidungstabelle: nicht angelegt, nicht am Zug oder fremder Stein
page-adjudicate-row-unfilled = Entscheidungstabelle: Zwangslücke nicht gefüllt
page-adjudicate-tied = Turnierpunkte bei Unentschieden, Strafen eingerechnet: { $points }
page-adjudicate-slider = Gelegter Stein
page-adjudicate-back-one = Einen Stein zurück
page-adjudicate-on-one = Einen Stein weiter
page-adjudicate-none = Vor dem ersten Stein
page-adjudicate-placement = { $number }. { $name }: { $code } – { $said }
page-adjudicate-placements = Gelegte Steine
page-adjudicate-after = Stellung nach der Korrektur
page-adjudicate-after-agreed = Stellung, wenn beide zustimmen
page-adjudicate-agree = Wenn beide zustimmen: { $text }
page-adjudicate-ok = erlaubt
page-adjudicate-rule-turn = nicht am Zug
page-adjudicate-rule-hand = nicht auf der Hand
page-adjudicate-rule-connected = berührt keinen Stein
page-adjudicate-rule-match = Farben passen nicht
page-adjudicate-rule-fourth_tile = vierter Stein um eine Lücke
page-adjudicate-rule-controlled_side = an einer kontrollierten Seite
page-adjudicate-rule-three_alike = drei Kanten in einer Farbe
page-adjudicate-rule-bag = falscher Stein gezogen
page-adjudicate-taken =
    { $count ->
        [one] { $count } Stein wird aufgenommen: { $codes }
       *[other] { $count } Steine werden aufgenommen, der letzte zuerst: { $codes }
    }
page-adjudicate-back = Zurück in den Beutel: { $tiles }
page-adjudicate-remove =
    { $count ->
        [one] { $count } Stein von { $name } geht zurück in den Beutel, vom anderen Spieler blind gezogen.
       *[other] { $count } Steine von { $name } gehen zurück in den Beutel, vom anderen Spieler blind gezogen.
    }
page-adjudicate-draw =
    { $count ->
        [one] { $name } zieht { $count } Stein.
       *[other] { $name } zieht { $count } Steine.
    }
page-adjudicate-bag =
    { $count ->
        [one] { $count } Stein im Beutel.
       *[other] { $count } Steine im Beutel.
    }

## From a position

page-adjudicate-position-text = Tippe auf eine Lücke, um einen Stein zu legen, und auf einen Stein, um ihn aufzunehmen. Angeboten werden nur freie Steine, die passen.
page-adjudicate-any = Auch Steine anbieten, die nicht passen
page-adjudicate-any-hint = Für einen Fehler, der auf dem Tisch liegt
page-adjudicate-colour = Farbe
page-adjudicate-pick = Welcher Stein liegt auf { $place }?
page-adjudicate-pick-none = Kein freier Stein passt dort. Liegt ein Fehler auf dem Tisch, lass auch Steine anbieten, die nicht passen.
page-adjudicate-pick-turn = Wie liegt Stein { $tile }?
page-adjudicate-pick-rotation = Um { $rotation } Sechstel gedreht
page-adjudicate-pick-other = Ein anderer Stein
page-adjudicate-lift = Aufnehmen
page-adjudicate-hand-add = { $name }: Steine zur Hand hinzufügen
page-adjudicate-hand-pick = Hand von { $name }: bisher { $count }
page-adjudicate-hand-none = keine Steine
page-adjudicate-hand-out = Stein { $tile } herausnehmen
page-adjudicate-bag-count = Steine im Beutel
page-adjudicate-bag-hint =
    { $count ->
        [one] Leer lassen: der { $count } Stein, der nirgends sonst ist
       *[other] Leer lassen: die { $count } Steine, die nirgends sonst sind
    }
page-adjudicate-turn = Wer ist am Zug?
page-adjudicate-stage = Wie weit ist der Zug?
page-adjudicate-stage-forced = Der freie Zug kommt noch
page-adjudicate-stage-after = Der freie Zug ist gemacht
page-adjudicate-proof = Was die Stellung beweist
page-adjudicate-proof-none = Die Stellung allein beweist nichts Unerlaubtes.
page-adjudicate-fills = Was jetzt gefüllt werden kann
page-adjudicate-fill = { $name } mit { $tiles }
page-adjudicate-text = Die Stellung als Text
page-adjudicate-text-read = Eine Stellung einlesen, in der Form von oben
page-adjudicate-text-go = Einlesen

## Stopped games

page-adjudicate-stopped = Wenn die Partie hier abgebrochen werden muss
page-adjudicate-stands-no = Wo Steine nicht passen, gibt es keinen Punktestand.
page-adjudicate-col-score = Steine
page-adjudicate-col-penalty = Strafe
page-adjudicate-col-points = Punkte
page-adjudicate-line =
    { $count ->
        [one] Linie aus { $count } Stein
       *[other] Linie aus { $count } Steinen
    }
page-adjudicate-loop =
    { $count ->
        [one] Schleife aus { $count } Stein
       *[other] Schleife aus { $count } Steinen
    }
page-adjudicate-playouts = Zu Ende gespielte Partien
page-adjudicate-playouts-text = Ein Roboter kann die Partie { $games } Mal zu Ende spielen, jedes Mal mit neu gemischtem Beutel. Das ist eine Schätzung, keine Entscheidung.
page-adjudicate-playouts-go = { $games } Mal zu Ende spielen
page-adjudicate-playouts-stop = Stopp
page-adjudicate-playouts-found =
    { $count ->
        [one] { $count } Partie: mittlerer Vorsprung von { $name } { $margin } (95 %: { $low } bis { $high }), mittlere Punkte mit Strafen { $points }
       *[other] { $count } Partien: mittlerer Vorsprung von { $name } { $margin } (95 %: { $low } bis { $high }), mittlere Punkte mit Strafen { $points }
    }

## The ruling

page-adjudicate-rule-tied = Entscheiden: unentschieden
page-adjudicate-rule-scores = Entscheiden: Stand, wie er ist
page-adjudicate-rule-points = Entscheiden: mittlere Punkte { $points }

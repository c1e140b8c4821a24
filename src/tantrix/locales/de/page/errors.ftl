### Errors that the server may send to any page.

## What cannot be read: colours, tiles, games, placements

bad-game = „{ $text }“ ist kein Spiel wie strategy:2.
bad-game-game = Ein Spiel „{ $text }“ gibt es nicht.
bad-game-players = „{ $text }“: Mit so vielen lässt sich das nicht spielen.
bad-game-option = „{ $text }“ hat eine Option, die unbekannt ist oder doppelt vorkommt.
bad-game-doubles = „{ $text }“: Doppel spielt man zu viert.
bad-game-colours = „{ $text }“: Jede Seite braucht eine eigene Farbe.
bad-game-resigned = „{ $text }“: Aufgeben können nur Spieler, jeder einmal.
bad-placement = „{ $text }“ ist kein gelegter Stein: Gib Stein, Feld und Drehung an, wie in 25@0,-1:5.
bad-placement-tile = „{ $text }“: Die Steine haben die Nummern 1 bis 56.
bad-placement-coordinate = „{ $text }“: Dieses Feld ist zu weit weg.
bad-placement-rotation = „{ $text }“: Eine Drehung ist eine ganze Zahl von 0 bis 5.
bad-placement-rotation_missing = „{ $text }“: Gib auch die Drehung an, wie in 25@0,-1:5.
bad-placement-not_forced = „{ $text }“: Das ist keine Zwangslücke.
bad-placement-drawn = „{ $text }“: Der gezogene Stein ist keiner der Steine 1 bis 56.

## What the server refuses

bad-json = Das ist kein JSON.
bad-type = „{ $type }“ ist keine bekannte Art von Nachricht.
bad-message = Die Nachricht ist falsch bei „{ $field }“.
bad-value = Die Nachricht enthält einen Wert, der sich nicht speichern oder finden lässt.
bad-theme = Ein Design „{ $text }“ gibt es nicht: Wähle eines von { $known }.
bad-origin = Diese Seite gehört nicht zu diesem Server.
bad-protocol = Diese Seite und der Server haben verschiedene Versionen: Lade sie neu.
bad-path = Diese Seite gibt es nicht.
bad-method = Das lässt sich nur anders abfragen: { $allowed }.
table-unknown = Diesen Tisch gibt es nicht: Vielleicht ist der Link unvollständig.
table-stale_version = Die Partie ist schon weiter: Sieh noch einmal hin und wähle dann.
table-not_your_seat = Das ist nicht dein Platz: Das kann nur, wer dort spielt.
table-not_your_turn = Du bist nicht am Zug.
table-not_over = Das geht erst nach der Partie.
table-over = Die Partie an diesem Tisch ist zu Ende.
table-paused = Der Tisch macht kurz Pause: Versuche es noch einmal.
bad-analysis-players = Analysieren lassen sich nur Partien zu zweit, nicht zu { $players }.
bad-analysis-running = Analysiert wird erst nach der Partie.
bad-analysis-failed = Die Analyse hat zu lange gedauert: Versuche es noch einmal.
bad-analysis-empty = Es gibt nichts zu analysieren: Es wurde kein Stein gelegt.
bad-analysis-nothing = In dieser Stellung kann kein Stein gelegt werden.
limit-frame = Die Nachricht ist zu lang.
limit-rate = Zu schnell: Versuche es in { $seconds } s noch einmal.
limit-places = Unter deiner Adresse sind schon { $most } Seiten offen: Schließe eine davon.
limit-slow = Die Nachricht kam zu langsam an: Versuche es noch einmal.

bad-name = Das ist kein Name.
bad-name-length = Ein Name hat { $shortest } bis { $longest } Zeichen.
bad-name-letters = Ein Name kann nur Buchstaben, Ziffern, Leerzeichen und - _ . enthalten.
bad-name-scripts = Ein Name kann nur Buchstaben aus einem Alphabet enthalten.
bad-name-marks = Ein Name beginnt und endet mit einem Buchstaben oder einer Ziffer.
bad-name-reserved = Dieser Name ist reserviert: Wähle einen anderen.
people-slow = Zu viele Versuche: Versuche es in { $seconds } s noch einmal.
people-busy = Gerade melden sich viele an: Versuche es gleich noch einmal.
people-in = Du bist schon als { $name } hier: Melde dich erst ab.
people-none = Melde dich erst an: Dafür braucht man ein Konto.
people-members = Registriere dich erst: Das ist für Mitglieder.
people-second = Dafür braucht man einen zweiten Faktor: Sieh in deinem Konto nach.
people-banned = Dein Konto ist bis { $until } gesperrt: Du kannst nur zuschauen. Grund: { $why }
people-unknown = Es gibt niemanden namens „{ $name }“.

## Why something cannot be said, or done about it

limit-ignored = Du ignorierst schon { $most } Personen.
limit-reports = { $most } deiner Meldungen sind noch offen: Warte, bis sie gelesen sind.

table-closed = Dieser Partie kann man bis zum Ende nicht zuschauen.
table-no_claim = Das lässt sich jetzt nicht beanspruchen.
table-no_offer = Dieses Angebot gilt nicht mehr.
table-not_offered = Das lässt sich jetzt nicht anbieten.
table-not_on_hold = Die Partie ist nicht angehalten.
table-offer_open = Es gibt schon ein anderes Angebot.
table-offered_enough = Das hast du schon angeboten.
table-on_hold = Die Partie ist angehalten.
table-asked = Ein Controller ist schon gerufen.
table-awaited = Die Partie beginnt, sobald alle da sind.
table-held = Ein Controller hat diese Partie angehalten und lässt sie später weitergehen.
table-tournament = In einer Turnierpartie wird nichts abgesprochen. Frage einen Controller.
table-robot_plays = Ein Roboter spielt für dich.

limit-figures = Du kannst { $most } Figuren speichern, und so viele hast du schon.
limit-spaghettis = Du kannst { $most } Spaghetti speichern, und so viele hast du schon.


bad-game-unknown = Eine Partie mit dieser Nummer gibt es nicht.
table-delayed = Vor dem Ende können nur die Spieler diese Partie herunterladen.

limit-busy = Gerade werden viele Rätsel gelöst: Versuche es gleich noch einmal.
limit-heavy = Das ist für eine Anfrage zu viel Rechenarbeit: Versuche etwas Kleineres.

## What cannot be read or set

bad-game-setting = „{ $text }“: Eine solche Einstellung hat dieses Spiel nicht.

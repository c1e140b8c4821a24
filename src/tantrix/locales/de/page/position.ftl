### The page that shows a position.

## Positions

bad-position = Die Stellung ist bei „{ $text }“ nicht lesbar (Teil { $field }, { $name }).
bad-position-fields = Eine Stellung hat sieben Teile, durch je ein Leerzeichen getrennt.
bad-position-version = „{ $text }“ ist keine bekannte Version von Stellungen.
bad-position-game = Es gibt kein Spiel „{ $text }“.
bad-position-other_game = Dies ist eine Stellung von „{ $text }“, nicht des verlangten Spiels.
bad-position-players = „{ $text }“: Mit so vielen spielt man dieses Spiel nicht.
bad-position-option = „{ $text }“ hat eine unbekannte oder doppelte Option.
bad-position-doubles = „{ $text }“: Doppel spielt man zu viert.
bad-position-colours = „{ $text }“: Jede Seite braucht eine eigene Farbe.
bad-position-resigned = „{ $text }“: Nur Spieler können aufgegeben haben, jeder einmal.
bad-position-stage = „{ $text }“ ist keine Phase: Nimm forced, free, after oder over.
bad-position-no_draw = „{ $text }“: Aus einem leeren Beutel wird nicht gezogen.
bad-position-player = „{ $text }“ ist kein Spieler: Sie sind ab 0 nummeriert.
bad-position-hands = „{ $text }“: Jeder Spieler braucht eine Hand.
bad-position-tile = „{ $text }“: Die Steine gehen von 1 bis 56.
bad-position-tile_twice = „{ $text }“: Dieser Stein kommt doppelt vor.
bad-position-bag_size = „{ $text }“ Steine kann der Beutel nicht haben.
bad-position-form = „{ $text }“ ist kein gelegter Stein wie 25@0,-1:5.
bad-position-coordinate = „{ $text }“: Diese Stelle ist zu weit weg.
bad-position-rotation = „{ $text }“: Eine Drehung ist eine ganze Zahl von 0 bis 5.
bad-position-cell_twice = „{ $text }“: Dort liegt schon ein Stein.
bad-position-mismatch = „{ $text }“: Die Farben passen nicht zu den Nachbarn.

## A position

page-position-lead = Eine Stellung ist eine Zeile Text. Die Schaltfläche „Stellung“ beim Nachspielen führt mit einer hierher.
page-position-example = Ein Beispiel ansehen
page-position-text = Text der Stellung
page-position-show = Zeigen
page-position-bad = Diese Stellung kann nicht gezeigt werden
page-position-turn = { $name } am Zug: { $stage }
page-stage-forced = zuerst die Zwangslücken
page-stage-free = freier Zug
page-stage-after = Zwangslücken nach dem freien Zug
page-stage-over = die Partie ist zu Ende

## What cannot be played or read

bad-position-lot = „{ $text }“: Das Los liegt unter 2**32 und braucht einen Beutel in bekannter Reihenfolge.
bad-position-hand_and_stack = „{ $text }“ ist nicht Hand und Strafstapel wie 25/3,4.
bad-position-stage_tiles = „{ $text }“ passt nicht zu Hand, Stapel und Beutel.

bad-position-triple = „{ $text }“: Eine Dreiergruppe ist RYB, RYG, RBG oder YBG.
bad-position-goal = „{ $text }“: Ein Ziel ist best, line oder loop.
bad-position-colour = „{ $text }“: Der Dreiergruppe fehlt die Farbe des Ziels.
bad-position-tiles = „{ $text }“: Einer der Steine gehört nicht zu diesem Spiel.
bad-position-hand = „{ $text }“: ein Stein auf der Hand, oder keiner, wenn auch der Stapel leer ist.
bad-position-not_over = „{ $text }“: Ein Stein ist noch zu legen.

## What cannot be read or set

bad-position-setting = „{ $text }“: Das kann man in diesem Spiel nicht einstellen.
bad-position-full_hand = „{ $text }“: Mit voller Hand wird nicht gezogen.
bad-position-no_piece = „{ $text }“: Diesen Stein gibt es in diesem Spiel nicht.
bad-position-margin = „{ $text }“: Das liegt auf dem Rand des Spielfelds oder dahinter.

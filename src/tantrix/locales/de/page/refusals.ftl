### Why an action is against the rules.

## Why an action is against the rules

illegal-occupied = Dort liegt schon ein Stein: { $tile }.
illegal-not_connected = Jeder Stein muss das Tantrix berühren: Dort tut er es nicht.
illegal-mismatch = Dort passen die Farben nicht.
illegal-three_alike = So bliebe eine Zwangslücke mit drei Kanten einer Farbe, die kein Stein füllen kann.
illegal-fourth_tile = Solange Steine im Beutel sind, darf keine Lücke von vier Steinen umgeben sein: So entstünde eine.
illegal-controlled_side = Das liegt an einer kontrollierten Seite: Erst muss die markierte Zwangslücke gefüllt werden.
illegal-tile_not_in_hand = Stein { $tile } ist nicht auf deiner Hand.
illegal-forced_first = Zuerst die Zwangslücken: Deine Steine können jetzt { $count } davon füllen.
illegal-game_over = Die Partie ist zu Ende: Es wird nichts mehr gelegt.
illegal-draw_due = Erst muss ein Stein gezogen werden.
illegal-step = Das geht jetzt nicht: { $step }.
illegal-draw = Stein { $tile } kann jetzt nicht gezogen werden.
illegal-first_tile = Der erste Stein einer Partie liegt in der Mitte.
illegal-resign = Nur wer noch im Spiel ist, kann aufgeben.
illegal-rotation = Eine Drehung ist eine ganze Zahl von 0 bis 5, nicht { $rotation }.
illegal-no_such_tile = Es gibt keinen Stein { $tile }: Sie gehen von 1 bis 56.

## Why an action is against the rules

illegal-two_tiles = Ein Stein muss mindestens zwei andere berühren, dort berührt er nur einen.
illegal-not_top = Nur der oberste Strafstein darf jetzt gespielt werden: Stein { $tile }.
illegal-can_be_joined =
    { $count ->
        [one] Dieser Stein passt an { $count } Stelle, du kannst ihn also nicht abwerfen.
       *[other] Dieser Stein passt an { $count } Stellen, du kannst ihn also nicht abwerfen.
    }
illegal-race-no_player = In diesem Rennen gibt es keinen Spieler { $player }.
illegal-race-out = Du bist fertig: Es gibt nichts mehr zu tun.
illegal-race-resigned = Du hast dieses Rennen aufgegeben.
illegal-race-give_first = Du hast einen Gobble gemacht: Gib erst jemandem einen Stein.
illegal-race-hand_full = Lege erst Stein { $tile } an oder wirf ihn ab.
illegal-race-hand_empty = Du hast keinen Stein auf der Hand: Decke erst einen auf.
illegal-race-pile_empty = Dein Stapel ist leer.
illegal-race-stack_empty = Dein Strafstapel ist leer.
illegal-race-nothing_owed = Einen Stein gibst du nur nach einem eigenen Gobble, einmal.
illegal-race-give_to = Steine gibst du nur anderen, die noch im Rennen sind.

illegal-no_resigning = Hier gibt man nicht auf: Beginne eine neue Partie.

## Why an action is against the rules

illegal-margin = Das liegt auf dem Rand oder dahinter: Das Spielfeld hat { $side } Felder pro Seite.
illegal-apart = Jeder Stein muss einen anderen berühren: Dort tut er es nicht.
illegal-red_centre = Rot darf nicht mit einem ganz roten Stein genau in der Mitte beginnen.
illegal-priority_first =
    { $count ->
        [one] Zuerst die Vorrangzüge: Deine Steine können jetzt { $count } Feld füllen.
       *[other] Zuerst die Vorrangzüge: Deine Steine können jetzt { $count } Felder füllen.
    }
illegal-priority_order = Du kannst nicht alle Vorrangzüge füllen: Zuerst kommen die mit { $sides } Steinen ringsum.
illegal-priority_all =
    { $count ->
        [one] Deine Steine können alle Vorrangzüge füllen: Fülle diesen so, dass du noch { $count } füllen kannst.
       *[other] Deine Steine können alle Vorrangzüge füllen: Fülle diesen so, dass du noch { $count } füllen kannst.
    }
illegal-parity = Der sechste Stein um ein Loch muss eine gerade Zahl roter und schwarzer Kanten lassen; dieser tut es nicht.
illegal-no_such_piece = Es gibt keinen Stein { $tile }: In diesem Spiel gehen sie von 1 bis { $most }.
illegal-answer_due = Erst braucht der Vorschlag, die Partie zu beenden, eine Antwort.
illegal-offer = Das Ende kannst du zu Beginn deines Zuges vorschlagen, wenn ein Stein auf dem Spielfeld liegt, und nur einmal, bis wieder einer gelegt ist.

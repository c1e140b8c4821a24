### The game in the terminal and in pictures.

## The words of the game

stage-forced = Zwangslücken
stage-free = freier Zug
stage-after = wieder Zwangslücken
stage-relief = Entlastung nach einem Gobble
stage-offered = ein Vorschlag, aufzuhören
stage-over = Partie zu Ende
termination-stuck = Die übrigen Steine passen nirgends mehr.
termination-agreed = Beide Spieler waren sich einig, die Partie zu beenden.
termination-forfeited = Niemand kann einen Stein legen, und der Beutel ist leer.
termination-played = Alle Steine sind gelegt.
termination-deadlock = Blockade: Kein freier Zug ist möglich, niemand gewinnt.
termination-resigned = Alle bis auf einen haben aufgegeben.
robot-random = Zufall
robot-greedy = Gierig
robot-planner = Planer
robot-level1 = Plop
robot-level2 = Bibo
robot-level3 = Tilu
robot-level4 = Moku
robot-level5 = Hexi
robot-level6 = Rubo
robot-level7 = Sarco
robot-level8 = Vexa
robot-level9 = Orlax
robot-level10 = Tantor
list-and = { $words } und { $last }

## What is asked now, and how it ended

ask-first = { $name } legt den ersten Stein.
ask-forced =
    { $count ->
        [one] { $name } muss eine Zwangslücke füllen: { $count } Stein passt.
       *[other] { $name } muss eine Zwangslücke füllen: { $count } Steine passen.
    }
ask-free = { $name } hat den freien Zug.
ask-relief = Ein Gobble! Gib den obersten Strafstein zurück, spiele ihn oder behalte ihn.
ask-offered = Dein Gegner schlägt vor, die Partie zu beenden: Stimme zu oder lehne ab.
ask-after =
    { $count ->
        [one] { $name } muss wieder eine Zwangslücke füllen: { $count } Stein passt.
       *[other] { $name } muss wieder eine Zwangslücke füllen: { $count } Steine passen.
    }
ask-draw = { $name } zieht einen Stein.
over-won = { $name } gewinnt.
over-team = { $names } gewinnen.
over-tie = Unentschieden zwischen { $names }.
bag-left =
    { $count ->
        [one] { $count } Stein im Beutel
       *[other] { $count } Steine im Beutel
    }
bag-empty = Der Beutel ist leer: keine Einschränkungen mehr

## Pictures and their text

picture-tile = Stein { $tile }
picture-back = Rückseite von Stein { $tile }
picture-hand =
    { $count ->
        [one] Hand mit { $count } Stein
       *[other] Hand mit { $count } Steinen
    }
picture-board =
    { $count ->
        [one] Tantrix aus { $count } Stein
       *[other] Tantrix aus { $count } Steinen
    }
picture-spaghetti = Spaghetti aus { $tiles } Steinen
picture-spaghetti-help = Ziehen zum Verschieben. Rad, zwei Finger oder + und - zum Zoomen, 0 zeigt alles.
picture-spaghetti-closer = Näher
picture-spaghetti-farther = Weiter weg
picture-spaghetti-whole = Alles zeigen
picture-no_tiles = keine Steine
picture-forced = Zwangslücken
picture-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
picture-player = { $name }: { $points }
picture-fits = { $name }: { $tiles }
picture-fits_nobody = kein Stein passt

termination-tie = Alle waren sich über ein Unentschieden einig.
termination-adjudicated = Jemand war weit über der Zeit: Die Partie wurde gewertet, wie sie stand.
termination-default = Eine Seite kam nicht oder verlor durch eine Entscheidung: Die andere gewinnt kampflos.
termination-absent = Keine Seite kam: Es wurde nicht gespielt.
termination-void = Die Partie wurde nicht mehr gebraucht: Sie zählt nicht.

## What is asked now, and pictures

mindgame-ask-first = { $name } legt den ersten Stein irgendwo aufs Spielfeld.
mindgame-ask-forced =
    { $count ->
        [one] { $name } muss einen Vorrangzug füllen: { $count } Stein passt. Das ist der ganze Zug.
       *[other] { $name } muss einen Vorrangzug füllen: { $count } Steine passen. Das ist der ganze Zug.
    }
mindgame-ask-free = { $name } legt einen Stein.
mindgame-ask-after =
    { $count ->
        [one] { $name } muss auch einen Vorrangzug füllen: { $count } Stein passt.
       *[other] { $name } muss auch einen Vorrangzug füllen: { $count } Steine passen.
    }
mindgame-ask-offered = { $name } muss auf den Vorschlag antworten, die Partie zu beenden: zustimmen oder ablehnen.
mindgame-forfeit = { $name } kann keinen Stein legen, und der Zug verfällt.
mindgame-bag_empty = Der Beutel ist leer
mindgame-picture =
    { $count ->
        [one] Spielfeld des Mind Game mit { $count } Stein
       *[other] Spielfeld des Mind Game mit { $count } Steinen
    }
mindgame-score =
    { $count ->
        [one] { $count } Band
       *[other] { $count } Bänder
    }
mindgame-legend = Kanten eines Steins mit demselben Kleinbuchstaben sind verbunden.
mindgame-priority = Vorrangzüge

## What an engine of somebody else does wrong

robot-engine-no_command = „{ $command }“ lässt sich nicht starten: { $why }.
robot-engine-posix = Die Engine „{ $command }“ lässt sich nicht starten: Engines als Spieler brauchen Linux, macOS oder ein anderes POSIX-System.
robot-engine-ended = Die Engine „{ $command }“ hat sich beendet (Status { $status }).
robot-engine-late = Die Engine „{ $command }“ hat nicht binnen { $seconds } s geantwortet.
robot-engine-flood = Die Engine „{ $command }“ hört nicht auf zu schreiben.
robot-engine-illegal = Die Engine „{ $command }“ wählte „{ $text }“, was nicht erlaubt ist.
robot-engine-refused = Die Engine „{ $command }“ lehnte ab: { $text }
robot-engine-no_option = Die Engine „{ $command }“ hat keine Option „{ $name }“, nur { $known }.
robot-engine-no_options = Die Engine „{ $command }“ hat keine Option „{ $name }“: Sie hat gar keine.
robot-engine-busy = Die Engine „{ $command }“ denkt noch nach.

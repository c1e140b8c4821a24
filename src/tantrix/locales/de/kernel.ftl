### What the native kernel refuses.

## What the kernel refuses

bad-kernel = Das nimmt der Kern nicht an ({ $reason }: { $number }).
bad-kernel-players = Man spielt zu zweit, zu dritt oder zu viert, Doppel zu viert, nicht mit { $number }.
bad-kernel-two_players = Nur Stellungen zu zweit lassen sich analysieren, nicht mit { $number }.
bad-kernel-not_possible = Stein { $number } kann in dieser Stellung nicht so gespielt werden.
bad-kernel-effort = Eine Analyse braucht mindestens eine Probe und einen Kandidaten, nicht { $number }.
bad-kernel-colours = Jede Seite braucht eine eigene Farbe.
bad-kernel-hands = Jeder Spieler braucht eine Hand, nicht { $number } Hände.
bad-kernel-tile = Die Steine gehen von 1 bis 56: { $number } ist keiner davon.
bad-kernel-tile_twice = Stein { $number } kommt doppelt vor.
bad-kernel-bag_size = { $number } Steine kann der Beutel nicht haben.
bad-kernel-stage = { $number } ist keine Phase eines Zuges.
bad-kernel-player = { $number } ist kein Spieler: Sie sind ab 0 nummeriert.
bad-kernel-no_draw = Aus einem leeren Beutel wird nicht gezogen.
bad-kernel-far = Die Steine liegen für den Kern zu weit auseinander: { $number } Felder.
bad-kernel-rotation = Eine Drehung ist eine ganze Zahl von 0 bis 5, nicht { $number }.
bad-kernel-cell_twice = Stein { $number } liegt auf einem anderen.
bad-kernel-mismatch = Die Farben von Stein { $number } passen nicht zu seinen Nachbarn.
bad-kernel-action = Diese Aktion ist hier nicht erlaubt.
bad-kernel-depth = { $number } ist keine Tiefe: Nimm 0 oder mehr.
bad-kernel-order_unknown = Zum Zählen muss die Reihenfolge des Beutels bekannt sein.
bad-kernel-games = { $number } ist keine Anzahl von Partien: Nimm 0 oder mehr.
bad-kernel-game = Eine Partie { $number } gibt es hier nicht.
bad-kernel-too_few = { $number } ist zu wenig: Nimm 1 oder mehr.
bad-kernel-window = Ein Fenster ist 8 bis 58 Felder breit, nicht { $number }.
bad-kernel-array = Ein Array aus { $number } Zahlen passt hier nicht.
bad-kernel-threads = { $number } ist keine Anzahl von Threads: Nimm 1 bis 1024.
bad-kernel-nobody_to_act = In dieser Stellung muss niemand einen Stein legen.
bad-kernel-log = Diese { $number } Bytes sind kein Protokoll von Partien.
bad-environments = { $number } ist keine Anzahl von Partien: Nimm 1 oder mehr.

## Players and networks of the engine

bad-player = „{ $text }“ beschreibt keinen Spieler der Engine ({ $word }).
bad-player-name = Es gibt keinen Spieler „{ $word }“: Wähle level1 bis level10, random, greedy, planner, predictor, flat, montecarlo, net oder search.
bad-player-option = „{ $word }“ ist keine Option dieses Spielers.
bad-player-value = „{ $word }“ ist kein Wert, den diese Option haben kann.
bad-player-budget = Gib an, wie lange „{ $word }“ nachdenken darf, etwa mit ms=100.
bad-player-network = „{ $word }“ braucht ein Netz.
bad-network = Diese Datei mit Gewichten ist unbrauchbar ({ $reason }).
bad-network-magic = Das ist keine Datei mit Gewichten.
bad-network-header = Der Kopf dieser Datei mit Gewichten ist nicht lesbar.
bad-network-layout = Diese Gewichte sind für eine andere Version der Engine.
bad-network-weights = Diese Gewichte passen nicht zu den Größen im Kopf oder liegen außerhalb der Grenzen.
bad-network-size = Eine Datei mit Gewichten hat höchstens 1 MiB.

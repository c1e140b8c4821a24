### The Daily Match.

bad-daily-date = „{ $text }“ ist kein Tag wie 2026-11-05 und kein Monat wie 2026-11.
bad-daily-future = { $date } liegt in der Zukunft.
bad-daily-past = Am { $date } gab es kein Tagesrätsel: Das erste hier ist vom { $first }.
bad-daily-unready = Das Rätsel wird gerade vorbereitet: Versuche es gleich noch einmal.
bad-daily-unopened = Du hast dieses Rätsel noch nicht geöffnet.
bad-daily-unsolved = Das Rätsel ist noch nicht gelöst.
bad-daily-move = Zug { $number } geht nicht.
bad-daily-move-tile = Zug { $number } geht nicht: Dieser Stein liegt nicht in der Ablage.
bad-daily-move-cell = Zug { $number } geht nicht: Dieses Feld liegt außerhalb des Spielfelds.
bad-daily-move-taken = Zug { $number } geht nicht: Dort liegt schon ein anderer Stein.
bad-daily-move-given = Zug { $number } geht nicht: Vorgegebene Steine bleiben liegen.
bad-daily-move-empty = Zug { $number } geht nicht: Dort liegt kein Stein.

## The page

page-daily-title = Tagesrätsel
page-daily-grade = Schwierigkeit { $grade }/7
page-daily-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
page-daily-kind-board = Fülle das Spielfeld
page-daily-kind-board-text = Einige Steine liegen schon. Lege die anderen so, dass alle Kanten zusammenpassen. Es gibt genau eine Lösung.
page-daily-kind-turns = Drehe die Steine
page-daily-kind-turns-text = Jeder Stein liegt an seinem Platz. Drehe sie, bis alle Kanten zusammenpassen. Es gibt genau eine Lösung.
page-daily-kind-pyramid = Baue die Pyramide
page-daily-kind-pyramid-text = Fülle eine Pyramide so, dass eine Linie oder Schleife einer Farbe durch alle Steine läuft. Es gibt genau eine Lösung.
page-daily-name = Dein Name in der Bestenliste
page-daily-as = In der Bestenliste erscheinst du als { $name }.
page-daily-guest = Gast
page-daily-open = Rätsel öffnen
page-daily-resume = Weiter
page-daily-look = Deine Steine ansehen
page-daily-note-new = Deine Zeit läuft, sobald du das Rätsel öffnest, und bis du es gelöst hast.
page-daily-note-running = Deine Zeit läuft.
page-daily-note-late = Dieser Tag ist vorbei: Das Rätsel zählt nur in deinem Kalender.
page-daily-left = Das nächste in { $hours } h { $minutes } min, um Mitternacht UTC
page-daily-left-minutes =
    { $count ->
        [one] Das nächste in { $count } Minute, um Mitternacht UTC
       *[other] Das nächste in { $count } Minuten, um Mitternacht UTC
    }
page-daily-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
page-daily-today = Das Rätsel von heute
page-daily-time = Zeit
page-daily-moves = Züge
page-daily-place = Platz
page-daily-place-of = { $place } von { $count }
page-daily-who = Name
page-daily-late-text = Nach seinem Tag gelöst: Es zählt in deinem Kalender.
page-daily-table = Bestenliste des Tages
page-daily-table-none = Noch hat es niemand am selben Tag gelöst.
page-daily-table-more =
    { $count ->
        [one] { $count } Person hat es am selben Tag gelöst.
       *[other] { $count } Personen haben es am selben Tag gelöst.
    }
page-daily-state-new = nicht geöffnet
page-daily-state-opened = angefangen
page-daily-state-done = am selben Tag gelöst
page-daily-state-late = später gelöst
page-daily-legend-grade = Schwierigkeit, von 1 bis 7
page-daily-back = Zurück zum Tagesrätsel
page-daily-done = Gelöst!
page-daily-done-moves =
    { $count ->
        [one] in { $count } Zug
       *[other] in { $count } Zügen
    }
page-daily-done-place =
    { $count ->
        [one] Bisher Platz { $place } von { $count }: Du machst den Anfang.
       *[other] Bisher Platz { $place } von { $count }.
    }
page-daily-unsent = Gelöst, aber der Server weiß es noch nicht
page-daily-past = Frühere Tagesrätsel
page-daily-past-text = Du kannst das Rätsel jedes früheren Tages spielen. Nach seinem Tag gelöst, zählt es weder in dessen Bestenliste noch für eine Serie; deine Zeit bleibt in deinem Kalender.
page-daily-past-solved =
    { $count ->
        [one] { $solved } von { $count } Tag gelöst
       *[other] { $solved } von { $count } Tagen gelöst
    }
page-daily-past-unsolved = Nur ungelöste Tage
page-daily-past-none = Von diesem Monat ist noch kein Tag vorbei.
page-daily-past-all = Du hast jeden Tag dieses Monats gelöst.
page-daily-past-place = Platz { $place } am Tag selbst
page-daily-past-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
page-daily-league = Liga des Monats
page-daily-league-text = Die ersten zehn jedes Tages bekommen 25, 18, 15, 12, 10, 8, 6, 4, 2 und 1 Punkte; wer sich einen Platz teilt, bekommt dessen Punkte ganz. Deine besten 20 Tage im Monat zählen. Bei gleicher Summe liegt vorn, wer mehr erste Plätze hat, dann mehr zweite und so weiter.
page-daily-league-on = Dieser Monat läuft noch, und der heutige Tag auch.
page-daily-league-now = Diesen Monat
page-daily-league-none = In diesem Monat hat niemand Punkte.
page-daily-league-points = Punkte
page-daily-league-wins = Siege
page-daily-league-days = Tage
page-daily-league-counted =
    { $count ->
        [one] { $count } Tag zählt
       *[other] { $count } Tage zählen
    }
page-daily-league-day = { $day }: Platz { $place }, { $points } Punkte

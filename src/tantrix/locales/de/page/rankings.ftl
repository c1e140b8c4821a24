### Rankings and records.

bad-month = „{ $text }“ ist kein Monat wie 2026-11.
bad-ranking = Es gibt keine Rangliste „{ $text }“.
bad-ranking-person = Niemand hier heißt „{ $name }“.
page-rankings-tables = Tabellen
page-rankings-tab-monthly = Dieser Monat
page-rankings-tab-all--time = Ewige
page-rankings-tab-masters = Masters
page-rankings-tab-doubles = Doppel
page-rankings-tab-tournaments = Turniere
page-rankings-tab-races = Rennen
page-rankings-tab-countries = Länder
page-rankings-tab-retired = Pausierende
page-rankings-text-monthly = Am Ersten des Monats beginnen alle bei 700.
page-rankings-text-all--time = Alle beginnen bei 500. Wer drei Monate nicht spielt, pausiert.
page-rankings-text-masters = Die hundert Besten ab 950 in der ewigen Tabelle, nach ihren Partien gegeneinander.
page-rankings-text-doubles = Zwei gegen zwei; alle beginnen bei 500.
page-rankings-text-tournaments = Das Elo der Turnierpartien zu zweit: Alle beginnen bei 1500, und der Anteil an den 20 Punkten zählt.
page-rankings-text-races = Wer die meisten Gobble-Rennen gegen andere Menschen gewonnen hat. Ein Rennen hat keine Wertungszahl.
page-rankings-text-countries = Es zählen die drei besten Spieler jedes Landes.
page-rankings-text-nation = Alle Spieler dieses Landes, wie in der ewigen Tabelle.
page-rankings-text-retired = Nichts ist verloren: Mit der nächsten gewerteten Partie stehen sie wieder, wo sie waren.
page-rankings-month-before = Voriger Monat
page-rankings-month-after = Nächster Monat
page-rankings-find = Spieler suchen
page-rankings-find-none = Niemand hier heißt „{ $name }“.
page-rankings-countries-all = Alle Länder
page-rankings-place = Platz
page-rankings-player = Spieler
page-rankings-country = Land
page-rankings-ranking = Wertung
page-rankings-points = Punkte
page-rankings-best = Beste Spieler
page-rankings-games = Partien
page-rankings-wins = Siege
page-rankings-races = Rennen
page-rankings-last = Letzte Partie
page-rankings-none = Noch niemand in der Rangliste
page-rankings-none-text = Gewertete Partien zählen hier, sobald sie zu Ende sind.
page-rankings-none-races = Noch keine Rennen
page-rankings-none-races-text = Ein Gobble-Rennen zählt hier, sobald Mitglieder gegeneinander angetreten sind.
page-rankings-none-countries = Ein Land erscheint hier, sobald einer seiner Spieler eine gewertete Partie beendet hat.
page-rankings-how = So wird gezählt
page-rankings-how-gain = Ein Sieg bringt umso mehr, je größer der Abstand und je stärker der Gegner ist, und umso weniger, je näher du an 1000 bist. Der Verlierer verliert ebenso viel.
page-rankings-how-robots = Ein Sieg über einen Roboter zählt halb, und gar nicht, wenn du 300 oder mehr über ihm stehst. Partien mit Gästen zählen nicht.
page-rankings-how-several = Zu dritt oder viert wird jeder mit jedem verglichen. Aufgeben mindert den Verlust nicht.
page-rankings-how-others = Glicko-2, OpenSkill und Elo werten dieselben Partien auf andere Weise, nur unter Menschen.
page-ranked-profile = Profil
page-ranked-none = Noch keine gewertete Partie
page-ranked-none-text = Gewertete Partien zählen, sobald sie zu Ende sind.
page-ranked-retired = pausiert
page-ranked-place = Platz { $place } von { $of }
page-ranked-best = Bestwert { $best }
page-ranked-games = Gewertete Partien
page-ranked-games-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
page-ranked-wins =
    { $count ->
        [one] { $count } gewonnen
       *[other] { $count } gewonnen
    }
page-ranked-more = Ältere Partien
page-ranked-replay = { $date }: Partie gegen { $names } nachspielen
page-ranked-result-won = Sieg gegen { $names }
page-ranked-result-tied = Unentschieden gegen { $names }
page-ranked-result-lost = Niederlage gegen { $names }
page-records-title = Buch der Rekorde
page-records-text = Gewertete Partien zählen; bei Gleichstand bleibt der ältere Rekord.
page-records-none = Noch keine Rekorde
page-records-none-text = Spiele in der Lobby eine gewertete Partie: Der Erste hält sie alle.
page-records-score = Höchste Punktzahl
page-records-line = Längste Linie
page-records-loop = Größte Schleife
page-records-fastest = Schnellste Partie
page-records-streak = Längste Siegesserie
page-records-played = Meiste Partien
page-records-spaghetti = Größtes Spaghetti
page-records-value-score =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-records-value-line =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
page-records-value-loop =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
page-records-value-streak =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
page-records-value-played =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
page-records-gone = Jemand, dessen Konto gelöscht ist
page-records-replay = { $record }: nachspielen
page-records-replay-short = Nachspielen
page-records-file = Datei
page-records-times = Bestzeiten der Rätsel
page-records-known = Anderswo aufgestellte Rekorde

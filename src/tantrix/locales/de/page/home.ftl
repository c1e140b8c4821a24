### The home page.

## The first page

page-home-title = Eine Linie, so lang wie möglich
page-home-text = Sechsundfünfzig Steine, vier Farben, eine Regel: Wo Steine sich berühren, passen die Farben. Wähle eine Farbe und bilde die längste Linie oder Schleife.
page-home-doors = Los geht’s
page-home-play = Gegen Roboter oder Freunde
page-home-puzzles-text = Schleifen, Linien und Pyramiden, ab drei Steinen
page-home-daily-text = Jeden Tag ein Rätsel, dasselbe für alle
page-home-learn-text = Vom ersten Anlegen bis zum Endspiel
page-home-lobby-text = Live oder als Fernpartie
page-home-forum-text = Fragen, antworten, diskutieren
page-home-tournaments-text = Mitspielen oder selbst eines ausrichten
page-home-rankings = Ranglisten
page-home-rankings-text = Dieser Monat, alle Zeiten, nach Ländern
page-home-records = Rekorde
page-home-records-text = Die meisten Punkte, die längsten Linien
page-home-games = Archiv
page-home-games-text = Jede beendete Partie
page-home-news = Neuigkeiten
page-home-news-text = Was hier neu ist
page-home-articles = Artikel
page-home-articles-text = Artikel, Interviews, Presse und Videos
page-home-race = Gobble-Rennen
page-home-race-text = Zwei bis sechs zugleich, ohne Reihenfolge
page-home-gobble = Gobble allein
page-home-gobble-text = Alle Steine legen, den Stapel leeren
page-home-solitaire = Solitaire
page-home-solitaire-text = 14 Steine, höchstens 28 Punkte
page-home-mind = Mind Game
page-home-mind-text = Das rot-schwarze Spiel von 1988
page-home-free = Freier Tisch
page-home-free-text = Beliebige Steine, beliebige Bilder
page-home-studies = Studien
page-home-studies-text = Deine Varianten, aufgehoben und geteilt
page-home-watch-text = Live-Partien
page-home-watch = Zuschauen
page-home-running = Deine Partien
page-home-last = Deine letzte Partie
page-home-challenge = Wer diesen Link öffnet, fordert dich heraus:
page-home-waiting = Der Gegner ist am Zug
page-home-away = Weglegen: { $name }
page-home-lesson = Weiter mit Lektion { $number }
page-home-trademark = Eine unabhängige Umsetzung. Tantrix ist eine Marke ihres Inhabers, der nicht beteiligt ist.

## The first minute

page-first-title = Eine erste Partie, in einer Minute
page-first-board = Das Spielfeld der ersten Partie
page-first-space = Die leuchtende Lücke, in die der Stein gehört
page-first-space-other = Eine Zwangslücke, in die dieser Stein nicht passt
page-first-missed = Nicht dort: Dieser Stein gehört in die leuchtende Lücke.
page-first-missed-forced = Hier passt dieser Stein nicht: Seine Farben müssen zu allen drei Nachbarn passen. Versuche die leuchtende Lücke.
page-first-ask1 = Du bist Rot. Schieb diesen Stein in die leuchtende Lücke: Deine Linie wächst.
page-first-grows = Deine Linie wächst von { $before } auf { $after } Steine. Jetzt der Gegner…
page-first-ask2 = Um eine Lücke liegen nun drei Steine: eine Zwangslücke. Dein Stein passt, also musst du sie füllen.
page-first-ask3 = Schon { $after } Punkte. Schließe die Schleife: Dann zählt jeder Stein doppelt!
page-first-won = Du gewinnst, { $score } zu { $other }! Eine Linie, die sich zur Schleife schließt, zählt doppelt.
page-first-play = Eine echte Partie spielen
page-first-learn = Die Regeln lernen
page-first-again = Noch einmal spielen

## Games to watch

page-watch-mine = Deine Partien
page-watch-others = Andere Partien
page-watch-none = Keine Live-Partien
page-watch-none-text = Hier kannst du laufenden Partien zuschauen; beendete sind im Archiv.
page-watch-races = Gobble-Rennen
page-watch-left =
    { $count ->
        [one] noch { $count } Stein
       *[other] noch { $count } Steine
    }

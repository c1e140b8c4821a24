### The archive of finished games.

page-archive-search = Partien suchen
page-archive-player = Spieler
page-archive-opponent = Gegen
page-archive-go = Suchen
page-archive-more = Mehr
page-archive-any = Egal
page-archive-game = Spiel
page-archive-game-strategy = Strategy
page-archive-game-solitaire = Solitaire
page-archive-game-gobble = Gobble
page-archive-game-mindgame = Mind Game
page-archive-game-race = Gobble-Rennen
page-archive-race = Das Rennen zeigen
page-archive-kind = Tisch
page-archive-kind-private = Privat
page-archive-kind-unranked = Ungewertet
page-archive-kind-ranked = Gewertet
page-archive-kind-masters = Masters
page-archive-kind-doubles = Doppel
page-archive-kind-tournament = Turnier
page-archive-result = Ergebnis
page-archive-result-won = Vom Spieler gewonnen
page-archive-result-lost = Vom Spieler verloren
page-archive-result-tied = Unentschieden
page-archive-result-resigned = Durch Aufgabe
page-archive-result-deadlock = Blockade
page-archive-min_score = Punkte, mindestens
page-archive-opening = Erster Stein
page-archive-from = Von
page-archive-to = Bis
page-archive-won = gewonnen
page-archive-number = Nr. { $number }
page-archive-end-deadlock = Blockade
page-archive-end-resigned = durch Aufgabe
page-archive-end-stuck = festgefahren
page-archive-end-agreed = einvernehmlich
page-archive-end-forfeited = verfallen
page-archive-end-tie = Unentschieden vereinbart
page-archive-end-adjudicated = abgeschätzt
page-archive-end-default = kampflos
page-archive-end-absent = niemand gekommen
page-archive-end-void = ungültig
page-archive-none = Keine Partie gefunden
page-archive-none-yet = Jede Partie, die hier an einem Tisch endet, kommt von selbst hinzu und bleibt erhalten.
page-archive-none-older = Ältere Partien gibt es nicht.
page-archive-none-so = Keine beendete Partie passt dazu. Namen müssen genau stimmen. Entferne einen Filter:
page-archive-none-without = Ohne „{ $field }: { $value }“
page-archive-all = Das ganze Archiv
page-archive-found = Gefundene Partien
page-archive-count =
    { $count ->
        [one] { $count } Partie wird gezeigt
       *[other] { $count } Partien werden gezeigt
    }
page-archive-pages = Seiten des Archivs
page-archive-newest = Die neuesten
page-archive-older = Ältere Partien
page-archive-take = Alle diese Partien herunterladen:
page-archive-take-records = Aufzeichnungen
page-archive-take-json = JSON

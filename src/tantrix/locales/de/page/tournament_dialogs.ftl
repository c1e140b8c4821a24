### Dialogs of a tournament: results, times, teams, and why two meet.

page-tournaments-why-title = Tisch { $table }: warum sie sich treffen
page-tournaments-team-members = Mitglieder, eins pro Zeile
page-tournaments-team-members-hint =
    { $count ->
        [one] In der Reihenfolge der Bretter; alle nach den ersten { $count } sind Ersatz. Wen du hinzufügst, der wird eingeladen.
       *[other] In der Reihenfolge der Bretter; alle nach den ersten { $count } sind Ersatz. Wen du hinzufügst, der wird eingeladen.
    }
page-tournaments-team-invited = Haben noch nicht zugesagt: { $names }
page-tournaments-team-save = Team speichern
page-tournaments-team-lineup = Dieses Match
page-tournaments-team-lineup-hint = Ersatz kann einspringen, bis der Tisch des Bretts öffnet.
page-tournaments-team-substitute = Einwechseln
page-tournaments-arrange-hours = Wann könntest du spielen?
page-tournaments-arrange-hours-hint = Gib die Stunden an, die dir passen, in deiner Ortszeit. Dein Gegner sieht nur, was auch ihm passt.
page-tournaments-arrange-from = Von
page-tournaments-arrange-to = Bis
page-tournaments-arrange-hours-add = Hinzufügen
page-tournaments-arrange-hours-none = Du hast noch keine Stunden angegeben.
page-tournaments-arrange-remove = Entfernen
page-tournaments-arrange-overlaps = Stunden, die euch beiden passen
page-tournaments-arrange-span = { $from } bis { $to }
page-tournaments-game = Partie
page-tournaments-game-title = Runde { $round }, Tisch { $table }
page-tournaments-game-closes = Der Tisch dieser Partie ist offen. Er wird geschlossen, und beide Spieler erfahren es.
page-tournaments-mode = Was zu tun ist
page-tournaments-mode-result = Ergebnis eintragen
page-tournaments-mode-correct = Ergebnis berichtigen
page-tournaments-mode-ruling = Entscheidung treffen
page-tournaments-counts-correct = Die Partie hat ein Ergebnis
page-tournaments-counts-ruling = Die Partie bekommt ein Ergebnis
page-tournaments-rule = Entscheidung
page-tournaments-adjudicate = Mit der Aufzeichnung abschätzen
page-tournaments-ending = Zählt als
page-tournaments-out = Wer aufgab oder nicht kam
page-tournaments-winner = Wer weiterkommt
page-tournaments-ruled = Punkte für { $name }, von 20,0
page-tournaments-score = { $name }: Steine
page-tournaments-time = { $name }: Zeit
page-tournaments-penalty = { $name }: Punkte für Zeit
page-tournaments-arrange-theirs = Dir vorgeschlagen
page-tournaments-arrange-own = Deine Vorschläge
page-tournaments-arrange-accept = Annehmen
page-tournaments-arrange-offer = Diesen Termin vorschlagen
page-tournaments-arrange-time = Ein Termin, der dir passt
page-tournaments-arrange-hint = Zwei Vorschläge mindestens 48 Stunden im Voraus gelten als dein Teil.
page-tournaments-leave-after = Nach dieser Runde: ihre Partien werden noch gespielt

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
tournament-at_table = Das Ergebnis dieser Partie kommt von ihrem Tisch hier.
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
page-tournaments-guilty = Wer verantwortlich war
page-tournaments-paid = Punkte an die anderen
page-tournaments-points = { $name }: Punkte
tournament-heat_shares = Eine Entscheidung, die die Punkte eines Tisches zu dritt oder viert verteilt, nennt alle, die dort spielen, und die Punkte ergeben 10,0 für jeden.
tournament-no_shares = Hier folgen die Punkte aus dem, was alle getan haben: Eine Entscheidung teilt sie nicht auf.
page-tournaments-arrange-theirs = Dir vorgeschlagen
page-tournaments-arrange-own = Deine Vorschläge
page-tournaments-arrange-accept = Annehmen
page-tournaments-arrange-offer = Diesen Termin vorschlagen
page-tournaments-arrange-time = Ein Termin, der dir passt
page-tournaments-arrange-hint = Zwei Vorschläge mindestens 48 Stunden im Voraus gelten als dein Teil.
page-tournaments-leave-after = Nach dieser Runde: ihre Partien werden noch gespielt

tournament-pairing-hand = Die Turnierleitung hat diese Runde von Hand gepaart: { $text }
tournament-pairing-halves = In Runde 1 trifft die obere Hälfte der Setzliste auf die untere: { $one }, Nummer { $first }, auf { $two }, Nummer { $second }.
tournament-pairing-order = Vor dieser Runde war { $one } mit { $points } Punkten Nummer { $first } der Paarungsfolge und { $two } mit { $others } Nummer { $second }.
tournament-pairing-neighbours = Nachbarn in dieser Folge treffen sich, wann immer es geht.
tournament-pairing-repeat = { $one } und { $two } hatten sich schon in Runde { $rounds } getroffen: Ohne Wiederholung ließ sich die Runde nicht paaren.
tournament-pairing-met = { $one } hatte { $two } schon in Runde { $rounds } getroffen.
tournament-pairing-forbidden = { $one } und { $two } dürfen sich nicht treffen.
tournament-pairing-apart = { $one } und { $two } haben denselben Verein oder dasselbe Land: In den ersten Runden bleiben sie getrennt.
tournament-pairing-free = { $name } hat das Freilos.
tournament-pairing-taken = { $one } wurde mit { $two } gepaart: So ist die Summe der Abstände aller Paare am kleinsten.
tournament-pairing-more =
    { $count ->
        [one] { $count } weiterer Spieler stand dazwischen.
       *[other] { $count } weitere Spieler standen dazwischen.
    }
tournament-pairing-third = Die Verlierer der beiden Halbfinale spielen um den dritten Platz.
tournament-pairing-tree = Der Turnierbaum führt sie zusammen: Nummer { $first } und Nummer { $second } der Setzliste.
tournament-pairing-all_play = Hier trifft jeder auf jeden; eine feste Tabelle sagt, in welcher Runde.
tournament-pairing-arena = Beide waren frei, standen in der Tabelle nah beieinander und hatten nicht gerade erst gegeneinander gespielt.
tournament-pairing-playoff = Beide lagen um die letzten Plätze gleichauf, und das Los hat sie für ein Stechen gepaart.
tournament-pairing-alone = Jeder löst dieselbe Aufgabe für sich allein.
tournament-pairing-heat = Vor dieser Runde standen sie auf den Plätzen { $places }.
tournament-pairing-again =
    { $count ->
        [one] { $one } und { $two } hatten schon { $count } Lauf zusammen gespielt.
       *[other] { $one } und { $two } hatten schon { $count } Läufe zusammen gespielt.
    }
tournament-pairing-strangers = Keiner von ihnen hatte schon einen Lauf mit einem anderen gespielt.
tournament-pairing-starts = Der Beginn wechselt: { $one } beginnt, bisher { $first }-mal; { $two } begann { $second }-mal.

### Tournaments: what their lists and all their pages say, and what cannot be done.

## What cannot be done, and why

tournament-damaged = Die Ereignisse dieses Turniers folgen nicht aufeinander: Die Datei ist beschädigt oder wurde bearbeitet.
tournament-settings = Die Einstellung „{ $field }“ kann diesen Wert nicht haben.
tournament-few_tables = { $entries } Teilnehmer brauchen { $needed } Tische: Es gibt { $tables }.
tournament-over = Dieses Turnier ist vorbei.
tournament-not_draft = Die Anmeldung ist schon offen.
tournament-not_begun = Das Turnier hat noch nicht begonnen.
tournament-begun = Das lässt sich nicht mehr ändern, wenn die Phase begonnen hat.
tournament-kind_fixed = Ob Personen, Paare oder Teams spielen, und an wie vielen Brettern, steht fest, sobald jemand angemeldet ist.
tournament-unfinished = Einige Partien haben noch kein Ergebnis.
tournament-reason = Bitte gib einen Grund an.
tournament-no_entry = Es gibt keinen Teilnehmer Nummer { $entry }.
tournament-number_taken = Nummer { $entry } ist vergeben.
tournament-name_taken = { $name } ist schon angemeldet.
tournament-entered = Du bist schon angemeldet.
tournament-too_late = Für die Anmeldung ist es zu spät.
tournament-bad_name = „{ $name }“ kann kein Teilnehmer heißen: Nimm 1 bis 60 Zeichen.
tournament-bad_preferences = „{ $text }“ müssen zwei verschiedene Farben sein, wie RY: die erste Wahl, dann die zweite.
tournament-gone = { $name } hat sich zurückgezogen.
tournament-disqualified = { $name } wurde disqualifiziert.
tournament-present = { $name } ist schon da.
tournament-not_present = { $name } ist nicht da.
tournament-no_bye = Für Runde { $round } geht kein Freilos: Wünsche es vor der Paarung, höchstens einmal in fünf Runden, und nicht für die letzte.
tournament-itself = Ein Teilnehmer kann nicht gegen sich selbst spielen.
tournament-must_meet = In diesem Format lässt sich eine Begegnung nicht ausschließen: Alle spielen gegen alle, oder die Sieger treffen aufeinander.
tournament-no_round = Eine Runde { $round } gibt es noch nicht.
tournament-no_table = Runde { $round } hat keinen Tisch { $table }.
tournament-no_game = In diesem Match gibt es keine Partie { $game }.
tournament-not_in_heat = Nummer { $entry } spielt nicht in { $place }.
tournament-host = Du gibst dieses Simultan: Deine Gäste melden sich an, und du spielst gegen alle.
tournament-no_place = Sag, über welche Partie entschieden wird.
tournament-no_result = Partie { $place } hat noch kein Ergebnis.
tournament-ruled = Über diese Partie bestimmt schon Entscheidung { $number }: Eine neue muss sagen, dass sie diese ersetzt (--supersedes { $number }).
tournament-no_ruling = Es gibt keine Entscheidung Nummer { $number }.
tournament-no_event = Es gibt kein Ereignis Nummer { $number }, das sich rückgängig machen lässt.
tournament-no_undo = Ereignis { $number } lässt sich nicht rückgängig machen: Spätere bauen darauf auf.
tournament-no_stage = Keine Phase mit dieser Nummer läuft.
tournament-no_pairing = Runde { $round } lässt sich nicht paaren: Zu viele haben sich schon getroffen oder dürfen es nicht. Erlaube Wiederholungen oder beende die Phase.
tournament-bad_forced = Diese Paare und dieses Freilos gehen nicht zusammen: Jeder muss da sein und einmal genannt werden.
tournament-faulty = Die berechnete Paarung verletzt die Regel „{ $rule }“ und wurde nicht benutzt. Bitte melde das.
tournament-too_few =
    { $count ->
        [one] Nur { $count } Teilnehmer ist da: Eine Runde braucht zwei.
       *[other] Nur { $count } Teilnehmer sind da: Eine Runde braucht zwei.
    }
tournament-missing =
    { $count ->
        [one] Runde { $round } ist nicht zu Ende: { $count } Tisch hat noch kein Ergebnis.
       *[other] Runde { $round } ist nicht zu Ende: { $count } Tische haben noch kein Ergebnis.
    }
tournament-stage_over = Alle Runden dieser Phase sind gepaart.
tournament-last_stage = Es gibt keine weitere Phase.
tournament-cut_tied =
    { $count ->
        [one] Die Teilnehmer { $entries } liegen gleichauf für { $count } freien Platz: Lass sie stechen oder lose.
       *[other] Die Teilnehmer { $entries } liegen gleichauf für { $count } freie Plätze: Lass sie stechen oder lose.
    }
tournament-round_begun = Runde { $round } hat schon ein Ergebnis.
tournament-not_paired = Teilnehmer { $entry } spielt nicht in Runde { $round }.
tournament-not_paired_with = Die Teilnehmer { $one } und { $two } treffen sich in dieser Runde nicht: { $one } spielt gegen { $first }, { $two } gegen { $second }.
tournament-same_result = Partie { $place } hat schon genau dieses Ergebnis.
tournament-has_result = Partie { $place } hat schon ein anderes Ergebnis: Berichtige es stattdessen.
tournament-match_over = Das Match ist entschieden: Partie { $place } wird nicht gespielt.
tournament-score = { $score } ist kein Punktestand: Er geht von 0 bis { $most }.
tournament-report = Der Bericht ist nicht lesbar: Zeile { $line } ist nicht so, wie Turniere geschrieben werden.

## At the server

tournament-unknown = Dieses Turnier gibt es nicht.
tournament-nothing_to_yield = Du hast keine Farbe zu überlassen, oder die Zeit dafür ist vorbei.
tournament-protest_over = Für einen Einspruch ist es zu spät: Er war bis 24 Stunden nach dem Ende möglich.
tournament-protests = Du hast in diesem Turnier so oft Einspruch erhoben, wie es erlaubt ist.
tournament-nothing_to_arrange = Du hast gerade kein Match zu vereinbaren.
tournament-offer_time = Schlage einen künftigen Termin vor Ablauf der Runde vor.
tournament-offers = Mehr Termine kannst du in dieser Runde nicht vorschlagen.
tournament-offered = Diesen Termin hast du schon vorgeschlagen.
tournament-no_offer = Dein Gegner hat diesen Termin nicht vorgeschlagen, oder er ist vorbei.
tournament-partner = Nenne den Partner, mit dem du spielen willst.
tournament-partner_taken = Du oder dein Partner seid schon angemeldet.
tournament-not_allowed = Dein Amt in diesem Turnier erlaubt das nicht.
tournament-not_entered = Du bist in diesem Turnier nicht angemeldet.
tournament-not_open = Die Anmeldung ist noch nicht offen.
tournament-programs_only = Dieses Turnier ist nur für Programme.
tournament-people_only = An diesem Turnier können Programme nicht teilnehmen.
tournament-no_check_in = Einchecken kannst du von 30 Minuten (bei Fernpartien einem Tag) bis 2 Minuten vor dem Beginn.
tournament-round_ahead = Die letzte Runde ist schon gepaart: Veröffentliche sie oder nimm sie zurück.
tournament-no_round_ahead = Keine Runde wartet auf Veröffentlichung.
tournament-interested = Diese Partie ist deine, oder sie entscheidet, ob du weiterkommst, und ein anderer Controller ist da: Überlass sie ihm.
tournament-team = Nenne dein Team.
tournament-team_incomplete =
    { $count ->
        [one] Dein Team kann noch nicht einchecken: Es braucht { $count } Mitglied, das zugesagt hat.
       *[other] Dein Team kann noch nicht einchecken: Es braucht { $count } Mitglieder, die zugesagt haben.
    }
tournament-not_invited = { $name } hat dich nicht eingeladen: Bitte den Kapitän, dich zu nennen.
tournament-not_captain = Das kann nur der Kapitän eines Teams.
tournament-no_captain = Der Kapitän muss unter den Mitgliedern sein, wenigstens als Ersatz.
tournament-member_twice = Jedes Mitglied kann nur einmal genannt werden.
tournament-member_taken = { $name } ist schon angemeldet, allein oder in einem anderen Team.
tournament-team_large = Ein Team hat höchstens { $most } Mitglieder.
tournament-no_lineup = Das Team hat gerade kein veröffentlichtes Match zu spielen.
tournament-no_board = Es gibt kein Brett { $board }.
tournament-board_begun = Brett { $board } ist schon offen: Sein Spieler ist nicht mehr zu ersetzen.
tournament-no_reserve = { $name } ist in diesem Match nicht Ersatz des Teams.
tournament-why-withdrawn = Der Teilnehmer hat sich zurückgezogen.
tournament-why-not_arranged = Bis zum Ablauf wurde kein Termin vereinbart.
tournament-why-empty_board = An diesem Brett saß niemand.
tournament-why-nobody_came = Keine Seite kam, und eine muss weiterkommen: die besser gesetzte.
tournament-invited_only = Teilnehmen kann nur, wer eingeladen ist: { $name } ist es nicht.
tournament-elo_least = { $name } hat ein Turnier-Elo von { $elo }; dieses Turnier verlangt mindestens { $least }.
tournament-elo_most = { $name } hat ein Turnier-Elo von { $elo }; dieses Turnier geht bis { $most }.
tournament-games_least =
    { $count ->
        [one] { $name } hat hier { $games } Partien gespielt; dieses Turnier verlangt mindestens { $count }.
       *[other] { $name } hat hier { $games } Partien gespielt; dieses Turnier verlangt mindestens { $count }.
    }
tournament-finished_least = { $name } hat { $share } % aller Partien beendet; dieses Turnier verlangt mindestens { $least } %.
tournament-country = Dieses Turnier ist für Spieler aus { $countries }, nach ihrem Profil: { $name } ist keiner davon.
tournament-playing_elsewhere = Du spielst gerade live: Beende erst diese Partie.
tournament-engaged = { $name } ist schon in einem anderen Live-Turnier: erst dort zurückziehen oder abmelden.
tournament-hours = Gib Zeiträume von höchstens 24 Stunden an, die vor Ablauf der Runde enden.
tournament-too_few_left = Es sind zu wenige Spieler übrig, um weiterzumachen.
tournament-too_few_came = Zu Beginn waren weniger als zwei Spieler da.
tournament-from_file = Dieses Turnier liegt in einer Datei: Der Server zeigt es nur.

## Lists

page-tournaments-lists = Welche Turniere
page-tournaments-list-next = Jetzt und bald
page-tournaments-list-now = Laufend
page-tournaments-list-soon = Demnächst
page-tournaments-list-mine = Meine
page-tournaments-list-past = Vergangen
page-tournaments-list-next-none = Zurzeit keine Turniere
page-tournaments-list-next-none-text = Lege eins an: Es dauert eine Minute, und der Server macht den Rest.
page-tournaments-list-mine-none = Du hast noch keine Turniere
page-tournaments-list-mine-none-text = Hier erscheinen die, an denen du teilnimmst oder die du leitest.
page-tournaments-list-past-none = Noch keine vergangenen Turniere
page-tournaments-list-past-none-text = Beendete Turniere bleiben hier mit allen Ergebnissen.
page-tournaments-new = Neues Turnier
page-tournaments-minutes =
    { $count ->
        [one] je { $count } Minute
       *[other] je { $count } Minuten
    }
page-tournaments-entries =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
page-tournaments-entries-of =
    { $count ->
        [one] { $count } von { $most } Spielern
       *[other] { $count } von { $most } Spielern
    }
page-tournaments-rounds =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
page-tournaments-calendar = Kalender
page-tournaments-status-draft = Entwurf
page-tournaments-status-open = Anmeldung offen
page-tournaments-status-running = läuft
page-tournaments-status-finished = beendet
page-tournaments-status-cancelled = abgesagt

## Parts of the page

page-tournaments-round = Runde { $round }
page-tournaments-round-of = Runde { $round } von { $rounds }

## Rules

page-tournaments-at = { $time } ({ $utc } UTC)
page-tournaments-format-swiss = Schweizer System
page-tournaments-format-round_robin = Jeder gegen jeden
page-tournaments-format-groups = Gruppen
page-tournaments-format-knockout = K.-o.
page-tournaments-format-plate = Trostrunde
page-tournaments-format-arena = Arena
page-tournaments-format-heats = Läufe zu dritt und zu viert
page-tournaments-format-gobble = Gobble-Läufe
page-tournaments-format-duplicate = Duplicate
page-tournaments-format-solitaire = Solitaire-Duplicate
page-tournaments-format-rally = Rätselrallye
page-tournaments-format-simul = Simultan
page-tournaments-rules-games-usual = 5 Partien pro Match, 8 im Halbfinale, 9 im Finale
page-tournaments-luck =
    { $count ->
        [one] Bei { $count } Partie pro Match zählt Glück viel: Allein der Zufall verschiebt ein Ergebnis um etwa { $points } Punkte.
       *[other] Über { $count } Partien pro Match gleicht sich Glück aus: Allein der Zufall verschiebt den Schnitt um etwa { $points } Punkte pro Partie.
    }

## The form

page-tournaments-form-duplicate-hint = Alle Tische einer Runde haben dieselben Austeilungen, jede von beiden Plätzen gespielt.

## Directing

page-tournaments-out-played = hat gespielt
page-tournaments-out-resigned = hat aufgegeben
page-tournaments-out-absent = kam nicht
page-tournaments-out-conceded = vom Gastgeber geschenkt
page-tournaments-month = Monat
page-tournaments-month-count =
    { $count ->
        [one] { $count } Turnier
       *[other] { $count } Turniere
    }
page-tournaments-month-whole = Ganzen Monat zeigen
page-tournaments-month-none = In diesem Monat beginnt nichts.
page-tournaments-list-dates = Nach Datum

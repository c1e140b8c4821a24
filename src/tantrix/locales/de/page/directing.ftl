### What a director reads: the settings of a tournament, and what can be done with it.

## Lists

page-tournaments-new-text = Es beginnt als Entwurf, den nur du siehst. Öffne die Anmeldung, wenn alles stimmt.
page-tournaments-new-go = Entwurf anlegen
page-tournaments-template = Ausgehen von
page-tournaments-template-blank = Leeres Formular
page-tournaments-template-arena = Tägliche Arena
page-tournaments-template-sunday = Schweizer System sonntags
page-tournaments-members = Nur für Mitglieder
page-tournaments-members-text = Melde dich an oder registriere dich, um ein Turnier anzulegen.

## The form

page-tournaments-form-name = Name
page-tournaments-form-format = Turnierform
page-tournaments-form-players = Erwartete Spieler
page-tournaments-form-players-hint = Nur für Vorschläge.
page-tournaments-form-proposal = So wenige können alle gegeneinander spielen: Wie wäre es mit „jeder gegen jeden“?
page-tournaments-form-rounds-swiss = Runden
page-tournaments-form-rounds-heats = Runden
page-tournaments-form-rounds-round_robin = So oft spielt jeder gegen jeden
page-tournaments-form-usual = Leer: die übliche Zahl.
page-tournaments-form-groups = Zahl der Gruppen
page-tournaments-form-groups-hint = Leer: Gruppen bis fünf.
page-tournaments-form-advance = Weiter aus jeder Gruppe
page-tournaments-form-games = Partien je Match
page-tournaments-form-games-duplicate = Austeilungen, jede zweimal gespielt
page-tournaments-form-games-solitaire = Stapel
page-tournaments-form-games-rally = Rätsel
page-tournaments-form-robot = Der Roboter
page-tournaments-form-duplicate = An allen Tischen dieselben Austeilungen
page-tournaments-form-minutes = Minuten je Spieler
page-tournaments-form-minutes-hint = Für eine Partie.
page-tournaments-form-minutes-race = So lange darf ein Rennen höchstens dauern; online 15.
page-tournaments-form-days = Tage je Zug
page-tournaments-form-days-hint = Nur bei Fernpartien; sonst leer.
page-tournaments-form-kind = Wer spielt
page-tournaments-form-kind-person = Einzel
page-tournaments-form-kind-pair = Doppel
page-tournaments-form-kind-team = Teams
page-tournaments-form-boards = Bretter je Team
page-tournaments-form-boards-hint = So viele aus einem Team spielen ein Match, alle gleichzeitig.
page-tournaments-form-starts = Beginn, in deiner Ortszeit
page-tournaments-form-starts-hint = Leer: wenn der Turnierleiter es sagt.
page-tournaments-form-again = Wiederholt sich
page-tournaments-form-again-hint = Für das nächste öffnet die Anmeldung eine halbe Stunde vor dem Beginn von diesem, mit denselben Einstellungen.
page-tournaments-form-again-days = An diesen Tagen; täglich, wenn keiner gewählt ist
page-tournaments-form-again-times = Zu diesen Zeiten
page-tournaments-form-again-times-hint = Etwa 02:00, 10:00, 18:00.
page-tournaments-form-again-zone = Zeitzone
page-tournaments-form-again-zone-hint = Etwa Europe/Paris: Die Uhrzeit bleibt im Sommer wie im Winter gleich.
page-tournaments-form-capacity = Höchstzahl Spieler
page-tournaments-form-capacity-hint = Leer: keine Grenze.
page-tournaments-form-pause = Minuten zwischen den Runden
page-tournaments-form-every = Minuten von Beginn zu Beginn
page-tournaments-form-every-hint = Für Runden zu festen Zeiten. Partien, die 10 Minuten nach dem nächsten Beginn noch laufen, werden nach ihrem Stand gewertet.
page-tournaments-form-auto = Läuft von selbst
page-tournaments-form-auto-hint = Der Server paart und veröffentlicht die Runden, sobald sie fällig sind.
page-tournaments-form-calls = Ein Controller entscheidet über Nichtantreten
page-tournaments-form-calls-hint = Fehlt eine Seite nach 10 Minuten, wird ein Controller gerufen; ohne Entscheidung ist die Partie 10 Minuten später verloren.
page-tournaments-form-checkin = Check-in
page-tournaments-form-checkin-hint = 30 bis 2 Minuten vor dem Beginn; wer fehlt, wird nicht gepaart.
page-tournaments-form-ranked = Zählt für die Ranglisten
page-tournaments-form-ranked-hint = Die Turnier-Elo zählt immer.
page-tournaments-form-hidden = Privat
page-tournaments-form-hidden-hint = Nur wer den Link hat, findet es.
page-tournaments-form-alternate = Abwechselnd beginnen
page-tournaments-form-repeats = Spieler dürfen sich wieder begegnen
page-tournaments-form-then = Danach
page-tournaments-form-then-stage = Phase { $number }
page-tournaments-form-then-advance = So viele kommen weiter
page-tournaments-form-then-add = Phase hinzufügen
page-tournaments-form-then-plate = Trostrunde hinzufügen
page-tournaments-form-then-remove = Entfernen
page-tournaments-form-apart = Runden ohne Vereinskollegen und Landsleute
page-tournaments-form-apart-hint = In so vielen ersten Runden treffen Spieler aus einem Land oder Verein nicht aufeinander, wenn es sich vermeiden lässt. Üblich ist 0, bei großen Vereinen 2.
page-tournaments-form-bands = Ähnlich Starke zuerst
page-tournaments-form-bands-hint = In der ersten Hälfte der Runden zählt eine höhere Wertung bei der Paarung als Vorsprung, nie für die Tabelle. Nützlich, wenn die Spielstärken weit auseinanderliegen.
page-tournaments-form-third = Spiel um Platz drei
page-tournaments-form-conditions = Wer teilnehmen darf
page-tournaments-form-conditions-hint = Leere Felder sind keine Bedingung. Geprüft wird bei der Anmeldung und noch einmal beim Check-in; wer mit Namen eingeladen ist, wird nicht gefragt.
page-tournaments-form-invited = Nur auf Einladung
page-tournaments-form-least_elo = Elo, mindestens
page-tournaments-form-most_elo = Elo, höchstens
page-tournaments-form-before = Hier gespielte Partien, mindestens
page-tournaments-form-finished = Beendete Partien, mindestens in Prozent
page-tournaments-form-countries = Länder
page-tournaments-form-countries-hint = Kürzel wie FR, BE, CH.
page-tournaments-form-ends = Tage für eine Runde
page-tournaments-form-ends-hint = Was dann noch läuft, wird abgebrochen.
page-tournaments-form-decision = Tage für Controller
page-tournaments-form-decision-hint = Sie entscheiden abgebrochene Partien; der Rest wird gewertet, wie er steht.
page-tournaments-called = Runde { $round }, Tisch { $table }, Partie { $game } wartet auf einen Controller. Ohne Entscheidung wird sie gewertet, wie sie steht: { $time }.
page-tournaments-called-awaited = Runde { $round }, Tisch { $table }, Partie { $game }: Jemand fehlt. Ohne Entscheidung kampflos verloren: { $time }.
page-tournaments-form-pays = Ein Sieg zählt
page-tournaments-form-pays-margins = die Punkte über 10,0
page-tournaments-form-pays-wins = 2 Punkte
page-tournaments-form-streaks = Serien
page-tournaments-form-streaks-hint = Nach zwei Siegen in Folge zählt jeder weitere doppelt.
page-tournaments-form-programs = Programme
page-tournaments-form-programs-none = Nur Menschen
page-tournaments-form-programs-mixed = Beide
page-tournaments-form-programs-only = Nur Programme
page-tournaments-form-text = Beschreibung
page-tournaments-form-prizes = Preise, einer je Zeile

## Directing

page-tournaments-office = Amt
page-tournaments-factor = mit zweitem Faktor
page-tournaments-factor-none = ohne zweiten Faktor

## Arenas, and times that opponents agree on

page-tournaments-form-lasts = Minuten insgesamt
page-tournaments-form-lasts-hint = Danach beginnt keine Partie mehr.
page-tournaments-form-lasts-alone = Minuten, in denen alle spielen; für mehr Zeit Tage angeben
page-tournaments-form-window-days = Tage zum Spielen
page-tournaments-form-window-alone = Statt Minuten: Jeder spielt, wann er will.
page-tournaments-form-window = Tage für die Absprache einer Runde
page-tournaments-form-window-hint = Die Gegner vereinbaren eine Zeit; sonst leer.
page-tournaments-direct-admit = Jemanden einladen
page-tournaments-direct-admit-text = Keine Bedingung steht der Anmeldung mehr im Weg. Anmelden müssen sie sich selbst.
page-tournaments-direct-step-draft = Sonst sieht niemand diesen Entwurf. Öffne die Anmeldung, wenn die Einstellungen stimmen.
page-tournaments-direct-step-enter = Es braucht mindestens zwei Spieler.
page-tournaments-direct-step-pair = Runde { $round } kann gepaart werden.
page-tournaments-direct-step-playoff = Ein Stechen kann gepaart werden.
page-tournaments-direct-step-publish = Runde { $round } ist gepaart: Sieh sie dir an und veröffentliche sie.
page-tournaments-direct-step-results =
    { $count ->
        [one] { $count } Tisch hat noch kein Ergebnis.
       *[other] { $count } Tische haben noch kein Ergebnis.
    }
page-tournaments-direct-step-next_stage = Diese Phase ist vorbei: Die nächste kann beginnen.
page-tournaments-direct-step-finish = Alles ist gespielt: Das Turnier kann abgeschlossen werden.
page-tournaments-direct-step-over = Das Turnier ist zu Ende.
page-tournaments-direct-step-arena = Die Arena läuft.
page-tournaments-direct-more = Mehr
page-tournaments-direct-open = Anmeldung öffnen
page-tournaments-direct-pair = Runde paaren
page-tournaments-direct-pair-text = Bis zur Veröffentlichung sieht niemand die Runde.
page-tournaments-direct-pair-add = Paarung festlegen
tournament-no_force = Hier entscheidet die Auslosung, wer gegen wen spielt: Niemand kann das wählen.
tournament-rounds_paired = Schon gepaarte Runden: { $count }. Weniger geht nicht.
page-tournaments-direct-hand = Von Hand
page-tournaments-direct-one = Erster Spieler
page-tournaments-direct-two = Zweiter Spieler
page-tournaments-direct-bye = Freilos für
page-tournaments-direct-publish = Runde veröffentlichen
page-tournaments-direct-starts = Tische öffnen um
page-tournaments-direct-starts-hint = Leer: sofort.
page-tournaments-direct-swap = Zwei Spieler tauschen
page-tournaments-direct-swap-text = Sie tauschen in dieser Runde die Plätze.
page-tournaments-direct-stop = Nach Runde { $round } beenden
page-tournaments-direct-stop-text = Diese Runde ist die letzte der Phase. Es gelten die Plätze dessen, was gespielt ist.
page-tournaments-direct-unpair = Runde zurücknehmen
page-tournaments-direct-forbid = Zwei getrennt halten
page-tournaments-direct-forbid-text = Sie werden nicht gegeneinander gepaart.
page-tournaments-direct-next--stage = Nächste Phase beginnen
page-tournaments-direct-lot = Geteilte Plätze entscheidet das Los
page-tournaments-direct-finish = Turnier abschließen
page-tournaments-direct-finish-text = Die Plätze werden endgültig, und das Geheimnis der Auslosung wird offengelegt.
page-tournaments-direct-settings = Einstellungen ändern
page-tournaments-direct-offices = Ämter
page-tournaments-direct-cancel = Turnier absagen
page-tournaments-direct-cancel-text = Seine Partien bleiben im Archiv. Das lässt sich nicht rückgängig machen.
page-tournaments-direct-away = Als abwesend melden
page-tournaments-direct-back = Als zurück melden
page-tournaments-direct-junior-on = Als Junior kennzeichnen
page-tournaments-direct-junior-off = Kein Junior
page-tournaments-direct-withdraw = Zurückziehen

## Offices

page-tournaments-offices-director-text = Paart, veröffentlicht, berichtigt und entscheidet.
page-tournaments-offices-controller-text = Paart, berichtigt, zieht Teilnehmer zurück und entscheidet Streitfälle.
page-tournaments-offices-helper-text = Checkt Spieler ein und trägt Ergebnisse ein.
page-tournaments-offices-name = Name des Mitglieds
page-tournaments-offices-give = Ernennen
page-tournaments-offices-dismiss = Entlassen

### A table: seats and hands, what is asked, what a placement does, the result, the log.

## Colours, tiles and spaces in words

page-space-forced = Zwangslücke
page-space-barred = durch die Einschränkungen gesperrt
page-space-numbers = passende Steine: { $numbers }
page-fit-yours =
    { $count ->
        [one] { $count } deiner Steine passt
       *[other] { $count } deiner Steine passen
    }
page-fit-theirs =
    { $count ->
        [one] { $count } Stein von { $name } passt
       *[other] { $count } Steine von { $name } passen
    }
page-fit-nobody = niemand hat einen passenden Stein
page-fit-short = { $name } ({ $count })
page-fit-short-nobody = niemand

## A table

page-bag =
    { $count ->
        [one] noch { $count } Stein im Beutel
       *[other] noch { $count } Steine im Beutel
    }
page-seat-partner = Partner
page-seat-team = Team
page-seat-turn = am Zug
page-seat-gone = aufgegeben
page-seat-clock = Restzeit:
page-seat-score =
    { $count ->
        [one] { $name }: { $count } Punkt. Beste Linie zeigen
       *[other] { $name }: { $count } Punkte. Beste Linie zeigen
    }
page-seat-line =
    { $count ->
        [one] Linie aus { $count } Stein
       *[other] Linie aus { $count } Steinen
    }
page-seat-loop =
    { $count ->
        [one] Schleife aus { $count } Stein
       *[other] Schleife aus { $count } Steinen
    }
page-hand-fits = passt in eine Zwangslücke
page-ask = Deine Aufgabe
page-ask-named = { $name }: { $ask }
page-ask-first = Lege den ersten Stein
page-ask-forced =
    { $count ->
        [one] Fülle eine Zwangslücke ({ $count } deiner Steine passt)
       *[other] Fülle eine Zwangslücke ({ $count } deiner Steine passen)
    }
page-ask-free = Dein freier Zug
page-ask-ahead = Noch nicht am Zug: nur zur Probe
page-ask-filling = Dein einziger passender Stein wird gelegt…
page-ask-chosen =
    { $count ->
        [one] Stein { $tile } passt an { $count } Stelle
       *[other] Stein { $tile } passt an { $count } Stellen
    }
page-ask-target =
    { $count ->
        [one] Wähle den Stein für diese Lücke ({ $count } passt)
       *[other] Wähle den Stein für diese Lücke ({ $count } passen)
    }
page-ask-other = { $name } ist am Zug
page-ask-thinking = { $name } überlegt…
page-ask-filling_robot = { $name } füllt Zwangslücken…
page-ask-endgame = Der Beutel ist leer: keine Einschränkungen mehr
page-turn-left = Links drehen
page-placing = Wird gelegt…
page-preview = Was das bewirkt
page-preview-waiting = Wird geprüft…
page-preview-nothing = Verlängert keine Linie, erzwingt keine Lücke
page-preview-yours = Deine Linie: { $before } → { $after }
page-preview-theirs = Linie von { $name }: { $before } → { $after }
page-preview-loop =
    { $count ->
        [one] Schließt eine Schleife ({ $colour }) aus { $count } Stein: { $score }
       *[other] Schließt eine Schleife ({ $colour }) aus { $count } Steinen: { $score }
    }
page-preview-forced = Neue Zwangslücke: { $who }
page-resign-text = Du verlierst die Partie, und sie kann nicht fortgesetzt werden.
page-resign-named = { $name } gibt auf

## The end

page-result-you = Du gewinnst!
page-result-win =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
page-result-tie = Unentschieden zwischen { $names }
page-result-deadlock = Blockade: Niemand gewinnt
page-result-absent = Niemand kam: keine Partie gespielt
page-result-resigned = Durch Aufgabe
page-result-unanalysed = Nur Partien zu zweit werden analysiert.
page-result-points = { $points } Turnierpunkte
page-result-overtime = { $time } über der Zeit

## Moves in words

page-log = Verlauf
page-log-draw = Auslosung: { $draws }. Es beginnt: { $name }.
page-result-margin =
    { $count ->
        [one] Mit { $count } Punkt
       *[other] Mit { $count } Punkten
    }
page-share = Teilen
page-share-list = Im Archiv zeigen
page-share-listed = Sie ist im Archiv
page-log-none = Noch kein Stein gelegt.
page-move-forced = { $name }: Stein { $tile } füllt eine Zwangslücke
page-move-free = { $name }: Stein { $tile } gelegt
page-move-drawn = { $move }, { $drawn } gezogen
page-live-paused-ask = Bis es weitergeht, kann niemand spielen.
page-live-awaited-ask = Die Partie beginnt, sobald alle da sind.
page-live-dot-here = ist da
page-live-dot-away = ist abwesend
page-live-dot-robot = Roboter spielt
page-live-result-tie = Im Einvernehmen
page-live-result-adjudicated = Gewertet, wie es stand: Zeit weit überschritten
page-live-result-default = Kampflos, nicht fortgesetzt: { $names }
page-live-result-absent = Kampflos, nicht erschienen: { $names }
page-live-result-ruled-scores = Gewertet, wie es stand, durch einen Controller
page-live-result-ruled-tie = Unentschieden, Entscheidung eines Controllers
page-live-result-ruled-default = Kampflos, Entscheidung eines Controllers
page-live-result-ruled-absent = Keine Seite kam, Entscheidung eines Controllers
page-result-room = Zurück zum Raum
page-result-tournament = Zurück zum Turnier

## Games by name, and what all of them say

page-steps = Weitere Möglichkeiten
page-space-priority = Vorrangzug
page-space-round = { $numbers } Steine ringsum
page-space-gobble = ein Gobble

## Steps: as news, in the list of moves, and on their buttons

page-step-discard = { $name }: ein Stein auf den Strafstapel
page-step-return = { $name }: ein Strafstein zurück in den Beutel
page-step-keep = { $name }: Der Strafstapel bleibt
page-step-offer = { $name }: Vorschlag, die Partie zu beenden
page-step-agree = { $name }: Einverstanden, die Partie ist aus
page-step-decline = { $name }: Nein, die Partie geht weiter
page-log-step-discard = auf den Strafstapel
page-log-step-return = zurück in den Beutel
page-log-step-keep = behält den Stapel
page-log-step-offer = schlägt das Ende vor
page-log-step-agree = stimmt zu
page-log-step-decline = spielt weiter
page-step-do-discard = Auf den Strafstapel
page-step-do-return = Zurück in den Beutel
page-step-do-keep = Stapel behalten
page-step-do-offer = Ende vorschlagen
page-step-do-agree = Zustimmen
page-step-do-decline = Weiterspielen

## Solitaire

page-solitaire-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-solitaire-ask = Lege den Stein an, wo er passt
page-solitaire-ask-forced =
    { $count ->
        [one] Er passt in { $count } Zwangslücke: Lege ihn dort hinein
       *[other] Er passt in { $count } Zwangslücken: Wähle eine
    }
page-solitaire-preview-next = Neue Zwangslücke: Der nächste Stein muss in eine hinein
page-solitaire-preview-later = Neue Zwangslücke: Der nächste Stein passt nicht hinein
page-solitaire-loop = Eine Schleife durch alle 14 Steine: { $score } Punkte!
page-solitaire-line = Eine Linie durch alle 14 Steine: { $score } Punkte!

## Gobble for one

page-gobble-ask =
    { $count ->
        [one] Lege den Stein an: { $count } Stelle passt
       *[other] Lege den Stein an: { $count } Stellen passen
    }
page-gobble-ask-discard = Kein Platz für diesen Stein
page-gobble-ask-relief = Ein Gobble! Spiele Strafstein { $tile }, oder:
page-gobble-preview-gobble = Ein Gobble
page-gobble-preview-none = Berührt zwei Steine
page-gobble-won = Alle 56 Steine sind gelegt!
page-gobble-left =
    { $count ->
        [one] { $count } Stein bleibt übrig
       *[other] { $count } Steine bleiben übrig
    }

## The Mind Game

page-mind-line =
    { $count ->
        [one] Linie aus { $count } Band
       *[other] Linie aus { $count } Bändern
    }
page-mind-loop =
    { $count ->
        [one] Schleife aus { $count } Band
       *[other] Schleife aus { $count } Bändern
    }
page-mind-ask = Lege einen Stein neben die anderen
page-mind-ask-first = Lege den ersten Stein irgendwo aufs Spielfeld
page-mind-ask-priority =
    { $count ->
        [one] Ein Vorrangzug: { $count } deiner Steine passt
       *[other] Ein Vorrangzug: { $count } deiner Steine passen
    }
page-mind-ask-offered = Dein Gegner schlägt vor, die Partie zu beenden
page-mind-ask-waiting = { $name } überlegt sich den Vorschlag…
page-mind-preview-priority = Neuer Vorrangzug; füllen kann ihn: { $who }
page-mind-forfeit =
    { $count ->
        [one] { $names }: kein Stein legbar, ein Zug verfällt
       *[other] { $names }: kein Stein legbar, Züge verfallen
    }
page-result-agreed = Nach Vereinbarung
page-result-forfeited = Niemand konnte noch einen Stein legen
page-files = Dateien
page-files-picture = Bild dieses Schritts (SVG)
page-files-animation = Animation (GIF)
page-files-json = Ganze Partie (JSON)
page-record = Aufzeichnung herunterladen

### The page of a venue: pairings, standings, table clocks and score sheets on a laptop's own network.

venue-round = Runde { $round }
venue-playoff = Runde { $round }: Stechen
venue-not_begun = Die erste Runde ist noch nicht gepaart.
venue-group = Gruppe { $group }
venue-offline = Der Laptop der Turnierleitung ist nicht erreichbar. Neuer Versuch…
venue-kept =
    { $count ->
        [one] { $count } Spielzettel bleibt auf diesem Gerät, bis der Laptop der Turnierleitung erreichbar ist.
       *[other] { $count } Spielzettel bleiben auf diesem Gerät, bis der Laptop der Turnierleitung erreichbar ist.
    }
venue-starts_in = Beginn in { $time }
venue-no_show_in = Die Partien laufen. Wer fehlt, verliert kampflos in { $time }
venue-no_show = Zehn Minuten sind um: Wer fehlt, kann kampflos verlieren.

## Lists

venue-tab-pairings = Paarungen
venue-tab-standings = Tabelle
venue-tab-sheets = Spielzettel
venue-find = Spieler suchen
venue-find_me = Tippe deinen Namen an, um deine Zeile hervorzuheben.
venue-no_pairings = Paarungen erscheinen hier, sobald die Turnierleitung sie veröffentlicht.
venue-no_standings = Die Tabelle erscheint hier, sobald die erste Phase begonnen hat.
venue-head-table = Tisch
venue-head-players = Spieler
venue-head-result = Punkte
venue-head-place = Platz
venue-head-name = Name
venue-head-match_points = Matchpunkte
venue-head-points = Punkte
venue-head-games = Partien
venue-head-wins = Siege
venue-head-margin = Abstand
venue-head-tiles = Steine
venue-bye-bye = Freilos
venue-bye-requested = Freilos auf Wunsch
venue-bye-absent = Abwesend
venue-colour-R = rot
venue-colour-Y = gelb
venue-colour-B = blau
venue-colour-G = grün

## Score sheets

venue-sheet = Ergebnis eintragen
venue-sheet_of = Runde { $round }, Tisch { $table }: Ergebnis
venue-tiles_of = Steine von { $name }
venue-time_of = Zeit von { $name }
venue-confirms = { $name } bestätigt
venue-hand_in = Abgeben
venue-back = Zurück
venue-bad_time = Gib beide Zeiten in Minuten und Sekunden an, wie 19:30, oder keine.
venue-unlikely = Dieses Ergebnis ist ungewöhnlich. Stimmt es?
venue-nothing_to_enter = An diesem Tisch ist nichts einzutragen.
venue-outcome-entered = Das Ergebnis ist eingetragen.
venue-outcome-same = Dieses Ergebnis war schon eingetragen.
venue-outcome-waits = Das Ergebnis wartet auf die Turnierleitung, weil nicht alle Spieler es bestätigt haben.
venue-outcome-conflict = Für diese Partie ist ein anderes Ergebnis eingetragen. Die Turnierleitung entscheidet.
venue-outcome-kept = Kein Netz: Das Ergebnis bleibt auf diesem Gerät und wird so bald wie möglich gesendet.
venue-no_sheets = Kein Spielzettel wartet.
venue-conflict = Für diese Partie ist ein anderes Ergebnis eingetragen.
venue-unconfirmed = Nicht von allen Spielern bestätigt.
venue-reason = Grund der Berichtigung
venue-accept = Annehmen
venue-dismiss = Verwerfen

## The clock

venue-clock = Uhr
venue-clock_of = Runde { $round }, Tisch { $table }: Uhr
venue-clock_begin = Wer nicht beginnt, drückt auf seine eigene Seite und startet so die Uhr des Gegners.
venue-clock_begin_heat = Wer in der gezeigten Reihenfolge vor dem ersten Spieler sitzt, startet mit einem Druck dessen Uhr; danach drückt jeder am Ende seines Zuges.
venue-clock_runs = Drücke am Ende deines Zuges auf deine eigene Seite.
venue-clock_paused = Die Uhr ist angehalten.
venue-pause = Pause
venue-enter_result = Ergebnis eintragen
venue-costs =
    { $count ->
        [one] { $count } Punkt verloren
       *[other] { $count } Punkte verloren
    }

## Who somebody is

venue-role-visitor = Du siehst zu.
venue-role-table = Dieses Gerät ist Uhr und Spielzettel eines Tisches.
venue-role-helper = Du bist Helfer.
venue-role-director = Du bist der Turnierleiter.
venue-have_pin = Ich habe eine PIN
venue-other_pin = Andere PIN benutzen
venue-pin = PIN
venue-enter_pin = Weiter

## What is refused

venue-pin_wrong = Diese PIN ist falsch.
venue-slow = Zu viele falsche PINs: Warte eine Minute.
venue-role_low = Dafür brauchst du eine andere PIN.
venue-origin = Diese Anfrage kommt von einer anderen Seite.
venue-body = Die Anfrage ist nicht lesbar.
venue-sheet_bad = Dieser Spielzettel passt nicht zu seinem Tisch.
venue-no_sheet = Dieser Spielzettel wartet nicht mehr.
venue-full = Zu viele Spielzettel warten: Die Turnierleitung muss sie erst ansehen.

## The command

cli-command-tournament-serve = Paarungen und Tabelle auf Telefonen zeigen und von dort Ergebnisse annehmen.
cli-about-tournament-serve = Die Seite des Spielorts im eigenen Netz dieses Laptops anbieten: Paarungen, Tabelle und Countdown für alle; eine Uhr und Spielzettel für jeden mit PIN. Ein anderes Netz ist nicht nötig. Ctrl-C beendet sie, und nichts geht verloren.
cli-venue-open = Die Seite des Spielorts: { $address }
cli-venue-pin-table = PIN für Tische (Uhr und Spielzettel): { $pin }
cli-venue-pin-helper = PIN für Helfer (Ergebnisse zählen sofort): { $pin }
cli-venue-pin-director = PIN für die Turnierleitung: { $pin }
cli-option-venue-host = Die Adresse zum Lauschen.
cli-option-venue-port = Der Port zum Lauschen, 0 für irgendeinen freien.

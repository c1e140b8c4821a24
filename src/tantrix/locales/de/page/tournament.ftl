### The page of one tournament.

## Lists

page-tournaments-one = Turnier
page-tournaments-entries-none = Noch niemand angemeldet
page-tournaments-waiting =
    { $count ->
        [one] { $count } auf der Warteliste
       *[other] { $count } auf der Warteliste
    }
page-tournaments-by = veranstaltet von { $name }
page-tournaments-more = Mehr zeigen
page-tournaments-none = Keine

## Parts of the page

page-tournaments-parts = Teile des Turniers
page-tournaments-stages = Phasen
page-tournaments-places = Endplatzierung
page-tournaments-tab-standings = Tabelle
page-tournaments-tab-rounds = Paarungen
page-tournaments-tab-wall = Wandtabelle
page-tournaments-tab-cross = Kreuztabelle
page-tournaments-tab-bracket = Turnierbaum
page-tournaments-tab-entries = Spieler
page-tournaments-tab-log = Verlauf
page-tournaments-tab-rules = Regeln
page-tournaments-col-name = Spieler
page-tournaments-col-points = TP
page-tournaments-col-points-long = Turnierpunkte
page-tournaments-col-games = Partien
page-tournaments-col-wtl = S–U–N
page-tournaments-col-margin = Abstand
page-tournaments-col-place = Platz
page-tournaments-col-time = Zeit
page-tournaments-col-tiles = Steine
page-tournaments-col-byes = Freilose
page-tournaments-col-table = Tisch
page-tournaments-col-pairing = Paarung
page-tournaments-col-way = Link
page-tournaments-col-colours = Farben
page-tournaments-col-state = Stand
page-tournaments-during =
    { $count ->
        [one] Während Runde { $round } von { $rounds }: { $count } Tisch spielt noch
       *[other] Während Runde { $round } von { $rounds }: { $count } Tische spielen noch
    }
page-tournaments-after =
    { $count ->
        [one] Nach { $count } von { $rounds } Runden
       *[other] Nach { $count } von { $rounds } Runden
    }
page-tournaments-find = Spieler suchen
page-tournaments-find-me = Mich finden
page-tournaments-decided-matches = nach Matchpunkten
page-tournaments-decided-fewer = nach weniger Partien
page-tournaments-decided-mean = nach Punkten pro Partie
page-tournaments-decided-mutual = nach Partien untereinander
page-tournaments-decided-wins = nach Siegen
page-tournaments-decided-margins = nach Abständen
page-tournaments-decided-tiles = nach Steinen
page-tournaments-decided-time = nach Zeit
page-tournaments-group = Gruppe { $number }
page-tournaments-club = Verein oder Team
page-tournaments-robot = Programm
page-tournaments-presence-waiting = Warteliste
page-tournaments-presence-away = abwesend
page-tournaments-presence-left = zurückgezogen
page-tournaments-presence-checked = eingecheckt
page-tournaments-presence-unchecked = nicht eingecheckt
page-tournaments-table = Tisch { $table }
page-tournaments-third = Dritter Platz
page-tournaments-round-short = R{ $round }
page-tournaments-round-choose = Runde
page-tournaments-round-hidden = Noch nicht veröffentlicht: Nur die Leitung sieht diese Runde.
page-tournaments-round-over = Alle Ergebnisse sind da.
page-tournaments-round-starts = Die Tische öffnen: { $time }.
page-tournaments-round-hand = Von Hand gepaart: { $text }
page-tournaments-round-repeats = Einige treffen sich wieder: Es blieb keine andere Paarung.
page-tournaments-round-playoff = Stechen: Es entscheidet, wer weiterkommt.
page-tournaments-rounds-none = Noch keine Paarungen
page-tournaments-rounds-none-text = Sie erscheinen hier, sobald die erste Runde veröffentlicht ist.
page-tournaments-bye-bye = { $name } hat ein Freilos: { $points } Punkte.
page-tournaments-bye-requested = { $name } wollte ein Freilos: { $points } Punkte.
page-tournaments-bye-absent = { $name } ist abwesend: { $points } Punkte.
page-tournaments-bye-late = { $name } kam später dazu: { $points } Punkte.
page-tournaments-fault-present = Gepaart, ohne da zu sein: { $names }
page-tournaments-fault-once = Nicht genau einmal gepaart: { $names }
page-tournaments-fault-bye = Ein Freilos zu viel oder zu wenig: { $names }
page-tournaments-fault-forced = Ein festes Paar fehlt: { $names }
page-tournaments-fault-forbidden = Diese dürfen sich nicht treffen: { $names }
page-tournaments-fault-repeat = Diese haben sich schon getroffen: { $names }
page-tournaments-fault-second_bye = Zweites Freilos, obwohl andere noch keins hatten: { $names }
page-tournaments-fault-lowest = Das Freilos steht jemandem weiter unten zu: { $names }
page-tournaments-boards = Spitzentische
page-tournaments-live = Live:
page-tournaments-why = Warum dieser Gegner?
page-tournaments-why-heat = Warum diese Gegner?
page-tournaments-wall-text = Je Runde: Nummer des Gegners, Punkte und Platz danach
page-tournaments-wall-heats = Je Runde: die Punkte des Laufs und der Platz danach.
page-tournaments-wall-bye = Freilos
page-tournaments-place-after = Platz danach
page-tournaments-cross-text = Punkte jeder Zeile gegen jede Spalte
page-tournaments-bracket-form = Gezeigt als
page-tournaments-bracket-tree = Baum
page-tournaments-bracket-list = Liste
page-tournaments-bracket-free = frei
page-tournaments-bracket-1 = Finale
page-tournaments-bracket-2 = Halbfinale
page-tournaments-bracket-3 = Viertelfinale

## What you do next

page-tournaments-next = Was du als Nächstes tust
page-tournaments-next-draft = Dies ist ein Entwurf: Niemand sonst sieht ihn, bis die Anmeldung öffnet.
page-tournaments-next-signin = Die Anmeldung läuft. Melde dich mit deinem Konto an, um teilzunehmen.
page-tournaments-next-open = Die Anmeldung läuft.
page-tournaments-next-inviting = Du hast { $name } als Partner genannt und wurdest selbst noch nicht genannt.
page-tournaments-next-invited = Möchten mit dir spielen: { $names }
page-tournaments-next-late = Es hat begonnen, aber du kannst noch teilnehmen.
page-tournaments-next-watch = Du siehst diesem Turnier zu.
page-tournaments-next-waiting = Es ist voll: Du stehst auf der Warteliste.
page-tournaments-next-left = Du hast dich zurückgezogen.
page-tournaments-next-disqualified = Du wurdest disqualifiziert.
page-tournaments-next-away = Du bist abwesend und wirst nicht gepaart.
page-tournaments-next-entered = Du bist dabei. Die Turnierleitung startet das Turnier.
page-tournaments-next-ready = Du bist dabei. Die erste Runde beginnt bald.
page-tournaments-next-checkin = Checke jetzt ein: Nur dann wirst du gepaart.
page-tournaments-next-checkin-later = Du bist dabei. Der Check-in öffnet später.
page-tournaments-next-checkin-missed = Der Check-in ist vorbei, und du warst nicht da. Komm zur nächsten Runde zurück.
page-tournaments-next-missed = Du warst nicht da, als die Gegner ausgelost wurden, und spielst hier nicht mit.
page-tournaments-next-play = Runde { $round }, Tisch { $table }: Du spielst gegen { $name }. Geh an deinen Tisch.
page-tournaments-next-soon = Runde { $round }, Tisch { $table }: Du spielst gegen { $name }. Der Tisch öffnet gleich.
page-tournaments-next-elsewhere = Runde { $round }, Tisch { $table }: Du spielst gegen { $name }.
page-tournaments-next-bye = Du hast in Runde { $round } ein Freilos.
page-tournaments-next-out = Für dich ist diese Phase vorbei. Danke fürs Mitspielen!
page-tournaments-next-results =
    { $count ->
        [one] { $count } Tisch spielt noch.
       *[other] { $count } Tische spielen noch.
    }
page-tournaments-next-due = Die nächste Runde kommt.
page-tournaments-next-wait = Warten auf die Turnierleitung.
page-tournaments-next-finished = Das Turnier ist vorbei.
page-tournaments-next-place = Das Turnier ist vorbei: Du hast Platz { $place }.
page-tournaments-next-cancelled = Das Turnier wurde abgesagt: Seine Tabelle zählt nicht.
page-tournaments-next-do-join = Teilnehmen
page-tournaments-next-do-signin = Anmelden
page-tournaments-next-do-checkin = Einchecken
page-tournaments-next-do-back = Ich bin zurück
page-tournaments-next-do-return = Wieder teilnehmen
page-tournaments-next-do-play = An den Tisch
page-tournaments-stuck = Ohne Turnierleiter kommt der Server nicht weiter.
page-tournaments-next-reserve = Runde { $round }, Tisch { $table }: Dein Team spielt gegen { $name }. Du bist Ersatz.
page-tournaments-next-board_done = Runde { $round }: Deine Partien sind zu Ende, dein Team spielt noch gegen { $name }.
page-tournaments-team = Dein Team
page-tournaments-board = Brett { $board }
page-tournaments-board-nobody = niemand
page-tournaments-own-bye = Freilos für Runde { $round } wünschen
page-tournaments-own-away = Ich bin abwesend
page-tournaments-own-leave = Zurückziehen
page-tournaments-own-leave-text = Deine Ergebnisse bleiben, aber du wirst nicht mehr gepaart.
page-tournaments-join-text = Welche Farben hättest du gern? Die Wünsche deines Gegners zählen so viel wie deine.
page-tournaments-join-pair = Partner
page-tournaments-join-pair-hint = Ihr seid dabei, sobald ihr euch gegenseitig genannt habt.
page-tournaments-join-team = Team
page-tournaments-join-team-hint = Ein neuer Name macht dich zum Kapitän eines neuen Teams; die anderen lädst du dann ein.
page-tournaments-join-team-invited = Dieses Team hat dich eingeladen.
page-tournaments-join-first = Erste Farbe
page-tournaments-join-second = Zweite Farbe

## The form

## Directing

page-tournaments-direct = Leitung
page-tournaments-direct-table = Entscheiden
page-tournaments-direct-manage = Verwalten
page-tournaments-direct-undo = Rückgängig
page-tournaments-direct-undo-text = Ereignis { $number } zählt dann nicht mehr.
page-tournaments-reason = Grund
page-tournaments-reason-hint = Alle können ihn lesen.
page-tournaments-office-owner = Veranstalter
page-tournaments-office-director = Turnierleiter
page-tournaments-office-controller = Controller
page-tournaments-office-helper = Helfer
page-tournaments-rule-tied = Unentschieden
page-tournaments-rule-default = Kampflos
page-tournaments-rule-absent = Beide abwesend
page-tournaments-rule-adjudicated = Abschätzung
page-tournaments-rule-conduct = Verhalten
page-tournaments-rule-disqualified = Disqualifikation
page-tournaments-rule-lot = Los
page-tournaments-rule-warning = Verwarnung
page-tournaments-ending-played = gespielt
page-tournaments-ending-resigned = aufgegeben
page-tournaments-ending-default = kampflos gewonnen
page-tournaments-ending-absent = beide abwesend
page-tournaments-ending-tied = unentschieden
page-tournaments-ending-deadlock = Blockade
page-tournaments-ending-ruled = durch Entscheidung
## Arenas, and times that opponents agree on

page-tournaments-next-arena = Lass diese Seite offen: Du wirst gepaart, sobald jemand frei ist.
page-tournaments-next-alone = Spiele Partie { $game } von { $count }. Zeit ist bis
page-tournaments-next-rally = Löse die Rätsel. Zeit ist bis
page-tournaments-next-do-rally = Zu den Rätseln
page-tournaments-next-host = Du gibst dieses Simultan: Deine Bretter sind bereit.
page-tournaments-next-guests = Du gibst dieses Simultan. Deine Gäste können sich anmelden.
page-tournaments-next-do-host = Zu den Brettern
page-tournaments-next-arrange = Runde { $round }: Du spielst gegen { $name }. Vereinbart einen Termin bis
page-tournaments-next-offered = Runde { $round }: { $name } schlägt dir einen Termin vor. Antworte bis
page-tournaments-next-agreed = Runde { $round }: Du spielst gegen { $name } zum vereinbarten Termin.
page-tournaments-next-do-arrange = Termin vereinbaren
page-tournaments-tab-chat = Chat
page-tournaments-following = Nächstes

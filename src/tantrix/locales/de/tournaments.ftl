### Tournaments over the board: the director's commands and what is printed.

## The commands

cli-command-tournament = Ein Turnier am Tisch leiten.
cli-about-tournament = Ein Turnier am Tisch leiten, ohne Netz oder Server. Das Turnier ist eine Datei; nenne sie zuerst oder mit --file, oder sei in einem Ordner, der nur eine enthält. Ohne Befehl wirst du gefragt, was als Nächstes kommt.
cli-command-tournament-new = Die Datei eines neuen Turniers anlegen.
cli-about-tournament-new = Die Datei des Turniers NAME anlegen; die Anmeldung ist sofort offen. Eine Phase mit --then folgt auf die davor: --then knockout:8 lässt acht weiterkommen (aus Gruppen so viele von jeder), --then plate ist für alle, die ihr erstes Match verloren haben.
cli-command-tournament-change = Ändern, was angekündigt war.
cli-about-tournament-change = Ändern, was angekündigt war: die genannten Optionen, des Turniers oder einer Phase (--stage). Dazu gehört eine Notiz (--note), die alle lesen können. Weniger Runden (--rounds) beenden ein Schweizer System oder Läufe früher; --stop-after 4 beendet ein Jeder gegen jeden, Gruppen oder ein K.-o. nach vier Runden, mit den Plätzen dessen, was gespielt ist. Was gepaart ist, bleibt.
cli-command-tournament-player = Spieler anmelden, einzeln oder aus einer Tabelle.
cli-about-tournament-player = Spieler anmelden, einzeln oder aus einer Tabelle.
cli-command-tournament-away = Jemanden bis zur Rückkehr nicht paaren.
cli-about-tournament-away = Teilnehmer NUMBER (oder genug vom Namen) bis „back NUMBER“ nicht paaren.
cli-command-tournament-back = Jemanden wieder paaren.
cli-about-tournament-back = Teilnehmer NUMBER (oder genug vom Namen) wieder paaren, der abwesend war oder sich zurückgezogen hatte.
cli-command-tournament-withdraw = Jemanden herausnehmen.
cli-about-tournament-withdraw = Teilnehmer NUMBER (oder genug vom Namen) herausnehmen; Ergebnisse bleiben. Eine gepaarte und nicht gespielte Partie ist kampflos verloren: Soll sie noch gespielt werden, hilft --after-round.
cli-command-tournament-bye = Ein gewünschtes Freilos notieren.
cli-about-tournament-bye = Notieren, dass Teilnehmer NUMBER (oder genug vom Namen) ein Freilos in einer noch nicht gepaarten ROUND wünscht: höchstens einmal in fünf Runden, nicht in der letzten.
cli-command-tournament-forbid = Zwei Teilnehmer auseinanderhalten.
cli-about-tournament-forbid = ONE nie mit TWO (Nummern oder genug von den Namen) paaren, oder es mit --allow wieder erlauben.
cli-command-tournament-pair = Die nächste Runde paaren.
cli-about-tournament-pair = Die nächste Runde paaren und zeigen, wer auf wen trifft. Niemand sieht sie, bis du sie veröffentlichst.
cli-command-tournament-swap = Zwei Teilnehmer tauschen lassen.
cli-about-tournament-swap = Die Teilnehmer ONE und TWO (Nummern oder genug von den Namen) in der letzten Runde vor ihrem ersten Ergebnis tauschen lassen. Gezeigt wird, was die Runde dann verletzt.
cli-command-tournament-publish = Die Runde ansagen; ihre Zeit beginnt.
cli-about-tournament-publish = Die letzte Runde ansagen: Sie beginnt jetzt oder heute zur Zeit --at, und zehn Minuten später können Fehlende kampflos verlieren.
cli-command-tournament-substitute = Einen Ersatzspieler einwechseln.
cli-about-tournament-substitute = NAME, Ersatz von TEAM, im veröffentlichten Match an Brett BOARD spielen lassen, vor dem ersten Ergebnis dieses Bretts.
cli-command-tournament-unpair = Die letzte Runde zurücknehmen.
cli-about-tournament-unpair = Die letzte Runde vor ihrem ersten Ergebnis zurücknehmen.
cli-command-tournament-enter = Ergebnisse eintragen.
cli-about-tournament-enter = Ein Ergebnis eintragen, oder eine Zeile nach der anderen bis zu einer leeren: Nummer, Steine und Zeit eines Spielers, dann des anderen, wie 12 24 19:30 7 20 21:05. Ein Wort des Namens kann für die Nummer stehen; bei Teams ist sie 3.2, Brett 2 von Team 3. Zeiten dürfen fehlen; der Abstand kann folgen, und „resigned 7“ (aufgegeben). „absent 7“ wertet kampflos gegen Spieler 7, „missing“ zeigt die Tische, die noch spielen.
cli-command-tournament-missing = Die Tische zeigen, die noch spielen.
cli-about-tournament-missing = Die Tische zeigen, die noch spielen.
cli-command-tournament-standings = Die Tabelle zeigen.
cli-about-tournament-standings = Die Tabelle zeigen, und was bei Gleichstand entschied.
cli-command-tournament-wall = Die Wandtabelle zeigen.
cli-about-tournament-wall = Gegner, Punkte und Platz jedes Teilnehmers in jeder Runde zeigen, in der Folge der Setzliste.
cli-command-tournament-cross = Die Kreuztabelle zeigen.
cli-about-tournament-cross = Zeigen, was jeder Teilnehmer gegen jeden anderen hat.
cli-command-tournament-who = Alles über einen Teilnehmer zeigen.
cli-about-tournament-who = Gegner, Ergebnisse und Platz eines Teilnehmers zeigen, nach der Nummer oder genug vom Namen.
cli-command-tournament-why = Sagen, warum zwei Teilnehmer sich treffen.
cli-about-tournament-why = Sagen, warum sich die an einem Tisch wie 5.3 treffen: wo sie vor der Runde standen, und warum niemand Näheres mit ihnen gepaart wurde.
cli-command-tournament-correct = Ein Ergebnis berichtigen.
cli-about-tournament-correct = Das Ergebnis bei PLACE berichtigen, wie 5.3 (Runde 5, Tisch 3) oder 5.3.2 (die zweite Partie dort), in jeder Runde, oder es mit --remove streichen. Schon gepaarte Runden bleiben, wie sie sind.
cli-command-tournament-rule = Eine Entscheidung notieren.
cli-about-tournament-rule = Notieren, was ein Controller entschieden hat, mit Grund. Zur Partie bei PLACE: tied (unentschieden); tied 7 5.0 (7 zahlt 5,0); default 7 (kampflos); default 7 0.0 (7 hat 0,0); absent (beide); adjudicated 12 24 14.7 7 20 5.3; conduct 12 15.0 7 5.0; lot, oder lot 7 (7 kommt weiter); warning. Sitzen drei oder vier am Tisch, nennen adjudicated und conduct alle. Zu Teilnehmer NO: warning; disqualify.
cli-command-tournament-undo = Ein Ereignis rückgängig machen.
cli-about-tournament-undo = Ereignis NUMBER rückgängig machen, sonst das letzte. Auch das ist ein Ereignis und braucht einen Grund; „log“ zeigt die Nummern.
cli-command-tournament-log = Die letzten Ereignisse zeigen.
cli-about-tournament-log = Die letzten Ereignisse mit ihren Nummern zeigen.
cli-command-tournament-next--stage = Die nächste Phase beginnen.
cli-about-tournament-next--stage = Eine gespielte Phase beenden und die nächste mit denen beginnen, die weiterkommen.
cli-command-tournament-finish = Das Turnier beenden.
cli-about-tournament-finish = Das Turnier beenden, wenn alles gespielt ist: Die Plätze werden endgültig, und das Geheimnis der Lose wird geöffnet.
cli-command-tournament-cancel = Das Turnier absagen.
cli-about-tournament-cancel = Das Turnier mit einem Grund absagen: Seine Partien bleiben, seine Tabellen sind ungültig. Danach lässt sich nichts mehr ändern oder zurücknehmen. Um früher mit gültigen Plätzen zu enden, siehe „change --rounds“ und „change --stop-after“.
cli-command-tournament-print = Listen und Spielzettel zum Drucken schreiben.
cli-about-tournament-print = Eine Seite schreiben, die sich aus dem Browser drucken lässt, oder ein PDF, wenn der Name der Datei (--output) auf .pdf endet. WHAT: sheets (Spielzettel, zwei auf A4), pairings (Paarungen), names (nach Namen), standings (Tabelle), wall (Wandtabelle), cross (Kreuztabelle), control (alle Ergebnisse und Summen nach einer Runde), rules (Regeln), times (Zeitkarten für die Tische), poster (Aushang).
cli-command-tournament-merge = Ergebnisse von einem anderen Laptop übernehmen.
cli-about-tournament-merge = Die Ergebnisse übernehmen, die eine andere Kopie dieses Turniers in FILE hat und diese nicht. Zweimal dasselbe Ergebnis ist eines; verschiedene werden gezeigt, und du entscheidest. Rückgabewert: 1 bei Widersprüchen.
cli-command-tournament-upload = Das Turnier auf einem Server zeigen.
cli-about-tournament-upload = Senden, was der Server bei ADDRESS von diesem Turnier noch nicht hat; er zeigt es allen und ändert nichts. Tu das nach jeder Runde oder am Ende. Nötig ist ein Token mit dem Recht „direct“, das ein Mitglied auf der Seite des Servers anlegt.
cli-command-tournament-verify = Eine Datei oder einen Export prüfen und alles neu auslosen.
cli-about-tournament-verify = Prüfen, dass keine Zeile der Datei bearbeitet wurde, Setzliste, Gruppen und Runden neu auslosen und den Hash der Ergebnisse vergleichen. Mit EXPORT wird stattdessen geprüft, was „export json“ oder ein Server von einem Turnier geschrieben hat, so weit sein Geheimnis offen ist. Rückgabewert: 0 alles ist unversehrt, 1 nicht.
cli-command-tournament-export = Das Turnier für andere Programme schreiben.
cli-about-tournament-export = Das Turnier schreiben als json (alle Ereignisse), standings, results oder heats (CSV; heats zu dritt und viert), trf (TRF16 mit Siegen als Punkten) oder txt (ein Bericht, der sich wieder lesen lässt).
cli-command-tournament-player--add = Einen Spieler anmelden.
cli-about-tournament-player--add = Den Spieler NAME anmelden. Ohne NAME wird nacheinander gefragt: Name, Land, Farben, Elo, mit Kommas getrennt.
cli-command-tournament-player--import = Alle Spieler einer Tabelle anmelden.
cli-about-tournament-player--import = Alle in FILE anmelden, einer CSV-Tabelle, deren erste Zeile die Spalten nennt (name, country, club, elo, colours, junior, colour-blind, members), oder niemanden, wenn eine Zeile falsch ist.
cli-command-tournament-player--list = Die Spieler auflisten.
cli-about-tournament-player--list = Die Spieler auflisten.
cli-command-tournament-player--edit = Berichtigen, was über einen Spieler bekannt ist.
cli-about-tournament-player--edit = Name, Land, Verein, Elo, Farben oder Merkmale von Teilnehmer NUMBER (oder genug vom Namen) berichtigen.

## Their options

cli-option-file = Die Datei des Turniers.
cli-option-by = Wer handelt, für das Protokoll.
cli-option-repair = Eine halbe Zeile am Ende der Datei in eine Datei daneben verschieben.
cli-option-format = Das Format der ersten Phase.
cli-option-rounds = Runden; 0 für die übliche Zahl. Jeder gegen jeden wird so oft gespielt.
cli-option-stop_after = Nach so vielen Runden enden ein Jeder gegen jeden, Gruppen oder ein K.-o., mit den Plätzen dessen, was gespielt ist; 0: nicht.
cli-option-match_games = Partien eines Matches, bei Teams an jedem Brett (meist zwei); 0 für die übliche Zahl eines K.-o.-Turniers.
cli-option-then = Eine weitere Phase, wie knockout:8 oder plate; nach Gruppen sonst knockout:2, mit none keine.
cli-option-by_wins = Siege zählen vor Punkten.
cli-option-tables = Tische im Saal; 0, wenn niemand sie zählt.
cli-option-sets = Vorhandene Sätze.
cli-option-clocks = Vorhandene Uhren.
cli-option-sets_cb = Sätze für Farbenblinde.
cli-option-limit = Zeit jeder Seite, üblich 20:00, für ein Paar 24:00.
cli-option-apart = In so vielen Runden treffen sich die aus einem Verein oder Land möglichst nicht.
cli-option-bands = Bis zur Hälfte der Runden beim Paaren Elo-Stufen mitzählen.
cli-option-repeats = Zwei sich wieder treffen lassen, wenn sonst nichts übrig bleibt.
cli-option-alternate = Der Beginn wechselt, statt ausgelost zu werden.
cli-option-first = Wie Runde 1 im Schweizer System gepaart wird.
cli-option-third_place = Um den dritten Platz spielen.
cli-option-doubles_event = Die Teilnehmer sind Paare; ihre Zeit zählt zusammen.
cli-option-team_boards = Die Teilnehmer sind Teams, die sich an so vielen Brettern treffen; Matches zählen vor Punkten.
cli-option-pool = Wessen Zeit im Doppel zählt: die beider Partner zusammen (pair) oder die eines jeden (player).
cli-option-capacity = Die meisten Teilnehmer; wer später kommt, wartet. 0 für keine Grenze.
cli-option-text = Was sonst alle über das Turnier wissen sollten.
cli-option-prize = Ein Preis; für jeden einmal angeben.
cli-option-note = Warum es sich ändert; alle können es lesen.
cli-option-country = Das Land, wie FR.
cli-option-club = Der Verein.
cli-option-elo = Das Turnier-Elo, für die Setzliste.
cli-option-games_before = Turnierpartien bisher; wer weniger als 36 hat, ist ein Neuling.
cli-option-colours = Zwei bevorzugte Farben, wie RY: die erste Wahl, dann die zweite.
cli-option-cb = Farbenblind.
cli-option-junior = Ein Junior.
cli-option-member = Ein Mitglied eines Paares, oder eines Teams in der Reihenfolge der Bretter, Ersatz zuletzt; für jedes einmal angeben.
cli-option-name = Der Name.
cli-option-starts_at = Wann die Runde heute beginnt, wie 14:30; ohne Angabe jetzt.
cli-option-allow = Sie sich wieder treffen lassen.
cli-option-stage = Die Phase, ab 1; sonst die letzte, die begonnen hat.
cli-option-force = Teilnehmer, die sich im Schweizer System treffen sollen, wie 3-9, oder 3-9,1-4 für mehrere; von Tischen zu dritt und viert alle, wie 3-9-4,1-2-5.
cli-option-give_bye = Der Teilnehmer, der das Freilos haben soll.
cli-option-order = Die Setzliste der ersten Phase, wie sie auf dem Kontrollblatt steht, vom Besten an, wie 3-1-2.
cli-option-groups = Die Gruppen, wie sie auf dem Kontrollblatt stehen, wie 3-1-6,2-4-5.
cli-option-by_lot = Losen, wo ein Platz zum Weiterkommen geteilt ist.
cli-option-tournament-after_round = Die Partien der laufenden Runde werden noch gespielt.
cli-option-tournament-reason = Der Grund; alle können ihn lesen.
cli-option-through = Ein Teilnehmer, der durch ein Stechen weiterkommt, wo ein Platz geteilt ist.
cli-option-both = Zur Kontrolle auch nach dem Abstand auf dem Zettel fragen.
cli-option-yes = Bei unwahrscheinlichen Ergebnissen nicht nachfragen.
cli-option-unsigned = Die Zettel kamen ohne alle Unterschriften.
cli-option-after = Die Tabelle nach so vielen Runden der Phase.
cli-option-remove = Das Ergebnis streichen.
cli-option-supersedes = Die Nummer der Entscheidung, die diese ersetzt.
cli-option-round = Die Runde; sonst die letzte.
cli-option-interested = Wer entscheidet, ist ein Spieler, den es betrifft.
cli-option-last = Wie viele Ereignisse.
cli-option-address = Die Adresse der Seite im Saal, für das Plakat.

## The file

cli-tournament-no_file = In diesem Ordner gibt es kein Turnier: Lege eins mit „tantrix tournament new NAME“ an, oder nenne die Datei.
cli-tournament-which = Hier gibt es mehrere Turniere: Nenne eins von { $files }.
cli-tournament-no_command = „{ $text }“ ist weder Befehl noch Datei; siehe --help.
cli-tournament-exists = { $file } gibt es schon.
cli-tournament-empty = { $file } enthält kein Turnier.
cli-tournament-edited = { $file }: Zeile { $line } wurde bearbeitet, oder eine Zeile davor fehlt. Mach mit einer heilen Kopie weiter.
cli-tournament-unknown_event = { $file }: Zeile { $line } ist heil, aber diese Version kann sie nicht lesen. Nimm eine neuere.
cli-tournament-cut = { $file } bricht in Zeile { $line } ab: Diese Zeile bleibt weg, alles davor ist heil.
cli-tournament-torn = { $file } bricht in Zeile { $line } ab. Sieh dir „missing“ und „log“ an und mach dann mit --repair weiter, das die halbe Zeile in eine Datei daneben verschiebt.
cli-tournament-repaired = Die halbe Zeile { $line } ist jetzt in { $file }; alles davor ist heil.
cli-tournament-ask_repair = Die halbe Zeile weglassen und weitermachen? [J/n]
cli-tournament-made = Die Anmeldung ist offen. Das Turnier ist in { $file }: Hebe Kopien davon auf.
cli-tournament-usual_games = Wie in Gruppen üblich, hat ein Match { $count } Partien (--games).
cli-tournament-usual_cut = Die { $count } Besten jeder Gruppe kommen in ein K.-o.-Turnier (--then).
cli-tournament-usual_limit = Wie im Doppel üblich, hat ein Paar { $count } Minuten (--limit).
cli-tournament-seal = Siegel der Lose: { $seal }
cli-tournament-few_sets = { $tables } Tische brauchen { $tables } Sätze: Es gibt { $count }.
cli-tournament-few_clocks = { $tables } Tische brauchen { $tables } Uhren: Es gibt { $count }.
cli-tournament-bad_stage = „{ $text }“ ist keine Phase: Schreibe knockout:8, swiss:16, groups:16, round-robin:4 oder plate.
cli-tournament-no_teams = Mit --boards sind die Teilnehmer Teams: Lass --pairs weg, und wähle ein Format mit zwei Seiten.
cli-tournament-no_pool = --pool sagt, wessen Zeit im Doppel zählt: Wähle dazu --pairs.
cli-tournament-change_what = Nichts würde sich ändern: Nenne, was anders sein soll.
cli-tournament-changed = Geändert; die Notiz steht im Protokoll.
cli-tournament-now_rounds =
    { $count ->
        [one] Phase { $stage } hat jetzt { $count } Runde.
       *[other] Phase { $stage } hat jetzt { $count } Runden.
    }
cli-tournament-rounds_fixed = Ein K.-o.-Turnier hat die Runden seines Baums: --stop-after beendet es früher.
cli-tournament-no_stop = Hier sagt --rounds, wie viele Runden es gibt: Weniger beenden die Phase früher.
cli-tournament-no_address = Nur das Plakat zeigt die Adresse (--address) der Seite im Saal.
cli-tournament-cancelled = { $name } ist abgesagt: Die Tabellen sind ungültig.

## What is typed

cli-tournament-ask_supersede = Über { $place } bestimmt schon Entscheidung { $number }. Ersetzt die neue sie (j/n)?
cli-tournament-default_how = { $name } wäre der abwesende Spieler und bekommt höchstens 10,0, nicht { $points }: Nenne den Spieler, der nicht kam, und was er bekommt.
cli-tournament-no_name = Niemand hier heißt „{ $text }“.
cli-tournament-several = „{ $text }“ könnte { $names } sein: Schreibe die Nummer oder mehr vom Namen.
cli-tournament-number = „{ $text }“ ist keine Zahl.
cli-tournament-time = „{ $text }“ ist keine Zeit: Schreibe Minuten und Sekunden, wie 19:30.
cli-tournament-points = „{ $text }“ sind keine Turnierpunkte: Schreibe 14.7.
cli-tournament-hour = „{ $text }“ ist keine Uhrzeit: Schreibe 14:30.
cli-tournament-place = „{ $text }“ ist keine Stelle: Schreibe 5.3 für Tisch 3 in Runde 5, 5.3.2 für die zweite Partie dort.
cli-tournament-bad_pair = „{ $text }“ sagt nicht, wer gemeint ist: Schreibe 3-9, oder 3-1-2, wo mehr zusammengehören.
tournament-not_again = Das passt nicht: Alle, die mitspielen, werden einmal genannt, und Gruppen und Tische sind so viele und so groß, wie sie sein müssen.
cli-tournament-elo = „{ $text }“ ist kein Elo.
cli-tournament-result = „{ $text }“ ist kein Ergebnis: Schreibe Nummer, Steine und Zeit beider, wie 12 24 19:30 7 20 21:05.
cli-tournament-heat_result = „{ $text }“ ist kein Ergebnis dieses Laufs: Schreibe Nummer, Steine und Zeit für { $who }.
cli-tournament-one_board = Nenne dasselbe Brett beider Teams: 3.2 und 7.2 für Brett 2 der Teams 3 und 7.
cli-tournament-not_entered = Nicht eingetragen: { $text }
cli-tournament-doubtful = { $why } Wiederhole es mit --yes, wenn es stimmt.
cli-tournament-other_margin = Der Abstand auf dem Zettel ist { $margin }, die Steine ergeben { $actual }. Nicht eingetragen.
cli-tournament-other_table = Bei { $place } spielt { $one } gegen { $two }.
cli-tournament-correct_what = Gib das richtige Ergebnis an, oder --remove.
cli-tournament-rule_how = Schreibe die Nummer des Teilnehmers und seine Punkte, wie 7 5.0.
cli-tournament-adjudicated_how = Schreibe Nummer, Steine und Punkte beider, wie 12 24 14.7 7 20 5.3.
cli-tournament-conduct_how = Schreibe Nummer und Punkte beider, wie 12 15.0 7 5.0.
cli-tournament-not_twenty = Die Punkte beider ergeben { $sum }, nicht 20,0.
cli-tournament-no_entry = Diese Anmeldung ist nicht lesbar.
cli-tournament-no_rows = { $file } enthält keine Spieler.
cli-tournament-bad_row = Zeile { $line }: { $why } Niemand wurde angemeldet.
cli-tournament-another = { $file } ist ein anderes Turnier.

## What is asked

cli-tournament-ask_reason = Grund:
cli-tournament-ask_name = Hier gibt es kein Turnier. Name eines neuen:
cli-tournament-ask_player = Name, Land, Farben, Elo (leer: fertig):
cli-tournament-ask_team = Team, dann seine Mitglieder nach Brettern, mit Kommas getrennt (leer: fertig):
cli-tournament-ask_margin = Abstand auf dem Zettel:
cli-tournament-ask_absent = Wer ist nicht da? (Nummer oder Name; leer: niemand)
cli-tournament-sure = Stimmt das? [j/N]
cli-tournament-what_next = Was nun? [{ $command }]
cli-tournament-prompt =
    { $count ->
        [one] Runde { $round }, noch { $count } Tisch
       *[other] Runde { $round }, noch { $count } Tische
    }
cli-tournament-step-enter = { $name }: Die Anmeldung ist offen (bisher { $entries }).
cli-tournament-step-pair = { $name }: Runde { $round } kann gepaart werden; { $entries } Teilnehmer.
cli-tournament-step-playoff = { $name }: Gleichstand um die letzten Plätze. Ein Stechen kann gepaart werden (oder next-stage --through, --by-lot).
cli-tournament-step-publish = { $name }: Runde { $round } ist gepaart. Sieh sie an, drucke sie, veröffentliche sie dann.
cli-tournament-step-results =
    { $count ->
        [one] { $name }: Runde { $round } läuft; { $count } Tisch hat noch kein Ergebnis.
       *[other] { $name }: Runde { $round } läuft; { $count } Tische haben noch kein Ergebnis.
    }
cli-tournament-step-next_stage = { $name }: Diese Phase ist gespielt.
cli-tournament-step-finish = { $name }: Alles ist gespielt.
cli-tournament-step-over = { $name } ist zu Ende.

## Entries

cli-tournament-entered = { $entry } ist angemeldet.
cli-tournament-waits = { $entry } steht auf der Warteliste.
cli-tournament-alike = Dieser Name ähnelt { $like }: dieselbe Person?
cli-tournament-alike_in = { $name } ähnelt { $like }: dieselbe Person?
cli-tournament-imported =
    { $count ->
        [one] { $count } Teilnehmer ist angemeldet.
       *[other] { $count } Teilnehmer sind angemeldet.
    }
cli-tournament-nobody = Noch ist niemand angemeldet.
cli-tournament-waiting = wartet
cli-tournament-away = abwesend
cli-tournament-left = zurückgezogen
cli-tournament-junior = Junior
cli-tournament-colour_blind = farbenblind
cli-tournament-is_away = { $entry } wird bis „back“ nicht gepaart.
cli-tournament-is_back = { $entry } wird wieder gepaart.
cli-tournament-has_left = { $entry } hat sich zurückgezogen.
cli-tournament-will_leave = { $entry } zieht sich nach der Runde zurück.
cli-tournament-withdrew = zurückgezogen
cli-tournament-not_there = kam nicht
cli-tournament-not_published = Runde { $round } ist noch nicht veröffentlicht.
cli-tournament-early = Die zehn Minuten sind nicht um: Bis { $at } kann der Spieler noch kommen.
cli-tournament-ten_minutes = Die zehn Minuten der Runde { $round } sind seit { $at } um. Jemand ist nicht da? Tippe „a“.
cli-tournament-walkover = Partie { $place } ist kampflos gewonnen.
cli-tournament-will_bye = { $entry } hat in Runde { $round } ein Freilos.
cli-tournament-never_meet = { $one } und { $two } werden nicht gepaart.
cli-tournament-may_meet = { $one } und { $two } dürfen wieder gepaart werden.

## Rounds

cli-tournament-playoff =
    { $count ->
        [one] Runde { $round }, ein Stechen: { $count } Tisch
       *[other] Runde { $round }, ein Stechen: { $count } Tische
    }
cli-tournament-round =
    { $count ->
        [one] Runde { $round }: { $count } Tisch
       *[other] Runde { $round }: { $count } Tische
    }
cli-tournament-round_repeats =
    { $count ->
        [one] Runde { $round }: { $count } Tisch; einige treffen sich wieder, weil nichts anderes blieb
       *[other] Runde { $round }: { $count } Tische; einige treffen sich wieder, weil nichts anderes blieb
    }
cli-tournament-unplayed-bye = { $entry } hat ein Freilos: { $points }
cli-tournament-unplayed-requested = { $entry } hat das gewünschte Freilos: { $points }
cli-tournament-unplayed-absent = { $entry } ist abwesend: { $points }
cli-tournament-unplayed-late = { $entry } war noch nicht angemeldet: { $points }
cli-tournament-colours-agree = beide { $colour }: Einigt euch, sonst { $one }, { $two }
cli-tournament-colours-chooser = Farbenblindensatz: { $name } wählt beide
cli-tournament-propose_all = { $entries } Teilnehmer: Bei jedem gegen jeden in { $rounds } Runden träfe jeder auf jeden.
cli-tournament-many_rounds = { $rounds } Runden sind viel für { $entries } Teilnehmer, die sich nicht wieder treffen dürfen: Üblich sind { $usual }, oder erlaube Wiederholungen.
cli-tournament-published = Runde { $round } ist veröffentlicht. Ab { $at } können Fehlende kampflos verlieren: „absent NUMMER“ in „enter“.
cli-tournament-is_published = Runde { $round } ist schon veröffentlicht.
cli-tournament-empty_board = Niemand sitzt an Brett { $seat } von { $team }: „substitute“, oder „absent { $seat }“, sobald die zehn Minuten um sind.
cli-tournament-substituted = { $name } spielt an Brett { $board } von { $team }.
cli-tournament-no_show = Fehlende können ab { $at } kampflos verlieren: „absent NUMMER“ in „enter“.
cli-tournament-unpaired = Runde { $round } ist zurückgenommen.
cli-tournament-next = Phase { $stage } beginnt mit { $entries }.
cli-tournament-opened = Geheimnis der Lose: { $key }
cli-tournament-digest = Hash der Ergebnisse: { $digest }
cli-tournament-fault-present = Gegen eine Regel: { $entries } können nicht gepaart werden.
cli-tournament-fault-once = Gegen eine Regel: { $entries } müssen genau einmal gepaart werden.
cli-tournament-fault-bye = Gegen eine Regel: ein Freilos bei ungerader Zahl, keins bei gerader ({ $entries }).
cli-tournament-fault-forced = Gegen eine Regel: { $entries } sollten wie angegeben gepaart werden.
cli-tournament-fault-forbidden = Gegen eine Regel: { $entries } dürfen sich nicht treffen.
cli-tournament-fault-repeat = Gegen eine Regel: { $entries } haben sich schon getroffen.
cli-tournament-fault-second_bye = Gegen eine Regel: { $entries }, andere hatten weniger Freilose.
cli-tournament-fault-lowest = Gegen eine Regel: { $entries }, das Freilos steht jemandem weiter unten zu.

## Results

cli-tournament-doubt-margin = Ein Abstand von { $margin } ist ungewöhnlich.
cli-tournament-doubt-low = Der Sieger hat nur { $tiles }.
cli-tournament-doubt-same = Das ist genau das Ergebnis von Partie { $place }.
cli-tournament-doubt-fast = { $name } brauchte nur { $time }.
cli-tournament-doubt-penalty =
    { $count ->
        [one] { $name } brauchte { $time }; das kostet { $count } Punkt.
       *[other] { $name } brauchte { $time }; das kostet { $count } Punkte.
    }
cli-tournament-doubt-adjudicate =
    { $count ->
        [one] { $name } brauchte { $time }; das kostet { $count } Punkt und ist lang genug für eine Abschätzung („rule“).
       *[other] { $name } brauchte { $time }; das kostet { $count } Punkte und ist lang genug für eine Abschätzung („rule“).
    }
cli-tournament-echo = Abstand { $margin }, Tabelle { $table }, Strafen { $penalties }, Punkte { $points }
cli-tournament-total = { $entry } { $points } (Platz { $place })
cli-tournament-totals = Summen: { $one }, { $two }
cli-tournament-heat_echo = { $entry } { $tiles } ({ $out }), Strafe { $penalty }, Punkte { $points }, Summe { $total } (Platz { $place })
cli-tournament-match = Match: { $points }
cli-tournament-goes_on = { $entry } kommt weiter.
cli-tournament-unsigned = Zettel ohne alle Unterschriften: { $places }. Gib ein solches Ergebnis noch einmal ein, wenn es unterschrieben ist.
cli-tournament-signed_now = jetzt unterschrieben
cli-tournament-all_in = Alle Ergebnisse von Runde { $round } sind da.
cli-tournament-nothing_missing = Nichts fehlt.
cli-tournament-removed = Das Ergebnis von { $place } ist gestrichen.
cli-tournament-pairings_stay = Spätere Runden bleiben, wie sie gepaart sind.
cli-tournament-ruled = Entscheidung { $number }: { $kind }, { $where }.
cli-tournament-counts = Die Partie zählt { $one } - { $two }.
cli-tournament-undone = Rückgängig gemacht: { $event }. Ein weiteres undo nimmt das Ereignis davor zurück; was rückgängig ist, gibst du einfach neu ein.
cli-tournament-counts_no_more = rückgängig gemacht

## Lists

cli-tournament-standings-during =
    { $count ->
        [one] { $name }: Tabelle während Runde { $round }, { $count } Tisch spielt noch
       *[other] { $name }: Tabelle während Runde { $round }, { $count } Tische spielen noch
    }
cli-tournament-standings = { $name }: Tabelle nach Runde { $round }
cli-tournament-group = Gruppe { $group }
cli-tournament-wall = Gegner, Punkte (Platz), in der Folge der Setzliste
cli-tournament-stands = Platz { $place } mit { $points }.
cli-tournament-head-place = #
cli-tournament-head-number = Nr
cli-tournament-head-name = Name
cli-tournament-head-country = Land
cli-tournament-head-club = Verein
cli-tournament-head-elo = Elo
cli-tournament-head-colours = Farben
cli-tournament-head-colour = Frb
cli-tournament-head-presence = Anwesend
cli-tournament-head-note = Notiz
cli-tournament-head-match_points = Matchpunkte
cli-tournament-head-points = Punkte
cli-tournament-head-games = Partien
cli-tournament-head-wtl = S-U-N
cli-tournament-head-margin = Abstand
cli-tournament-head-tiles = Steine
cli-tournament-head-byes = Freilose
cli-tournament-head-decided = entschieden
cli-tournament-head-table = Tisch
cli-tournament-head-badges = Preis
cli-tournament-decided-mutual = untereinander
cli-tournament-decided-wins = Siege
cli-tournament-decided-margins = Abstände
cli-tournament-decided-tiles = Steine
cli-tournament-decided-time = Zeit

## Copies and proofs

cli-tournament-merged =
    { $count ->
        [one] { $count } Ergebnis übernommen, { $same } waren bekannt.
       *[other] { $count } Ergebnisse übernommen, { $same } waren bekannt.
    }
cli-tournament-conflict = Widerspruch bei { $place }: hier { $own }, dort { $other }. Sieh auf den Zettel; „correct“, wenn es nicht wie hier ist.
cli-tournament-left_out =
    { $count ->
        [one] { $count } anderes Ereignis dort wurde nicht übernommen: Nur Ergebnisse werden es.
       *[other] { $count } andere Ereignisse dort wurden nicht übernommen: Nur Ergebnisse werden es.
    }
cli-tournament-merged_from = von einem anderen Laptop
cli-tournament-uploaded =
    { $count ->
        [one] { $count } Ereignis gesendet. Das Turnier ist zu sehen unter { $address }
       *[other] { $count } Ereignisse gesendet. Das Turnier ist zu sehen unter { $address }
    }
cli-tournament-chain =
    { $count ->
        [one] { $count } Zeile, nicht bearbeitet. Hash der letzten: { $head }
       *[other] { $count } Zeilen, keine bearbeitet. Hash der letzten: { $head }
    }
cli-tournament-redrawn =
    { $count ->
        [one] { $count } Runde neu gepaart, mit demselben Ergebnis.
       *[other] { $count } Runden neu gepaart, mit demselben Ergebnis.
    }
cli-tournament-drawn_otherwise = Runde { $round } sieht anders aus, wenn sie neu gepaart wird.
cli-tournament-seeded_otherwise = Phase { $stage } beginnt anders, wenn sie neu ausgelost wird.
cli-tournament-other_seal = Das Geheimnis ist nicht das versiegelte.
cli-tournament-still_sealed = Das Geheimnis ist noch versiegelt: Vor dem Ende lässt sich kein Los neu ziehen.
cli-tournament-same_digest = Ergebnisse und Plätze sind die vom Schluss. Ihr Hash: { $digest }
cli-tournament-export_events =
    { $count ->
        [one] { $count } Ereignis. Ein Export hat keinen Hash in seinen Zeilen: Geprüft wird, was aus den Ereignissen folgt.
       *[other] { $count } Ereignisse. Ein Export hat keinen Hash in seinen Zeilen: Geprüft wird, was aus den Ereignissen folgt.
    }
cli-tournament-export_gap = Ereignisse fehlen, sind nicht in der Reihenfolge oder von einem anderen Turnier als das Siegel.
cli-tournament-no_export = { $file } ist kein Export eines Turniers als JSON.
cli-tournament-other_digest = Die Ergebnisse sind nicht die vom Turnierende.
cli-tournament-written = Geschrieben: { $file }

## On paper

print-pairings = Runde { $round }: Paarungen
print-playoff = Runde { $round }: Stechen
print-names = Runde { $round }: Finde deinen Tisch
print-standings = Tabelle nach Runde { $round }
print-standings-before = Tabelle vor der ersten Runde
print-standings-during =
    { $count ->
        [one] Tabelle während Runde { $round }: { $count } Tisch spielt noch
       *[other] Tabelle während Runde { $round }: { $count } Tische spielen noch
    }
print-void = Das Turnier wurde abgesagt: Seine Tabelle ist ungültig.
print-wall = Wandtabelle: Gegner, Punkte (Platz nach der Runde)
print-cross = Kreuztabelle
print-control = Kontrollblatt, Runde { $round }
print-group = Gruppe { $group }
print-pairs = Um diese Runde neu zu paaren: { $pairs }
print-seeding = Setzliste dieser Phase (--order): { $order }
print-groups = Gruppen dieser Phase (--groups): { $groups }
print-mark = Letztes Ereignis und Hash der Datei: { $mark }
print-ruling = Entscheidung { $number }, { $place }: { $rule }. { $reason }
print-chooser = Satz für Farbenblinde: { $name } wählt beide Farben
print-agree = beide { $colour }: Einigt euch, sonst { $one }, { $two }
print-unplayed-bye = Freilos: { $entry }, { $points } Punkte
print-unplayed-requested = Freilos auf Wunsch: { $entry }, { $points } Punkte
print-unplayed-absent = Abwesend: { $entry }, { $points } Punkte
print-unplayed-late = Noch nicht angemeldet: { $entry }, { $points } Punkte
print-ending-missing = noch kein Ergebnis
print-ending-resigned = aufgegeben
print-ending-default = kampflos
print-ending-absent = keiner kam
print-ending-tied = unentschieden durch Entscheidung
print-ending-deadlock = Blockade
print-ending-ruled = abgeschätzt
print-unsigned = nicht unterschrieben
print-out-resigned = aufgegeben
print-out-absent = kam nicht
print-head-place = Platz
print-head-number = Nr
print-head-name = Name
print-head-country = Land
print-head-match_points = Matchpunkte
print-head-points = Punkte
print-head-games = Partien
print-head-wtl = S-U-N
print-head-margin = Abstand
print-head-tiles = Steine
print-head-time = Zeit
print-head-byes = Freilose
print-head-decided = Entschieden
print-head-table = Tisch
print-head-game = Partie
print-head-first = Links
print-head-second = Rechts
print-head-colour = Farbe
print-head-opponent = Gegner
print-head-note = Notiz
print-head-badges = Preis
print-prizes = Preise
print-badge-first = 1. Preis
print-badge-second = 2. Preis
print-badge-third = 3. Preis
print-badge-newcomer = bester Neuling
print-badge-junior = bester Junior
print-badge-country = bester aus { $country }
print-badge-team = Siegermannschaft
print-decided-mutual = untereinander
print-decided-wins = Siege
print-decided-margins = Abstände
print-decided-tiles = Steine
print-decided-time = Zeit
print-sheet = Runde { $round }, Tisch { $table }, Partie { $game } von { $games }
print-sheet-board = Runde { $round }, Tisch { $table }, Brett { $board }, Partie { $game } von { $games }
print-sheet-who = Spieler
print-sheet-colour = Farbe
print-sheet-preferences = Wünsche
print-sheet-checks = Geprüft
print-sheet-set = Satz vollständig
print-sheet-clock = Uhr
print-sheet-draw = Gezogener Stein; beginnt
print-sheet-starts = beginnt
print-sheet-tiles = Steine (Linie / Schleife)
print-sheet-time = Verbrauchte Zeit
print-sheet-margin = Abstand; Punkte der Tabelle
print-sheet-penalties = Strafe
print-sheet-points = Turnierpunkte
print-sheet-mistake = Fehler oder Entscheidung
print-sheet-signed = Unterschrift
print-sheet-controller = Controller
print-rules = Am Tisch
print-rule-begin = Prüft die Uhr, und ob der Satz vollständig ist. Hat die Partie begonnen, zählt sie.
print-rule-colours = Legt die Farbmarken aus und schreibt vor der Partie Namen und Farben auf den Zettel.
print-rule-start = Jeder zieht einen Stein: Die höhere Nummer beginnt. Beide kommen zurück; dann zieht jeder sechs. Der zweite Spieler startet die Uhr des ersten.
print-rule-draw = Zieht schnell und ohne hinzusehen. Berührt nie die Steine des anderen, und bewegt oder verdeckt in seinem Zug nie die eigenen.
print-rule-test = Um einen Stein zu probieren, haltet ihn nah an die Stelle, ohne zu berühren; erzwungene weiter hinten.
print-rule-confirm = Ein Stein ist bestätigt, wenn die Hand in den Beutel greift; bei leerem Beutel, wenn er andere berührt.
print-rule-refill = Zieht nach jedem Stein Ersatz und drückt die Uhr erst nach dem letzten. Vergessen: Zieht, sobald es auffällt.
print-rule-bag = Der Beutel wechselt mit dem Zug. Die Hand greift nur hinein, um zu ziehen oder angesagt für beide zu zählen. Letzter Stein: Sagt „Beutel leer“.
print-rule-end = Stellt nach dem letzten Zug die Uhr auf Pause. Lasst das Tantrix liegen, bis der Zettel unterschrieben ist.
print-rule-sheet = Füllt den Zettel aus, unterschreibt beide und gebt ihn dem Controller.
print-rule-errors = Prüft einander. Einfacher Fehler: Sagt es. Schwerer: Pause, einen eben gezogenen Stein beiseitelegen, das Problem nennen, einigen, Uhr weiter. Nicht einig: Ruft den Controller, dessen Entscheidung endgültig ist.
print-rule-late = Wer zehn Minuten nach dem Beginn nicht da ist, kann kampflos verlieren.
print-rule-watch = Telefone aus. Wer zusieht, mischt sich nie ein, sondern geht zu einem Controller.
print-poster-limit = Jeder hat { $time }. Wer sie erreicht, gibt dem Gegner einen Punkt ab und einen weiteren für jede weitere volle Minute.
print-poster-hurry = Nehmt besondere Rücksicht auf Partien in Zeitnot.
print-poster-dispute = Einigt euch, wenn es geht. Wenn nicht: Haltet die Uhr an und ruft einen Controller, dessen Entscheidung endgültig ist.
print-poster-venue = Paarungen und Tabelle auf dem Handy, vor und nach der Partie:
print-times = Zeit
print-times-used = Verbrauchte Zeit
print-times-cost = Punkte für den Gegner
print-times-late = Ein Punkt mehr für jede weitere volle Minute. Über { $time } hinaus kann der Controller die Partie anhalten und abschätzen.
print-points = Turnierpunkte nach Abstand in Steinen
print-times-margin = Abstand
print-times-winner = Sieger
print-times-loser = Verlierer
tournament-parted = Die Datei setzt nicht fort, was der Server zeigt: Sie wurde von einer anderen Kopie hochgeladen.

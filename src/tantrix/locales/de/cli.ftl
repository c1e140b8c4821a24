### The command line.

cli-option-triple = Solitaire: die drei Farben der 14 Steine.
cli-option-goal = Solitaire: die beste Linie oder Schleife, oder eine Linie oder Schleife durch alle Steine.
cli-option-side = Mind Game: Felder pro Seite des Spielfelds.
cli-option-copies = Mind Game: wie oft jedes Muster im Satz ist.
cli-option-load = Rätsel: mit den Steinen aus dieser Datei weitermachen, wie „speichern“ sie schreibt.
cli-play-game = „{ $text }“ ist weder Spiel noch Rätsel: Nimm { $games } oder einen Namen aus „tantrix puzzles“.
cli-play-game-close = „{ $text }“ ist weder Spiel noch Rätsel; meinst du „{ $close }“?
cli-play-option = { $option } gilt nicht für { $game }; --help erklärt jede Option.
cli-play-mind_colour = „{ $text }“ ist keine Farbe dieses Spiels: Nimm R oder K, rot oder schwarz.
cli-play-nothing = Jetzt kann kein Stein gelegt werden.

## Words that a person may type

cli-word-check = prüfen
cli-word-solution = lösung
cli-word-redo = wiederholen
cli-word-turn = drehen
cli-word-take = nehmen
cli-word-swap = tauschen
cli-word-save = speichern
cli-word-all = alle
cli-word-discard = abwerfen
cli-word-return = abgeben
cli-word-keep = behalten
cli-word-offer = anbieten
cli-word-agree = zustimmen
cli-word-decline = ablehnen
cli-step-offer = schlägt vor, die Partie zu beenden
cli-step-agree = stimmt zu
cli-step-decline = lehnt ab

## Solitaire

cli-solitaire-welcome = 14 Steine, einer nach dem anderen. Gib eine Stelle oder einen ganzen Code (7@2,-2) ein; „hilfe“ zeigt den Rest.
cli-solitaire-help =
    2,-2      wie der Stein bei q 2, r -2 liegen kann, jeweils mit einem Buchstaben
    7         alle Stellen, an die er kann (7 ist seine Nummer)
    7@2,-2    Stein 7 dorthin legen; passen mehrere Drehungen, werden sie gezeigt
    7@2,-2:3  ebenso, um drei Sechstel im Uhrzeigersinn gedreht
    a         die Wahl mit diesem Buchstaben; Enter, wenn es nur eine gibt
    züge      alles, was erlaubt ist
    tipp      was der Planer täte
    tisch     den Tisch noch einmal zeigen
    zurück    deinen letzten Stein zurücknehmen
    beenden   aufhören
    Kanten stehen im Uhrzeigersinn ab Norden.
cli-solitaire-stack =
    { $count ->
        [one] noch { $count } Stein
       *[other] noch { $count } Steine
    }
cli-solitaire-next = Nächster Stein: { $tile }
cli-solitaire-first = Lege den ersten Stein.
cli-solitaire-forced =
    { $count ->
        [one] Der Stein passt in { $count } Zwangslücke: Er muss dorthin.
       *[other] Der Stein passt in { $count } Zwangslücken: Er muss in eine davon.
    }
cli-solitaire-free =
    { $count ->
        [one] Lege den Stein: { $count } Stelle passt.
       *[other] Lege den Stein: { $count } Stellen passen.
    }
cli-solitaire-result = { $points }: { $line }, { $colour }.
cli-solitaire-reached-best = Eine Schleife ({ $colour }) durch alle Steine: Mehr geht nicht.
cli-solitaire-reached-line = Eine Linie ({ $colour }) durch alle Steine: Du gewinnst!
cli-solitaire-reached-loop = Eine Schleife ({ $colour }) durch alle Steine: Du gewinnst!
cli-solitaire-missed-best = Alle Steine sind gelegt.
cli-solitaire-missed-line = Alle Steine sind gelegt, aber keine Linie ({ $colour }) geht durch alle.
cli-solitaire-missed-loop = Alle Steine sind gelegt, aber keine Schleife ({ $colour }) geht durch alle.

## Gobble alone

cli-gobble-welcome = Lege jeden Stein dorthin, wo er mindestens zwei andere berührt. Gib eine Stelle oder einen ganzen Code (7@2,-2) ein; „hilfe“ zeigt den Rest.
cli-gobble-help =
    2,-2      wie der Stein bei q 2, r -2 liegen kann, jeweils mit einem Buchstaben
    7         alle Stellen, an die er kann (7 ist seine Nummer)
    7@2,-2    Stein 7 dorthin legen; passen mehrere Drehungen, werden sie gezeigt
    7@2,-2:3  ebenso, um drei Sechstel im Uhrzeigersinn gedreht
    a         die Wahl mit diesem Buchstaben; Enter, wenn es nur eine gibt
    abwerfen  einen Stein, der nirgends passt, auf den Strafstapel legen
    abgeben   nach einem Gobble: den obersten Strafstein zurück in den Beutel
    behalten  nach einem Gobble: den Strafstapel lassen, wie er ist
    züge      alles, was erlaubt ist
    tipp      die Stelle, die die meisten Steine berührt
    tisch     den Tisch noch einmal zeigen
    zurück    deine letzte Aktion zurücknehmen
    beenden   aufhören
    Kanten stehen im Uhrzeigersinn ab Norden.
cli-gobble-stack = Strafstapel (oberster zuletzt): { $tiles }
cli-gobble-gobbles =
    { $count ->
        [one] { $count } Gobble
       *[other] { $count } Gobbles
    }
cli-gobble-gobble = ein Gobble
cli-gobble-free = Lege Stein { $tile }.
cli-gobble-nowhere-free = Kein Platz für Stein { $tile }: „abwerfen“ oder Enter.
cli-gobble-relief = Ein Gobble! Lege Stein { $tile } vom Strafstapel, „abgeben“ oder „behalten“.
cli-gobble-nowhere-relief = Ein Gobble! Stein { $tile } zurück in den Beutel „abgeben“ oder „behalten“.
cli-gobble-left =
    { $count ->
        [one] { $count } Stein bleibt übrig.
       *[other] { $count } Steine bleiben übrig.
    }
cli-gobble-won = Alle Steine sind gelegt: Du gewinnst!

## The Mind Game

cli-mindgame-welcome = Gib einen Stein, eine Stelle oder einen ganzen Code (7@2,-2:3) ein; „hilfe“ zeigt den Rest.
cli-mindgame-help =
    7         wohin Stein 7 kann, jede Stelle mit einem Buchstaben
    2,-2      was nach q 2, r -2 kann
    7@2,-2    die Drehungen von Stein 7, die dort passen
    7@2,-2:3  dorthin legen, um drei Sechstel im Uhrzeigersinn gedreht
    a         die Wahl mit diesem Buchstaben; Enter, wenn es nur eine gibt
    anbieten  das Ende vorschlagen; Antwort darauf: zustimmen oder ablehnen
    züge      alles, was erlaubt ist
    tipp      was der Planer täte
    tisch     den Tisch noch einmal zeigen
    zurück    deine letzte Aktion zurücknehmen
    aufgeben  die Partie aufgeben
    beenden   aufhören
    Kanten stehen im Uhrzeigersinn ab Norden.

## Puzzles

cli-puzzle-welcome = { $puzzle }: { $goal }. Gib ein, wohin ein Stein kommt (7@2,-2); „hilfe“ zeigt den Rest.
cli-puzzle-help =
    7                  wohin Stein 7 passt, jede Stelle mit einem Buchstaben
    2,-2               was bei q 2, r -2 passt
    7@2,-2             Stein 7 dorthin legen; passen mehrere Drehungen, werden sie gezeigt
    7@2,-2:3           um drei Sechstel gedreht hinlegen, passend oder nicht
    drehen 2,-2        den Stein dort um ein Sechstel drehen; drehen 2,-2 3  um drei
    nehmen 2,-2        ihn zurücknehmen; nehmen alle  leert den Tisch
    tauschen 2,-2 1,0  zwei Steine gleicher Form tauschen; tauschen 2,-2 7  mit dem Vorrat
    züge               alles, was passt
    prüfen             ob es gelöst ist, und wenn nicht, warum
    tipp               der nächste Stein zu einer Lösung
    lösung             eine Lösung zeigen
    zurück, wiederholen  beliebig viele Schritte
    speichern DATEI    die Steine speichern; weiter mit tantrix play RÄTSEL --load DATEI
    tisch, beenden     den Tisch noch einmal zeigen; aufhören
cli-puzzle-how = Gib einen Stein, eine Stelle, einen Code oder einen Buchstaben der Liste ein; „hilfe“ zeigt den Rest.
cli-puzzle-how_turn = Gib die Stelle des Steins an, wie drehen 2,-2 oder drehen 2,-2 3.
cli-puzzle-how_take = Gib die Stelle des Steins an, wie nehmen 2,-2, oder nehmen alle.
cli-puzzle-how_swap = Gib zwei Stellen an, oder eine Stelle und einen Stein im Vorrat: tauschen 2,-2 1,0.
cli-puzzle-how_save = Gib den Namen einer Datei an, wie speichern meine.json.
cli-puzzle-no_fit = Dort passt nichts; mit einer Drehung (7@2,-2:3) lässt sich ein Stein trotzdem legen.
cli-puzzle-off_board = Das ist außerhalb des Spielfelds.
cli-puzzle-no_undo = Nichts, was sich zurücknehmen lässt.
cli-puzzle-no_redo = Nichts zu wiederholen.
cli-puzzle-tray =
    { $count ->
        [one] { $count } Stein im Vorrat
       *[other] { $count } Steine im Vorrat
    }
cli-puzzle-clashes = Farben passen nicht zwischen { $places }.
cli-puzzle-solved = Gelöst!
cli-puzzle-a_solution = Eine Lösung; dein eigener Tisch ist unverändert.
cli-puzzle-hint-unsolvable = Von hier aus gibt es keine Lösung: Nimm Steine zurück.
cli-puzzle-hint-stopped = In der Zeit wurde keine Antwort gefunden.
cli-puzzle-solution-unsolvable = Es gibt keine Lösung: Alles wurde probiert.
cli-puzzle-solution-stopped = In ein paar Sekunden keine gefunden; „tantrix solve“ sucht länger.

cli-command-engine = Die Roboter für andere Programme, Zeile für Zeile.
cli-command-analyse = Eine Partie oder Stellung erklären: wer vorn lag, was jeder Fehler kostete, was Glück war.
cli-about-engine = Mit einem Programm über Standardeingabe und -ausgabe sprechen: ein Befehl pro Zeile, wie „position start“, „go movetime 1000“, „stop“, „quit“. Das erste Wort, „tep“, zeigt, was sich einstellen lässt.
cli-about-analyse = Die Partie oder Stellung in FILE (- für die Standardeingabe) erklären: die Chancen der Spieler Zug für Zug, die Steine, die am meisten kosteten, mit dem, was besser war, Genauigkeit und Glück. Nur Partien zu zweit; dauert einige Sekunden. Ctrl-C zeigt, was bis dahin gefunden ist. Ohne FILE werden JSON-Anfragen der Standardeingabe beantwortet, eine pro Zeile.
cli-analyse-progress = Analyse
cli-analyse-exact = Bis zum Ende der Partie berechnet.
cli-option-level = Stufe des Roboters.
cli-option-clock = Zeit für Spieler, die Engines sind: Sekunden pro Partie und Sekunden, die jeder gelegte Stein hinzufügt, wie 60+1; sonst ohne Uhr.
cli-option-movetime = Millisekunden pro Stein für Spieler, die Engines sind (engine:COMMAND); sonst ohne Grenze.

cli-command-bot = Einen Roboter mit einem Token auf einem Server spielen lassen.
cli-about-bot = Einen Roboter auf dem Server bei ADDRESS spielen lassen, wie http://127.0.0.1:8765, an jedem Tisch des Kontos, zu dem das Token gehört. War der Server weg, verbindet er sich von selbst wieder; die Standardfehlerausgabe zeigt jede Minute, worauf er wartet. Ctrl-C beendet ihn.
cli-option-most = Nach so vielen Partien aufhören.
cli-option-token--file = Die Datei mit dem Token, angelegt in den Einstellungen des Kontos.

## Help: what the commands and their options are for

cli-usage = Aufruf:
cli-options = Optionen
cli-commands = Befehle
cli-default = sonst: { $value }
cli-required = erforderlich
cli-about-tantrix = Ganz Tantrix: Regeln, Roboter, Aufzeichnungen und ein Server zum Spielen. Statt einer Datei, die nur gelesen oder nur geschrieben wird, kann - stehen: die Standardeingabe oder -ausgabe.
cli-about-play = Im Terminal spielen. GAME ist strategy (gegen ein bis drei Roboter), solitaire, gobble (allein), mindgame (gegen einen Roboter) oder ein Rätsel zum Selbstlösen, wie discovery-7. Gib einen Stein, eine Stelle oder einen ganzen Code wie 7@2,-2 ein; „hilfe“ zeigt den Rest.
cli-about-show = SOURCE zeigen: eine Stellung (eine Zeile aus sieben Teilen) oder eine Datei mit einer Stellung oder Aufzeichnung, - für die Standardeingabe.
cli-about-replay = Die Aufzeichnung in FILE (- für die Standardeingabe) Zug für Zug durchgehen, bis zum Endstand. Fehler darin stehen in der Standardfehlerausgabe, und der Rückgabewert ist 1.
cli-about-convert = Die Partien in SOURCE in das Format von TARGET umwandeln; - ist Standardeingabe und -ausgabe. Das Format folgt der Endung: .json (eine Partie pro Zeile), .parquet (eine Partie pro Zeile), .csv (ein Zug pro Zeile), .svg und .png (der Tisch am Ende einer Partie), .gif und .webp (eine Partie als Animation), Text für .txt und Namen ohne Endung. Fehler in den Partien stehen in der Standardfehlerausgabe, und der Rückgabewert ist 1.
cli-about-print = Ein PDF mit einem Blatt für jedes der PUZZLES schreiben, nach Name oder Id: die Aufgabe, das zu füllende Spielfeld und die Steine zum Ausschneiden. - ist eine Liste auf der Standardeingabe, wie „tantrix generate“ sie ausgibt.
cli-about-legal = Zeigen, was in POSITION erlaubt ist, einer Zeile aus sieben Teilen wie „v1 strategy:2 free 0 1,2/3,4 ?52 -“, oder - für die Standardeingabe.
cli-about-perft = Die Folgen gelegter Steine ab dem Beginn einer Partie zählen. Sechs Steine gehen an Spieler 0, dann sechs an Spieler 1 und so weiter; Spieler 0 beginnt; das Ziehen danach wird nicht gezählt.
cli-about-train = Ein Netz nach RECIPE trainieren, dem Namen eines Rezepts des Pakets (tiny, standard, long) oder einer TOML-Datei, in FOLDER. Das beste Netz ist dort best.bin. Ein angehaltenes oder abgebrochenes Training geht weiter, wenn es mit demselben Rezept und Ordner wieder aufgerufen wird. Ctrl-C hält es an, mit Rückgabewert 3.
cli-about-match = Zwei Roboter ein Match spielen lassen und für jeden Siege, Unentschieden, Anteil an den Partien (ein Unentschieden zählt halb), Elo, ihre 95-%-Konfidenzintervalle, mittleren Abstand und Turnierpunkte ausgeben. Bei mehr als zwei Robotern spielt jeder gegen jeden, und die Ergebnisse sind Tabellen in Markdown. Ctrl-C beendet vorzeitig und zeigt die Ergebnisse bis dahin, mit Rückgabewert 3. Ein Roboter kann eine eigene Engine sein: engine:COMMAND.
cli-about-serve = Den Server starten: eine Seite zum Spielen, Zuschauen und Nachspielen. Alle Partien liegen in einer Datei, die in einem vorhandenen Ordner bei Bedarf angelegt wird. Ctrl-C hält den Server an; nach dem nächsten Start gehen die Partien weiter.
cli-about-solve = PUZZLE lösen, nach seinem Namen (siehe „tantrix puzzles“), seiner Id oder mit Optionen wie --tiles 1-10 --loop R. Findet eine Lösung, alle (--all) oder ihre Anzahl (--count); „unlösbar“ ist ein Beweis. Ctrl-C beendet die Suche und behält, was gefunden ist. Rückgabewert: 0 gelöst, 1 unlösbar, 3 vor der Antwort angehalten.
cli-about-check = Prüfen, ob eine Anordnung PUZZLE löst. Sie steht in FILE (- für die Standardeingabe), als JSON-Liste [Stein, q, r, Drehung] oder Ausgabe von solve, oder als Codes: 1@0,0:0 2@1,0:3. Rückgabewert: 0 ja, 1 nein.
cli-about-puzzles = Die Rätsel mit Namen auflisten, oder alles über PUZZLE zeigen.
cli-command-solve = Ein Rätsel lösen, oder beweisen, dass es unlösbar ist.
cli-command-check = Prüfen, ob eine Anordnung ein Rätsel löst.
cli-command-puzzles = Die Rätsel mit Namen auflisten.
cli-about-spaghetti = TILES Steine, ganze Sätze zu 56, als eine passende Gruppe ohne Löcher anordnen und sie schreiben, oder eine Seite, die sie in jeder Größe zeigt. „tantrix check spaghetti FILE“ prüft sie.
cli-command-spaghetti = Sehr viele Steine zu einer passenden Gruppe anordnen.
cli-command-play = Irgendein Spiel spielen oder ein Rätsel selbst lösen, im Terminal.
cli-command-serve = Den Server starten: eine Seite zum Spielen, Zuschauen und Nachspielen.
cli-command-show = Eine Stellung oder Aufzeichnung zeigen, als Text oder Bild.
cli-command-replay = Eine Aufzeichnung Zug für Zug durchgehen.
cli-command-convert = Partien zwischen Text, JSON, Parquet, CSV und Bildern umwandeln.
cli-command-print = Rätselblätter drucken, als PDF.
cli-command-legal = Zeigen, was in einer Stellung erlaubt ist.
cli-command-perft = Die Folgen gelegter Steine ab dem Beginn einer Partie zählen.
cli-command-train = Ein Netz für die Engine trainieren.
cli-command-match = Zwei Roboter ein Match spielen lassen.
cli-option-all = Alle Lösungen finden, jede einmal.
cli-option-at = Bei einer Aufzeichnung: nach so vielen Zügen; sonst nach allen.
cli-option-bag = Die Steine in der Reihenfolge, in der sie gezogen werden: 12,5,...,44; sonst alle, mit --seed gemischt.
cli-option-beside = Steine, die mit den anderen gelegt werden, aber auf keiner Schleife oder Linie liegen müssen: 11,40-42.
cli-option-board = Das zu füllende Spielfeld: triangle:5, hexagon:3, spiral:40 oder eine Datei mit Feldern q,r (- für die Standardeingabe); sonst eine freie Form.
cli-option-bot-engine = Mit der Engine spielen, die dieser Befehl startet, für jede Partie neu, statt mit einer Stufe.
cli-option-bot-play = Tische gegen einen Roboter des Servers dieser Stufe eröffnen, jeden, sobald der vorige zu Ende ist.
cli-option-boards = Nach jedem Zug den Tisch zeigen.
cli-option-colour = Deine Farbe, bei Solitaire die, die zählt: R, Y, B, G oder ihr Name.
cli-option-convert-from = Das Format von SOURCE, wie immer es heißt.
cli-option-convert-to = Das Format von TARGET, wie immer es heißt.
cli-option-convert-game = Welche Partie von SOURCE umzuwandeln ist, ab 1; sonst alle.
cli-option-count = Alle Lösungen zählen.
cli-option-database = Die Datenbank, statt einer Datei: postgresql://NAME:PASSWORT@RECHNER/BASIS oder sqlite:///DATEI.
cli-option-redis = Als einer von mehreren Prozessen laufen, die die Datenbank teilen, mit Redis bei redis://RECHNER.
cli-option-data = Die Datei mit allen Tischen; sonst tantrix/tantrix.db in deinem Datenordner.
cli-option-delay = Nach jedem Zug den Tisch zeigen und so viele Sekunden warten.
cli-option-depth = Wie viele Steine jede Folge lang ist.
cli-option-divide = Die Zahl nach dem ersten Stein aufteilen.
cli-option-doubles = In zwei Teams zu zweit spielen: du und der dritte Platz gegen die anderen.
cli-option-from = Mit den Steinen weitermachen, die laut dieser Datei liegen, wie „check“ sie liest.
cli-option-games = Wie viele Partien zu spielen sind.
cli-option-game = Welche Partie der Datei, ab 1; sonst die erste.
cli-option-quiet = Weder Fortschritt noch Hinweise in der Standardfehlerausgabe zeigen; was den Befehl beendet, wird trotzdem gesagt.
cli-option-verbose = Die Aufrufliste eines Fehlers zeigen.
cli-option-given = Ein Stein mit fester Stelle, Drehung oder beidem: 25@0,-1, 25:5, 25@0,-1:5.
cli-option-help = Diese Hilfe zeigen.
cli-option-holes = Löcher in einer freien Form erlauben.
cli-option-host = Die Adresse zum Lauschen; sonst 127.0.0.1.
cli-option-json = Ein einziges JSON-Dokument ausgeben.
cli-option-lang = Sprache der Ausgabe; sonst die der Umgebung.
cli-option-line = Eine offene Linie dieser Farbe durch jeden Stein verlangen, der sie hat.
cli-option-longest = Die längste Schleife oder Linie finden, die sich mit irgendwelchen der Steine bilden lässt.
cli-option-loop = Eine geschlossene Schleife dieser Farbe durch jeden Stein verlangen, der sie hat.
cli-option-numbers = In jeder Zwangslücke zeigen, wie viele Steine des Beutels passen. Nach einem Schrägstrich: ohne die Einschränkungen; nach einem Strich: die auch in eine andere Zwangslücke passen.
cli-option-open = Die Seite in einem Browser zeigen.
cli-option-output = Die Ausgabe in diese Datei schreiben, - für die Standardausgabe.
cli-option-page = Eine Webseite, die die Steine zeigt, in diese Datei schreiben.
cli-option-pairs = Jeden Beutel zweimal spielen, mit vertauschten Plätzen und Farben.
cli-option-players = Anzahl der Spieler, 2 bis 4.
cli-option-port = Der Port zum Lauschen, 0 für irgendeinen freien; sonst 8765 oder der nächste freie.
cli-option-processes = Wie viele Prozesse sich die Partien teilen; das Ergebnis hängt nicht davon ab.
cli-option-record = Die Aufzeichnung in diese Datei schreiben und ihren Inhalt ersetzen; - für die Standardausgabe, wenn die Partie zu Ende ist.
cli-option-reference = Mit den Regeln in Python zählen, der Referenz, statt mit dem C++-Kern.
cli-option-robot = Stufe eines Gegners; einmal für jeden möglich, die letzte gilt für den Rest.
cli-option-seconds = Die Suche nach so vielen Sekunden anhalten.
cli-option-results = Jedes Ergebnis in dieser Datei aufheben; ein angehaltenes oder abgebrochenes Match geht von dort weiter.
cli-option-sprt = Aufhören, sobald der sequenzielle Test zwischen zwei Elo-Unterschieden entschieden hat, wie 0 10.
cli-option-ray = Die Partien auf dem Ray-Cluster bei dieser Adresse spielen; „local“ startet einen auf diesem Rechner.
cli-option-seed = Startwert der Zufallszahlen; gleiche Startwerte geben gleiche Ergebnisse.
cli-option-start = Wie entschieden wird, wer beginnt.
cli-option-svg = Ein Bild in diese Datei schreiben, - für die Standardausgabe.
cli-option-scope = Was das Token außer Lesen darf; mehrmals möglich.
cli-option-label = Der Name des Tokens in den Einstellungen des Kontos.
cli-option-passkeys = Auch alle Passkeys entfernen.
cli-option-convert-delay = Wie lange jedes Bild einer Animation steht, in Millisekunden; das letzte viermal so lange.
cli-option-paper = Das Papierformat.
cli-option-print-size = Die Breite eines Steins in Millimetern; ein Spielfeld, das nicht auf die Seite passt, wird kleiner.
cli-option-solutions = Eine Seite mit Lösungen anfügen; jede wird zehn Sekunden lang gesucht.
cli-option-theme = Farbschema des Bildes.
cli-option-threads = Anzahl der Threads.
cli-option-tiles = Die Steine eines eigenen Rätsels: 1-10,12, oder 1-10x6 für je sechs.
cli-option-version = Die Version zeigen.

## How a command cannot be called

cli-no_option = Es gibt keine Option { $text }; siehe --help.
cli-no_option-close = Es gibt keine Option { $text }; meinst du { $close }?
cli-no_command = Es gibt keinen Befehl „{ $text }“; siehe --help.
cli-no_command-close = Es gibt keinen Befehl „{ $text }“; meinst du „{ $close }“?
cli-no_choice = { $option }: Wähle aus { $choices }.
cli-no_choice-close = { $option }: Wähle aus { $choices }; meinst du { $close }?
cli-no_robot = Es gibt keinen Roboter „{ $text }“: Wähle { $levels }, einen Spieler der Engine wie „search ms=10“, einen Roboter aus einem anderen Paket oder engine:COMMAND.
cli-no_robot-close = Es gibt keinen Roboter „{ $text }“; meinst du „{ $close }“?
cli-no_number = { $option }: Gib eine ganze Zahl von { $low } bis { $high } an.
cli-no_seconds = { $option }: Gib eine Anzahl Sekunden an, 0 oder mehr.
cli-no_integer = { $option }: Gib eine ganze Zahl an.
cli-option_value = { $option }: Ein Wert fehlt, oder es ist einer zu viel.
cli-missing = { $option } fehlt; siehe --help.
cli-too_many = „{ $text }“ ist ein Wort zu viel; siehe --help.
cli-two_outputs = Nur eines kann in die Standardausgabe gehen.
cli-no_stream = - ist die Standardein- oder -ausgabe, die hier nicht geht: Geben Sie den Namen einer Datei oder eines Ordners an.
cli-binary = Das ist kein Text, den ein Terminal zeigen könnte: Schreiben Sie es in eine Datei oder an einen anderen Befehl.
cli-not_svg = { $file } enthielte SVG: Gib ihr einen Namen auf .svg.
cli-no_setting = { $where } wird übergangen: Diese Einstellung gibt es nicht. Es gibt { $known }.
cli-linked_setting = { $where } wird übergangen: „{ $text }“ ist die Adresse eines anderen Dienstes, kein Port.
cli-wrong = { $why }

## Files, and the machine

cli-unreadable = { $file } ist nicht lesbar: { $why }.
cli-unwritable = { $file } lässt sich nicht schreiben: { $why }.
cli-too_large = { $file } ist zu groß für eine Stellung oder Aufzeichnung.
cli-not_text = { $file } ist keine Textdatei: Byte { $at } ist nicht UTF-8.
cli-parquet = { $file } ist eine Parquet-Datei: „tantrix convert“ macht Text daraus.
cli-standard_input = Standardeingabe
cli-no_record = { $file }: Darin ist keine Partie als Text; „tantrix convert“ macht Text aus JSON und Parquet.
cli-other_game = { $file }: Das ist eine Partie „{ $game }“, und hier gehen nur Partien Strategy; „tantrix replay“ spielt sie nach.
cli-no_game = { $file }: Darin ist keine Partie.
cli-convert-suffix = Dateien auf { $suffix } lassen sich nicht schreiben, nur auf { $known }; --to nennt das Format, gleich wie der Name ist.
cli-convert-suffix-pdf = Als PDF lassen sich Partien nicht schreiben, nur auf { $known }; Rätselblätter macht „tantrix print“.
cli-no_game_number = { $file } hat keine Partie { $number }.
cli-more_games = { $file }: Weitere Partien folgen; --game wählt eine davon.
cli-no_move =
    { $count ->
        [one] Es gibt keinen Zug { $at }: Die Aufzeichnung hat { $count } Zug.
       *[other] Es gibt keinen Zug { $at }: Die Aufzeichnung hat { $count } Züge.
    }
cli-at_position = Eine Stellung hat keine Züge zur Wahl: --at ist für Aufzeichnungen.
cli-problem = { $file }, Zeile { $line }, Spalte { $column }: { $text }
cli-more_problems =
    { $count ->
        [one] { $file }: { $count } weiteres Problem.
       *[other] { $file }: { $count } weitere Probleme.
    }
cli-written = Geschrieben: { $file }
cli-posix = Ein Server läuft unter Linux, macOS und anderen POSIX-Systemen, nicht unter Windows selbst; nimm dort WSL.
cli-no_extra = „{ $name }“ ist nicht installiert; installiere dafür tantrix[{ $extra }].
cli-system = Vom System angehalten: { $why }.
cli-port_taken = Port { $port } von { $host } ist belegt: Wähle einen anderen.
cli-no_address = Auf { $host }, Port { $port }, kann nicht gelauscht werden: { $why }.

## What they print

cli-entry = { $name }: { $text }
cli-open = Tantrix läuft unter { $address }
cli-two_databases = Nimm --data oder --database, nicht beide.
cli-open-file = Datendatei: { $file }
cli-open-new = Neue, leere Datenbank: { $file }
cli-legal =
    { $count ->
        [one] Spieler { $player }, { $stage }: { $count } Möglichkeit
       *[other] Spieler { $player }, { $stage }: { $count } Möglichkeiten
    }
cli-legal-draw = Spieler { $player } zieht zuerst einen Stein.
cli-scores = Punkte: { $scores }
cli-resigns = gibt auf
cli-race-left =
    { $count ->
        [one] { $name }: noch { $count } Stein
       *[other] { $name }: noch { $count } Steine
    }
cli-race-place =
    { $count ->
        [one] { $place }. { $name }: noch { $count } Stein
       *[other] { $place }. { $name }: noch { $count } Steine
    }
cli-match-clock = „{ $text }“ ist keine Uhr: Gib Sekunden pro Partie und pro Stein an, wie 60+1.
cli-match-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
cli-match-wins = Siege
cli-match-ties = Unentschieden
cli-match-share = Anteil
cli-match-ci95 = 95-%-Konfidenzintervall
cli-train-games = Generation { $number }: Partien, { $done } von { $all } Dateien
cli-train-learned = Generation { $number }: Lernen, { $done } von { $all } Gruppen, Verlust { $loss }
cli-train-accepted = Generation { $number }: angenommen. Elo: { $elo }.
cli-train-refused = Generation { $number }: nicht angenommen. Elo: { $elo }.
cli-match-alone = Ein Match braucht zwei Roboter: Nenne noch einen.
cli-match-counts = Paare nach Punkten: 0, ½, 1, 1½, 2
cli-match-sprt = Log-Likelihood-Quotient
cli-match-sprt-open = unentschieden
cli-match-sprt-accepted = angenommen
cli-match-sprt-rejected = verworfen
cli-match-column-games = Partien
cli-match-column-wins = Siege
cli-match-column-ties = Unentschieden
cli-match-column-share = Anteil (95 %)
cli-match-column-elo = Elo (95 %)
cli-match-column-mean_margin = Abstand
cli-match-column-points = Turnierpunkte
cli-match-mean_margin = mittlerer Abstand
cli-match-points = Turnierpunkte

## Puzzles

cli-solve-what = Nenne ein Rätsel oder beschreibe eins: --tiles und die Schleife oder Linie, die entstehen soll.
cli-solve-both = Ein Rätsel mit Namen geht nicht zusammen mit Optionen, die ein anderes beschreiben.
cli-solve-one_wish = Nimm nur eins von --all, --count und --longest.
cli-solve-longest = --longest braucht genau ein --loop oder --line in freier Form.
cli-solve-from = Schon gelegte Steine gehen nicht zusammen mit --longest.
cli-solve-from_one = Die Datei muss eine Anordnung zum Weitermachen enthalten, nicht { $count }.
cli-solve-lacks = Stein { $tile } hat kein Band in { $colours }: Er kann auf keiner Schleife oder Linie liegen. Darf er daneben liegen, gib ihn mit --beside statt --tiles an.
cli-solve-solved =
    { $count ->
        [one] { $count } Lösung.
       *[other] { $count } Lösungen.
    }
cli-solve-one = Gelöst: eine Lösung.
cli-solve-some =
    { $count ->
        [one] Bisher { $count } Lösung.
       *[other] Bisher { $count } Lösungen.
    }
cli-solve-unsolvable = Es gibt keine Lösung: Alles wurde probiert.
cli-solve-score = { $score } Punkte; keine Anordnung kann über { $bound } kommen.
cli-solve-stopped = Vor einer Antwort angehalten.
cli-solve-times = { $seconds } s, { $nodes } Stellungen probiert.
cli-solve-progress = { $seconds } s, { $rate } Stellungen/s, { $depth } Steine gelegt, höchstens { $best }, { $count } gefunden
cli-solve-parts = { $share } % der Suche erledigt
cli-check-ok =
    { $count ->
        [one] { $count } Lösung.
       *[other] { $count } Lösungen, alle verschieden.
    }
cli-check-of = Anordnung { $number }: { $text }
cli-check-score = Punkte: { $score }
cli-spaghetti =
    { $count ->
        [one] { $count } Stein, alle Kanten passend, in { $seconds } s.
       *[other] { $count } Steine, alle Kanten passend, in { $seconds } s.
    }
cli-spaghetti-ok =
    { $count ->
        [one] Ein Spaghetti aus { $count } Stein: ganze Sätze, passend, in einem Stück, ohne Loch.
       *[other] Ein Spaghetti aus { $count } Steinen: ganze Sätze, passend, in einem Stück, ohne Loch.
    }
cli-puzzles-puzzle = Rätsel
cli-puzzles-tiles = Steine
cli-puzzles-goal = Ziel
cli-puzzles-id = Id
cli-puzzles-more = sets-N (N von 3 bis 2000): eine Schleife aus N Steinen vieler Zehnersätze.
cli-puzzles-loop = eine Schleife in { $colour }
cli-puzzles-line = eine Linie in { $colour }
cli-puzzles-match = alle Kanten passen
cli-puzzles-best-line = die längste Linie jeder Farbe
cli-puzzles-best-loop = die längste Schleife jeder Farbe
cli-puzzles-or = oder
cli-puzzles-on_board = { $goal }, auf { $count } vorgegebenen Feldern

## Puzzles that are made

cli-about-generate = Rätsel erzeugen, die genau eine Lösung haben. KIND: loop (die Farbe ist zu finden), pyramid (eine Linie oder Schleife durch alle Steine eines Dreiecks), board (einige Steine sind vorgegeben), turns (alle Steine liegen, nur ihre Drehungen sind zu finden), letter (dasselbe in der Form eines Buchstabens), symmetric (die vorgegebenen Steine liegen symmetrisch), line (eine lange Linie durch alle Steine eines Bretts). Jedes ist eine Zeile: seine Id, die „tantrix solve“ annimmt, und seine Stufe, 1 bis 5. Ctrl-C beendet vorzeitig und behält, was fertig ist. Rückgabewert: 0 alle erzeugt, 3 vorher angehalten.
cli-command-generate = Rätsel erzeugen, die genau eine Lösung haben.
cli-option-generate-count = Anzahl der Rätsel; alle sind verschieden.
cli-option-grade = Nur Rätsel dieser Stufe: 1 ist das leichteste Fünftel, 5 das schwerste.
cli-generate-progress =
    { $count ->
        [one] { $done } von { $count } Rätsel erzeugt
       *[other] { $done } von { $count } Rätseln erzeugt
    }

## A game at the terminal

cli-word-help = hilfe
cli-word-moves = züge
cli-word-hint = tipp
cli-word-board = tisch
cli-word-undo = zurück
cli-word-resign = aufgeben
cli-word-quit = beenden
cli-word-exit = ende
cli-play-you = Du
cli-play-welcome = Gib einen Stein, eine Stelle oder einen ganzen Code (7@2,-2) ein; „hilfe“ zeigt den Rest.
cli-play-help =
    7         wohin Stein 7 kann, jede Stelle mit einem Buchstaben
    2,-2      was nach q 2, r -2 kann
    7@2,-2    Stein 7 dorthin legen; passen mehrere Drehungen, werden sie gezeigt
    7@2,-2:3  ebenso, um drei Sechstel im Uhrzeigersinn gedreht
    a         die Wahl mit diesem Buchstaben; Enter, wenn es nur eine gibt
    züge      alles, was erlaubt ist
    tipp      was der Planer täte
    tisch     den Tisch noch einmal zeigen
    zurück    deinen letzten Stein zurücknehmen
    aufgeben  die Partie aufgeben
    beenden   aufhören; die Aufzeichnung bleibt, wenn sie verlangt war
    Kanten stehen im Uhrzeigersinn ab Norden.
    F7@2,-2=41: eine Zwangslücke, und Stein 41 danach gezogen.
    Die Zahl in einer Zwangslücke: wie viele Steine des Beutels passen, vor /
    während des Endspiels, und nach - wie viele davon auch woanders passen.
cli-play-how = Gib einen Stein, eine Stelle, einen Code oder einen Buchstaben der Liste ein; „hilfe“ zeigt den Rest.
cli-play-see_help = „hilfe“ zeigt, was du eingeben kannst.
cli-play-enter = Enter legt ihn.
cli-play-first = Lege den ersten Stein.
cli-play-forced =
    { $count ->
        [one] Fülle eine Zwangslücke: { $count } deiner Steine passt.
       *[other] Fülle eine Zwangslücke: { $count } deiner Steine passen.
    }
cli-play-free = Dein freier Zug.
cli-play-after =
    { $count ->
        [one] Fülle wieder eine Zwangslücke: { $count } deiner Steine passt.
       *[other] Fülle wieder eine Zwangslücke: { $count } deiner Steine passen.
    }
cli-play-makes = macht { $place } zur Zwangslücke:
cli-play-closes = schließt eine Schleife: { $colour }
cli-play-tile_nowhere = Stein { $tile } passt jetzt nirgends.
cli-play-no_undo = Du hast noch keinen Stein gelegt.
cli-play-thinking = { $name } überlegt…
cli-play-won = Du gewinnst!
cli-play-line =
    { $count ->
        [one] Linie aus { $count } Stein
       *[other] Linie aus { $count } Steinen
    }
cli-play-no_line = keine Linie
cli-play-loop =
    { $count ->
        [one] Schleife aus { $count } Stein
       *[other] Schleife aus { $count } Steinen
    }
cli-play-kept = Aufzeichnung: { $file }
cli-play-robots = { $robots } Roboter sind zu viele für { $players } Spieler.

cli-option-config = Die Datei mit Einstellungen, in TOML; auch mit TANTRIX_CONFIG möglich.
cli-option-days = Wie viele Tage.
cli-option-begins = Nur Namen, die so beginnen.
cli-option-reason = Der Grund, wie die Person ihn sieht.
cli-command-admin = Einen Server verwalten: seine Leute, Sicherungen, sein Archiv.
cli-command-users = Die Konten auflisten.
cli-command-role = Festlegen, was jemand darf.
cli-command-rename = Jemandem einen anderen Namen geben.
cli-command-password = Jemandem ein neues Passwort geben.
cli-command-factors = Alle im Amt mit ihrem zweiten Faktor auflisten.
cli-command-recover = Jemandes Anmeldung in zwei Schritten ausschalten.
cli-command-token = Ein Token für ein Programm anlegen.
cli-command-ban = Jemanden sperren, oder eine Sperre aufheben.
cli-command-backup = Die Datenbank in eine neue Datei kopieren.
cli-command-restore = Die Datenbank aus einer Kopie wiederherstellen.
cli-command-verify = Jede Partie noch einmal spielen und vergleichen.
cli-command-purge = Sitzungen beenden, die lange nicht benutzt wurden.
cli-command-export = Das Archiv als Parquet-Dateien schreiben.
cli-about-admin = Für alle, die einen Server betreiben. Die meisten Befehle gehen, während er läuft; er bemerkt Änderungen binnen einer halben Minute.
cli-about-users = Die Konten auflisten: Name, Art, Rolle, Land, Mitglied seit, gesperrt bis.
cli-about-role = NAME zum Spieler, Moderator oder Administrator machen: die ROLE.
cli-about-rename = Das Konto NAME in NEW umbenennen.
cli-about-password = NAME ein neues, zufälliges Passwort geben und es einmal ausgeben; alle Sitzungen enden.
cli-about-factors = Moderatoren, Administratoren und Veranstalter von Turnieren, die noch nicht zu Ende sind, auflisten: Name, Rolle, Turniere, zweiter Faktor.
cli-about-recover = Die Anmeldung in zwei Schritten für NAME ausschalten, wenn die App und die Wiederherstellungscodes verloren sind. Vergewissere dich, dass wirklich NAME darum bittet.
cli-about-token = Ein Token für ein Programm anlegen, das für das Mitglied NAME handelt, und es einmal ausgeben. Es darf lesen, und was seine Rechte sagen.
cli-about-ban = NAME für einige Tage sperren; --days 0 hebt die Sperre auf.
cli-about-backup = Die Datenbank, auch im Betrieb, nach FILE kopieren, das es noch nicht geben darf; die Kopie wird geprüft.
cli-about-restore = Die Datenbank aus der Kopie in FILE wiederherstellen, wo es noch keine gibt, und jede Partie noch einmal spielen. Rückgabewert: 0 alles ist heil, 1 nicht.
cli-about-verify = Jede Partie nach ihren Ereignissen noch einmal spielen und mit dem Gespeicherten vergleichen. Rückgabewert: 0 alles ist heil, 1 nicht.
cli-about-purge = Die Sitzungen beenden, die so viele Tage nicht benutzt wurden.
cli-about-export = Die beendeten Partien als Parquet-Dateien nach FOLDER schreiben, zwei pro Monat; Monate ohne Neues bleiben, wie sie sind. Verborgene Partien fehlen.
cli-command-recompute = Die Ranglisten neu berechnen und vergleichen.
cli-about-recompute = Alle Ranglisten und das Buch der Rekorde ab der ersten Partie neu berechnen und ersetzen, was abweicht. Rückgabewert: 0 alles war gleich, 1 etwas wich ab.

## Sheets of puzzles

print-puzzle-goal = Ziel: { $goal }.
print-puzzle-rule = Benutze jeden Stein. Wo zwei Steine sich berühren, passen ihre Farben.
print-puzzle-numbers = Eine Zahl in einem Feld ist der Stein, der dorthin gehört.
print-puzzle-time = Zeitziel: { $minutes } min { $seconds } s.
print-puzzle-cut = Die Steine zum Ausschneiden:
print-puzzle-solutions = Lösungen
cli-print-solving = Lösungen werden gesucht
bad-print-many = Dieses Rätsel hat { $count } Steine; ein Blatt fasst höchstens { $most }.

## Manual pages

man-name = NAME
man-synopsis = ÜBERSICHT
man-description = BESCHREIBUNG
man-options = OPTIONEN
man-commands = BEFEHLE
man-see_also = SIEHE AUCH

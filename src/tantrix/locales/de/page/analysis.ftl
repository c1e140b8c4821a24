### Analysis of a game: what each placement and each draw was worth.

page-analysis-label-inaccuracy = Ungenauigkeit
page-analysis-label-mistake = Fehler
page-analysis-label-blunder = Patzer

page-analysis-column-number = Zug
page-analysis-column-player = Spieler
page-analysis-column-placement = Gelegt
page-analysis-column-best = Am besten
page-analysis-column-loss = Verlust
page-analysis-column-label = Urteil
page-analysis-column-result = Chance
page-analysis-column-margin = Vorsprung
page-analysis-column-chain = Was folgt
page-analysis-column-accuracy = Genauigkeit
page-analysis-column-choices = Auswahl
page-analysis-column-inaccuracies = Ungenauigkeiten
page-analysis-column-mistakes = Fehler
page-analysis-column-blunders = Patzer
page-analysis-column-lost = Verschenkt
page-analysis-column-luck = Glück

page-analysis-turn-placement = Zug { $number }: { $name } wird Favorit, durch den Stein des Gegners.
page-analysis-turn-draw = Zug { $number }: { $name } wird Favorit, durch den gezogenen Stein.
page-analysis-turn-play = Zug { $number }: { $name } wird Favorit.

## Why a placement is worse than the best one

page-analysis-why = Zug { $number } { $reasons }.
page-analysis-why-loop_lost = gibt eine Schleife von { $count } Punkten auf
page-analysis-why-loop_given = überlässt dem Gegner eine Schleife von { $count } Punkten
page-analysis-why-end_blocked = blockiert die eigene Linie von { $count } Steinen endgültig
page-analysis-why-end_blocked-you = blockiert deine eigene Linie von { $count } Steinen endgültig
page-analysis-why-end_open = verpasst es, eine Linie von { $count } Steinen endgültig zu blockieren
page-analysis-why-rival_space = schafft eine Zwangslücke, die nur der Gegner füllen kann
page-analysis-why-tempo =
    { $count ->
        [one] verliert { $count } Tempo
       *[other] verliert { $count } Tempi
    }
page-analysis-why-free_moves =
    { $count ->
        [one] gibt dem Gegner im nächsten Zug { $count } Stein mehr
       *[other] gibt dem Gegner im nächsten Zug { $count } Steine mehr
    }
page-analysis-why-line_shorter =
    { $count ->
        [one] lässt die eigene Linie { $count } Punkt kürzer
       *[other] lässt die eigene Linie { $count } Punkte kürzer
    }
page-analysis-why-line_shorter-you =
    { $count ->
        [one] lässt deine eigene Linie { $count } Punkt kürzer
       *[other] lässt deine eigene Linie { $count } Punkte kürzer
    }
page-analysis-why-line_given =
    { $count ->
        [one] lässt die Linie des Gegners um { $count } Punkt wachsen
       *[other] lässt die Linie des Gegners um { $count } Punkte wachsen
    }
page-analysis-why-margin =
    { $count ->
        [one] kostet am Ende etwa { $count } Punkt
       *[other] kostet am Ende etwa { $count } Punkte
    }

## The page

page-analysis = Analyse
page-analysis-open = Analysieren
page-analysis-wait = Die Engine sieht sich die Partie an; das dauert einige Sekunden.
analysis-unable = Dieser Browser konnte die Partie nicht analysieren. Versuche es noch einmal oder später, wenn du online bist.
page-analysis-graph = Chancen von { $name }, Zug für Zug
page-analysis-graph-you = Deine Chancen, Zug für Zug
page-analysis-ahead = { $name } liegt vorn
page-analysis-ahead-you = Du liegst vorn
page-analysis-chance = Chance von { $name }: { $percent }
page-analysis-chance-you = Deine Chance: { $percent }
page-analysis-lucky = { $name }: Glück { $percent }
page-analysis-costly = Was am meisten gekostet hat
page-analysis-clean = Nichts hat viel gekostet.
page-analysis-turns = Wendepunkte
page-analysis-next = Zug { $number }: Das Spielfeld zeigt die beste Wahl. Chance von { $name }: { $percent }.
page-analysis-cost = Zug { $number }, { $name }: { $label }, { $percent }
page-analysis-try = Ausprobieren

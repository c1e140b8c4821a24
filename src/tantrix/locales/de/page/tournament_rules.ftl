### The rules of a tournament, in words.

## Lists

page-tournaments-report = Bericht

## Rules

page-tournaments-rules-games =
    { $count ->
        [one] { $count } Partie pro Match
       *[other] { $count } Partien pro Match
    }
page-tournaments-rules-advance =
    { $count ->
        [one] { $count } kommt aus jeder Gruppe weiter
       *[other] { $count } kommen aus jeder Gruppe weiter
    }
page-tournaments-rules-best =
    { $count ->
        [one] der beste { $count } kommt weiter
       *[other] die besten { $count } kommen weiter
    }
page-tournaments-rules-bands = in der ersten Hälfte der Runden werden ähnlich Starke gepaart
page-tournaments-rules-wins = Siege zählen zuerst, dann Punkte
page-tournaments-rules-matches = zuerst zählen die Matches: 2 Punkte für ein gewonnenes, 1 für ein unentschiedenes
page-tournaments-rules-apart =
    { $count ->
        [one] Spieler aus demselben Land oder Verein treffen sich in der ersten { $count } Runde möglichst nicht
       *[other] Spieler aus demselben Land oder Verein treffen sich in den ersten { $count } Runden möglichst nicht
    }
page-tournaments-rules-team =
    { $count ->
        [one] Für jedes Team spielt { $count } Brett. Die Reihenfolge steht fest, wenn die Runde veröffentlicht ist; Ersatz kann einspringen, bis der Tisch öffnet. Ein unbesetztes Brett verliert 5,0–15,0.
       *[other] Für jedes Team spielen { $count } Bretter, alle zugleich. Die Reihenfolge steht fest, wenn die Runde veröffentlicht ist; Ersatz kann einspringen, bis der Tisch öffnet. Ein unbesetztes Brett verliert 5,0–15,0.
    }
page-tournaments-rules-third = ein Match um den dritten Platz
page-tournaments-rules-repeats = Spieler dürfen sich wieder treffen, wenn sonst nichts übrig bleibt
page-tournaments-rules-alternate = die beiden beginnen abwechselnd
page-tournaments-rules-drawn = wer beginnt, wird für jede Partie ausgelost
page-tournaments-rules-time = Zeit
page-tournaments-rules-time-text =
    { $count ->
        [one] Jeder hat { $count } Minute pro Partie. Ist sie verbraucht, kostet das 1 Punkt, jede volle Minute darüber noch einen; der Gegner bekommt sie.
       *[other] Jeder hat { $count } Minuten pro Partie. Sind sie verbraucht, kostet das 1 Punkt, jede volle Minute darüber noch einen; der Gegner bekommt sie.
    }
page-tournaments-rules-pair = Die Zeiten der Partner werden zusammengezählt.
page-tournaments-rules-days =
    { $count ->
        [one] Fernpartien: { $count } Tag pro Zug, alle Partien eines Matches zugleich.
       *[other] Fernpartien: { $count } Tage pro Zug, alle Partien eines Matches zugleich.
    }
page-tournaments-rules-every =
    { $count ->
        [one] Alle { $count } Minute beginnt eine Runde. Partien, die 10 Minuten nach dem nächsten Beginn noch laufen, werden nach ihrem Stand gewertet.
       *[other] Alle { $count } Minuten beginnt eine Runde. Partien, die 10 Minuten nach dem nächsten Beginn noch laufen, werden nach ihrem Stand gewertet.
    }
page-tournaments-rules-late = Wer nach 10 Minuten nicht am Tisch ist, verliert die Partie 5,0–15,0. Unentschieden, Rücknahmen und Pausen kann man nicht anbieten.
page-tournaments-rules-late-called = Wer nach 10 Minuten nicht am Tisch ist, dessen Partie kann ein Controller dem Gegner geben, 15,0–5,0; ohne Entscheidung ist sie 10 Minuten später verloren. Unentschieden, Rücknahmen und Pausen kann man nicht anbieten.
page-tournaments-rules-points = Punkte
page-tournaments-rules-points-text = In jeder Partie werden 20,0 Turnierpunkte verteilt: je 10,0 bei Unentschieden, 13,3 für einen Sieg mit einem Stein, und mehr, je größer der Abstand ist.
page-tournaments-rules-table = Punkte nach Abstand
page-tournaments-rules-unplayed = Pro Partie bringt ein Freilos 15,0, ein gewünschtes 10,0, eine Runde vor deiner Anmeldung 5,0 und eine, in der du abwesend bist, 0,0.
page-tournaments-rules-ties = Gleichstand
page-tournaments-rules-ties-text = Bei gleichen Punkten zählen die Punkte der Partien untereinander, wenn alle gleich oft aufeinandertrafen, dann Siege, Abstände und eigene Steine. Ist alles gleich, wird der Platz geteilt.
page-tournaments-rules-lots = Zufall
page-tournaments-rules-lots-text = Jede Auslosung folgt aus einem Geheimnis. Sein SHA-256 steht von Anfang an hier, und am Ende wird es selbst veröffentlicht: So kann jeder nachprüfen.
page-tournaments-rules-lots-key = Das Geheimnis:
page-tournaments-again = Wiederholung
page-tournaments-again-like = Ein gleiches anlegen
page-tournaments-prizes = Preise

## The form

page-tournaments-rules-conditions = Wer teilnehmen darf
page-tournaments-rules-elo_least = ein Turnier-Elo von mindestens { $elo } (1500 vor der ersten Partie)
page-tournaments-rules-elo_most = ein Turnier-Elo von höchstens { $elo }
page-tournaments-rules-before =
    { $count ->
        [one] mindestens { $count } hier gespielte Partie
       *[other] mindestens { $count } hier gespielte Partien
    }
page-tournaments-rules-finished = mindestens { $share } % aller Partien beendet
page-tournaments-rules-countries = aus { $countries }
page-tournaments-rules-invited = nur auf Einladung

## Arenas, and times that opponents agree on

page-tournaments-rules-arena =
    { $count ->
        [one] { $count } Minute lang beginnen Partien
       *[other] { $count } Minuten lang beginnen Partien
    }
page-tournaments-rules-arena-points = ein Sieg zählt die Punkte über 10,0, ein Unentschieden 1,0, eine Niederlage nichts
page-tournaments-rules-arena-wins = ein Sieg zählt 2 Punkte, ein Unentschieden 1, eine Niederlage nichts
page-tournaments-rules-arena-streaks = nach zwei Siegen in Folge zählt jeder weitere Sieg doppelt
page-tournaments-rules-ends =
    { $count ->
        [one] Nach { $count } Tag enden noch laufende Partien.
       *[other] Nach { $count } Tagen enden noch laufende Partien.
    }
page-tournaments-rules-undecided = Sie werden gewertet, wie sie stehen.
page-tournaments-rules-decision =
    { $count ->
        [one] Ein Controller kann { $count } Tag lang über sie entscheiden; der Rest wird gewertet, wie er steht.
       *[other] Ein Controller kann { $count } Tage lang über sie entscheiden; der Rest wird gewertet, wie er steht.
    }
page-tournaments-rules-arena-late = Wer nach einer Minute nicht am Tisch ist, verliert die Partie und pausiert. Unentschieden, Rücknahmen und Pausen kann man nicht anbieten.
page-tournaments-rules-heats = deine Punkte sind der Durchschnitt derer, die du gegen jeden anderen am Tisch hast, mit Strafen; ein Vierertisch verteilt 40,0, ein Dreiertisch 30,0
page-tournaments-rules-gobble = wer zuerst fertig ist, bekommt so viele Punkte, wie der Lauf Spieler hat, und so weiter bis 1 für den Letzten; bei gleichen Punkten entscheidet die kürzere Gesamtzeit
page-tournaments-rules-race =
    { $count ->
        [one] Ein Rennen beginnt, sobald alle bereit sind. Wer nach drei Minuten nicht bereit ist, läuft nicht mit und bekommt nichts. Nach { $count } Minute wird abgebrochen: Wer nicht fertig ist, wird nach übrigen Steinen platziert.
       *[other] Ein Rennen beginnt, sobald alle bereit sind. Wer nach drei Minuten nicht bereit ist, läuft nicht mit und bekommt nichts. Nach { $count } Minuten wird abgebrochen: Wer nicht fertig ist, wird nach übrigen Steinen platziert.
    }
page-tournaments-rules-duplicate = jede Austeilung wird zweimal gespielt, einmal von jedem Platz; es zählen deine Punkte gegen den Roboter, und eine nicht rechtzeitig gespielte Partie zählt nichts
page-tournaments-rules-solitaire = deine Punkte sind die Summe aller Stapel; bei gleichen Punkten entscheidet die kürzere Zeit
page-tournaments-rules-rally =
    { $count ->
        [one] alle haben dieselben Rätsel und { $count } Minute, in beliebiger Reihenfolge; bis zum Start sind die Rätsel versiegelt, und wer zu spät kommt, hat die Zeit, die bleibt
       *[other] alle haben dieselben Rätsel und { $count } Minuten, in beliebiger Reihenfolge; bis zum Start sind die Rätsel versiegelt, und wer zu spät kommt, hat die Zeit, die bleibt
    }
page-tournaments-rules-rally-ties = ein gelöstes Rätsel zählt 1 Punkt; bei gleichen Punkten liegt vorn, wer sein letztes früher löste; der Server prüft jede Lösung
page-tournaments-rules-simul =
    { $count ->
        [one] der Veranstalter spielt mit jedem Gast eine Partie, alle zugleich; keine Uhr läuft, und nach { $count } Minute werden die Partien gewertet, wie sie stehen; für keine Rangliste zählt etwas
       *[other] der Veranstalter spielt mit jedem Gast eine Partie, alle zugleich; keine Uhr läuft, und nach { $count } Minuten werden die Partien gewertet, wie sie stehen; für keine Rangliste zählt etwas
    }
page-tournaments-rules-sealed = niemand sonst sieht deine Partien, bevor die Zeit um ist; die Austeilungen folgen aus dem versiegelten Geheimnis
page-tournaments-rules-window =
    { $count ->
        [one] Die Gegner vereinbaren innerhalb von { $count } Tag einen Termin. Sonst gewinnt kampflos, wer zwei Vorschläge mindestens 48 Stunden im Voraus gemacht hat. Haben es beide getan, teilen sie die Punkte; hat es keiner, bekommt niemand welche.
       *[other] Die Gegner vereinbaren innerhalb von { $count } Tagen einen Termin. Sonst gewinnt kampflos, wer zwei Vorschläge mindestens 48 Stunden im Voraus gemacht hat. Haben es beide getan, teilen sie die Punkte; hat es keiner, bekommt niemand welche.
    }

### Tactics, and puzzle rush.

page-tactics = Taktik
page-tactics-text = Stellungen aus Partien. In jeder ist eine Möglichkeit klar die beste: Finde sie.
page-tactics-source = Die { $count } Stellungen stammen aus Partien eines starken Roboters gegen sich selbst. Jede beste Lösung ist bewiesen: durch Ausprobieren von allem, was folgen kann, oder durch Tausende von Probepartien.
page-tactics-begin = Anfangen
page-tactics-on = Nächste ungelöste
page-tactics-solved = { $solved } von { $count } gelöst
page-tactics-grade = Schwierigkeit { $grade }/5
page-tactics-number = Nr. { $number }
page-tactics-first = auf Anhieb
page-tactics-tries =
    { $count ->
        [one] { $count } Versuch
       *[other] { $count } Versuche
    }
page-tactics-tried = noch nicht gelöst
page-tactics-title = Taktik { $number } von { $of }
page-tactics-done = gelöst
page-tactics-task = Du bist am Zug. Eine Möglichkeit ist klar besser als alle anderen. Welche?
page-tactics-ask = Finde die beste Möglichkeit
page-tactics-them = Gegner
page-tactics-about = Sieh auf deine längste Linie und die deines Gegners, auf die Lücken, die erzwungen werden, und auf die Steine beider Hände. Die Zahlen auf dem Tisch zeigen, was danach folgt.
page-tactics-give_up = Lösung zeigen
page-tactics-all = Alle Taktikaufgaben
page-tactics-next = Nächste Taktik
page-tactics-again = Noch einmal
page-tactics-right = Richtig
page-tactics-wrong = Nicht das Beste
page-tactics-solution = Die Lösung
page-tactics-right-why = Das Zweitbeste hätte dich { $percent } eines Sieges gekostet: Es { $why }.
page-tactics-wrong-why = Das kostet dich { $percent } eines Sieges: Es { $why }.
page-tactics-chain =
    { $count ->
        [one] Auf dem Tisch siehst du, was meist folgt: { $count } Stein.
       *[other] Auf dem Tisch siehst du die { $count } Steine, die meist folgen.
    }

## Puzzle rush

page-rush = Rätselsprint
page-rush-text = Löse in der Zeit so viele Aufgaben, wie du kannst. Jede verlangt nur einen Stein, und sie werden schwerer. Drei Fehler beenden den Sprint.
page-rush-about = Wähle einen Stein, dann die Lücke. Was bestätigt ist, lässt sich nicht zurücknehmen, und Tipps gibt es nicht.
page-rush-minutes = Zeit
page-rush-minutes-count =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
page-rush-start = Start
page-rush-own = Dein Rekord: { $count }
page-rush-record = Dein bisher bestes Ergebnis.
page-rush-ask-loop = Schließe eine Schleife deiner Farbe
page-rush-ask-line = Verlängere deine längste Linie mit einem Stein so weit wie möglich
page-rush-ask-force = Schaffe zwei Zwangslücken auf einmal
page-rush-ask-best = Finde die beste Möglichkeit
page-rush-solved =
    { $count ->
        [one] { $count } gelöst
       *[other] { $count } gelöst
    }
page-rush-mistakes =
    { $count ->
        [one] { $count } Fehler von { $most }
       *[other] { $count } Fehler von { $most }
    }
page-rush-said-right = Richtig
page-rush-said-wrong = Falsch
page-rush-over = Der Sprint ist vorbei
page-rush-again = Noch einmal
page-rush-table = Zur Bestenliste
page-rush-profile = Dein Profil
page-rush-sign_in = Dein Ergebnis bleibt erhalten, aber in der Bestenliste stehen nur Leute mit Namen.
page-rush-missed = Was dir entging
page-rush-missed-text = Der helle Stein zeigt, was richtig gewesen wäre; in der markierten Lücke liegt deiner.
page-rush-best =
    { $count ->
        [one] Die Besten in { $count } Minute
       *[other] Die Besten in { $count } Minuten
    }
page-rush-none = Noch steht hier niemand.
page-rush-place = Platz
page-rush-who = Name
page-rush-column-solved = Gelöst
page-rush-column-mistakes = Fehler

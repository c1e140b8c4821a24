### Gobble races.

## What cannot be played or read

bad-race-players = Ein Rennen ist für zwei bis sechs Spieler, nicht { $players }.
bad-race-handicap = Ein Handicap von { $handicap } lässt sich nicht an { $players } Spieler austeilen.
bad-race-action = „{ $text }“ geht in einem Rennen nicht; es geht etwa turn, 25@0,-1:5 oder give:2:stack.

## The pages of the race

page-race-title = Gobble-Rennen
page-race-lead = Keine Züge: Alle legen gleichzeitig. Wer zuerst keine Steine mehr hat, gewinnt.
page-race-make = Rennen erstellen
page-race-new = Neues Rennen
page-race-error = Dieses Rennen lässt sich nicht öffnen
page-race-join = Einem Rennen beitreten
page-race-join-hint = Der Link, den du bekommen hast, oder sein Ende
page-race-join-go = Beitreten
page-race-join-unknown = Das ist kein Link zu einem Rennen.
page-race-kind-open = Ein Mensch, per Link
page-race-kind-slow = Langsamer Roboter
page-race-kind-medium = Mittlerer Roboter
page-race-kind-fast = Schneller Roboter
page-race-robot-slow = Langsam
page-race-robot-medium = Mittel
page-race-robot-fast = Schnell
page-race-handicap = Handicap
page-race-handicap-none = keins
page-race-handicap-tiles =
    { $count ->
        [one] { $count } Stein mehr
       *[other] { $count } Steine mehr
    }
page-race-rules = Regeln
page-race-rules-turn = Decke den obersten Stein deines Stapels auf: keine Züge, alle spielen gleichzeitig.
page-race-rules-join = Lege ihn an, wo er mindestens zwei Steine berührt und alle Farben passen.
page-race-rules-discard = Oder wirf ihn offen auf deinen Strafstapel ab.
page-race-rules-gobble = Ein Stein, der drei oder mehr berührt, ist ein Gobble: Gib jemandem einen Stein von deinem Stapel oder Strafstapel, bevor du den nächsten aufdeckst.
page-race-rules-out = Du bist fertig, wenn Stapel, Hand und Strafstapel leer sind. Nur Gobbles leeren einen Strafstapel.
page-race-rules-first = Zielen zwei auf dieselbe Lücke, bekommt sie, wer zuerst da ist; der andere behält seinen Stein.
page-race-lobby = Vor dem Rennen
page-race-link = Link
page-race-link-text = Wer diesen Link hat, kann einen freien Platz nehmen:
page-race-seats = Plätze
page-race-seat-open = Freier Platz
page-race-seat-free = wartet auf jemanden
page-race-seat-away = abwesend
page-race-seat-ready = bereit
page-race-seat-waiting = noch nicht bereit
page-race-seat-who = Wer auf Platz { $number } sitzt
page-race-share =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
page-race-sit = Platz nehmen
page-race-stand = Platz verlassen
page-race-ready = Ich bin bereit
page-race-ready-no = Doch noch nicht bereit
page-race-wait = Das Rennen beginnt, sobald alle bereit sind.
page-race-tournament = Zurück zum Turnier
page-race-due = Es beginnt in { $time } ohne die, die nicht bereit sind.
page-race-full = Alle Plätze sind besetzt. Du kannst dem Rennen von hier aus zusehen.
page-race-time = Rennzeit
page-race-rivals = Die anderen
page-race-yours = Deine Steine
page-race-pile =
    { $count ->
        [one] { $count } Stein im Stapel
       *[other] { $count } Steine im Stapel
    }
page-race-stack =
    { $count ->
        [one] { $count } Strafstein
       *[other] { $count } Strafsteine
    }
page-race-left =
    { $count ->
        [one] noch { $count } Stein
       *[other] noch { $count } Steine
    }
page-race-gobbles =
    { $count ->
        [one] { $count } Gobble
       *[other] { $count } Gobbles
    }
page-race-place = Platz { $place }
page-race-out = Fertig
page-race-out-at = fertig nach { $time }
page-race-out-you = Fertig: Platz { $place }
page-race-out-other = { $name } ist fertig: Platz { $place }
page-race-standing-waits = wartet auf Steine von anderen
page-race-standing-out = fertig
page-race-standing-resigned = aufgegeben
page-race-turn = Aufdecken
page-race-discard = Abwerfen
page-race-pile-short = verdeckt
page-race-stack-short = Strafe
page-race-give-pile = Obersten vom Stapel geben, verdeckt
page-race-give-stack = Obersten vom Strafstapel geben
page-race-give-to = { $name } einen Stein geben, hat noch { $count }
page-race-hand-turn = antippen zum Drehen
page-race-ask-watch = Du siehst zu.
page-race-ask-turn = Decke den nächsten Stein auf.
page-race-ask-give = Gobble! Wer bekommt einen Stein von dir?
page-race-ask-trial = Drehe ihn, dann bestätige.
page-race-ask-join = Lege den Stein an oder wirf ihn ab.
page-race-ask-lit =
    { $count ->
        [one] { $count } Stelle passt; oder wirf ihn ab.
       *[other] { $count } Stellen passen; oder wirf ihn ab.
    }
page-race-ask-waits = Du hast nur noch Strafsteine: Warte, bis dir jemand einen Stein gibt.
page-race-ask-out = Warten auf { $names }…
page-race-ask-resigned = Du hast aufgegeben. Die anderen spielen weiter.
page-race-lost = Diese Lücke ist besetzt: Dein Stein ist wieder auf deiner Hand.
page-race-lost-to = { $name } war zuerst da: Dein Stein ist wieder auf deiner Hand.
page-race-misfit = Der Stein passt dort nicht.
page-race-gift = Gobble von { $name }: Du bekommst einen Stein.
page-race-space-gobble = ein Gobble
page-race-won-you = Als Erster fertig: Du gewinnst!
page-race-won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } gewinnen gemeinsam.
    }
page-race-again = Noch ein Rennen
page-race-record = Aufzeichnung herunterladen
page-race-next = Zum nächsten Rennen
page-race-resign-text = Deine Steine bleiben liegen, und die anderen spielen ohne dich weiter.
page-race-keys-turn = Den nächsten Stein aufdecken
page-race-keys-join = Den Stein in die Lücke legen
page-race-keys-discard = Den Stein abwerfen
page-race-keys-give = Diesem Spieler einen Stein geben
page-race-keys-source = Vom Stapel oder vom Strafstapel geben

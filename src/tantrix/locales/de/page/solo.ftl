### Solitaire, Gobble and the Mind Game.

## Solitaire

page-solitaire-text = Vierzehn Steine in drei Farben, einer nach dem anderen. Die beste Linie zählt einen Punkt pro Stein, eine Schleife zwei: 28 ist das Höchste.
page-solitaire-triple = Drei Farben
page-solitaire-goal = Ziel
page-solitaire-goal-best = Punkte
page-solitaire-goal-best-hint = Die beste Linie oder Schleife in irgendeiner der Farben.
page-solitaire-goal-line = Eine Linie
page-solitaire-goal-line-hint = Eine einfarbige Linie durch alle 14 Steine.
page-solitaire-goal-loop = Eine Schleife
page-solitaire-goal-loop-hint = Eine einfarbige Schleife durch alle 14 Steine.
page-solitaire-colour = Ihre Farbe
page-solitaire-stack = Der Stapel
page-solitaire-next = Danach: { $tile }
page-solitaire-none = Letzter Stein
page-solitaire-below =
    { $count ->
        [one] { $count } Stein darunter
       *[other] { $count } Steine darunter
    }
page-solitaire-score = Bisher am besten
page-series = Serie
page-series-streak =
    { $count ->
        [one] 28er-Serie: { $count } von { $of }
       *[other] 28er-Serie: { $count } von { $of }
    }
page-series-done =
    { $count ->
        [one] 28er-Serie geschafft: { $count } Partie (Ziel: { $of })
       *[other] 28er-Serie geschafft: { $count } Partien (Ziel: { $of })
    }
page-series-games =
    { $count ->
        [one] { $count } Partie, { $mean } Punkte
       *[other] { $count } Partien, im Schnitt { $mean } Punkte
    }
page-series-last = Zuletzt:

## Gobble for one

page-gobble-text = Alle 56 Steine, einer nach dem anderen, jeder dort, wo er mindestens zwei andere berührt.
page-gobble-piles = Beutel und Strafstapel
page-gobble-pile =
    { $count ->
        [one] { $count } Stein im Beutel
       *[other] { $count } Steine im Beutel
    }
page-gobble-penalty =
    { $count ->
        [one] { $count } Strafstein
       *[other] { $count } Strafsteine
    }
page-gobble-gobbles = Gobbles
page-gobble-time = Zeit
page-gobble-best = Dein Rekord
page-gobble-best-of =
    { $count ->
        [one] noch { $count } Stein, { $time }
       *[other] noch { $count } Steine, { $time }
    }
page-gobble-best-new = Deine bisher beste Partie
page-gobble-result =
    { $count ->
        [one] { $count } Gobble, { $time }
       *[other] { $count } Gobbles, { $time }
    }

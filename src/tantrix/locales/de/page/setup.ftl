### Setting up a game.

## What cannot be read: colours, tiles, games, placements

bad-colour = „{ $text }“ ist keine Farbe: Nimm R, Y, B oder G.
bad-bag = Stein { $tile } liegt nicht zwischen 1 und 56 oder ist zweimal im Beutel.
bad-bag_size = { $tiles } Steine sind zu wenige: Die Hände brauchen { $needed }.
bad-players = Man spielt zu zweit, zu dritt oder zu viert, nicht mit { $players }.
bad-doubles = Doppel spielt man zu viert, nicht mit { $players }.
bad-colours = „{ $colours }“: Es braucht { $needed } verschiedene Farben, eine pro Seite.

## A new game

page-new-colour = Deine Farbe
page-new-their_name = Name
page-new-partner = Dein Partner
page-new-doubles = Doppel
page-new-doubles-hint = Zwei Teams zu zweit. Partner sitzen sich gegenüber und teilen eine Farbe.
page-new-rival = Farbe des anderen Teams
page-new-more = Beginn, Uhr und Tempo
page-new-start = Wer beginnt
page-new-clock = Uhr
page-new-clock-none = Keine
page-new-clock-minutes =
    { $count ->
        [one] je { $count } Minute
       *[other] je { $count } Minuten
    }
page-new-pace = Roboter
page-new-go = Partie beginnen
page-new-starting = Es geht los…
page-start-draw--return = Einen Stein ziehen
page-start-draw--return-hint = Die höhere Nummer beginnt; die Steine kommen zurück.
page-start-highest--hand = Höchste Hand
page-start-highest--hand-hint = Wer die höchste Nummer auf der Hand hat, beginnt.
page-start-draw--keep = Ziehen und behalten
page-start-draw--keep-hint = Die höhere Nummer beginnt; die Steine bleiben auf der Hand.
page-pace-human = Nehmen sich Zeit
page-pace-human-hint = Du siehst, wie jeder Stein gelegt wird.
page-pace-instant = Sofort
page-pace-instant-hint = Ohne Wartezeit.

## What cannot be played or read

bad-alone = Dieses Spiel ist für einen allein, nicht für { $players }.

## Games by name, and what all of them say

page-who = Wer spielt
page-who-you = Du
page-who-opponent = Dein Gegner

bad-solitaire-triple = „{ $text }“ ist keine Dreiergruppe von Farben: Wähle aus { $known }.
bad-solitaire-goal = „{ $text }“ ist kein Ziel: Wähle aus { $known }.
bad-solitaire-colour = Die Steine von { $triple } haben die Farbe { $colour } nicht.
bad-solitaire-stack = Der Stapel hat diese Steine, jeden einmal: { $tiles }.

## What cannot be read or set

bad-mindgame-side = Ein Spielfeld hat { $least } bis { $most } Felder pro Seite, nicht { $side }.
bad-mindgame-copies = Jedes Muster kann 1 bis { $most } Mal vorkommen, nicht { $copies } Mal.
bad-mindgame-piece = In diesem Spiel gehen die Steine von 1 bis { $most }: { $tile } ist keiner davon.

## A game at the terminal

bad-robot = Es gibt keinen Roboter „{ $level }“: Wähle random, greedy, planner oder level1 bis level10.

## What robots say of themselves

page-about-robot-random = Spielt irgendetwas Erlaubtes. Für eine erste Partie.
page-about-robot-greedy = Schnappt sich sofort die meisten Punkte.
page-about-robot-planner = Plant den ganzen Zug voraus und blockiert dich.
page-about-robot-level1 = Spielt, was passt, und übersieht oft das Beste. Für eine erste Partie.
page-about-robot-level2 = Mag lange Linien, verschätzt sich aber oft um ein, zwei Punkte.
page-about-robot-level3 = Zählt die Punkte auf dem Tisch und irrt, wo es knapp ist.
page-about-robot-level4 = Zählt gut, Stein für Stein, und patzt ab und zu.
page-about-robot-level5 = Schnappt sich die meisten Punkte und verzählt sich fast nie.
page-about-robot-level6 = Sieht sich auch deine Antwort an und schätzt sie manchmal falsch ein.
page-about-robot-level7 = Plant den ganzen Zug voraus und blockiert dich.
page-about-robot-level8 = Probiert seine besten Züge ein paarmal aus, bevor er spielt.
page-about-robot-level9 = Probiert sie viel öfter aus und sieht Gefahr früh.
page-about-robot-level10 = Volle Stärke: der beste Spieler, den wir haben.
page-about-robot-person = Neben dir, an diesem Bildschirm.
page-new-adapt = An meine Ergebnisse anpassen
page-new-adapt-hint = Nach einem Sieg wird dir die nächste Stufe angeboten, nach einer Niederlage die vorige.
page-level = Stufe { $number }

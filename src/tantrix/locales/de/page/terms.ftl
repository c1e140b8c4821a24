### The terms of a game between people, and where its room stands.

## Rooms

page-room-status-seating =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
page-room-status-full = alle Plätze besetzt
page-room-status-playing = spielt
page-room-status-over = Partie zu Ende
page-room-status-review = bespricht eine Partie
page-room-colour-K = schwarz

## Terms

page-terms-kind = Art
page-terms-kind-unranked = Ungewertet
page-terms-kind-ranked = Gewertet
page-terms-kind-masters = Masters
page-terms-kind-doubles = Doppel
page-terms-kind-tournament = Turnier
page-terms-kind-review = Besprechung
page-terms-kind-hint-unranked = Für alle, auch Roboter.
page-terms-kind-hint-ranked = Für Mitglieder; ein Sieg über einen Roboter zählt halb.
page-terms-kind-hint-masters = Für zwei Spieler mit 950 Punkten oder mehr.
page-terms-kind-hint-doubles = Zwei Teams zu zweit, für Mitglieder.
page-terms-kind-hint-review = Eine Partie gemeinsam besprechen.
page-terms-game = Spiel
page-terms-game-strategy = Strategy
page-terms-game-mindgame = Mind Game
page-terms-time = Bedenkzeit
page-terms-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
page-terms-teams = Zwei Teams
page-terms-clock = Uhr
page-terms-clock-none = ohne Uhr
page-terms-clock-minutes = je { $minutes } min
page-terms-clock-hint = Danach kostet jede angefangene Minute einen Punkt, wie in Turnieren.
page-terms-pace = Tempo
page-terms-pace-live = Live
page-terms-pace-days = Fernpartie
page-terms-days =
    { $count ->
        [one] { $count } Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
page-terms-delay = Zuschauer sehen später
page-terms-delay-none = sofort
page-terms-delay-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }

### Gobble races that wait for people.

page-races-title = Gobble-Rennen
page-races-none = Kein Rennen wartet auf Spieler.
page-races-own = Rennen anlegen
page-races-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
page-races-join = Beitreten
page-races-back = Zurück zum Rennen
page-races-now = gerade eben
page-races-public = Alle in der Lobby können beitreten
page-races-robots =
    { $count ->
        [one] { $count } Roboter
       *[other] { $count } Roboter
    }

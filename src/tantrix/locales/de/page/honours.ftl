### What players win in tournaments.

page-honours-title = Turniere
page-honours-champion = Turniersieg: { $tournament }
page-honours-place = Platz { $count } von { $of }
page-honours-badge-newcomer = Bester Neuling
page-honours-badge-junior = Bester Junior
page-honours-badge-country = Bester aus { $country }
page-honours-badge-own = Bester des Landes
page-honours-badge-team = Siegermannschaft
page-honours-list = Auszeichnungen
page-honours-line = { $badge }: { $name }

page-honours-records = Turnierrekorde
page-honours-share = Größter Anteil der Punkte
page-honours-run = Längste Siegesserie
page-honours-margin = Höchster Sieg
page-honours-comeback = Größte Aufholjagd in einem Match
page-honours-entries = Meiste Teilnahmen
page-honours-value-share = { $count } %
page-honours-value-run =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
page-honours-value-margin =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
page-honours-value-comeback =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
page-honours-value-entries =
    { $count ->
        [one] { $count } Teilnahme
       *[other] { $count } Teilnahmen
    }
page-honours-open = Offenes Turnier

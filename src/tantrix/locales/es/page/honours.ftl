### What players win in tournaments.

page-honours-title = Torneos
page-honours-champion = Campeón de { $tournament }
page-honours-place = Puesto { $count } de { $of }
page-honours-badge-newcomer = Mejor debutante
page-honours-badge-junior = Mejor júnior
page-honours-badge-country = Mejor de { $country }
page-honours-badge-own = Mejor de su país
page-honours-badge-team = Equipo ganador
page-honours-list = Distinciones
page-honours-line = { $badge }: { $name }

page-honours-records = Récords de torneos
page-honours-share = Mayor parte de los puntos
page-honours-run = Racha de victorias más larga
page-honours-margin = Victoria más amplia
page-honours-comeback = Mayor remontada en un encuentro
page-honours-entries = Más inscripciones
page-honours-value-share = { $count } %
page-honours-value-run =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
page-honours-value-margin =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
page-honours-value-comeback =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
page-honours-value-entries =
    { $count ->
        [one] { $count } inscripción
       *[other] { $count } inscripciones
    }
page-honours-open = Abrir el torneo

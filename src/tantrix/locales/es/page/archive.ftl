### The archive of finished games.

page-archive-search = Buscar partidas
page-archive-player = Jugador
page-archive-opponent = Contra
page-archive-go = Buscar
page-archive-more = Más
page-archive-any = Cualquiera
page-archive-game = Juego
page-archive-game-strategy = Strategy
page-archive-game-solitaire = Solitaire
page-archive-game-gobble = Gobble
page-archive-game-mindgame = Mind Game
page-archive-game-race = Carrera de Gobble
page-archive-race = Ver la carrera
page-archive-kind = Mesa
page-archive-kind-private = Privada
page-archive-kind-unranked = Sin clasificar
page-archive-kind-ranked = Clasificada
page-archive-kind-masters = Maestros
page-archive-kind-doubles = Dobles
page-archive-kind-tournament = Torneo
page-archive-result = Resultado
page-archive-result-won = La ganó el jugador
page-archive-result-lost = La perdió el jugador
page-archive-result-tied = Empate
page-archive-result-resigned = Por abandono
page-archive-result-deadlock = Bloqueo
page-archive-min_score = Puntuación mínima
page-archive-opening = Primera ficha
page-archive-from = Desde
page-archive-to = Hasta
page-archive-won = ganó
page-archive-number = N.º { $number }
page-archive-end-deadlock = bloqueo
page-archive-end-resigned = por abandono
page-archive-end-stuck = sin salida
page-archive-end-agreed = de mutuo acuerdo
page-archive-end-forfeited = por renuncia
page-archive-end-tie = empate acordado
page-archive-end-adjudicated = adjudicada
page-archive-end-default = por incomparecencia
page-archive-end-absent = no vino nadie
page-archive-end-void = sin efecto
page-archive-none = No se encontró ninguna partida
page-archive-none-yet = Toda partida que termina en una mesa de aquí se añade sola y se conserva.
page-archive-none-older = No hay partidas más antiguas.
page-archive-none-so = Ninguna partida terminada coincide. Los nombres deben ser exactos. Quita un filtro:
page-archive-none-without = Sin «{ $field }: { $value }»
page-archive-all = Todo el archivo
page-archive-found = Partidas encontradas
page-archive-count =
    { $count ->
        [one] { $count } partida mostrada
       *[other] { $count } partidas mostradas
    }
page-archive-pages = Páginas del archivo
page-archive-newest = Las más recientes
page-archive-older = Partidas más antiguas
page-archive-take = Descargar todas estas partidas:
page-archive-take-records = Registros
page-archive-take-json = JSON

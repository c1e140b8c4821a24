### Rankings and records.

bad-month = «{ $text }» no es un mes como 2026-11.
bad-ranking = No hay ninguna clasificación «{ $text }».
bad-ranking-person = Aquí no hay nadie llamado «{ $name }».
page-rankings-tables = Tablas
page-rankings-tab-monthly = Este mes
page-rankings-tab-all--time = Histórica
page-rankings-tab-masters = Maestros
page-rankings-tab-doubles = Dobles
page-rankings-tab-tournaments = Torneos
page-rankings-tab-races = Carreras
page-rankings-tab-countries = Países
page-rankings-tab-retired = Retirados
page-rankings-text-monthly = Todos empiezan con 700 el primer día del mes.
page-rankings-text-all--time = Todos empiezan con 500. Tras tres meses sin jugar se pasa a retirados.
page-rankings-text-masters = Los cien mejores con 950 o más en la tabla histórica, ordenados por las partidas entre ellos.
page-rankings-text-doubles = Dos contra dos; todos empiezan con 500.
page-rankings-text-tournaments = El Elo de las partidas de torneo entre dos: todos empiezan con 1500, y cuenta la parte de los 20 puntos.
page-rankings-text-races = Quién ha ganado más carreras de Gobble contra otras personas. Una carrera no tiene puntuación.
page-rankings-text-countries = Cuentan los tres mejores jugadores de cada país.
page-rankings-text-nation = Todos los jugadores de este país, como en la tabla histórica.
page-rankings-text-retired = No se pierde nada: la próxima partida clasificada los devuelve a su lugar.
page-rankings-month-before = Mes anterior
page-rankings-month-after = Mes siguiente
page-rankings-find = Buscar un jugador
page-rankings-find-none = Aquí no hay nadie llamado «{ $name }».
page-rankings-countries-all = Todos los países
page-rankings-place = Puesto
page-rankings-player = Jugador
page-rankings-country = País
page-rankings-ranking = Valoración
page-rankings-points = Puntos
page-rankings-best = Mejores jugadores
page-rankings-games = Partidas
page-rankings-wins = Ganadas
page-rankings-races = Carreras
page-rankings-last = Última partida
page-rankings-none = Aún no hay jugadores clasificados
page-rankings-none-text = Las partidas clasificadas cuentan aquí en cuanto terminan.
page-rankings-none-races = Aún no hay carreras
page-rankings-none-races-text = Una carrera de Gobble cuenta aquí en cuanto unos miembros han corrido juntos.
page-rankings-none-countries = Un país aparece aquí cuando uno de sus jugadores termina una partida clasificada.
page-rankings-how = Cómo se calcula
page-rankings-how-gain = Una victoria vale más cuanto mayor es el margen y más fuerte el rival, y menos cuanto más cerca estás de 1000. Quien pierde, pierde lo mismo.
page-rankings-how-robots = Ganar a un robot cuenta la mitad, y nada si tu valoración supera la suya en 300 o más. Las partidas con invitados no cuentan.
page-rankings-how-several = Con tres o cuatro jugadores, se compara a cada uno con todos los demás. Abandonar no reduce la pérdida.
page-rankings-how-others = Glicko-2, OpenSkill y Elo son otras formas de valorar las mismas partidas, solo entre personas.
page-ranked-profile = Perfil
page-ranked-none = Aún no hay partidas clasificadas
page-ranked-none-text = Las partidas clasificadas cuentan en cuanto terminan.
page-ranked-retired = retirado
page-ranked-place = puesto { $place } de { $of }
page-ranked-best = máximo { $best }
page-ranked-games = Partidas clasificadas
page-ranked-games-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
page-ranked-wins =
    { $count ->
        [one] { $count } ganada
       *[other] { $count } ganadas
    }
page-ranked-more = Partidas más antiguas
page-ranked-replay = { $date }: repetición de la partida contra { $names }
page-ranked-result-won = victoria contra { $names }
page-ranked-result-tied = empate con { $names }
page-ranked-result-lost = derrota contra { $names }
page-records-title = Libro de récords
page-records-text = Cuentan las partidas clasificadas; en caso de empate vale el récord más antiguo.
page-records-none = Aún no hay récords
page-records-none-text = Juega una partida clasificada en el vestíbulo: el primer jugador los tendrá todos.
page-records-score = Mayor puntuación
page-records-line = Línea más larga
page-records-loop = Bucle más grande
page-records-fastest = Partida más rápida
page-records-streak = Mayor racha de victorias
page-records-played = Más partidas
page-records-spaghetti = Mayor Spaghetti
page-records-value-score =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
page-records-value-line =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
page-records-value-loop =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
page-records-value-streak =
    { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
page-records-value-played =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
page-records-gone = Alguien cuya cuenta se ha eliminado
page-records-replay = { $record }: repetición
page-records-replay-short = Repetición
page-records-file = Archivo
page-records-times = Mejores tiempos de los puzles
page-records-known = Récords logrados en otros lugares

### The rules of a tournament, in words.

## Lists

page-tournaments-report = Informe

## Rules

page-tournaments-rules-games =
    { $count ->
        [one] { $count } partida por encuentro
       *[other] { $count } partidas por encuentro
    }
page-tournaments-rules-advance =
    { $count ->
        [one] pasa { $count } de cada grupo
       *[other] pasan { $count } de cada grupo
    }
page-tournaments-rules-best =
    { $count ->
        [one] pasa el { $count } mejor
       *[other] pasan los { $count } mejores
    }
page-tournaments-rules-bands = en la primera mitad de las rondas se emparejan niveles parecidos
page-tournaments-rules-wins = las victorias cuentan primero, luego los puntos
page-tournaments-rules-matches = primero cuentan los encuentros: 2 puntos por ganarlo, 1 por empatarlo
page-tournaments-rules-apart =
    { $count ->
        [one] los jugadores de un mismo país o club no se enfrentan en la primera ronda ({ $count }) si se puede evitar
       *[other] los jugadores de un mismo país o club no se enfrentan en las { $count } primeras rondas si se puede evitar
    }
page-tournaments-rules-team =
    { $count ->
        [one] Por cada equipo juega { $count } tablero. El orden queda fijado al publicarse la ronda; un reserva puede sustituir hasta que se abra la mesa. Un tablero sin nadie pierde 5,0–15,0.
       *[other] Por cada equipo juegan { $count } tableros a la vez. El orden queda fijado al publicarse la ronda; un reserva puede sustituir hasta que se abra la mesa. Un tablero sin nadie pierde 5,0–15,0.
    }
page-tournaments-rules-third = un encuentro por el tercer puesto
page-tournaments-rules-repeats = se puede repetir rival cuando no queda otra
page-tournaments-rules-alternate = los dos se turnan para empezar
page-tournaments-rules-drawn = quién empieza se sortea en cada partida
page-tournaments-rules-time = Tiempo
page-tournaments-rules-time-text =
    { $count ->
        [one] Cada jugador tiene { $count } minuto por partida. Agotarlo cuesta 1 punto, y cada minuto entero más, otro; el rival recibe esos puntos.
       *[other] Cada jugador tiene { $count } minutos por partida. Agotarlos cuesta 1 punto, y cada minuto entero más, otro; el rival recibe esos puntos.
    }
page-tournaments-rules-pair = Los tiempos de la pareja se suman.
page-tournaments-rules-days =
    { $count ->
        [one] Por correspondencia: { $count } día por turno, todas las partidas de un encuentro a la vez.
       *[other] Por correspondencia: { $count } días por turno, todas las partidas de un encuentro a la vez.
    }
page-tournaments-rules-every =
    { $count ->
        [one] Cada { $count } minuto empieza una ronda. Las partidas aún en curso 10 minutos después del comienzo siguiente se puntúan tal como están.
       *[other] Cada { $count } minutos empieza una ronda. Las partidas aún en curso 10 minutos después del comienzo siguiente se puntúan tal como están.
    }
page-tournaments-rules-late = Quien no esté en la mesa en 10 minutos pierde la partida por 5,0–15,0. No se pueden proponer empates, retractaciones ni pausas.
page-tournaments-rules-late-called = Si a los 10 minutos no estás en la mesa, un Controller puede dar la partida a tu rival, 15,0–5,0; sin resolución, se pierde 10 minutos después. No se pueden proponer empates, retractaciones ni pausas.
page-tournaments-rules-points = Puntos
page-tournaments-rules-points-text = Cada partida reparte 20,0 puntos de torneo: 10,0 a cada uno en caso de empate, 13,3 por ganar de una ficha, y más cuanto mayor es el margen.
page-tournaments-rules-table = Puntos según el margen
page-tournaments-rules-unplayed = Por partida, un descanso vale 15,0; uno pedido, 10,0; una ronda anterior a tu inscripción, 5,0; y una en que te ausentas, 0,0.
page-tournaments-rules-ties = Empates
page-tournaments-rules-ties-text = Los empates a puntos se deshacen por los puntos en las partidas entre esos jugadores, si todos se han enfrentado las mismas veces; después por victorias, márgenes y fichas propias. Si todo es igual, se comparte el puesto.
page-tournaments-rules-lots = Azar
page-tournaments-rules-lots-text = Todos los sorteos se derivan de un secreto. Su SHA-256 figura aquí desde el principio y el secreto se publica al final, para que cualquiera pueda comprobarlos.
page-tournaments-rules-lots-key = El secreto:
page-tournaments-again = Se repite
page-tournaments-again-like = Crear otro igual
page-tournaments-prizes = Premios

## The form

page-tournaments-rules-conditions = Quién puede inscribirse
page-tournaments-rules-elo_least = un Elo de torneo de { $elo } como mínimo (1500 antes de la primera partida)
page-tournaments-rules-elo_most = un Elo de torneo de { $elo } como máximo
page-tournaments-rules-before =
    { $count ->
        [one] al menos { $count } partida jugada aquí
       *[other] al menos { $count } partidas jugadas aquí
    }
page-tournaments-rules-finished = al menos el { $share } % de las partidas terminadas
page-tournaments-rules-countries = de { $countries }
page-tournaments-rules-invited = solo con invitación

## Arenas, and times that opponents agree on

page-tournaments-rules-arena =
    { $count ->
        [one] empiezan partidas durante { $count } minuto
       *[other] empiezan partidas durante { $count } minutos
    }
page-tournaments-rules-arena-points = una victoria cuenta los puntos por encima de 10,0; un empate, 1,0; una derrota, nada
page-tournaments-rules-arena-wins = una victoria cuenta 2 puntos; un empate, 1; una derrota, nada
page-tournaments-rules-arena-streaks = tras dos victorias seguidas, cada victoria más cuenta el doble
page-tournaments-rules-ends =
    { $count ->
        [one] Tras { $count } día se detienen las partidas aún en curso.
       *[other] Tras { $count } días se detienen las partidas aún en curso.
    }
page-tournaments-rules-undecided = Se puntúan tal como estén.
page-tournaments-rules-decision =
    { $count ->
        [one] Un Controller puede decidirlas durante { $count } día; lo que quede se puntúa tal como esté.
       *[other] Un Controller puede decidirlas durante { $count } días; lo que quede se puntúa tal como esté.
    }
page-tournaments-rules-arena-late = Quien no esté en la mesa en un minuto pierde la partida y queda en pausa. No se pueden proponer empates, retractaciones ni pausas.
page-tournaments-rules-heats = tus puntos son la media de los que haces contra cada uno de los demás de la mesa, penalizaciones incluidas; una mesa de cuatro reparte 40,0; una de tres, 30,0
page-tournaments-rules-gobble = tantos puntos para el primero en acabar como jugadores haya en la manga, hasta 1 para el último; a igualdad de puntos decide el tiempo total, el más rápido primero
page-tournaments-rules-race =
    { $count ->
        [one] Una carrera empieza en cuanto todos están listos. Quien no lo esté en tres minutos no corre y se queda sin puntos. Tras { $count } minuto se detiene: los que no han acabado se ordenan por fichas restantes.
       *[other] Una carrera empieza en cuanto todos están listos. Quien no lo esté en tres minutos no corre y se queda sin puntos. Tras { $count } minutos se detiene: los que no han acabado se ordenan por fichas restantes.
    }
page-tournaments-rules-duplicate = cada reparto se juega dos veces, una desde cada asiento; sumas los puntos que haces contra el robot, y nada por una partida que no juegues a tiempo
page-tournaments-rules-solitaire = tus puntos son la suma de las puntuaciones de todas las pilas; a igualdad de puntos decide el tiempo, el más rápido primero
page-tournaments-rules-rally =
    { $count ->
        [one] todos tienen los mismos puzles y { $count } minuto, en cualquier orden; los puzles están sellados hasta el comienzo, y quien llega tarde tiene el tiempo que queda
       *[other] todos tienen los mismos puzles y { $count } minutos, en cualquier orden; los puzles están sellados hasta el comienzo, y quien llega tarde tiene el tiempo que queda
    }
page-tournaments-rules-rally-ties = un puzle resuelto vale 1 punto; a igualdad de puntos decide cuándo resolvió cada uno el último; el servidor comprueba cada solución
page-tournaments-rules-simul =
    { $count ->
        [one] quien la organiza juega una partida con cada invitado, todas a la vez; sin reloj, y tras { $count } minuto las partidas se puntúan tal como estén; nada cuenta para una clasificación
       *[other] quien la organiza juega una partida con cada invitado, todas a la vez; sin reloj, y tras { $count } minutos las partidas se puntúan tal como estén; nada cuenta para una clasificación
    }
page-tournaments-rules-sealed = nadie más puede ver tus partidas antes de que acabe el tiempo; los repartos se derivan del secreto sellado
page-tournaments-rules-window =
    { $count ->
        [one] Los rivales acuerdan una hora en el plazo de { $count } día. Si no, gana por incomparecencia quien hizo dos propuestas al menos 48 horas antes. Si las hicieron ambos, comparten los puntos; si ninguno, nadie los recibe.
       *[other] Los rivales acuerdan una hora en el plazo de { $count } días. Si no, gana por incomparecencia quien hizo dos propuestas al menos 48 horas antes. Si las hicieron ambos, comparten los puntos; si ninguno, nadie los recibe.
    }

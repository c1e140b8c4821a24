### The page of one tournament.

## Lists

page-tournaments-one = Torneo
page-tournaments-entries-none = Aún no se ha inscrito nadie
page-tournaments-waiting =
    { $count ->
        [one] { $count } en lista de espera
       *[other] { $count } en lista de espera
    }
page-tournaments-by = organizado por { $name }
page-tournaments-more = Mostrar más
page-tournaments-none = Ninguno

## Parts of the page

page-tournaments-parts = Partes del torneo
page-tournaments-stages = Fases
page-tournaments-places = Puestos finales
page-tournaments-tab-standings = Clasificación
page-tournaments-tab-rounds = Emparejamientos
page-tournaments-tab-wall = Tabla mural
page-tournaments-tab-cross = Tabla cruzada
page-tournaments-tab-bracket = Cuadro
page-tournaments-tab-entries = Jugadores
page-tournaments-tab-log = Historial
page-tournaments-tab-rules = Reglas
page-tournaments-col-name = Jugador
page-tournaments-col-points = PT
page-tournaments-col-points-long = Puntos de torneo
page-tournaments-col-games = Partidas
page-tournaments-col-wtl = G–E–P
page-tournaments-col-margin = Margen
page-tournaments-col-place = Puesto
page-tournaments-col-time = Tiempo
page-tournaments-col-tiles = Fichas
page-tournaments-col-byes = Descansos
page-tournaments-col-table = Mesa
page-tournaments-col-pairing = Emparejamiento
page-tournaments-col-way = Enlace
page-tournaments-col-colours = Colores
page-tournaments-col-state = Estado
page-tournaments-during =
    { $count ->
        [one] Durante la ronda { $round } de { $rounds }: { $count } mesa aún en juego
       *[other] Durante la ronda { $round } de { $rounds }: { $count } mesas aún en juego
    }
page-tournaments-after =
    { $count ->
        [one] Tras { $count } de { $rounds } rondas
       *[other] Tras { $count } de { $rounds } rondas
    }
page-tournaments-find = Buscar un jugador
page-tournaments-find-me = Buscarme
page-tournaments-decided-matches = por encuentros
page-tournaments-decided-fewer = por menos partidas
page-tournaments-decided-mean = por puntos por partida
page-tournaments-decided-mutual = por partidas entre ellos
page-tournaments-decided-wins = por victorias
page-tournaments-decided-margins = por márgenes
page-tournaments-decided-tiles = por fichas
page-tournaments-decided-time = por tiempo
page-tournaments-group = Grupo { $number }
page-tournaments-club = Club o equipo
page-tournaments-robot = programa
page-tournaments-presence-waiting = lista de espera
page-tournaments-presence-away = ausente
page-tournaments-presence-left = retirado
page-tournaments-presence-checked = confirmado
page-tournaments-presence-unchecked = sin confirmar
page-tournaments-table = Mesa { $table }
page-tournaments-third = Tercer puesto
page-tournaments-round-short = R{ $round }
page-tournaments-round-choose = Ronda
page-tournaments-round-hidden = Sin publicar: solo los responsables ven esta ronda.
page-tournaments-round-over = Están todos los resultados.
page-tournaments-round-starts = Las mesas se abren a las { $time }.
page-tournaments-round-hand = Emparejada a mano: { $text }
page-tournaments-round-repeats = Algunos se enfrentan otra vez: no quedaba otro emparejamiento.
page-tournaments-round-playoff = Desempate: decide quién pasa.
page-tournaments-rounds-none = Aún no hay emparejamientos
page-tournaments-rounds-none-text = Aparecerán aquí en cuanto se publique la primera ronda.
page-tournaments-bye-bye = { $name } descansa: { $points } puntos.
page-tournaments-bye-requested = { $name } pidió descansar: { $points } puntos.
page-tournaments-bye-absent = { $name } está ausente: { $points } puntos.
page-tournaments-bye-late = { $name } se inscribió más tarde: { $points } puntos.
page-tournaments-fault-present = Emparejados sin estar presentes: { $names }
page-tournaments-fault-once = Sin emparejar exactamente una vez: { $names }
page-tournaments-fault-bye = Sobra o falta un descanso: { $names }
page-tournaments-fault-forced = No se hizo un par fijado: { $names }
page-tournaments-fault-forbidden = No pueden enfrentarse: { $names }
page-tournaments-fault-repeat = Ya se han enfrentado: { $names }
page-tournaments-fault-second_bye = Segundo descanso cuando otros no han tenido ninguno: { $names }
page-tournaments-fault-lowest = El descanso debería ir a alguien de más abajo: { $names }
page-tournaments-boards = Mejores mesas
page-tournaments-live = En juego:
page-tournaments-why = ¿Por qué este rival?
page-tournaments-why-heat = ¿Por qué estos rivales?
page-tournaments-wall-text = Cada ronda: número del rival, puntos y puesto después
page-tournaments-wall-heats = Cada ronda: los puntos de la manga y el puesto después.
page-tournaments-wall-bye = descanso
page-tournaments-place-after = puesto después
page-tournaments-cross-text = Puntos de cada fila contra cada columna
page-tournaments-bracket-form = Mostrar como
page-tournaments-bracket-tree = Árbol
page-tournaments-bracket-list = Lista
page-tournaments-bracket-free = libre
page-tournaments-bracket-1 = Final
page-tournaments-bracket-2 = Semifinales
page-tournaments-bracket-3 = Cuartos de final

## What you do next

page-tournaments-next = Lo que te toca ahora
page-tournaments-next-draft = Es un borrador: nadie más lo ve hasta que se abra la inscripción.
page-tournaments-next-signin = La inscripción está abierta. Inicia sesión para inscribirte.
page-tournaments-next-open = La inscripción está abierta.
page-tournaments-next-inviting = Has indicado a { $name } como pareja; falta que te indique a ti.
page-tournaments-next-invited = Quiere jugar contigo: { $names }
page-tournaments-next-late = Ya ha empezado, pero aún puedes inscribirte.
page-tournaments-next-watch = Estás mirando este torneo.
page-tournaments-next-waiting = Está completo: estás en la lista de espera.
page-tournaments-next-left = Te has retirado.
page-tournaments-next-disqualified = Se te ha descalificado.
page-tournaments-next-away = Estás ausente, así que no se te emparejará.
page-tournaments-next-entered = Ya tienes plaza. El director empezará el torneo.
page-tournaments-next-ready = Ya tienes plaza. La primera ronda empieza pronto.
page-tournaments-next-checkin = Confirma ya tu asistencia: solo se empareja a quien lo hace.
page-tournaments-next-checkin-later = Ya tienes plaza. La asistencia se confirma más tarde.
page-tournaments-next-checkin-missed = Se cerró la confirmación y no estabas. Vuelve para la próxima ronda.
page-tournaments-next-missed = No estabas cuando se sortearon los rivales, así que no juegas aquí.
page-tournaments-next-play = Ronda { $round }, mesa { $table }: juegas con { $name }. Ve a tu mesa.
page-tournaments-next-soon = Ronda { $round }, mesa { $table }: juegas con { $name }. La mesa se abre enseguida.
page-tournaments-next-elsewhere = Ronda { $round }, mesa { $table }: juegas con { $name }.
page-tournaments-next-bye = Descansas en la ronda { $round }.
page-tournaments-next-out = Estás fuera de esta fase. ¡Gracias por jugar!
page-tournaments-next-results =
    { $count ->
        [one] { $count } mesa sigue jugando.
       *[other] { $count } mesas siguen jugando.
    }
page-tournaments-next-due = La próxima ronda está al caer.
page-tournaments-next-wait = Esperando al director.
page-tournaments-next-finished = El torneo ha terminado.
page-tournaments-next-place = El torneo ha terminado: tu puesto es el { $place }.
page-tournaments-next-cancelled = El torneo se ha cancelado: su clasificación no cuenta.
page-tournaments-next-do-join = Inscribirse
page-tournaments-next-do-signin = Iniciar sesión
page-tournaments-next-do-checkin = Confirmar
page-tournaments-next-do-back = He vuelto
page-tournaments-next-do-return = Reinscribirse
page-tournaments-next-do-play = Ir a la mesa
page-tournaments-stuck = El servidor no puede seguir sin un director.
page-tournaments-next-reserve = Ronda { $round }, mesa { $table }: tu equipo juega con { $name }. Eres reserva.
page-tournaments-next-board_done = Ronda { $round }: tus partidas han terminado; tu equipo aún juega con { $name }.
page-tournaments-team = Tu equipo
page-tournaments-board = Tablero { $board }
page-tournaments-board-nobody = nadie
page-tournaments-own-bye = Pedir descanso en la ronda { $round }
page-tournaments-own-away = Me ausento
page-tournaments-own-leave = Retirarse
page-tournaments-own-leave-text = Tus resultados quedan y ya no se te empareja.
page-tournaments-join-text = ¿Qué colores quieres? Los deseos de tu rival cuentan tanto como los tuyos.
page-tournaments-join-pair = Pareja
page-tournaments-join-pair-hint = Tenéis plaza en cuanto los dos os hayáis indicado.
page-tournaments-join-team = Equipo
page-tournaments-join-team-hint = Con un nombre nuevo capitaneas un equipo nuevo e invitas a los demás.
page-tournaments-join-team-invited = Este equipo te ha invitado.
page-tournaments-join-first = Primer color
page-tournaments-join-second = Segundo color

## The form

## Directing

page-tournaments-direct = Dirección
page-tournaments-direct-table = Decidir
page-tournaments-direct-manage = Gestionar
page-tournaments-direct-undo = Deshacer
page-tournaments-direct-undo-text = El evento { $number } dejará de contar.
page-tournaments-reason = Motivo
page-tournaments-reason-hint = Lo puede leer todo el mundo.
page-tournaments-office-owner = Propietario
page-tournaments-office-director = Director
page-tournaments-office-controller = Controller
page-tournaments-office-helper = Ayudante
page-tournaments-rule-tied = Empate
page-tournaments-rule-default = Incomparecencia
page-tournaments-rule-absent = Ausentes ambos
page-tournaments-rule-adjudicated = Adjudicación
page-tournaments-rule-conduct = Conducta
page-tournaments-rule-disqualified = Descalificación
page-tournaments-rule-lot = Sorteo
page-tournaments-rule-warning = Aviso
page-tournaments-ending-played = jugada
page-tournaments-ending-resigned = abandono
page-tournaments-ending-default = por incomparecencia
page-tournaments-ending-absent = ausentes ambos
page-tournaments-ending-tied = empate
page-tournaments-ending-deadlock = bloqueo
page-tournaments-ending-ruled = por resolución
## Arenas, and times that opponents agree on

page-tournaments-next-arena = No cierres esta página: se te empareja en cuanto alguien quede libre.
page-tournaments-next-alone = Juega la partida { $game } de { $count }. Hay tiempo hasta
page-tournaments-next-rally = Resuelve los puzles. Hay tiempo hasta
page-tournaments-next-do-rally = Ir a los puzles
page-tournaments-next-host = Ofreces esta simultánea: tus tableros están listos.
page-tournaments-next-guests = Ofreces esta simultánea. Tus invitados pueden inscribirse.
page-tournaments-next-do-host = Ir a los tableros
page-tournaments-next-arrange = Ronda { $round }: juegas con { $name }. Acordad una hora antes de
page-tournaments-next-offered = Ronda { $round }: { $name } te propone una hora. Responde antes de
page-tournaments-next-agreed = Ronda { $round }: juegas con { $name } a la hora acordada.
page-tournaments-next-do-arrange = Acordar una hora
page-tournaments-tab-chat = Chat
page-tournaments-following = El siguiente

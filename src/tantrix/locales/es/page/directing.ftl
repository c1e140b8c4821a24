### What a director reads: the settings of a tournament, and what can be done with it.

## Lists

page-tournaments-new-text = Empieza como borrador que solo ves tú. Abre las inscripciones cuando todo esté bien.
page-tournaments-new-go = Crear el borrador
page-tournaments-template = Partir de
page-tournaments-template-blank = Un formulario vacío
page-tournaments-template-arena = Arena diaria
page-tournaments-template-sunday = Suizo del domingo
page-tournaments-members = Solo miembros
page-tournaments-members-text = Entra o regístrate para crear un torneo.

## The form

page-tournaments-form-name = Nombre
page-tournaments-form-format = Formato
page-tournaments-form-players = Jugadores previstos
page-tournaments-form-players-hint = Solo para las sugerencias.
page-tournaments-form-proposal = Tan pocos pueden jugar todos entre sí: ¿qué tal un todos contra todos?
page-tournaments-form-rounds-swiss = Rondas
page-tournaments-form-rounds-heats = Rondas
page-tournaments-form-rounds-round_robin = Veces que se enfrentan
page-tournaments-form-usual = Vacío: el número habitual.
page-tournaments-form-groups = Número de grupos
page-tournaments-form-groups-hint = Vacío: grupos de hasta cinco.
page-tournaments-form-advance = Clasificados por grupo
page-tournaments-form-games = Partidas por encuentro
page-tournaments-form-games-duplicate = Repartos, cada uno jugado dos veces
page-tournaments-form-games-solitaire = Pilas
page-tournaments-form-games-rally = Puzles
page-tournaments-form-robot = El robot
page-tournaments-form-duplicate = Los mismos repartos en todas las mesas
page-tournaments-form-minutes = Minutos por jugador
page-tournaments-form-minutes-hint = Para una partida.
page-tournaments-form-minutes-race = Lo máximo que dura una carrera; 15 en línea.
page-tournaments-form-days = Días por turno
page-tournaments-form-days-hint = Solo por correspondencia; si no, vacío.
page-tournaments-form-kind = Quién juega
page-tournaments-form-kind-person = Individual
page-tournaments-form-kind-pair = Dobles
page-tournaments-form-kind-team = Equipos
page-tournaments-form-boards = Tableros por equipo
page-tournaments-form-boards-hint = Tantos miembros de un equipo juegan un encuentro, todos a la vez.
page-tournaments-form-starts = Comienzo, en tu hora
page-tournaments-form-starts-hint = Vacío: cuando lo diga el director.
page-tournaments-form-again = Se repite
page-tournaments-form-again-hint = El siguiente acepta inscripciones media hora antes de empezar este, con los mismos ajustes.
page-tournaments-form-again-days = En estos días; todos si no eliges ninguno
page-tournaments-form-again-times = A estas horas
page-tournaments-form-again-times-hint = Por ejemplo 02:00, 10:00, 18:00.
page-tournaments-form-again-zone = Zona horaria
page-tournaments-form-again-zone-hint = Por ejemplo Europe/Paris: la hora es la misma en verano y en invierno.
page-tournaments-form-capacity = Máximo de jugadores
page-tournaments-form-capacity-hint = Vacío: sin límite.
page-tournaments-form-pause = Minutos entre rondas
page-tournaments-form-every = Minutos de comienzo a comienzo
page-tournaments-form-every-hint = Para rondas a horas fijas. Las partidas aún en curso 10 minutos después del comienzo siguiente se puntúan tal como están.
page-tournaments-form-auto = Funciona solo
page-tournaments-form-auto-hint = El servidor empareja y publica las rondas a su hora.
page-tournaments-form-calls = Un Controller decide las incomparecencias
page-tournaments-form-calls-hint = Si un lado no ha venido a los 10 minutos, se llama a un Controller; sin resolución, la partida se pierde 10 minutos después.
page-tournaments-form-checkin = Confirmación
page-tournaments-form-checkin-hint = De 30 a 2 minutos antes del comienzo; quien no está no se empareja.
page-tournaments-form-ranked = Cuenta para las clasificaciones
page-tournaments-form-ranked-hint = El Elo de torneo cuenta siempre.
page-tournaments-form-hidden = Privado
page-tournaments-form-hidden-hint = Solo lo encuentra quien tiene el enlace.
page-tournaments-form-alternate = Empezar por turnos
page-tournaments-form-repeats = Los jugadores pueden repetir rival
page-tournaments-form-then = Después
page-tournaments-form-then-stage = Fase { $number }
page-tournaments-form-then-advance = Cuántos pasan
page-tournaments-form-then-add = Añadir una fase
page-tournaments-form-then-plate = Añadir una consolación
page-tournaments-form-then-remove = Quitar
page-tournaments-form-apart = Rondas sin compañeros de club o país
page-tournaments-form-apart-hint = En las primeras rondas, tantas como indiques, no se enfrentan jugadores del mismo país o club si se puede evitar. Lo habitual es 0; con clubes grandes, 2.
page-tournaments-form-bands = Primero rivales de nivel parecido
page-tournaments-form-bands-hint = En la primera mitad de las rondas, una puntuación Elo más alta cuenta como ventaja para emparejar, nunca para la clasificación. Útil si los niveles son muy distintos.
page-tournaments-form-third = Encuentro por el tercer puesto
page-tournaments-form-conditions = Quién puede inscribirse
page-tournaments-form-conditions-hint = Un campo vacío no es condición. Se comprueba en la inscripción y otra vez en la confirmación; no afecta a quienes invites por su nombre.
page-tournaments-form-invited = Solo jugadores invitados
page-tournaments-form-least_elo = Elo, como mínimo
page-tournaments-form-most_elo = Elo, como máximo
page-tournaments-form-before = Partidas jugadas aquí, como mínimo
page-tournaments-form-finished = Partidas terminadas, tanto por ciento mínimo
page-tournaments-form-countries = Países
page-tournaments-form-countries-hint = Códigos como FR, BE, CH.
page-tournaments-form-ends = Días por ronda
page-tournaments-form-ends-hint = Las partidas que sigan después se detienen.
page-tournaments-form-decision = Días para los Controllers
page-tournaments-form-decision-hint = Deciden las partidas detenidas; las que quedan se puntúan tal como están.
page-tournaments-called = Ronda { $round }, mesa { $table }, partida { $game }: espera a un Controller. Sin resolución, se puntúa tal como esté: { $time }.
page-tournaments-called-awaited = Ronda { $round }, mesa { $table }, partida { $game }: alguien no ha venido. Sin resolución, pierde por incomparecencia: { $time }.
page-tournaments-form-pays = Una victoria cuenta
page-tournaments-form-pays-margins = los puntos por encima de 10,0
page-tournaments-form-pays-wins = 2 puntos
page-tournaments-form-streaks = Rachas
page-tournaments-form-streaks-hint = Tras dos victorias seguidas, cada victoria más cuenta doble.
page-tournaments-form-programs = Programas
page-tournaments-form-programs-none = Solo personas
page-tournaments-form-programs-mixed = Ambos
page-tournaments-form-programs-only = Solo programas
page-tournaments-form-text = Descripción
page-tournaments-form-prizes = Premios, uno por línea

## Directing

page-tournaments-office = Cargo
page-tournaments-factor = con segundo factor
page-tournaments-factor-none = sin segundo factor

## Arenas, and times that opponents agree on

page-tournaments-form-lasts = Minutos en total
page-tournaments-form-lasts-hint = Después no empieza ninguna partida.
page-tournaments-form-lasts-alone = Minutos en los que todos juegan; para más tiempo, da días abajo
page-tournaments-form-window-days = Días para jugar
page-tournaments-form-window-alone = En vez de minutos: cada uno juega cuando quiere.
page-tournaments-form-window = Días para acordar una ronda
page-tournaments-form-window-hint = Los rivales acuerdan una hora; si no, vacío.
page-tournaments-direct-admit = Invitar a alguien
page-tournaments-direct-admit-text = Ninguna condición le impide ya entrar. Aún debe inscribirse.
page-tournaments-direct-step-draft = Nadie más ve este borrador. Abre las inscripciones cuando los ajustes estén bien.
page-tournaments-direct-step-enter = Hacen falta al menos dos jugadores.
page-tournaments-direct-step-pair = La ronda { $round } se puede emparejar.
page-tournaments-direct-step-playoff = Se puede emparejar un desempate.
page-tournaments-direct-step-publish = La ronda { $round } está emparejada: mírala y publícala.
page-tournaments-direct-step-results =
    { $count ->
        [one] { $count } mesa aún no tiene resultado.
       *[other] { $count } mesas aún no tienen resultado.
    }
page-tournaments-direct-step-next_stage = Esta fase ha terminado: puede empezar la siguiente.
page-tournaments-direct-step-finish = Todo está jugado: se puede cerrar el torneo.
page-tournaments-direct-step-over = El torneo ha terminado.
page-tournaments-direct-step-arena = La arena está en marcha.
page-tournaments-direct-more = Más
page-tournaments-direct-open = Abrir inscripciones
page-tournaments-direct-pair = Emparejar la ronda
page-tournaments-direct-pair-text = Nadie ve la ronda hasta que se publica.
page-tournaments-direct-pair-add = Fijar una pareja
tournament-no_force = Aquí el sorteo decide los enfrentamientos: nadie puede elegirlos.
tournament-rounds_paired = Rondas ya emparejadas: { $count }. No puede haber menos.
page-tournaments-direct-hand = A mano
page-tournaments-direct-one = Primer jugador
page-tournaments-direct-two = Segundo jugador
page-tournaments-direct-bye = Descanso para
page-tournaments-direct-publish = Publicar la ronda
page-tournaments-direct-starts = Apertura de las mesas
page-tournaments-direct-starts-hint = Vacío: enseguida.
page-tournaments-direct-swap = Intercambiar dos jugadores
page-tournaments-direct-swap-text = Cada uno ocupa el lugar del otro en esta ronda.
page-tournaments-direct-stop = Terminar tras la ronda { $round }
page-tournaments-direct-stop-text = Esta ronda es la última de la fase. Los puestos son los de lo jugado.
page-tournaments-direct-unpair = Deshacer la ronda
page-tournaments-direct-forbid = Separar a dos
page-tournaments-direct-forbid-text = No se les emparejará entre sí.
page-tournaments-direct-next--stage = Empezar la fase siguiente
page-tournaments-direct-lot = Los puestos compartidos se deciden por sorteo
page-tournaments-direct-finish = Cerrar el torneo
page-tournaments-direct-finish-text = Los puestos pasan a ser definitivos y se revela el secreto de los sorteos.
page-tournaments-direct-settings = Cambiar los ajustes
page-tournaments-direct-offices = Cargos
page-tournaments-direct-cancel = Cancelar el torneo
page-tournaments-direct-cancel-text = Sus partidas quedan en el archivo. No se puede deshacer.
page-tournaments-direct-away = Marcar como ausente
page-tournaments-direct-back = Marcar como de vuelta
page-tournaments-direct-junior-on = Marcar como júnior
page-tournaments-direct-junior-off = No es júnior
page-tournaments-direct-withdraw = Retirar

## Offices

page-tournaments-offices-director-text = Empareja, publica, corrige y resuelve.
page-tournaments-offices-controller-text = Empareja, corrige, retira inscripciones y resuelve.
page-tournaments-offices-helper-text = Confirma asistencias y anota resultados.
page-tournaments-offices-name = Nombre del miembro
page-tournaments-offices-give = Nombrar
page-tournaments-offices-dismiss = Relevar

### Tournaments: what their lists and all their pages say, and what cannot be done.

## What cannot be done, and why

tournament-damaged = Los eventos de este torneo no se siguen unos de otros: el archivo está dañado o se ha editado.
tournament-settings = El ajuste «{ $field }» no puede tener este valor.
tournament-few_tables = { $entries } inscripciones necesitan { $needed } mesas: hay { $tables }.
tournament-over = Este torneo ha terminado.
tournament-not_draft = La inscripción ya está abierta.
tournament-not_begun = El torneo aún no ha empezado.
tournament-begun = Eso no se puede cambiar una vez empezada la fase.
tournament-kind_fixed = Una vez que alguien se ha inscrito, no cambia quién juega (una persona, una pareja o un equipo) ni en cuántos tableros.
tournament-unfinished = Algunas partidas aún no tienen resultado.
tournament-reason = Indica un motivo.
tournament-no_entry = No hay ninguna inscripción número { $entry }.
tournament-number_taken = El número { $entry } está ocupado.
tournament-name_taken = { $name } ya tiene inscripción.
tournament-entered = Ya tienes inscripción.
tournament-too_late = Ya es tarde para inscribirse.
tournament-bad_name = «{ $name }» no puede ser el nombre de una inscripción: usa de 1 a 60 caracteres.
tournament-bad_preferences = «{ $text }» debe ser dos colores distintos, como RY: la primera preferencia y la segunda.
tournament-gone = { $name } se ha retirado.
tournament-disqualified = { $name } quedó fuera por descalificación.
tournament-present = { $name } ya está presente.
tournament-not_present = { $name } no está presente.
tournament-no_bye = No se puede pedir descanso para la ronda { $round }: pídelo antes de emparejarla, como máximo una vez cada cinco rondas y no en la última.
tournament-itself = Una inscripción no puede jugar contra sí misma.
tournament-must_meet = En este formato no se puede evitar que dos se enfrenten: juegan todos contra todos, o se enfrentan los ganadores.
tournament-no_round = Aún no hay ronda { $round }.
tournament-no_table = La ronda { $round } no tiene mesa { $table }.
tournament-no_game = En este encuentro no hay partida { $game }.
tournament-not_in_heat = El número { $entry } no juega en { $place }.
tournament-host = Ofreces esta simultánea: se inscriben tus invitados y tú juegas con todos.
tournament-no_place = Indica qué partida decide la resolución.
tournament-no_result = La partida { $place } aún no tiene resultado.
tournament-ruled = La resolución { $number } ya decide esta partida: una nueva debe decir que la reemplaza (--supersedes { $number }).
tournament-no_ruling = No hay ninguna resolución número { $number }.
tournament-no_event = No hay ningún evento número { $number } que se pueda deshacer.
tournament-no_undo = El evento { $number } no se puede deshacer: otros posteriores se apoyan en él.
tournament-no_stage = No se está jugando ninguna fase con este número.
tournament-no_pairing = La ronda { $round } no se puede emparejar: demasiados se han enfrentado ya o no pueden enfrentarse. Permite repeticiones o termina la fase.
tournament-bad_forced = Estos pares y este descanso no son compatibles: cada inscripción debe estar presente y nombrarse una sola vez.
tournament-faulty = El emparejamiento calculado incumple la regla «{ $rule }», así que no se ha usado. Por favor, comunícalo.
tournament-too_few =
    { $count ->
        [one] Solo hay { $count } inscripción presente: una ronda necesita dos.
       *[other] Solo hay { $count } inscripciones presentes: una ronda necesita dos.
    }
tournament-missing =
    { $count ->
        [one] La ronda { $round } no ha terminado: { $count } mesa aún no tiene resultado.
       *[other] La ronda { $round } no ha terminado: { $count } mesas aún no tienen resultado.
    }
tournament-stage_over = Todas las rondas de esta fase están emparejadas.
tournament-last_stage = No hay más fases.
tournament-cut_tied =
    { $count ->
        [one] Las inscripciones { $entries } empatan por { $count } plaza restante: que jueguen un desempate, o se sortea.
       *[other] Las inscripciones { $entries } empatan por { $count } plazas restantes: que jueguen un desempate, o se sortea.
    }
tournament-round_begun = La ronda { $round } ya tiene un resultado.
tournament-not_paired = La inscripción { $entry } no juega en la ronda { $round }.
tournament-not_paired_with = Las inscripciones { $one } y { $two } no se enfrentan en esta ronda: { $one } juega con { $first }, y { $two } con { $second }.
tournament-same_result = La partida { $place } ya tiene ese mismo resultado.
tournament-has_result = La partida { $place } ya tiene otro resultado: corrígelo.
tournament-match_over = El encuentro está decidido: la partida { $place } no se juega.
tournament-score = { $score } no es una puntuación: van de 0 a { $most }.
tournament-report = El informe no se puede leer: la línea { $line } no está escrita como en los torneos.

## At the server

tournament-unknown = No existe ese torneo.
tournament-nothing_to_yield = No tienes ningún color que ceder, o ya ha pasado el tiempo para ello.
tournament-protest_over = Es demasiado tarde para reclamar: se podía hasta 24 horas después del final.
tournament-protests = Ya has reclamado tantas veces como se permite en este torneo.
tournament-nothing_to_arrange = Ahora no tienes ningún encuentro que acordar.
tournament-offer_time = Propón una hora futura, antes de que venza el plazo de la ronda.
tournament-offers = Ya has hecho todas las propuestas posibles en esta ronda.
tournament-offered = Ya has propuesto esta hora.
tournament-no_offer = Tu rival no ha propuesto esta hora, o ya ha pasado.
tournament-partner = Indica con qué pareja quieres jugar.
tournament-partner_taken = Tú o tu pareja ya tenéis inscripción.
tournament-not_allowed = Tu cargo en este torneo no lo permite.
tournament-not_entered = No tienes inscripción en este torneo.
tournament-not_open = La inscripción aún no está abierta.
tournament-programs_only = Este torneo es solo para programas.
tournament-people_only = Los programas no pueden inscribirse en este torneo.
tournament-no_check_in = La asistencia se confirma desde 30 minutos (por correspondencia, un día) hasta 2 minutos antes del comienzo.
tournament-round_ahead = La última ronda ya está emparejada: publícala o anúlala.
tournament-no_round_ahead = No hay ninguna ronda pendiente de publicar.
tournament-interested = Esta partida es tuya, o decide si sigues, y hay otro Controller: déjasela.
tournament-team = Indica el nombre de tu equipo.
tournament-team_incomplete =
    { $count ->
        [one] Tu equipo aún no puede confirmar: necesita { $count } miembro que haya aceptado.
       *[other] Tu equipo aún no puede confirmar: necesita { $count } miembros que hayan aceptado.
    }
tournament-not_invited = { $name } no te ha invitado: pide al capitán que te incluya.
tournament-not_captain = Eso solo puede hacerlo el capitán de un equipo.
tournament-no_captain = El capitán debe estar entre los miembros, al menos como reserva.
tournament-member_twice = Cada miembro se puede nombrar solo una vez.
tournament-member_taken = { $name } ya tiene inscripción, por separado o en otro equipo.
tournament-team_large = Un equipo tiene como máximo { $most } miembros.
tournament-no_lineup = El equipo no tiene ahora ningún encuentro publicado.
tournament-no_board = No hay ningún tablero { $board }.
tournament-board_begun = El tablero { $board } ya está abierto: su jugador ya no se puede sustituir.
tournament-no_reserve = { $name } no es reserva del equipo en este encuentro.
tournament-why-withdrawn = La inscripción se ha retirado.
tournament-why-not_arranged = No se acordó una hora dentro del plazo.
tournament-why-empty_board = Nadie se sentó en este tablero.
tournament-why-nobody_came = No vino nadie y alguien tiene que seguir: sigue el mejor sembrado.
tournament-invited_only = Solo puede inscribirse quien tenga invitación: { $name } no la tiene.
tournament-elo_least = { $name } tiene un Elo de torneo de { $elo }; este torneo pide al menos { $least }.
tournament-elo_most = { $name } tiene un Elo de torneo de { $elo }; este torneo es hasta { $most }.
tournament-games_least =
    { $count ->
        [one] { $name } ha jugado aquí { $games } partidas; este torneo pide al menos { $count }.
       *[other] { $name } ha jugado aquí { $games } partidas; este torneo pide al menos { $count }.
    }
tournament-finished_least = { $name } ha terminado el { $share } % de sus partidas; este torneo pide al menos el { $least } %.
tournament-country = Este torneo es para jugadores de { $countries }, según su perfil: { $name } no lo es.
tournament-playing_elsewhere = Estás en otra partida en vivo: termínala antes.
tournament-engaged = { $name } ya está en otro torneo en vivo: primero hay que dejarlo o ausentarse.
tournament-hours = Indica intervalos de hasta 24 horas que acaben antes de que venza la ronda.
tournament-too_few_left = Quedan muy pocos jugadores para seguir.
tournament-too_few_came = Al comienzo había menos de dos jugadores.
tournament-from_file = Este torneo se lleva en un archivo: el servidor solo lo muestra.

## Lists

page-tournaments-lists = Qué torneos
page-tournaments-list-next = Ahora y pronto
page-tournaments-list-now = En curso
page-tournaments-list-soon = Próximos
page-tournaments-list-mine = Míos
page-tournaments-list-past = Pasados
page-tournaments-list-next-none = No hay torneos por ahora
page-tournaments-list-next-none-text = Crea uno: se tarda un minuto, y el servidor lo lleva solo.
page-tournaments-list-mine-none = Aún no tienes torneos
page-tournaments-list-mine-none-text = Aquí aparecen aquellos en que te inscribes o que diriges.
page-tournaments-list-past-none = Aún no hay torneos pasados
page-tournaments-list-past-none-text = Los torneos terminados se quedan aquí con todos sus resultados.
page-tournaments-new = Nuevo torneo
page-tournaments-minutes =
    { $count ->
        [one] { $count } minuto cada uno
       *[other] { $count } minutos cada uno
    }
page-tournaments-entries =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
page-tournaments-entries-of =
    { $count ->
        [one] { $count } de { $most } jugadores
       *[other] { $count } de { $most } jugadores
    }
page-tournaments-rounds =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
page-tournaments-calendar = Calendario
page-tournaments-status-draft = borrador
page-tournaments-status-open = inscripción abierta
page-tournaments-status-running = en curso
page-tournaments-status-finished = terminado
page-tournaments-status-cancelled = cancelado

## Parts of the page

page-tournaments-round = Ronda { $round }
page-tournaments-round-of = Ronda { $round } de { $rounds }

## Rules

page-tournaments-at = { $time } ({ $utc } UTC)
page-tournaments-format-swiss = Sistema suizo
page-tournaments-format-round_robin = Todos contra todos
page-tournaments-format-groups = Grupos
page-tournaments-format-knockout = Eliminatoria
page-tournaments-format-plate = Consolación
page-tournaments-format-arena = Arena
page-tournaments-format-heats = Mangas de tres y cuatro
page-tournaments-format-gobble = Mangas de Gobble
page-tournaments-format-duplicate = Duplicado
page-tournaments-format-solitaire = Duplicado de Solitaire
page-tournaments-format-rally = Rally de puzles
page-tournaments-format-simul = Simultánea
page-tournaments-rules-games-usual = 5 partidas por encuentro, 8 en semifinales, 9 en la final
page-tournaments-luck =
    { $count ->
        [one] Con { $count } partida por encuentro, la suerte cuenta mucho: el azar por sí solo mueve un resultado unos { $points } puntos.
       *[other] Con { $count } partidas por encuentro, la suerte se compensa: el azar por sí solo mueve la media unos { $points } puntos por partida.
    }

## The form

page-tournaments-form-duplicate-hint = Todas las mesas de una ronda tienen los mismos repartos, jugados desde ambos asientos.

## Directing

page-tournaments-out-played = jugada
page-tournaments-out-resigned = abandonó
page-tournaments-out-absent = no vino
page-tournaments-out-conceded = concedida por el anfitrión
page-tournaments-month = Mes
page-tournaments-month-count =
    { $count ->
        [one] { $count } torneo
       *[other] { $count } torneos
    }
page-tournaments-month-whole = Mostrar el mes entero
page-tournaments-month-none = Nada empieza en este mes.
page-tournaments-list-dates = Por fecha

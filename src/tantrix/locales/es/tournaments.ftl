### Tournaments over the board: the director's commands and what is printed.

## The commands

cli-command-tournament = Dirigir un torneo presencial.
cli-about-tournament = Dirige un torneo presencial, sin red ni servidor. El torneo es un solo archivo; nómbralo primero o con --file, o sitúate en una carpeta que solo tenga uno. Sin comando, se te pregunta qué sigue.
cli-command-tournament-new = Crear el archivo de un torneo nuevo.
cli-about-tournament-new = Crea el archivo del torneo NAME; la inscripción se abre enseguida. Una fase añadida con --then sigue a la anterior: --then knockout:8 deja pasar a ocho (de los grupos, tantos de cada uno), --then plate es para quienes perdieron su primer encuentro.
cli-command-tournament-change = Cambiar lo anunciado.
cli-about-tournament-change = Cambia lo anunciado: las opciones que se nombren, del torneo o de una fase (--stage). Hace falta una nota (--note), que puede leer todo el mundo. Menos rondas (--rounds) terminan antes un suizo o unas series; --stop-after 4 termina un todos contra todos, unos grupos o una eliminatoria tras cuatro rondas, con los puestos de lo jugado. Lo ya emparejado se queda.
cli-command-tournament-player = Inscribir jugadores, uno a uno o desde una tabla.
cli-about-tournament-player = Inscribe jugadores, uno a uno o desde una tabla.
cli-command-tournament-away = No emparejar a alguien hasta que vuelva.
cli-about-tournament-away = No empareja la inscripción NUMBER (o bastante de su nombre) hasta «back NUMBER».
cli-command-tournament-back = Volver a emparejar a alguien.
cli-about-tournament-back = Vuelve a emparejar la inscripción NUMBER (o bastante de su nombre), que estaba ausente o se había retirado.
cli-command-tournament-withdraw = Retirar a alguien.
cli-about-tournament-withdraw = Retira la inscripción NUMBER (o bastante de su nombre); sus resultados quedan. Una partida emparejada y no jugada se pierde por incomparecencia: si aún debe jugarse, usa --after-round.
cli-command-tournament-bye = Anotar un descanso pedido.
cli-about-tournament-bye = Anota que la inscripción NUMBER (o bastante de su nombre) pide descansar en una ronda ROUND aún no emparejada: como máximo una vez cada cinco rondas, y no en la última.
cli-command-tournament-forbid = Mantener separadas dos inscripciones.
cli-about-tournament-forbid = No empareja nunca a ONE con TWO (números, o bastante de los nombres), o con --allow deja que vuelvan a enfrentarse.
cli-command-tournament-pair = Emparejar la próxima ronda.
cli-about-tournament-pair = Empareja la próxima ronda y muestra quién juega con quién. Nadie la ve hasta que la publiques.
cli-command-tournament-swap = Intercambiar dos inscripciones.
cli-about-tournament-swap = Intercambia las inscripciones ONE y TWO (números, o bastante de los nombres) en la última ronda, antes de su primer resultado. Se muestra lo que la ronda incumple entonces.
cli-command-tournament-publish = Anunciar la ronda; empieza su tiempo.
cli-about-tournament-publish = Anuncia la última ronda: empieza ahora, o a una hora de hoy con --at, y diez minutos después se puede dar por perdida la partida a quien no esté.
cli-command-tournament-substitute = Hace jugar a un reserva.
cli-about-tournament-substitute = Hace jugar a NAME, reserva de TEAM, en el tablero BOARD del encuentro publicado, antes del primer resultado de ese tablero.
cli-command-tournament-unpair = Anular la última ronda.
cli-about-tournament-unpair = Anula la última ronda, antes de su primer resultado.
cli-command-tournament-enter = Anotar resultados.
cli-about-tournament-enter = Anota un resultado, o una línea tras otra hasta una vacía: número, fichas y tiempo de un jugador, y luego del otro, como 12 24 19:30 7 20 21:05. Una palabra del nombre puede reemplazar al número; por equipos es 3.2, el tablero 2 del equipo 3. Los tiempos se pueden omitir; puede seguir el margen, y «resigned 7» (abandono). «absent 7» da por incomparecido al 7, «missing» enumera las mesas aún en juego.
cli-command-tournament-missing = Enumerar las mesas aún en juego.
cli-about-tournament-missing = Enumera las mesas aún en juego.
cli-command-tournament-standings = Mostrar la clasificación.
cli-about-tournament-standings = Muestra la clasificación, y qué criterio decidió entre iguales.
cli-command-tournament-wall = Mostrar la tabla mural.
cli-about-tournament-wall = Muestra el rival, los puntos y el puesto de cada inscripción en cada ronda, según el orden inicial.
cli-command-tournament-cross = Mostrar la tabla cruzada.
cli-about-tournament-cross = Muestra lo que cada inscripción tiene contra cada una de las demás.
cli-command-tournament-who = Mostrar todo sobre una inscripción.
cli-about-tournament-who = Muestra los rivales, resultados y puesto de una inscripción, por su número o por lo bastante de su nombre.
cli-command-tournament-why = Decir por qué se enfrentan dos.
cli-about-tournament-why = Dice por qué se enfrentan los de una mesa, como 5.3: dónde estaban antes de la ronda, y por qué no se les emparejó con nadie más cercano.
cli-command-tournament-correct = Corregir un resultado.
cli-about-tournament-correct = Corrige el resultado de PLACE, como 5.3 (ronda 5, mesa 3) o 5.3.2 (su segunda partida), en cualquier ronda, o lo quita con --remove. Las rondas ya emparejadas quedan como están.
cli-command-tournament-rule = Anotar una resolución.
cli-about-tournament-rule = Anota lo que ha decidido un Controller, con un motivo. Sobre la partida de PLACE: tied (empate); tied 7 5.0 (el 7 paga 5,0); default 7 (incomparecencia); default 7 0.0 (el 7 tiene 0,0); absent (ambos); adjudicated 12 24 14.7 7 20 5.3; conduct 12 15.0 7 5.0; lot, o lot 7 (sigue el 7); warning. Con tres o cuatro a la mesa, adjudicated y conduct nombran a todos. Sobre la inscripción NO: warning; disqualify.
cli-command-tournament-undo = Deshacer un evento.
cli-about-tournament-undo = Deshace el evento NUMBER, por defecto el último. Eso también es un evento y necesita un motivo; «log» muestra los números.
cli-command-tournament-log = Mostrar los últimos eventos.
cli-about-tournament-log = Muestra los últimos eventos con sus números.
cli-command-tournament-next--stage = Empezar la fase siguiente.
cli-about-tournament-next--stage = Termina una fase ya jugada y empieza la siguiente con quienes pasan.
cli-command-tournament-finish = Terminar el torneo.
cli-about-tournament-finish = Termina el torneo cuando todo está jugado: los puestos son definitivos y se abre el secreto de los sorteos.
cli-command-tournament-cancel = Cancelar el torneo.
cli-about-tournament-cancel = Cancela el torneo, con un motivo: sus partidas quedan, sus clasificaciones son nulas. Después no se puede cambiar ni deshacer nada. Para terminar antes con puestos que cuenten, véase «change --rounds» y «change --stop-after».
cli-command-tournament-print = Escribir listas y planillas para imprimir.
cli-about-tournament-print = Escribe una página para imprimir desde el navegador, o un PDF si el nombre del archivo (--output) acaba en .pdf. WHAT: sheets (planillas, dos por A4), pairings (emparejamientos), names (emparejamientos por nombre), standings (clasificación), wall (tabla mural), cross (tabla cruzada), control (todos los resultados y totales tras una ronda), rules (reglas), times (tarjetas para las mesas), poster (cartel de pared).
cli-command-tournament-merge = Tomar resultados de otro portátil.
cli-about-tournament-merge = Toma los resultados que otra copia de este torneo, en FILE, tiene y esta no. El mismo resultado dos veces es uno; los distintos se muestran y los decides tú. Código de salida: 1 si hay conflictos.
cli-command-tournament-upload = Mostrar el torneo en un servidor.
cli-about-tournament-upload = Envía lo que el servidor de ADDRESS aún no tiene de este torneo; lo muestra a todos y no cambia nada. Hazlo tras cada ronda, o al final. Hace falta un token con el ámbito «direct», que un miembro crea en la página del servidor.
cli-command-tournament-verify = Comprobar un archivo o una exportación y rehacer cada sorteo.
cli-about-tournament-verify = Comprueba que ninguna línea del archivo se ha editado, rehace el orden inicial, los grupos y las rondas, y compara la huella de los resultados. Con EXPORT comprueba en su lugar lo que «export json» o un servidor ha escrito de un torneo, hasta donde su secreto está abierto. Código de salida: 0 todo está intacto, 1 no.
cli-command-tournament-export = Escribir el torneo para otros programas.
cli-about-tournament-export = Escribe el torneo como json (todos los eventos), standings, results o heats (CSV; heats, de mesas de tres y cuatro), trf (TRF16, con victorias como puntos) o txt (un informe que se puede volver a leer).
cli-command-tournament-player--add = Inscribir a un jugador.
cli-about-tournament-player--add = Inscribe al jugador NAME. Sin NAME, los pide uno tras otro: nombre, país, colores, Elo, separados por comas.
cli-command-tournament-player--import = Inscribir a todos los jugadores de una tabla.
cli-about-tournament-player--import = Inscribe a todos los de FILE, una tabla CSV cuya primera línea nombra sus columnas (nombre, país, club, elo, colores, junior, daltónico, miembros), o a nadie si alguna línea está mal.
cli-command-tournament-player--list = Enumerar los jugadores.
cli-about-tournament-player--list = Enumera los jugadores.
cli-command-tournament-player--edit = Corregir los datos de un jugador.
cli-about-tournament-player--edit = Corrige el nombre, país, club, Elo, colores o marcas de la inscripción NUMBER (o bastante de su nombre).

## Their options

cli-option-file = El archivo del torneo.
cli-option-by = Quién actúa, para el historial.
cli-option-repair = Pasar una media línea al final del archivo a otro archivo junto a él.
cli-option-format = El formato de la primera fase.
cli-option-rounds = Rondas; 0 para el número habitual. Un todos contra todos se juega ese número de veces.
cli-option-stop_after = Tras tantas rondas terminan un todos contra todos, unos grupos o una eliminatoria, con los puestos de lo jugado; 0: no.
cli-option-match_games = Partidas de un encuentro, de equipos en cada tablero (normalmente dos); 0 para el número habitual de una eliminatoria.
cli-option-then = Una fase más, como knockout:8 o plate; tras grupos, normalmente knockout:2; con none, ninguna.
cli-option-by_wins = Las victorias cuentan antes que los puntos.
cli-option-tables = Mesas de la sala; 0 si nadie las cuenta.
cli-option-sets = Juegos que hay.
cli-option-clocks = Relojes que hay.
cli-option-sets_cb = Juegos para daltónicos.
cli-option-limit = Tiempo de cada bando, normalmente 20:00, de una pareja 24:00.
cli-option-apart = En estas rondas, los de un mismo club o país no se enfrentan si se puede evitar.
cli-option-bands = Contar franjas de Elo al emparejar hasta la mitad de las rondas.
cli-option-repeats = Dejar que dos repitan cuando no queda otra.
cli-option-alternate = La salida se alterna, en lugar de sortearse.
cli-option-first = Cómo se empareja la ronda 1 de un suizo.
cli-option-third_place = Jugar por el tercer puesto.
cli-option-doubles_event = Las inscripciones son parejas; su tiempo se suma.
cli-option-team_boards = Las inscripciones son equipos, que se enfrentan en tantos tableros; los encuentros cuentan antes que los puntos.
cli-option-pool = De quién cuenta el tiempo en dobles: de los dos compañeros juntos (pair) o de cada uno (player).
cli-option-capacity = Máximo de inscripciones; quien llegue después espera. 0 para ningún límite.
cli-option-text = Qué más debería saber todo el mundo del torneo.
cli-option-prize = Un premio; dalo una vez por cada uno.
cli-option-note = Por qué cambia; lo puede leer todo el mundo.
cli-option-country = El país, como FR.
cli-option-club = El club.
cli-option-elo = El Elo de torneo, para el orden inicial.
cli-option-games_before = Partidas de torneo jugadas antes; quien tiene menos de 36 es debutante.
cli-option-colours = Dos colores preferidos, como RY: la primera preferencia y la segunda.
cli-option-cb = Daltónico.
cli-option-junior = Júnior.
cli-option-member = Un miembro de una pareja, o de un equipo en el orden de los tableros, reservas al final; dalo una vez por cada uno.
cli-option-name = El nombre.
cli-option-starts_at = Cuándo empieza hoy la ronda, como 14:30; ahora, si se omite.
cli-option-allow = Dejar que vuelvan a enfrentarse.
cli-option-stage = La fase, desde 1; por defecto, la última empezada.
cli-option-force = Inscripciones que deben enfrentarse en un suizo, como 3-9, o 3-9,1-4 para varias; de mesas de tres o cuatro, todas, como 3-9-4,1-2-5.
cli-option-give_bye = La inscripción que debe descansar.
cli-option-order = El orden inicial de la primera fase tal como está en la hoja de control, del mejor al último, como 3-1-2.
cli-option-groups = Los grupos tal como están en la hoja de control, como 3-1-6,2-4-5.
cli-option-by_lot = Sortear cuando se comparte un puesto que pasa.
cli-option-tournament-after_round = Antes se juegan las partidas de la ronda en curso.
cli-option-tournament-reason = El motivo; lo puede leer todo el mundo.
cli-option-through = Una inscripción que pasa por desempate, cuando se comparte un puesto.
cli-option-both = Pedir también el margen de la planilla, como comprobación.
cli-option-yes = No volver a preguntar por resultados improbables.
cli-option-unsigned = Las planillas llegaron sin todas las firmas.
cli-option-after = La clasificación tras estas rondas de la fase.
cli-option-remove = Quitar el resultado.
cli-option-supersedes = El número de la resolución que esta reemplaza.
cli-option-round = La ronda; por defecto, la última.
cli-option-interested = Quien resuelve es un jugador al que afecta.
cli-option-last = Cuántos eventos.
cli-option-address = La dirección de la página de la sala, para el cartel.

## The file

cli-tournament-no_file = No hay ningún torneo en esta carpeta: crea uno con «tantrix tournament new NAME», o nombra el archivo.
cli-tournament-which = Aquí hay varios torneos: nombra uno de { $files }.
cli-tournament-no_command = «{ $text }» no es un comando ni un archivo; ver --help.
cli-tournament-exists = { $file } ya existe.
cli-tournament-empty = { $file } no contiene ningún torneo.
cli-tournament-edited = { $file }: la línea { $line } se ha editado, o falta una línea anterior. Continúa con una copia intacta.
cli-tournament-unknown_event = { $file }: la línea { $line } está intacta, pero esta versión no puede leerla. Usa una más nueva.
cli-tournament-cut = { $file } está cortado en la línea { $line }: esa línea se omite; todo lo anterior está intacto.
cli-tournament-torn = { $file } está cortado en la línea { $line }. Mira «missing» y «log», y sigue con --repair, que pasa la media línea a un archivo junto a este.
cli-tournament-repaired = La mitad de la línea { $line } está ahora en { $file }; todo lo anterior está intacto.
cli-tournament-ask_repair = ¿Omitir la media línea y seguir? [S/n]
cli-tournament-made = La inscripción está abierta. El torneo está en { $file }: guarda copias.
cli-tournament-usual_games = Como es habitual en grupos, un encuentro tiene { $count } partidas (--games).
cli-tournament-usual_cut = Los { $count } mejores de cada grupo pasan a una eliminatoria (--then).
cli-tournament-usual_limit = Como es habitual en dobles, una pareja tiene { $count } minutos (--limit).
cli-tournament-seal = Sello de los sorteos: { $seal }
cli-tournament-few_sets = { $tables } mesas necesitan { $tables } juegos: hay { $count }.
cli-tournament-few_clocks = { $tables } mesas necesitan { $tables } relojes: hay { $count }.
cli-tournament-bad_stage = «{ $text }» no es una fase: escribe knockout:8, swiss:16, groups:16, round-robin:4 o plate.
cli-tournament-no_teams = Con --boards las inscripciones son equipos: omite --pairs y elige un formato de dos bandos.
cli-tournament-no_pool = --pool dice de quién cuenta el tiempo en dobles: elígelo con --pairs.
cli-tournament-change_what = Nada cambiaría: nombra lo que debe ser distinto.
cli-tournament-changed = Cambiado; la nota está en el historial.
cli-tournament-now_rounds =
    { $count ->
        [one] La fase { $stage } tiene ahora { $count } ronda.
       *[other] La fase { $stage } tiene ahora { $count } rondas.
    }
cli-tournament-rounds_fixed = Una eliminatoria tiene las rondas de su cuadro: --stop-after la termina antes.
cli-tournament-no_stop = Aquí --rounds dice cuántas rondas hay: con menos, la fase termina antes.
cli-tournament-no_address = Solo el cartel muestra la dirección (--address) de la página de la sala.
cli-tournament-cancelled = { $name } está cancelado: sus clasificaciones son nulas.

## What is typed

cli-tournament-ask_supersede = La resolución { $number } ya decide { $place }. ¿La nueva la reemplaza (s/n)?
cli-tournament-default_how = { $name } sería el ausente y recibe como mucho 10,0, no { $points }: indica el jugador que no vino y lo que recibe.
cli-tournament-no_name = Aquí no hay nadie llamado «{ $text }».
cli-tournament-several = «{ $text }» podría ser { $names }: escribe el número, o más del nombre.
cli-tournament-number = «{ $text }» no es un número.
cli-tournament-time = «{ $text }» no es un tiempo: escribe minutos y segundos, como 19:30.
cli-tournament-points = «{ $text }» no son puntos de torneo: escribe 14.7.
cli-tournament-hour = «{ $text }» no es una hora: escribe 14:30.
cli-tournament-place = «{ $text }» no es un sitio: escribe 5.3 para la mesa 3 de la ronda 5, 5.3.2 para su segunda partida.
cli-tournament-bad_pair = «{ $text }» no dice de quién se trata: escribe 3-9, o 3-1-2 donde son más.
tournament-not_again = No encaja: cada participante se nombra una vez, y los grupos y las mesas son tantos y tan grandes como deben ser.
cli-tournament-elo = «{ $text }» no es un Elo.
cli-tournament-result = «{ $text }» no es un resultado: escribe número, fichas y tiempo de ambos, como 12 24 19:30 7 20 21:05.
cli-tournament-heat_result = «{ $text }» no es el resultado de esta manga: escribe número, fichas y tiempo de cada uno de { $who }.
cli-tournament-one_board = Nombra un mismo tablero de ambos equipos: 3.2 y 7.2 para el tablero 2 de los equipos 3 y 7.
cli-tournament-not_entered = Sin anotar: { $text }
cli-tournament-doubtful = { $why } Repítelo con --yes si es correcto.
cli-tournament-other_margin = El margen de la planilla es { $margin }; las fichas dan { $actual }. Sin anotar.
cli-tournament-other_table = En { $place }, { $one } juega con { $two }.
cli-tournament-correct_what = Da el resultado correcto, o --remove.
cli-tournament-rule_how = Escribe el número de la inscripción y sus puntos, como 7 5.0.
cli-tournament-adjudicated_how = Escribe número, fichas y puntos de ambos, como 12 24 14.7 7 20 5.3.
cli-tournament-conduct_how = Escribe número y puntos de ambos, como 12 15.0 7 5.0.
cli-tournament-not_twenty = Los puntos de ambos suman { $sum }, no 20,0.
cli-tournament-no_entry = Esta inscripción no se puede leer.
cli-tournament-no_rows = { $file } no contiene jugadores.
cli-tournament-bad_row = Línea { $line }: { $why } No se inscribió a nadie.
cli-tournament-another = { $file } es otro torneo.

## What is asked

cli-tournament-ask_reason = Motivo:
cli-tournament-ask_name = Aquí no hay ningún torneo. Nombre de uno nuevo:
cli-tournament-ask_player = Nombre, país, colores, Elo (vacío: listo):
cli-tournament-ask_team = Equipo, y luego sus miembros por tablero, separados por comas (vacío: listo):
cli-tournament-ask_margin = Margen de la planilla:
cli-tournament-ask_absent = ¿Quién no está? (número o nombre; vacío: nadie)
cli-tournament-sure = ¿Es correcto? [s/N]
cli-tournament-what_next = ¿Y ahora? [{ $command }]
cli-tournament-prompt =
    { $count ->
        [one] Ronda { $round }, queda { $count } mesa
       *[other] Ronda { $round }, quedan { $count } mesas
    }
cli-tournament-step-enter = { $name }: inscripción abierta ({ $entries } hasta ahora).
cli-tournament-step-pair = { $name }: se puede emparejar la ronda { $round }; { $entries } inscripciones.
cli-tournament-step-playoff = { $name }: hay empate por las últimas plazas. Se puede emparejar un desempate (o next-stage --through, --by-lot).
cli-tournament-step-publish = { $name }: la ronda { $round } está emparejada. Mírala, imprímela y publícala.
cli-tournament-step-results =
    { $count ->
        [one] { $name }: se juega la ronda { $round }; { $count } mesa aún no tiene resultado.
       *[other] { $name }: se juega la ronda { $round }; { $count } mesas aún no tienen resultado.
    }
cli-tournament-step-next_stage = { $name }: esta fase está jugada.
cli-tournament-step-finish = { $name }: todo está jugado.
cli-tournament-step-over = { $name } ha terminado.

## Entries

cli-tournament-entered = Inscripción de { $entry } hecha.
cli-tournament-waits = { $entry } está en la lista de espera.
cli-tournament-alike = Ese nombre se parece a { $like }: ¿es la misma persona?
cli-tournament-alike_in = { $name } se parece a { $like }: ¿es la misma persona?
cli-tournament-imported =
    { $count ->
        [one] { $count } inscripción añadida.
       *[other] { $count } inscripciones añadidas.
    }
cli-tournament-nobody = Aún no hay nadie inscrito.
cli-tournament-waiting = en espera
cli-tournament-away = ausente
cli-tournament-left = retirado
cli-tournament-junior = júnior
cli-tournament-colour_blind = daltónico
cli-tournament-is_away = { $entry } no se empareja hasta «back».
cli-tournament-is_back = { $entry } se empareja de nuevo.
cli-tournament-has_left = { $entry } se ha retirado.
cli-tournament-will_leave = { $entry } se retirará tras la ronda.
cli-tournament-withdrew = se retiró
cli-tournament-not_there = no vino
cli-tournament-not_published = La ronda { $round } aún no está publicada.
cli-tournament-early = No han pasado los diez minutos: hasta las { $at } el jugador aún puede venir.
cli-tournament-ten_minutes = Los diez minutos de la ronda { $round } pasaron a las { $at }. ¿Falta alguien? Escribe «a».
cli-tournament-walkover = La partida { $place } se gana por incomparecencia.
cli-tournament-will_bye = { $entry } descansa en la ronda { $round }.
cli-tournament-never_meet = { $one } no se emparejará con { $two }.
cli-tournament-may_meet = { $one } se puede volver a emparejar con { $two }.

## Rounds

cli-tournament-playoff =
    { $count ->
        [one] Ronda { $round }, desempate: { $count } mesa
       *[other] Ronda { $round }, desempate: { $count } mesas
    }
cli-tournament-round =
    { $count ->
        [one] Ronda { $round }: { $count } mesa
       *[other] Ronda { $round }: { $count } mesas
    }
cli-tournament-round_repeats =
    { $count ->
        [one] Ronda { $round }: { $count } mesa; algunos repiten rival porque no quedaba otra
       *[other] Ronda { $round }: { $count } mesas; algunos repiten rival porque no quedaba otra
    }
cli-tournament-unplayed-bye = { $entry } descansa: { $points }
cli-tournament-unplayed-requested = { $entry } tiene el descanso pedido: { $points }
cli-tournament-unplayed-absent = { $entry } está ausente: { $points }
cli-tournament-unplayed-late = { $entry } aún no tenía inscripción: { $points }
cli-tournament-colours-agree = ambos { $colour }: acordadlo; si no, { $one }, { $two }
cli-tournament-colours-chooser = juego para daltónicos: { $name } elige ambos
cli-tournament-propose_all = { $entries } inscripciones: en un todos contra todos de { $rounds } rondas se enfrentarían todos.
cli-tournament-many_rounds = { $rounds } rondas son muchas para { $entries } inscripciones, y dos no pueden repetir: lo habitual son { $usual }, o permite repeticiones.
cli-tournament-published = La ronda { $round } está publicada. Desde las { $at } se puede dar por perdida la partida a quien no esté: «absent NUMBER» en «enter».
cli-tournament-is_published = La ronda { $round } ya está publicada.
cli-tournament-empty_board = Nadie está en el tablero { $seat } de { $team }: «substitute», o «absent { $seat }» cuando pasen los diez minutos.
cli-tournament-substituted = { $name } juega en el tablero { $board } de { $team }.
cli-tournament-no_show = Las incomparecencias se pueden anotar desde las { $at }: «absent NUMBER» en «enter».
cli-tournament-unpaired = La ronda { $round } se ha anulado.
cli-tournament-next = La fase { $stage } empieza con { $entries }.
cli-tournament-opened = Secreto de los sorteos: { $key }
cli-tournament-digest = Huella de los resultados: { $digest }
cli-tournament-fault-present = Esto incumple una regla: { $entries } no se puede emparejar.
cli-tournament-fault-once = Esto incumple una regla: { $entries } se debe emparejar exactamente una vez.
cli-tournament-fault-bye = Esto incumple una regla: un descanso si el número es impar, ninguno si es par ({ $entries }).
cli-tournament-fault-forced = Esto incumple una regla: { $entries } se debía emparejar como dijiste.
cli-tournament-fault-forbidden = Esto incumple una regla: { $entries } no deben enfrentarse.
cli-tournament-fault-repeat = Esto incumple una regla: { $entries } ya se han enfrentado.
cli-tournament-fault-second_bye = Esto incumple una regla: { $entries }: otros han descansado menos.
cli-tournament-fault-lowest = Esto incumple una regla: { $entries }: el descanso es para alguien de más abajo.

## Results

cli-tournament-doubt-margin = Un margen de { $margin } no es habitual.
cli-tournament-doubt-low = El ganador solo tiene { $tiles }.
cli-tournament-doubt-same = Es exactamente el resultado de la partida { $place }.
cli-tournament-doubt-fast = { $name } usó solo { $time }.
cli-tournament-doubt-penalty =
    { $count ->
        [one] { $name } usó { $time }, lo que cuesta { $count } punto.
       *[other] { $name } usó { $time }, lo que cuesta { $count } puntos.
    }
cli-tournament-doubt-adjudicate =
    { $count ->
        [one] { $name } usó { $time }, lo que cuesta { $count } punto y basta para adjudicar la partida («rule»).
       *[other] { $name } usó { $time }, lo que cuesta { $count } puntos y basta para adjudicar la partida («rule»).
    }
cli-tournament-echo = margen { $margin }, tabla { $table }, penalizaciones { $penalties }, puntos { $points }
cli-tournament-total = { $entry } { $points } (puesto { $place })
cli-tournament-totals = totales: { $one }, { $two }
cli-tournament-heat_echo = { $entry } { $tiles } ({ $out }), penalización { $penalty }, puntos { $points }, total { $total } (puesto { $place })
cli-tournament-match = encuentro: { $points }
cli-tournament-goes_on = Pasa { $entry }.
cli-tournament-unsigned = Planillas sin todas las firmas: { $places }. Introduce de nuevo un resultado así cuando esté firmado.
cli-tournament-signed_now = firmado ahora
cli-tournament-all_in = Están todos los resultados de la ronda { $round }.
cli-tournament-nothing_missing = No falta nada.
cli-tournament-removed = El resultado de { $place } se ha quitado.
cli-tournament-pairings_stay = Las rondas posteriores siguen emparejadas como están.
cli-tournament-ruled = Resolución { $number }: { $kind }, { $where }.
cli-tournament-counts = La partida cuenta { $one } - { $two }.
cli-tournament-undone = Deshecho: { $event }. Deshacer otra vez anula el evento anterior; lo deshecho se rehace anotándolo de nuevo.
cli-tournament-counts_no_more = deshecho

## Lists

cli-tournament-standings-during =
    { $count ->
        [one] { $name }: clasificación durante la ronda { $round }, { $count } mesa aún en juego
       *[other] { $name }: clasificación durante la ronda { $round }, { $count } mesas aún en juego
    }
cli-tournament-standings = { $name }: clasificación tras la ronda { $round }
cli-tournament-group = Grupo { $group }
cli-tournament-wall = Rival, puntos (puesto), según el orden inicial
cli-tournament-stands = Puesto { $place } con { $points }.
cli-tournament-head-place = #
cli-tournament-head-number = n.º
cli-tournament-head-name = nombre
cli-tournament-head-country = país
cli-tournament-head-club = club
cli-tournament-head-elo = Elo
cli-tournament-head-colours = colores
cli-tournament-head-colour = col
cli-tournament-head-presence = presencia
cli-tournament-head-note = nota
cli-tournament-head-match_points = puntos de encuentro
cli-tournament-head-points = puntos
cli-tournament-head-games = partidas
cli-tournament-head-wtl = G-E-P
cli-tournament-head-margin = margen
cli-tournament-head-tiles = fichas
cli-tournament-head-byes = descansos
cli-tournament-head-decided = decidido por
cli-tournament-head-table = mesa
cli-tournament-head-badges = premio
cli-tournament-decided-mutual = entre ellos
cli-tournament-decided-wins = victorias
cli-tournament-decided-margins = márgenes
cli-tournament-decided-tiles = fichas
cli-tournament-decided-time = tiempo

## Copies and proofs

cli-tournament-merged =
    { $count ->
        [one] Se tomó { $count } resultado; { $same } ya se conocían.
       *[other] Se tomaron { $count } resultados; { $same } ya se conocían.
    }
cli-tournament-conflict = Conflicto en { $place }: aquí { $own }, allí { $other }. Mira la planilla; «correct» si no es como aquí.
cli-tournament-left_out =
    { $count ->
        [one] { $count } evento más de allí no se tomó: solo se toman resultados.
       *[other] { $count } eventos más de allí no se tomaron: solo se toman resultados.
    }
cli-tournament-merged_from = de otro portátil
cli-tournament-uploaded =
    { $count ->
        [one] { $count } evento enviado. El torneo se muestra en { $address }
       *[other] { $count } eventos enviados. El torneo se muestra en { $address }
    }
cli-tournament-chain =
    { $count ->
        [one] { $count } línea, sin editar. Huella de la última: { $head }
       *[other] { $count } líneas, ninguna editada. Huella de la última: { $head }
    }
cli-tournament-redrawn =
    { $count ->
        [one] Se emparejó de nuevo { $count } ronda, con el mismo resultado.
       *[other] Se emparejaron de nuevo { $count } rondas, con el mismo resultado.
    }
cli-tournament-drawn_otherwise = La ronda { $round } sale distinta al emparejarla de nuevo.
cli-tournament-seeded_otherwise = La fase { $stage } empieza de otro modo cuando se vuelve a sortear.
cli-tournament-other_seal = El secreto no es el que se selló.
cli-tournament-still_sealed = El secreto sigue sellado: ningún sorteo se puede rehacer antes del final.
cli-tournament-same_digest = Los resultados y los puestos son los del cierre. Su huella: { $digest }
cli-tournament-export_events =
    { $count ->
        [one] { $count } evento. Una exportación no tiene huella en sus líneas: se comprueba lo que se sigue de los eventos.
       *[other] { $count } eventos. Una exportación no tiene huella en sus líneas: se comprueba lo que se sigue de los eventos.
    }
cli-tournament-export_gap = Faltan eventos, están desordenados o son de otro torneo que el sello.
cli-tournament-no_export = { $file } no es la exportación de un torneo en JSON.
cli-tournament-other_digest = Los resultados no son los del final.
cli-tournament-written = Escrito: { $file }

## On paper

print-pairings = Ronda { $round }: emparejamientos
print-playoff = Ronda { $round }: desempate
print-names = Ronda { $round }: busca tu mesa
print-standings = Clasificación tras la ronda { $round }
print-standings-before = Clasificación antes de la primera ronda
print-standings-during =
    { $count ->
        [one] Clasificación durante la ronda { $round }: { $count } mesa aún en juego
       *[other] Clasificación durante la ronda { $round }: { $count } mesas aún en juego
    }
print-void = El torneo se ha cancelado: su clasificación es nula.
print-wall = Tabla mural: rival, puntos (puesto tras la ronda)
print-cross = Tabla cruzada
print-control = Hoja de control, ronda { $round }
print-group = Grupo { $group }
print-pairs = Para emparejar de nuevo esta ronda: { $pairs }
print-seeding = Orden inicial de esta fase (--order): { $order }
print-groups = Grupos de esta fase (--groups): { $groups }
print-mark = Último evento y huella del archivo: { $mark }
print-ruling = Resolución { $number }, { $place }: { $rule }. { $reason }
print-chooser = Juego para daltónicos: { $name } elige ambos colores
print-agree = ambos { $colour }: acordadlo; si no, { $one }, { $two }
print-unplayed-bye = Descanso: { $entry }, { $points } puntos
print-unplayed-requested = Descanso pedido: { $entry }, { $points } puntos
print-unplayed-absent = Ausente: { $entry }, { $points } puntos
print-unplayed-late = Sin inscripción aún: { $entry }, { $points } puntos
print-ending-missing = sin resultado aún
print-ending-resigned = abandono
print-ending-default = por incomparecencia
print-ending-absent = no vino ninguno
print-ending-tied = empate por resolución
print-ending-deadlock = bloqueo
print-ending-ruled = adjudicada
print-unsigned = sin firmar
print-out-resigned = abandonó
print-out-absent = no vino
print-head-place = Puesto
print-head-number = N.º
print-head-name = Nombre
print-head-country = País
print-head-match_points = Puntos de encuentro
print-head-points = Puntos
print-head-games = Partidas
print-head-wtl = G-E-P
print-head-margin = Margen
print-head-tiles = Fichas
print-head-time = Tiempo
print-head-byes = Descansos
print-head-decided = Decidido por
print-head-table = Mesa
print-head-game = Partida
print-head-first = Izquierda
print-head-second = Derecha
print-head-colour = Color
print-head-opponent = Rival
print-head-note = Nota
print-head-badges = Premio
print-prizes = Premios
print-badge-first = 1.er premio
print-badge-second = 2.º premio
print-badge-third = 3.er premio
print-badge-newcomer = mejor debutante
print-badge-junior = mejor júnior
print-badge-country = mejor de { $country }
print-badge-team = equipo ganador
print-decided-mutual = entre ellos
print-decided-wins = victorias
print-decided-margins = márgenes
print-decided-tiles = fichas
print-decided-time = tiempo
print-sheet = Ronda { $round }, mesa { $table }, partida { $game } de { $games }
print-sheet-board = Ronda { $round }, mesa { $table }, tablero { $board }, partida { $game } de { $games }
print-sheet-who = Jugador
print-sheet-colour = Color
print-sheet-preferences = Preferencias
print-sheet-checks = Comprobado
print-sheet-set = juego completo
print-sheet-clock = reloj
print-sheet-draw = Ficha robada; empieza
print-sheet-starts = empieza
print-sheet-tiles = Fichas (línea / bucle)
print-sheet-time = Tiempo usado
print-sheet-margin = Margen; puntos de la tabla
print-sheet-penalties = Penalización
print-sheet-points = Puntos de torneo
print-sheet-mistake = Error o resolución
print-sheet-signed = Firma
print-sheet-controller = Controller
print-rules = En la mesa
print-rule-begin = Comprobad el reloj y que el juego está completo. Una partida empezada cuenta.
print-rule-colours = Poned los marcadores de color y anotad nombres y colores en la planilla antes de la partida.
print-rule-start = Cada uno roba una ficha: empieza el número más alto. Ambas vuelven a la bolsa; luego cada uno roba seis. El segundo jugador pone en marcha el reloj del primero.
print-rule-draw = Roba rápido y sin mirar. No toques nunca las fichas del otro, ni muevas u ocultes las tuyas en su turno.
print-rule-test = Para probar una ficha, acércala al sitio sin tocar; las forzadas, más atrás.
print-rule-confirm = Una ficha queda confirmada cuando la mano entra en la bolsa; con la bolsa vacía, cuando la ficha toca.
print-rule-refill = Roba una ficha de reposición tras cada una, y pulsa el reloj solo tras la última. Si se olvidó: roba en cuanto se note.
print-rule-bag = La bolsa pasa con el turno. La mano solo entra para robar, o para contar, avisando y por los dos. Última ficha: di «bolsa vacía».
print-rule-end = Tras la última jugada, pon el reloj en pausa. Deja el Tantrix hasta firmar la planilla.
print-rule-sheet = Completad la planilla, firmadla ambos y entregadla al Controller.
print-rule-errors = Vigilaos mutuamente. Error simple: dilo. Grave: pausa, aparta una ficha recién robada, di el problema, acordad, reloj en marcha. Sin acuerdo: avisad al Controller, cuya decisión es definitiva.
print-rule-late = Quien no esté diez minutos después del comienzo puede perder por incomparecencia.
print-rule-watch = Móviles apagados. Quien mira nunca interviene, sino que avisa a un Controller.
print-poster-limit = Cada jugador tiene { $time }. Quien los agota da un punto al rival, y otro por cada minuto entero siguiente.
print-poster-hurry = Tened especial cuidado cerca de una partida con poco tiempo.
print-poster-dispute = Poneos de acuerdo si es posible. Si no, parad el reloj y avisad a un Controller, cuya decisión es definitiva.
print-poster-venue = Emparejamientos y clasificación en tu teléfono, antes y después de tu partida:
print-times = Tiempo
print-times-used = Tiempo usado
print-times-cost = Puntos para el rival
print-times-late = Un punto más por cada minuto entero siguiente. Más allá de { $time }, el Controller puede detener y adjudicar la partida.
print-points = Puntos de torneo según el margen de fichas
print-times-margin = Margen
print-times-winner = Ganador
print-times-loser = Perdedor
tournament-parted = El archivo no continúa lo que muestra el servidor: se subió desde otra copia.

### The page of a venue: pairings, standings, table clocks and score sheets on a laptop's own network.

venue-round = Ronda { $round }
venue-playoff = Ronda { $round }: desempate
venue-not_begun = La primera ronda aún no está emparejada.
venue-group = Grupo { $group }
venue-offline = No se puede conectar con el portátil del director. Nuevo intento…
venue-kept =
    { $count ->
        [one] { $count } planilla guardada en este dispositivo hasta que se pueda conectar con el portátil del director.
       *[other] { $count } planillas guardadas en este dispositivo hasta que se pueda conectar con el portátil del director.
    }
venue-starts_in = Empieza en { $time }
venue-no_show_in = Las partidas han empezado. Quien falte pierde por incomparecencia en { $time }
venue-no_show = Han pasado diez minutos: quien falte puede perder por incomparecencia.

## Lists

venue-tab-pairings = Emparejamientos
venue-tab-standings = Clasificación
venue-tab-sheets = Planillas
venue-find = Buscar un jugador
venue-find_me = Toca tu nombre para resaltar tu fila.
venue-no_pairings = Los emparejamientos aparecen aquí en cuanto el director los publica.
venue-no_standings = La clasificación aparece aquí cuando empieza la primera fase.
venue-head-table = Mesa
venue-head-players = Jugadores
venue-head-result = Puntos
venue-head-place = Puesto
venue-head-name = Nombre
venue-head-match_points = Puntos de encuentro
venue-head-points = Puntos
venue-head-games = Partidas
venue-head-wins = Victorias
venue-head-margin = Margen
venue-head-tiles = Fichas
venue-bye-bye = Descanso
venue-bye-requested = Descanso pedido
venue-bye-absent = Ausente
venue-colour-R = rojo
venue-colour-Y = amarillo
venue-colour-B = azul
venue-colour-G = verde

## Score sheets

venue-sheet = Anotar resultado
venue-sheet_of = Ronda { $round }, mesa { $table }: resultado
venue-tiles_of = Fichas de { $name }
venue-time_of = Tiempo usado por { $name }
venue-confirms = { $name } confirma
venue-hand_in = Entregar
venue-back = Volver
venue-bad_time = Anota ambos tiempos en minutos y segundos, como 19:30, o ninguno.
venue-unlikely = Este resultado no es habitual. ¿Es correcto?
venue-nothing_to_enter = En esta mesa no hay nada que anotar.
venue-outcome-entered = El resultado está anotado.
venue-outcome-same = Este resultado ya estaba anotado.
venue-outcome-waits = El resultado espera al director, porque no todos los jugadores lo han confirmado.
venue-outcome-conflict = Ya se ha anotado otro resultado para esta partida. Decidirá el director.
venue-outcome-kept = Sin red: el resultado se guarda en este dispositivo y se envía en cuanto se pueda.
venue-no_sheets = No hay planillas en espera.
venue-conflict = Para esta partida hay anotado un resultado distinto.
venue-unconfirmed = No confirmado por todos los jugadores.
venue-reason = Motivo de la corrección
venue-accept = Aceptar
venue-dismiss = Descartar

## The clock

venue-clock = Reloj
venue-clock_of = Ronda { $round }, mesa { $table }: reloj
venue-clock_begin = Quien juega segundo pulsa su propio lado para poner en marcha el reloj del rival.
venue-clock_begin_heat = Quien se sienta antes del que empieza, en el orden mostrado, pulsa para poner en marcha el primer reloj; después, cada uno pulsa al final de su turno.
venue-clock_runs = Pulsa tu propio lado al final de tu turno.
venue-clock_paused = El reloj está en pausa.
venue-pause = Pausa
venue-enter_result = Anotar resultado
venue-costs =
    { $count ->
        [one] { $count } punto perdido
       *[other] { $count } puntos perdidos
    }

## Who somebody is

venue-role-visitor = Estás mirando.
venue-role-table = Este dispositivo es reloj y planilla de una mesa.
venue-role-helper = Eres ayudante.
venue-role-director = Eres el director.
venue-have_pin = Tengo un PIN
venue-other_pin = Usar otro PIN
venue-pin = PIN
venue-enter_pin = Continuar

## What is refused

venue-pin_wrong = Este PIN no es correcto.
venue-slow = Demasiados PIN erróneos: espera un minuto.
venue-role_low = Para esto necesitas otro PIN.
venue-origin = Esta petición viene de otra página.
venue-body = La petición no se puede leer.
venue-sheet_bad = Esta planilla no corresponde a su mesa.
venue-no_sheet = Esta planilla ya no está en espera.
venue-full = Hay demasiadas planillas en espera: el director tiene que revisarlas antes.

## The command

cli-command-tournament-serve = Mostrar emparejamientos y clasificación en los móviles, y recibir de ellos resultados.
cli-about-tournament-serve = Sirve la página de la sede en la red propia de este portátil: emparejamientos, clasificación y cuenta atrás para todos; reloj y planillas para quien tenga un PIN. No hace falta otra red. Ctrl-C la termina, y no se pierde nada.
cli-venue-open = La página de la sede: { $address }
cli-venue-pin-table = PIN para mesas (reloj y planilla): { $pin }
cli-venue-pin-helper = PIN para ayudantes (los resultados cuentan enseguida): { $pin }
cli-venue-pin-director = PIN para el director: { $pin }
cli-option-venue-host = La dirección en la que escuchar.
cli-option-venue-port = El puerto en el que escuchar, 0 para cualquiera libre.

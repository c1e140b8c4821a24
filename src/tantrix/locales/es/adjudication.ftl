### Adjudication: what went wrong at a table, and what is done about it.

## How it cannot be called

bad-adjudicate-time = «{ $text }» no es un tiempo: escribe minutos y segundos, como en 19:30.
bad-adjudicate-record_only = { $option } necesita un registro; una posición no tiene historia.

## What was wrong

adjudicate-fault-match = Colocación { $number } de { $name }: los colores no coinciden ({ $places }).
adjudicate-fault-three_alike = La colocación { $number } de { $name } deja un hueco forzado con tres bordes de un color ({ $places }).
adjudicate-fault-fourth_tile = La colocación { $number } de { $name } pone una cuarta ficha alrededor de un hueco ({ $places }).
adjudicate-fault-controlled_side = La colocación { $number } de { $name } está en un lado controlado ({ $places }).
adjudicate-fault-connected = La colocación { $number } de { $name } no toca ninguna otra ficha ({ $places }).
adjudicate-fault-turn = La colocación { $number } de { $name } está fuera de turno ({ $places }).
adjudicate-fault-hand = Colocación { $number }: la ficha no estaba en la mano de { $name } ({ $places }).
adjudicate-fault-bag = Colocación { $number }: { $name } robó una ficha que no era la siguiente de la bolsa.
adjudicate-fault-surplus =
    { $count ->
        [one] { $name } tiene { $count } ficha desde la colocación { $number }.
       *[other] { $name } tiene { $count } fichas desde la colocación { $number }.
    }
adjudicate-fault-short =
    { $count ->
        [one] { $name } solo tiene { $count } ficha desde la colocación { $number }, cuando aún quedaban en la bolsa.
       *[other] { $name } solo tiene { $count } fichas desde la colocación { $number }, cuando aún quedaban en la bolsa.
    }
adjudicate-fault-unfilled = { $name } dejó sin llenar el hueco forzado { $places } en la colocación { $number }; se podía llenar con { $tiles }.

## What is done about it

adjudicate-remedy-remove =
    { $count ->
        [one] { $other } quita { $count } ficha al azar de la mano de { $name }, y vuelve a la bolsa.
       *[other] { $other } quita { $count } fichas al azar de la mano de { $name }, y vuelven a la bolsa.
    }
adjudicate-remedy-draw =
    { $count ->
        [one] { $name } roba enseguida la { $count } ficha que falta.
       *[other] { $name } roba enseguida las { $count } fichas que faltan.
    }
adjudicate-remedy-take_back = Se deshace la colocación { $number } de { $name }; las fichas sobrantes vuelven a la bolsa al azar.
adjudicate-remedy-take_back_all =
    { $count ->
        [one] Se deshace la colocación { $number } de { $name } y la { $count } colocación siguiente; las fichas sobrantes vuelven a la bolsa al azar.
       *[other] Se deshace la colocación { $number } de { $name } y las { $count } colocaciones siguientes; las fichas sobrantes vuelven a la bolsa al azar.
    }
adjudicate-remedy-redraw = Se deshace el robo de { $name } tras la colocación { $number }, y todo lo posterior; la ficha vuelve a la bolsa y se roba lo que entonces falte.
adjudicate-remedy-tie = Los jugadores no se ponen de acuerdo en cómo corregirlo: la partida se empata, 10,0 - 10,0 antes de penalizaciones.
adjudicate-remedy-redo = { $name } retira la jugada libre { $number }, llena los huecos forzados y después hace cualquier jugada libre.
adjudicate-remedy-fill = { $name } llena el hueco forzado { $places } y todos los que siguen; la jugada libre se queda, y se recoge lo no confirmado.
adjudicate-remedy-undo = Se deshace todo hasta la colocación { $number } ({ $name }), donde se pasó por alto el hueco forzado { $places } en el final de la partida; el tiempo usado, usado queda.
adjudicate-remedy-nothing = Se mantiene: se avisó demasiado tarde, o ya se corrigió.
adjudicate-otherwise-tie = Si los jugadores no se ponen de acuerdo en cómo corregirlo, la partida se empata, 10,0 - 10,0 antes de penalizaciones.
adjudicate-agree-last_picked = las últimas fichas robadas vuelven a la bolsa
adjudicate-agree-only_that = solo se deshace esa colocación
adjudicate-agree-fill = el hueco se llena de todos modos
adjudicate-agree-stands = la partida sigue tal como está
adjudicate-agree-tie = la partida se empata

## What a position proves

adjudicate-sign-match = Los colores no coinciden entre { $places }.
adjudicate-sign-connected = Hay fichas separadas de las demás: { $places }.
adjudicate-sign-hole = Hay un agujero en { $places }, y aún quedan fichas en la bolsa.
adjudicate-sign-fourth_tile = Hay cuatro fichas o más alrededor del hueco { $places }, y aún quedan fichas en la bolsa.
adjudicate-sign-not_in_row = Las tres fichas alrededor del hueco forzado { $places } no están seguidas, y aún quedan fichas en la bolsa.
adjudicate-sign-three_alike = El hueco forzado { $places } tiene tres bordes de un color, y aún quedan fichas en la bolsa.
adjudicate-sign-controlled_side = Hay una ficha en un lado controlado: llenar huecos forzados llevaría a una cuarta ficha ({ $places }).
adjudicate-sign-twice = Más de una vez: fichas { $tiles }.
adjudicate-sign-count =
    { $count ->
        [one] Hay { $count } ficha en total, no 56.
       *[other] Hay { $count } fichas en total, no 56.
    }
adjudicate-sign-surplus =
    { $count ->
        [one] { $name } tiene { $count } ficha: demasiadas.
       *[other] { $name } tiene { $count } fichas: demasiadas.
    }
adjudicate-sign-short =
    { $count ->
        [one] { $name } solo tiene { $count } ficha, y aún quedan en la bolsa.
       *[other] { $name } solo tiene { $count } fichas, y aún quedan en la bolsa.
    }

## The command

cli-command-adjudicate = Juzgar los errores de una partida, y qué se hace al respecto.
cli-about-adjudicate = Juzga el registro de FILE (- para la entrada estándar): cada colocación, cada hueco forzado que quedó sin llenar, la fila aplicable de la tabla de decisiones y la posición posterior. Con --position, FILE es una posición, una línea de siete campos, y se muestra lo que demuestra. --playouts estima cómo acabaría una partida detenida, jugándola hasta el final; Ctrl-C lo termina antes y conserva lo hallado. Nunca decide: decide un Controller. Código de salida: 0 nada mal, 1 algo mal, 2 entrada errónea, 3 detenido.
cli-option-announced = Se avisó del error tras este número de colocaciones; por defecto: tras la última.
cli-option-adjudicate-by = El jugador que avisó; se cuentan desde 0.
cli-option-position = FILE es una posición, no un registro.
cli-option-playouts = Cuántas veces jugar la partida hasta el final, con el robot greedy; lo habitual es 200.
cli-option-times = El tiempo usado por cada jugador, como en 19:30,21:05; por defecto: el reloj del registro.
cli-option-adjudicate-limit = El límite de tiempo de un bando; por defecto: 20:00, en dobles 24:00.
cli-option-moment = Cuándo se avisó de un hueco sin llenar, donde el registro no lo muestra: en el turno, antes de que la siguiente mano entrara en la bolsa, o después.
cli-option-no--agreement = Los jugadores no se ponen de acuerdo en cómo corregirlo.
cli-adjudicate-clean =
    { $count ->
        [one] { $count } colocación: todo en orden.
       *[other] { $count } colocaciones: todo en orden.
    }
cli-adjudicate-proves_nothing = La posición no demuestra nada ilegal.
cli-adjudicate-verdict = Remedio: { $text }
cli-adjudicate-agree = Ambos pueden acordar en su lugar: { $text }.
cli-adjudicate-position = Posición: { $text }
cli-adjudicate-taken = Recogidas: { $text }
cli-adjudicate-remove =
    { $count ->
        [one] { $name }: { $count } ficha vuelve a la bolsa al azar.
       *[other] { $name }: { $count } fichas vuelven a la bolsa al azar.
    }
cli-adjudicate-draw =
    { $count ->
        [one] { $name } roba { $count } ficha.
       *[other] { $name } roba { $count } fichas.
    }
cli-adjudicate-back = De vuelta en la bolsa: { $tiles }
cli-adjudicate-fill = Se puede llenar ahora: { $place } por { $text }
cli-adjudicate-fillers = { $name } con { $tiles }
cli-adjudicate-penalties = Penalizaciones: { $text }
cli-adjudicate-standing = Tal como está: { $scores }; puntos de torneo con penalizaciones: { $points }
cli-adjudicate-points = Puntos de torneo si se empata, con penalizaciones: { $points }
cli-adjudicate-playouts =
    { $count ->
        [one] { $count } de { $asked } simulaciones: margen medio { $margin } ({ $low } a { $high } al 95 %), media de puntos de torneo { $points }
       *[other] { $count } de { $asked } simulaciones: margen medio { $margin } ({ $low } a { $high } al 95 %), media de puntos de torneo { $points }
    }
cli-adjudicate-progress = Simulando

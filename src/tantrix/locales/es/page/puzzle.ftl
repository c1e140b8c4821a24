### The puzzle table, and what can be wrong with a solution.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-solution-none = No contiene ninguna solución.
bad-solution-again = Esta figura ya ha salido, quizá girada o desplazada.
bad-solution-given = Una ficha dada no está donde la tiene el puzle.
bad-solution-missing = Faltan fichas: { $tiles }.
bad-solution-surplus = Fichas que no son del puzle: { $tiles }.
bad-solution-rotation = Un giro es un número entero de 0 a 5.
bad-solution-overlap = Hay dos fichas en el mismo sitio.
bad-solution-mismatch = Aquí los colores no coinciden.
bad-solution-board = Las fichas deben llenar el tablero: estos sitios están vacíos, o fuera de él.
bad-solution-apart = Todas las fichas deben estar unidas: estas están sueltas.
bad-solution-hole = Hay un agujero: un hueco con seis fichas alrededor.
bad-solution-loop = Las fichas con el color { $colour } no forman un único bucle.
bad-solution-line = Las fichas con el color { $colour } no forman una única línea abierta.

## Their names

page-puzzle-name-discovery = Discovery { $size }
page-puzzle-name-sets = { $size } fichas de juegos de diez
page-puzzle-name-own =
    { $count ->
        [one] Un puzle de { $count } ficha
       *[other] Un puzle de { $count } fichas
    }
page-puzzle-name-rainbow--green = Montón verde
page-puzzle-name-rainbow--yellow = Montón amarillo
page-puzzle-name-rainbow--white = Montón blanco
page-puzzle-name-rainbow--blue = Montón azul
page-puzzle-name-rainbow--red = Montón rojo
page-puzzle-name-junior = Junior
page-puzzle-name-student = Student
page-puzzle-name-professor = Professor
page-puzzle-name-master = Master
page-puzzle-name-genius = Genius
page-puzzle-name-genius--ry = Genius, rojo y amarillo
page-puzzle-name-genius--rb = Genius, rojo y azul
page-puzzle-name-four--lines = Cuatro líneas
page-puzzle-name-four--loops = Cuatro bucles
page-puzzle-name-pyramid--45 = Pirámide de 45

## What is asked

page-puzzle-loop-R = un bucle rojo
page-puzzle-loop-Y = un bucle amarillo
page-puzzle-loop-B = un bucle azul
page-puzzle-loop-G = un bucle verde
page-puzzle-loop-W = un bucle blanco
page-puzzle-line-R = una línea roja
page-puzzle-line-Y = una línea amarilla
page-puzzle-line-B = una línea azul
page-puzzle-line-G = una línea verde
page-puzzle-line-W = una línea blanca
page-puzzle-goal-all =
    { $count ->
        [one] { $what } con la única ficha ({ $count }); los bordes que se tocan coinciden.
       *[other] { $what } con las { $count } fichas; los bordes que se tocan coinciden.
    }
page-puzzle-goal-those = { $what } con todas las fichas de ese color; los bordes que se tocan coinciden.
page-puzzle-goal-board = { $goal } Llena el tablero.
page-puzzle-goal-match = Llena el tablero de modo que coincidan todos los bordes que se tocan.
page-puzzle-goal-turns = Gira las fichas hasta que coincidan todos los bordes que se tocan.
page-puzzle-goal-asked-loop = Un bucle de un color con las { $count } fichas. ¿Qué color: { $which }?
page-puzzle-goal-asked-line = Una línea de un color con las { $count } fichas. ¿Qué color: { $which }?
page-puzzle-goal-asked-loops = Dos bucles a la vez, cada uno por todas las fichas que tienen su color ({ $count } fichas en total). ¿Qué dos colores: { $which }?
page-puzzle-goal-asked-lines = Dos líneas a la vez, cada una por todas las fichas que tienen su color ({ $count } fichas en total). ¿Qué dos colores: { $which }?
page-puzzle-goal-asked-two = Dos colores a la vez, cada uno por todas las fichas que lo tienen ({ $count } fichas en total). ¿Cuáles dos: { $which }?
page-puzzle-goal-no_hole = Ningún hueco puede tener seis fichas alrededor; si nada queda encerrado, ganas una estrella.
page-puzzle-goal-enclosed = Si no queda ningún hueco encerrado, ganas una estrella.
page-puzzle-goal-scored-line = La línea más larga de cada color cuenta un punto por ficha. Las 56 fichas, con todos los bordes coincidentes.
page-puzzle-goal-scored-loop = El bucle más largo de cada color cuenta un punto por ficha. Las 56 fichas, con todos los bordes coincidentes.

## The table

page-puzzle-bad = Este puzle no se puede abrir
page-puzzle-board = La mesa
page-puzzle-cell = casilla vacía { $at }
page-puzzle-turned = giro { $rotation }
page-puzzle-given = fija
page-puzzle-given-place = fija en su sitio
page-puzzle-picked = seleccionada
page-puzzle-tray = Fichas por colocar
page-puzzle-tray-empty = Todas las fichas están colocadas.
page-puzzle-tray-copies = { $count } iguales
page-puzzle-time = Tiempo:
page-puzzle-target = objetivo { $time }
page-puzzle-best = Tu mejor tiempo: { $time }
page-puzzle-times = Mejores tiempos
page-puzzle-times-place = Puesto { $place } de los mejores tiempos
page-puzzle-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
page-puzzle-score = Puntuación
page-puzzle-score-best = Tu mejor marca
page-puzzle-record-sources = Lo mejor a mano
page-puzzle-record-ours = Lo mejor conocido aquí
page-puzzle-record-bound = Límite superior
page-puzzle-lines = Lo más largo hasta ahora
page-puzzle-open =
    { $count ->
        [one] { $what }: { $count } ficha
       *[other] { $what }: { $count } fichas
    }
page-puzzle-closed =
    { $count ->
        [one] { $what }, cerrado: { $count } ficha
       *[other] { $what }, cerrado: { $count } fichas
    }
page-puzzle-guided = Solo donde las fichas coincidan
page-puzzle-guided-hint = Se iluminan los sitios que coinciden. Si no, las fichas van donde sea y se marcan los bordes que no coinciden.
page-puzzle-backs = Mostrar los reversos en la bandeja
page-puzzle-shown = Pediste esta solución. Empieza de nuevo para resolver el puzle tú.
page-puzzle-unkept = Este navegador no guarda lo que haces aquí.

## What can be done

page-puzzle-tools = Herramientas
page-puzzle-do-undo = Deshacer
page-puzzle-do-redo = Rehacer
page-puzzle-do-left = Girar a la izquierda
page-puzzle-do-right = Girar a la derecha
page-puzzle-do-back = A la bandeja
page-puzzle-do-swap = Intercambiar
page-puzzle-do-select = Seleccionar fichas
page-puzzle-do-cancel = Cancelar
page-puzzle-do-check = Comprobar
page-puzzle-do-hint = Pista
page-puzzle-do-take = Colocarla
page-puzzle-do-more = Más
page-puzzle-do-count = ¿Cuántas soluciones?
page-puzzle-do-solution = Mostrar una solución
page-puzzle-do-share = Compartir
page-puzzle-do-begin = Empezar de nuevo
page-puzzle-ask-first = Elige una ficha y colócala donde quieras
page-puzzle-ask-board = Elige una ficha y luego su casilla
page-puzzle-ask-left =
    { $count ->
        [one] Queda { $count } ficha por colocar. Toca una colocada para girarla
       *[other] Quedan { $count } fichas por colocar. Toca una colocada para girarla
    }
page-puzzle-ask-full = Todas las fichas están colocadas, pero algo no encaja aún
page-puzzle-ask-turns = Toca una ficha para girarla
page-puzzle-ask-tray-guided = Ficha { $tile }: ¿dónde? Coincide en las casillas iluminadas
page-puzzle-ask-tray-free = Ficha { $tile }: ¿dónde?
page-puzzle-ask-carry = ¿Dónde? R la gira, Escape la devuelve
page-puzzle-ask-carry-several = { $count } fichas: ¿dónde? R las gira, Escape las devuelve
page-puzzle-ask-target = Elige la ficha para esta casilla
page-puzzle-ask-select = Toca fichas para seleccionarlas, o rodéalas con un recuadro
page-puzzle-ask-picked = Arrástrala, gírala, devuélvela o intercámbiala
page-puzzle-ask-picked-several = { $count } fichas seleccionadas: arrástralas, gíralas o devuélvelas juntas
page-puzzle-ask-swap = Elige la ficha por la que cambiarla
page-puzzle-busy-hint = Buscando la próxima ficha…
page-puzzle-busy-solution = Buscando una solución…
page-puzzle-busy-count = Contando las soluciones…
page-puzzle-busy-swap = Intercambiando…
page-puzzle-help = Cómo jugar a los puzles
page-puzzle-help-lay = Arrastra una ficha a la mesa, o tócala y luego toca una casilla. Toca una ficha colocada para girarla.
page-puzzle-help-move = Arrastra una ficha colocada para moverla; sobre otra, para intercambiarlas; a la bandeja, para devolverla.
page-puzzle-help-several = Para seleccionar varias fichas, mantén pulsada una o usa «Seleccionar fichas»: se mueven, giran y vuelven juntas.
page-puzzle-help-colours = Para un bucle largo, construye primero solo su forma. Luego intercambia fichas con bandas de la misma forma hasta que coincidan todos los bordes.
page-puzzle-help-kept = Todo paso se puede deshacer, y todo se guarda en este navegador hasta que vuelvas.
page-puzzle-key-tile = Elegir una ficha para colocar
page-puzzle-key-move = Moverse por las casillas
page-puzzle-key-next = A la siguiente casilla donde coincide
page-puzzle-key-lay = Colocarla, o coger una ya colocada
page-puzzle-key-select = Seleccionar una ficha colocada
page-puzzle-key-turn = Girarla
page-puzzle-key-back = A la bandeja
page-puzzle-key-undo = Deshacer, rehacer
page-puzzle-key-swap = Intercambiar
page-puzzle-key-check = Comprobar
page-puzzle-key-hint = Pista
page-puzzle-key-cancel = Cancelar
page-puzzle-key-zoom = Más grande, más pequeño, todo

## What is said

page-puzzle-solved = ¡Resuelto!
page-puzzle-solved-in = En { $time }.
page-puzzle-solved-within = En { $time }, dentro del objetivo.
page-puzzle-solved-star = Nada queda encerrado: ¡una estrella!
page-puzzle-solved-enclosed = Sin huecos encerrados ganarías una estrella.
page-puzzle-solved-score =
    { $count ->
        [one] { $count } punto.
       *[other] { $count } puntos.
    }
page-puzzle-solved-hints =
    { $count ->
        [one] Con { $count } pista.
       *[other] Con { $count } pistas.
    }
page-puzzle-next = Siguiente puzle
page-puzzle-check-left =
    { $count ->
        [one] Hasta ahora todo coincide. Queda { $count } ficha por colocar.
       *[other] Hasta ahora todo coincide. Quedan { $count } fichas por colocar.
    }
page-puzzle-check-clashes =
    { $count ->
        [one] { $count } par de bordes que se tocan no coincide.
       *[other] { $count } pares de bordes que se tocan no coinciden.
    }
page-puzzle-refused-match = La ficha { $tile } no coincide ahí. Gírala, o desactiva «Solo donde las fichas coincidan».
page-puzzle-refused-several = Estas fichas no coinciden ahí. Desactiva «Solo donde las fichas coincidan» para colocarlas igualmente.
page-puzzle-refused-only = La ficha { $tile } solo coincide aquí en esta posición.
page-puzzle-refused-taken = No hay sitio: ahí está la ficha { $tile }.
page-puzzle-refused-outside = Eso está fuera del tablero.
page-puzzle-refused-given = La ficha { $tile } está fija en su sitio.
page-puzzle-refused-turn = La ficha { $tile } está fija: no se puede girar.
page-puzzle-hint-next = La ficha { $tile } puede ir ahí. Tócala o pulsa «Colocarla».
page-puzzle-hint-turn = La ficha { $tile } va así. Tócala o pulsa «Colocarla».
page-puzzle-hint-none_turned = Ninguna solución tiene así todas las fichas que giraste. Deshaz, o vuelve a girar algunas.
page-puzzle-hint-none = Desde aquí no hay solución. Deshaz, o retira algunas fichas.
page-puzzle-hint-unknown = Aún no se sabe: no se halló respuesta en un segundo.
page-puzzle-hint-solved = Esto ya está resuelto.
page-puzzle-swap-one = Primero selecciona una ficha de la mesa, y luego la otra con que cambiarla.
page-puzzle-solution-text = El puzle no contará como resuelto hasta que empieces de nuevo. Deshacer recupera tus fichas.
page-puzzle-solution-yes = Mostrarla
page-puzzle-solution-no = Todavía no
page-puzzle-solution-solved = Esta es una solución. Deshacer recupera tus fichas.
page-puzzle-solution-unsolvable = No hay solución: está demostrado.
page-puzzle-solution-stopped = No se encontró ninguna solución a tiempo.
page-puzzle-count-all =
    { $count ->
        [one] Exactamente { $count } solución.
       *[other] Exactamente { $count } soluciones.
    }
page-puzzle-count-some =
    { $count ->
        [one] Al menos { $count } solución.
       *[other] Al menos { $count } soluciones.
    }
page-puzzle-count-none = No se encontró ninguna a tiempo.
page-puzzle-link = Estas fichas venían con el enlace. Deshacer recupera las tuyas.
page-puzzle-link-some = Algunas fichas del enlace no son de este puzle y se han omitido.
page-puzzle-link-bad = Las fichas del enlace no se pueden leer.
page-puzzle-share-position = Incluir las fichas tal como están
page-puzzle-share-link = Enlace

tournament-puzzle_in_play = Este puzle, o uno muy parecido, forma parte de un rally aún en curso. No hay ayuda hasta que termine.
bad-swap = Estas dos no se pueden intercambiar ({ $reason }).
bad-swap-empty = No hay ninguna ficha en { $q },{ $r }.
bad-swap-itself = La ficha { $tile } no se puede intercambiar consigo misma.
bad-swap-given = La ficha { $tile } está fija en su sitio.
bad-swap-shape = Solo se intercambian fichas con bandas de la misma forma: la ficha { $tile } la tiene distinta.
bad-swap-tray = La ficha { $tile } no está en la bandeja.
bad-swap-which = Indica otra ficha colocada o una de la bandeja.

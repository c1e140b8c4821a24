### The page that shows a position.

## Positions

bad-position = La posición no se puede leer en «{ $text }» (campo { $field }, { $name }).
bad-position-fields = Una posición tiene siete campos, separados por un solo espacio.
bad-position-version = «{ $text }» no es una versión conocida de posición.
bad-position-game = No hay ningún juego «{ $text }».
bad-position-other_game = Esta es una posición de «{ $text }», que no es el juego que se pide.
bad-position-players = «{ $text }»: este juego no admite ese número de jugadores.
bad-position-option = «{ $text }» tiene una opción desconocida o repetida.
bad-position-doubles = «{ $text }»: los dobles son para cuatro jugadores.
bad-position-colours = «{ $text }»: cada bando necesita su propio color.
bad-position-resigned = «{ $text }»: solo pueden abandonar los jugadores, y una vez cada uno.
bad-position-stage = «{ $text }» no es una fase: usa forced, free, after u over.
bad-position-no_draw = «{ $text }»: no se puede deber una ficha por robar con la bolsa vacía.
bad-position-player = «{ $text }» no es un jugador: se numeran desde 0.
bad-position-hands = «{ $text }»: debe haber una mano por jugador.
bad-position-tile = «{ $text }»: las fichas se numeran del 1 al 56.
bad-position-tile_twice = «{ $text }»: esta ficha aparece dos veces.
bad-position-bag_size = «{ $text }» no es un tamaño posible de la bolsa.
bad-position-form = «{ $text }» no es una colocación como 25@0,-1:5.
bad-position-coordinate = «{ $text }»: ese sitio está demasiado lejos.
bad-position-rotation = «{ $text }»: un giro es un número entero de 0 a 5.
bad-position-cell_twice = «{ $text }»: ahí ya hay una ficha.
bad-position-mismatch = «{ $text }»: sus colores no coinciden donde se tocan las fichas.

## A position

page-position-lead = Una posición es una línea de texto. El botón «Posición» de una repetición trae una hasta aquí.
page-position-example = Ver un ejemplo
page-position-text = Texto de la posición
page-position-show = Mostrar
page-position-bad = Esta posición no se puede mostrar
page-position-turn = Turno de { $name }: { $stage }
page-stage-forced = primero, huecos forzados
page-stage-free = jugada libre
page-stage-after = huecos forzados tras la jugada libre
page-stage-over = la partida ha terminado

## What cannot be played or read

bad-position-lot = «{ $text }»: el sorteo debe ser menor que 2**32 y requiere una bolsa de orden conocido.
bad-position-hand_and_stack = «{ $text }» no es una mano y una pila de penalización, como 25/3,4.
bad-position-stage_tiles = «{ $text }» no concuerda con las fichas de la mano, la pila y la bolsa.

bad-position-triple = «{ $text }»: una terna es RYB, RYG, RBG o YBG.
bad-position-goal = «{ $text }»: un objetivo es best, line o loop.
bad-position-colour = «{ $text }»: la terna no tiene el color del objetivo.
bad-position-tiles = «{ $text }»: una de las fichas no es de este juego.
bad-position-hand = «{ $text }»: debe haber una ficha en la mano, o ninguna si la pila también está vacía.
bad-position-not_over = «{ $text }»: aún queda una ficha por colocar.

## What cannot be read or set

bad-position-setting = «{ $text }»: este juego no tiene ese ajuste.
bad-position-full_hand = «{ $text }»: no se puede deber una ficha por robar con la mano llena.
bad-position-no_piece = «{ $text }»: en este juego no hay tal ficha.
bad-position-margin = «{ $text }»: está en el margen del tablero o fuera de él.

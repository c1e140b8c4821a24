### The list of puzzles and making one; what can be wrong with a puzzle.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-board = «{ $text }» no es un tablero como triangle:5, hexagon:3 o spiral:40.
bad-puzzle = No hay ningún puzle «{ $text }». La página de puzles los enumera todos.
bad-puzzle-close = No hay ningún puzle «{ $text }»; ¿querías decir «{ $close }»?
bad-puzzle-list = «{ $text }» no indica ninguna ficha: usa 7, 1-10, o 1-10x6 para seis de cada una.
bad-puzzle-tile = Un puzle no puede tener una ficha { $tile }: se numeran del 1 al 56.
bad-puzzle-tiles = Un puzle necesita fichas, en orden ascendente.
bad-puzzle-cells = { $tiles } fichas no pueden llenar { $cells } casillas.
bad-puzzle-colour = Ninguna de las fichas tiene el color { $colour }.
bad-puzzle-tile_twice = La ficha { $tile } se indica dos veces; para copias, usa 1-10x6.
bad-puzzle-many = Un puzle tiene como máximo { $most } fichas.
bad-puzzle-unopened = Aún no has abierto este puzle.
bad-puzzle-untimed = El puzle «{ $text }» se juega por puntos: no hay mejores tiempos.
bad-puzzle-colour_twice = El color { $colour } solo puede formar un bucle o una línea, no dos.
bad-puzzle-goals = Indica un objetivo, un bucle o línea de un color, o un tablero que llenar.
bad-puzzle-id = Este id de puzle no se puede leer en «{ $part }».
bad-puzzle-given = «{ $text }» no es una ficha dada como 25@0,-1:5, 25@0,-1 o 25:5.
bad-puzzle-given-tile = La ficha { $tile } se da más veces de las que existe.
bad-puzzle-given-rotation = La ficha { $tile } se da sin sitio ni giro (0 a 5).
bad-puzzle-given-board = Las fichas dadas necesitan un tablero.
bad-search = Una búsqueda no puede tener { $name } { $value }.
bad-search-scored = Toda disposición de este puzle tiene una puntuación: no hay nada que contar.
bad-search-endless = La búsqueda de la mejor puntuación de este puzle puede no acabar nunca: indica tras cuántos segundos parar.
bad-puzzle-given-cell = La ficha { $tile } se da fuera del tablero.
bad-puzzle-given-twice = Se dan dos fichas para la casilla { $q },{ $r }.
bad-puzzle-given-clash = La ficha dada en { $q },{ $r } no coincide con la de al lado.
bad-puzzle-far = La casilla { $q },{ $r } está demasiado lejos: q y r van de -{ $most } a { $most }.
bad-puzzle-holes = Solo una forma libre puede no tener agujeros, y no donde se piden.
bad-puzzle-scored = Las puntuaciones requieren las 56 fichas, en una forma libre.
bad-cells-json = Un tablero en JSON es una lista de casillas como [[0, 0], [1, 0]].
bad-cells-line = La línea { $line } del tablero no es una casilla como 0,-1.
bad-cells-twice = El tablero { $text } nombra una casilla dos veces.

## The list

page-puzzles-title = Puzles
page-puzzles-more = Más para resolver
page-puzzles-daily = Reto del día
page-puzzles-daily-text = Un puzle al día, el mismo para todos.
page-puzzles-past = Retos anteriores
page-puzzles-past-text = El puzle de cualquier día pasado.
page-puzzles-tactics = Táctica
page-puzzles-tactics-text = Encuentra la mejor colocación en una posición de partida.
page-puzzles-rush = Carrera de puzles
page-puzzles-rush-text = Tantos como puedas en tres o cinco minutos.
page-puzzles-discovery = Discovery
page-puzzles-discovery-text = Un bucle con todas las fichas, y una ficha más en cada paso. Su color es el del número de la última ficha. Al resolver un paso se abre el siguiente.
page-puzzles-open = Abrir todos los pasos
page-puzzles-locked = { $name }: bloqueado hasta que resuelvas el paso anterior
page-puzzles-solved = resuelto
page-puzzles-star = con estrella
page-puzzles-sets = Más allá de 30, con juegos de diez fichas
page-puzzles-go = Jugar
page-puzzles-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
page-puzzles-rainbow = Rainbow
page-puzzles-rainbow-text = Cinco montones, según el color del número del reverso.
page-puzzles-five = De Junior a Genius
page-puzzles-five-text = Bucles y líneas; a veces el color lo tienes que encontrar tú.
page-puzzles-scored = Cuatro líneas, cuatro bucles
page-puzzles-scored-text = Las 56 fichas y todos los puntos que puedas: uno por ficha de la línea, o bucle, más largo de cada color.
page-puzzles-pyramid = La pirámide
page-puzzles-pyramid-text = Cada ficha está en su sitio: solo hay que girarlas. La figura del folleto se ha perdido; esta disposición es nuestra.
page-puzzles-own = Tu propio puzle
page-puzzles-own-text = Elige fichas, un tablero y un objetivo, y envíaselo a alguien.
page-puzzles-own-make = Crear un puzle
page-puzzles-own-tiles =
    { $count ->
        [one] Fichas: { $count } elegida
       *[other] Fichas: { $count } elegidas
    }
page-puzzles-own-quick = Muchas a la vez
page-puzzles-own-no_tile = Ninguna
page-puzzles-own-every_tile = Las 56
page-puzzles-own-ten = Las diez primeras
page-puzzles-own-pile-R = Montón rojo
page-puzzles-own-pile-Y = Montón amarillo
page-puzzles-own-pile-B = Montón azul
page-puzzles-own-pile-G = Montón verde
page-puzzles-own-pile-W = Montón blanco
page-puzzles-own-without-R = Sin rojo
page-puzzles-own-without-Y = Sin amarillo
page-puzzles-own-without-B = Sin azul
page-puzzles-own-without-G = Sin verde
page-puzzles-own-without-W = Sin blanco
page-puzzles-own-sets = Cuántas de cada una
page-puzzles-own-board = Tablero
page-puzzles-own-shape-free = Libre
page-puzzles-own-shape-triangle = Triángulo
page-puzzles-own-shape-hexagon = Hexágono
page-puzzles-own-shape-spiral = Espiral
page-puzzles-own-cells = Tiene { $cells } casillas; hay { $tiles } fichas elegidas.
page-puzzles-own-holes = Contar también soluciones con huecos encerrados
page-puzzles-own-goal = Objetivo
page-puzzles-own-form-none = nada
page-puzzles-own-form-loop = un bucle
page-puzzles-own-form-line = una línea
page-puzzles-own-asked = Uno de ellos: averiguar cuál es parte del puzle
page-puzzles-own-match = Sin objetivo, basta con que coincidan todos los bordes.
page-puzzles-own-lack-tiles = Elige algunas fichas.
page-puzzles-own-lack-many = Un puzle tiene como máximo { $most } fichas.
page-puzzles-own-lack-goal = Elige un objetivo, o un tablero que llenar.
page-puzzles-own-lack-cells = El tablero necesita tantas fichas como casillas tiene.
page-puzzles-own-try = Comprobar si tiene solución
page-puzzles-own-making = Resolviendo…
page-puzzles-own-unsolvable = No hay solución: está demostrado.
page-puzzles-own-stopped = No se sabe: no se halló ninguna solución a tiempo.

bad-generate-tiles = Los puzles de este tipo no pueden tener de { $low } a { $high } fichas.

bad-puzzle-long = El id de un puzle tiene aquí { $most } caracteres como máximo.
bad-puzzle-cell_twice = El tablero nombra dos veces la casilla { $q },{ $r }.

## Puzzles that are made

bad-generate-kind = No hay ningún tipo de puzle «{ $text }»: elige uno de { $kinds }.
bad-generate-grade = Un grado es un número entero de { $low } a { $high }.

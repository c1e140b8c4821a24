### The command line.

cli-option-triple = Solitaire: los tres colores de las 14 fichas.
cli-option-goal = Solitaire: la mejor línea o bucle, o una línea o un bucle con todas las fichas.
cli-option-side = Mind Game: casillas por lado del tablero.
cli-option-copies = Mind Game: cuántas veces está cada patrón en el juego.
cli-option-load = Puzles: seguir con las fichas de este archivo, tal como lo escribe «guardar».
cli-play-game = «{ $text }» no es un juego ni un puzle: usa { $games }, o un nombre de «tantrix puzzles».
cli-play-game-close = «{ $text }» no es un juego ni un puzle; ¿querías decir «{ $close }»?
cli-play-option = { $option } no es para { $game }; --help explica cada opción.
cli-play-mind_colour = «{ $text }» no es un color de este juego: usa R o K, rojo o negro.
cli-play-nothing = Ahora no se puede colocar ninguna ficha.

## Words that a person may type

cli-word-check = comprobar
cli-word-solution = solución
cli-word-redo = rehacer
cli-word-turn = girar
cli-word-take = retirar
cli-word-swap = intercambiar
cli-word-save = guardar
cli-word-all = todo
cli-word-discard = descartar
cli-word-return = devolver
cli-word-keep = conservar
cli-word-offer = proponer
cli-word-agree = aceptar
cli-word-decline = rechazar
cli-step-offer = propone terminar la partida
cli-step-agree = acepta
cli-step-decline = rechaza

## Solitaire

cli-solitaire-welcome = 14 fichas, una a una. Escribe un sitio o una colocación entera (7@2,-2); «ayuda» muestra lo demás.
cli-solitaire-help =
    2,-2      cómo colocar la ficha en q 2, r -2, cada modo con una letra
    7         todos los sitios donde puede ir (7 es su número)
    7@2,-2    colocar ahí la ficha 7; si valen varios giros, se muestran
    7@2,-2:3  lo mismo, girada tres sextos en sentido horario
    a         elegir esa letra; Intro si solo hay una
    jugadas   todas las colocaciones legales
    pista     lo que haría el estratega
    tablero   mostrar la mesa otra vez
    deshacer  retirar tu última ficha
    salir     irse
    Los bordes se dan en sentido horario desde el norte.
cli-solitaire-stack =
    { $count ->
        [one] Queda { $count } ficha
       *[other] Quedan { $count } fichas
    }
cli-solitaire-next = Siguiente ficha: { $tile }
cli-solitaire-first = Coloca la primera ficha.
cli-solitaire-forced =
    { $count ->
        [one] La ficha encaja en { $count } hueco forzado: debe ir ahí.
       *[other] La ficha encaja en { $count } huecos forzados: debe ir en uno de ellos.
    }
cli-solitaire-free =
    { $count ->
        [one] Coloca la ficha: encaja en { $count } sitio.
       *[other] Coloca la ficha: encaja en { $count } sitios.
    }
cli-solitaire-result = { $points }: { $line }, { $colour }.
cli-solitaire-reached-best = Un bucle ({ $colour }) con todas las fichas: la mayor puntuación posible.
cli-solitaire-reached-line = Una línea ({ $colour }) con todas las fichas: ¡has ganado!
cli-solitaire-reached-loop = Un bucle ({ $colour }) con todas las fichas: ¡has ganado!
cli-solitaire-missed-best = Todas las fichas están colocadas.
cli-solitaire-missed-line = Todas las fichas están colocadas, pero ninguna línea ({ $colour }) pasa por todas.
cli-solitaire-missed-loop = Todas las fichas están colocadas, pero ningún bucle ({ $colour }) pasa por todas.

## Gobble alone

cli-gobble-welcome = Coloca cada ficha donde toque al menos otras dos. Escribe un sitio o una colocación entera (7@2,-2); «ayuda» muestra lo demás.
cli-gobble-help =
    2,-2      cómo colocar la ficha en q 2, r -2, cada modo con una letra
    7         todos los sitios donde puede ir (7 es su número)
    7@2,-2    colocar ahí la ficha 7; si valen varios giros, se muestran
    7@2,-2:3  lo mismo, girada tres sextos en sentido horario
    a         elegir esa letra; Intro si solo hay una
    descartar poner en la pila de penalización una ficha sin sitio
    devolver  tras un gobble: devolver a la bolsa la de arriba de la pila
    conservar tras un gobble: dejar la pila de penalización como está
    jugadas   todas las colocaciones legales
    pista     el sitio que toca más fichas
    tablero   mostrar la mesa otra vez
    deshacer  deshacer tu última acción
    salir     irse
    Los bordes se dan en sentido horario desde el norte.
cli-gobble-stack = Pila de penalización (la de arriba, al final): { $tiles }
cli-gobble-gobbles =
    { $count ->
        [one] { $count } gobble
       *[other] { $count } gobbles
    }
cli-gobble-gobble = un gobble
cli-gobble-free = Coloca la ficha { $tile }.
cli-gobble-nowhere-free = La ficha { $tile } no tiene sitio: «descartar», o pulsa Intro.
cli-gobble-relief = ¡Un gobble! Coloca la ficha { $tile } de la pila de penalización, o bien «devolver» o «conservar».
cli-gobble-nowhere-relief = ¡Un gobble! «devolver» la ficha { $tile } a la bolsa, o «conservar».
cli-gobble-left =
    { $count ->
        [one] Queda { $count } ficha.
       *[other] Quedan { $count } fichas.
    }
cli-gobble-won = Todas las fichas están colocadas: ¡has ganado!

## The Mind Game

cli-mindgame-welcome = Escribe una ficha, un sitio o una colocación entera (7@2,-2:3); «ayuda» muestra lo demás.
cli-mindgame-help =
    7         dónde puede ir la ficha 7, cada sitio con una letra
    2,-2      qué puede ir en q 2, r -2
    7@2,-2    los giros de la ficha 7 que valen ahí
    7@2,-2:3  colocarla ahí, girada tres sextos en sentido horario
    a         elegir esa letra; Intro si solo hay una
    proponer  proponer terminar; aceptar o rechazar para responder
    jugadas   todas las colocaciones legales
    pista     lo que haría el estratega
    tablero   mostrar la mesa otra vez
    deshacer  deshacer tu última acción
    abandonar abandonar la partida
    salir     irse
    Los bordes se dan en sentido horario desde el norte.

## Puzzles

cli-puzzle-welcome = { $puzzle }: { $goal }. Escribe dónde va una ficha (7@2,-2); «ayuda» muestra lo demás.
cli-puzzle-help =
    7             dónde encaja la ficha 7, cada sitio con una letra
    2,-2          qué encaja en q 2, r -2
    7@2,-2        colocar ahí la ficha 7; si valen varios giros, se muestran
    7@2,-2:3      colocarla girada tres sextos en sentido horario, coincida o no
    girar 2,-2    girar un sexto esa ficha; girar 2,-2 3, tres
    retirar 2,-2  retirarla; retirar todo vacía la mesa
    intercambiar 2,-2 1,0  cambiar dos fichas de igual forma; 2,-2 7: con la bandeja
    jugadas       todo lo que encaja
    comprobar     si está resuelto y, si no, por qué
    pista         la siguiente ficha hacia una solución
    solución      mostrar una solución
    deshacer, rehacer  cuantos pasos quieras
    guardar ARCHIVO    guardar las fichas; sigue con tantrix play PUZZLE --load ARCHIVO
    tablero, salir     mostrar la mesa otra vez; irse
cli-puzzle-how = Escribe una ficha, un sitio, una colocación o una letra de la lista; «ayuda» muestra lo demás.
cli-puzzle-how_turn = Da el sitio de la ficha que girar: girar 2,-2 o girar 2,-2 3.
cli-puzzle-how_take = Da el sitio de la ficha que retirar: retirar 2,-2, o retirar todo.
cli-puzzle-how_swap = Da dos sitios, o un sitio y una ficha de la bandeja: intercambiar 2,-2 1,0.
cli-puzzle-how_save = Da el nombre de un archivo: guardar mio.json.
cli-puzzle-no_fit = Ahí nada coincide; con un giro (7@2,-2:3) se puede colocar una ficha igualmente.
cli-puzzle-off_board = Eso está fuera del tablero.
cli-puzzle-no_undo = No hay nada que deshacer.
cli-puzzle-no_redo = No hay nada que rehacer.
cli-puzzle-tray =
    { $count ->
        [one] { $count } ficha en la bandeja
       *[other] { $count } fichas en la bandeja
    }
cli-puzzle-clashes = Los colores no coinciden entre { $places }.
cli-puzzle-solved = ¡Resuelto!
cli-puzzle-a_solution = Una solución; tu mesa queda como estaba.
cli-puzzle-hint-unsolvable = Desde aquí no hay solución: retira algunas fichas.
cli-puzzle-hint-stopped = No se halló respuesta a tiempo.
cli-puzzle-solution-unsolvable = No hay solución: se ha probado todo.
cli-puzzle-solution-stopped = Ninguna en unos segundos; «tantrix solve» busca más tiempo.

cli-command-engine = Usar los robots desde otros programas, línea a línea.
cli-command-analyse = Explicar una partida o una posición: quién iba por delante, qué costó cada error, qué fue suerte.
cli-about-engine = Habla con un programa por la entrada y la salida estándar: un comando por línea, como «position start», «go movetime 1000», «stop», «quit». La primera palabra, «tep», enumera lo que se puede ajustar.
cli-about-analyse = Explica la partida o la posición de FILE (- para la entrada estándar): las opciones de los jugadores jugada a jugada, las colocaciones más costosas con lo que era mejor, la precisión y la suerte. Solo partidas de dos jugadores; tarda unos segundos. Ctrl-C muestra lo hallado hasta entonces. Sin FILE, responde a peticiones JSON por la entrada estándar, una por línea.
cli-analyse-progress = Analizando
cli-analyse-exact = Calculado hasta el final de la partida.
cli-option-level = Nivel del robot.
cli-option-clock = Tiempo de los jugadores que son motores: segundos por partida y cuántos añade cada colocación, como 60+1; por defecto: sin reloj.
cli-option-movetime = Milisegundos por colocación para los jugadores que son motores (engine:COMMAND); por defecto: sin límite.

cli-command-bot = Hacer jugar a un robot en un servidor, con un token.
cli-about-bot = Hace jugar a un robot en el servidor de ADDRESS, como http://127.0.0.1:8765, en todas las mesas de la cuenta a la que pertenece el token. Se reconecta solo si el servidor ha estado caído; cada minuto, la salida de error dice qué espera. Ctrl-C lo termina.
cli-option-most = Parar tras este número de partidas.
cli-option-token--file = El archivo con el token, creado en los ajustes de la cuenta.

## Help: what the commands and their options are for

cli-usage = Uso:
cli-options = Opciones
cli-commands = Comandos
cli-default = por defecto: { $value }
cli-required = obligatorio
cli-about-tantrix = Todo el sistema Tantrix: reglas, robots, registros y un servidor donde jugar. En lugar de un archivo que solo se lee o solo se escribe, - es la entrada o la salida estándar.
cli-about-play = Juega en la terminal. GAME es strategy (contra uno a tres robots), solitaire, gobble (a solas), mindgame (contra un robot) o un puzle para resolver a mano, como discovery-7. Escribe una ficha, un sitio o una colocación entera como 7@2,-2; «ayuda» muestra lo demás.
cli-about-show = Muestra SOURCE: una posición (una línea de siete campos), o un archivo con una posición o un registro, - para la entrada estándar.
cli-about-replay = Recorre jugada a jugada el registro de FILE (- para la entrada estándar), hasta la puntuación final. Si el registro tiene errores, se indican en la salida de error y el código de salida es 1.
cli-about-convert = Convierte las partidas de SOURCE al formato de TARGET; - es la entrada y la salida estándar. El formato depende del final del nombre: .json (una partida por línea), .parquet (una partida por fila), .csv (una jugada por fila), .svg y .png (el tablero al final de una partida), .gif y .webp (una partida animada), y texto para .txt y los nombres sin extensión. Los errores de las partidas se indican en la salida de error, y el código de salida es 1.
cli-about-print = Escribe un PDF con una hoja para cada uno de los PUZZLES, dados por su nombre o id: lo que se pide, el tablero que llenar y las fichas para recortar. - es una lista en la entrada estándar, como la que imprime «tantrix generate».
cli-about-legal = Enumera las colocaciones legales de POSITION, una línea de siete campos como «v1 strategy:2 free 0 1,2/3,4 ?52 -», o - para la entrada estándar.
cli-about-perft = Cuenta las secuencias de colocaciones desde el inicio de una partida. Se reparten seis fichas al jugador 0, luego seis al jugador 1, etc.; empieza el jugador 0; robar tras una colocación no se cuenta.
cli-about-train = Entrena una red según RECIPE, el nombre de una receta del paquete (tiny, standard, long) o un archivo TOML, en FOLDER. La mejor red queda ahí, en best.bin. Un entrenamiento detenido o interrumpido continúa al llamarlo otra vez con la misma receta y carpeta. Ctrl-C lo detiene, con código de salida 3.
cli-about-match = Hace jugar un encuentro a dos robots y muestra de cada uno victorias, empates, parte de las partidas (un empate cuenta la mitad), Elo, sus intervalos de confianza del 95 %, margen medio y puntos de torneo. Con más de dos robots, juega un encuentro cada dos, y los resultados son tablas en Markdown. Ctrl-C lo termina antes y muestra los resultados hasta entonces, con código de salida 3. Un robot puede ser un motor tuyo: engine:COMMAND.
cli-about-serve = Inicia el servidor: una página donde jugar, mirar y repetir partidas. Todas se guardan en un archivo, que se crea si no existe, en una carpeta existente. Ctrl-C detiene el servidor; las partidas siguen cuando se vuelve a iniciar.
cli-about-solve = Resuelve PUZZLE, dado por su nombre (ver «tantrix puzzles»), por su id, o con opciones como --tiles 1-10 --loop R. Halla una solución, todas (--all) o su número (--count); «sin solución» es una demostración. Ctrl-C termina la búsqueda y conserva lo hallado. Código de salida: 0 resuelto, 1 sin solución, 3 detenido antes de la respuesta.
cli-about-check = Comprueba si una disposición resuelve PUZZLE. Está en FILE (- para la entrada estándar), una lista JSON de [ficha, q, r, giro] o la salida de solve, o se da como colocaciones: 1@0,0:0 2@1,0:3. Código de salida: 0 sí, 1 no.
cli-about-puzzles = Enumera los puzles con nombre, o muestra todo sobre PUZZLE.
cli-command-solve = Resolver un puzle, o demostrar que no tiene solución.
cli-command-check = Comprobar si una disposición resuelve un puzle.
cli-command-puzzles = Enumerar los puzles con nombre.
cli-about-spaghetti = Dispone TILES fichas, juegos enteros de 56, en un solo grupo coincidente y sin agujeros, y lo escribe, o una página que lo muestra a cualquier tamaño. «tantrix check spaghetti FILE» lo comprueba.
cli-command-spaghetti = Disponer muchísimas fichas en un solo grupo coincidente.
cli-command-play = Jugar a cualquier juego, o resolver un puzle a mano, en la terminal.
cli-command-serve = Iniciar el servidor: una página donde jugar, mirar y repetir partidas.
cli-command-show = Mostrar una posición o un registro, como texto o imagen.
cli-command-replay = Recorrer un registro jugada a jugada.
cli-command-convert = Convertir partidas entre texto, JSON, Parquet, CSV e imágenes.
cli-command-print = Imprimir hojas de puzles, en PDF.
cli-command-legal = Enumerar las colocaciones legales de una posición.
cli-command-perft = Contar las secuencias de colocaciones desde el inicio de una partida.
cli-command-train = Entrenar una red para el motor.
cli-command-match = Hacer jugar un encuentro a dos robots.
cli-option-all = Hallar todas las soluciones, cada una una vez.
cli-option-at = De un registro: tras este número de jugadas; por defecto: todas.
cli-option-bag = Las fichas en el orden en que se roban: 12,5,...,44; por defecto: todas, barajadas según --seed.
cli-option-beside = Fichas que se colocan con las demás sin tener que estar en un bucle o línea: 11,40-42.
cli-option-board = El tablero que llenar: triangle:5, hexagon:3, spiral:40, o un archivo de casillas q,r (- para la entrada estándar); por defecto: una forma libre.
cli-option-bot-engine = Jugar con el motor que inicia este comando, de nuevo en cada partida, en lugar de un nivel.
cli-option-bot-play = Abrir mesas contra un robot del servidor de este nivel, cada una en cuanto acabe la anterior.
cli-option-boards = Mostrar el tablero tras cada jugada.
cli-option-colour = El color con que juegas; en Solitaire, el que cuenta: R, Y, B, G o su nombre.
cli-option-convert-from = El formato de SOURCE, sea cual sea su nombre.
cli-option-convert-to = El formato de TARGET, sea cual sea su nombre.
cli-option-convert-game = Qué partida de SOURCE convertir, desde 1; por defecto: todas.
cli-option-count = Contar todas las soluciones.
cli-option-database = La base de datos, en lugar de un archivo: postgresql://USER:PASSWORD@HOST/NAME, o sqlite:///FILE.
cli-option-redis = Ejecutar como uno de varios procesos que comparten la base de datos, con Redis en redis://HOST.
cli-option-data = El archivo con todas las mesas; por defecto: tantrix/tantrix.db en tu carpeta de datos.
cli-option-delay = Mostrar el tablero tras cada jugada y esperar estos segundos.
cli-option-depth = De cuántas colocaciones es cada secuencia.
cli-option-divide = Dividir la cuenta por la primera colocación.
cli-option-doubles = Jugar en dos equipos de dos: tú y el tercer asiento contra los demás.
cli-option-from = Continuar desde las fichas colocadas en este archivo, tal como lo lee «check».
cli-option-games = Cuántas partidas jugar.
cli-option-game = Qué partida del archivo, desde 1; por defecto: la primera.
cli-option-quiet = No mostrar progreso ni observaciones en la salida de error; lo que termina el comando se dice igualmente.
cli-option-verbose = Mostrar la traza de un error.
cli-option-given = Una ficha con sitio, giro o ambos fijos: 25@0,-1, 25:5, 25@0,-1:5.
cli-option-help = Mostrar esta ayuda.
cli-option-holes = Permitir agujeros en una forma libre.
cli-option-host = La dirección en la que escuchar; por defecto: 127.0.0.1.
cli-option-json = Imprimir un documento JSON.
cli-option-lang = Idioma de la salida; por defecto: el del entorno.
cli-option-line = Pedir una línea abierta de este color por todas las fichas que lo tienen.
cli-option-longest = Hallar el bucle o la línea más largos que puedan formar algunas de las fichas.
cli-option-loop = Pedir un bucle cerrado de este color por todas las fichas que lo tienen.
cli-option-numbers = Mostrar en cada hueco forzado cuántas fichas de la bolsa encajan. Tras una barra: sin restricciones; tras un guion: las que también encajan en otro hueco forzado.
cli-option-open = Mostrar la página en un navegador.
cli-option-output = Escribir la salida en este archivo, - para la salida estándar.
cli-option-page = Escribir en este archivo una página web que muestra las fichas.
cli-option-pairs = Jugar cada bolsa dos veces, con asientos y colores cambiados.
cli-option-players = Número de jugadores, de 2 a 4.
cli-option-port = El puerto en el que escuchar, 0 para cualquiera libre; por defecto: 8765, o el siguiente libre.
cli-option-processes = Cuántos procesos comparten las partidas; el resultado no depende de ello.
cli-option-record = Escribir el registro en este archivo, reemplazando su contenido; - para la salida estándar, al terminar la partida.
cli-option-reference = Contar con las reglas en Python, la referencia, en lugar del núcleo en C++.
cli-option-robot = Nivel de un rival; se puede dar uno por rival, y el último vale para los demás.
cli-option-seconds = Detener la búsqueda tras estos segundos.
cli-option-results = Guardar cada resultado en este archivo; un encuentro detenido o interrumpido continúa desde él.
cli-option-sprt = Parar en cuanto el test secuencial haya decidido entre dos diferencias de Elo, como 0 10.
cli-option-ray = Jugar las partidas en el clúster de Ray de esta dirección; «local» inicia uno en esta máquina.
cli-option-seed = Semilla de los números aleatorios; a semillas iguales, resultados iguales.
cli-option-start = Cómo decidir quién empieza.
cli-option-svg = Escribir una imagen en este archivo, - para la salida estándar.
cli-option-scope = Qué puede hacer el token además de leer; se puede dar varias veces.
cli-option-label = El nombre del token en los ajustes de la cuenta.
cli-option-passkeys = Quitar también todas las llaves de acceso.
cli-option-convert-delay = Cuánto se muestra cada tablero de una animación, en milisegundos; el último se muestra cuatro veces más.
cli-option-paper = El tamaño del papel.
cli-option-print-size = El ancho de una ficha en milímetros; un tablero que no quepa en la página se reduce.
cli-option-solutions = Añadir una página de soluciones; cada una se busca durante diez segundos.
cli-option-theme = Tema de la imagen.
cli-option-threads = Número de hilos.
cli-option-tiles = Las fichas de un puzle propio: 1-10,12, o 1-10x6 para seis de cada una.
cli-option-version = Mostrar la versión.

## How a command cannot be called

cli-no_option = No hay ninguna opción { $text }; ver --help.
cli-no_option-close = No hay ninguna opción { $text }; ¿querías decir { $close }?
cli-no_command = No hay ningún comando «{ $text }»; ver --help.
cli-no_command-close = No hay ningún comando «{ $text }»; ¿querías decir «{ $close }»?
cli-no_choice = { $option }: elige uno de { $choices }.
cli-no_choice-close = { $option }: elige uno de { $choices }; ¿querías decir { $close }?
cli-no_robot = No hay ningún robot «{ $text }»: elige { $levels }, un jugador del motor como «search ms=10», un robot de otro paquete, o engine:COMMAND.
cli-no_robot-close = No hay ningún robot «{ $text }»; ¿querías decir «{ $close }»?
cli-no_number = { $option }: da un número entero de { $low } a { $high }.
cli-no_seconds = { $option }: da un número de segundos, 0 o más.
cli-no_integer = { $option }: da un número entero.
cli-option_value = { $option }: falta un valor, o sobra uno.
cli-missing = Falta { $option }; ver --help.
cli-too_many = «{ $text }» es una palabra de más; ver --help.
cli-two_outputs = Solo una cosa puede ir a la salida estándar.
cli-no_stream = - es la entrada o salida estándar, que aquí no sirve: indique el nombre de un archivo o de una carpeta.
cli-binary = Esto no es texto que un terminal pueda mostrar: escríbalo en un archivo o páselo a otra orden.
cli-not_svg = { $file } contendría SVG: dale un nombre en .svg.
cli-no_setting = Se ignora { $where }: no existe ese ajuste. Los ajustes son { $known }.
cli-linked_setting = Se ignora { $where }: «{ $text }» es la dirección de otro servicio, no un puerto.
cli-wrong = { $why }

## Files, and the machine

cli-unreadable = { $file } no se puede leer: { $why }.
cli-unwritable = { $file } no se puede escribir: { $why }.
cli-too_large = { $file } es demasiado grande para ser una posición o un registro.
cli-not_text = { $file } no es un archivo de texto: el byte { $at } no es UTF-8.
cli-parquet = { $file } es un archivo Parquet: «tantrix convert» lo pasa a texto.
cli-standard_input = entrada estándar
cli-no_record = { $file }: no contiene ninguna partida en texto; «tantrix convert» pasa a texto JSON y Parquet.
cli-other_game = { $file }: es una partida de «{ $game }», y aquí solo valen las de Strategy; «tantrix replay» la recorre.
cli-no_game = { $file }: no contiene ninguna partida.
cli-convert-suffix = No se pueden escribir archivos en { $suffix }, solo en { $known }; --to indica un formato sea cual sea el nombre.
cli-convert-suffix-pdf = No se pueden escribir partidas en PDF, solo en { $known }; «tantrix print» hace hojas de puzles.
cli-no_game_number = { $file } no tiene partida { $number }.
cli-more_games = { $file }: siguen más partidas; --game elige una de ellas.
cli-no_move =
    { $count ->
        [one] No hay jugada { $at }: el registro tiene { $count } jugada.
       *[other] No hay jugada { $at }: el registro tiene { $count } jugadas.
    }
cli-at_position = Una posición no tiene jugadas entre las que elegir: --at es para registros.
cli-problem = { $file }, línea { $line }, columna { $column }: { $text }
cli-more_problems =
    { $count ->
        [one] { $file }: { $count } problema más.
       *[other] { $file }: { $count } problemas más.
    }
cli-written = Escrito: { $file }
cli-posix = Un servidor funciona en Linux, macOS y otros sistemas POSIX, no en el propio Windows; ahí, usa WSL.
cli-no_extra = «{ $name }» no está instalado; instala tantrix[{ $extra }] para esto.
cli-system = Detenido por el sistema: { $why }.
cli-port_taken = El puerto { $port } de { $host } está en uso: elige otro.
cli-no_address = No se puede escuchar en { $host }, puerto { $port }: { $why }.

## What they print

cli-entry = { $name }: { $text }
cli-open = Tantrix funciona en { $address }
cli-two_databases = Usa --data o --database, no ambos.
cli-open-file = Archivo de datos: { $file }
cli-open-new = Base de datos nueva y vacía: { $file }
cli-legal =
    { $count ->
        [one] Jugador { $player }, { $stage }: { $count } colocación legal
       *[other] Jugador { $player }, { $stage }: { $count } colocaciones legales
    }
cli-legal-draw = El jugador { $player } roba antes una ficha.
cli-scores = Puntuación: { $scores }
cli-resigns = abandona
cli-race-left =
    { $count ->
        [one] { $name }: queda { $count } ficha
       *[other] { $name }: quedan { $count } fichas
    }
cli-race-place =
    { $count ->
        [one] { $place }. { $name }: queda { $count } ficha
       *[other] { $place }. { $name }: quedan { $count } fichas
    }
cli-match-clock = «{ $text }» no es un reloj: da segundos por partida y por colocación, como 60+1.
cli-match-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
cli-match-wins = victorias
cli-match-ties = empates
cli-match-share = parte
cli-match-ci95 = intervalo de confianza del 95 %
cli-train-games = Generación { $number }: partidas, { $done } de { $all } archivos
cli-train-learned = Generación { $number }: aprendizaje, { $done } de { $all } grupos, pérdida { $loss }
cli-train-accepted = Generación { $number }: aceptada. Elo: { $elo }.
cli-train-refused = Generación { $number }: no aceptada. Elo: { $elo }.
cli-match-alone = Un encuentro necesita dos robots: indica otro.
cli-match-counts = pares según puntos: 0, ½, 1, 1½, 2
cli-match-sprt = razón de verosimilitud (log)
cli-match-sprt-open = sin decidir
cli-match-sprt-accepted = aceptado
cli-match-sprt-rejected = rechazado
cli-match-column-games = partidas
cli-match-column-wins = victorias
cli-match-column-ties = empates
cli-match-column-share = parte (95 %)
cli-match-column-elo = Elo (95 %)
cli-match-column-mean_margin = margen
cli-match-column-points = puntos de torneo
cli-match-mean_margin = margen medio
cli-match-points = puntos de torneo

## Puzzles

cli-solve-what = Indica un puzle, o descríbelo: --tiles, y el bucle o la línea que formar.
cli-solve-both = Un puzle con nombre no se puede combinar con opciones que describen otro.
cli-solve-one_wish = Usa solo una de --all, --count y --longest.
cli-solve-longest = --longest requiere exactamente un --loop o --line en una forma libre.
cli-solve-from = Las fichas ya colocadas no se pueden combinar con --longest.
cli-solve-from_one = El archivo debe contener una disposición desde la que seguir, no { $count }.
cli-solve-lacks = La ficha { $tile } no tiene ninguna banda en { $colours }: no puede estar en un bucle o línea. Si puede quedar a su lado, dala con --beside en lugar de --tiles.
cli-solve-solved =
    { $count ->
        [one] { $count } solución.
       *[other] { $count } soluciones.
    }
cli-solve-one = Resuelto: una solución.
cli-solve-some =
    { $count ->
        [one] { $count } solución hasta ahora.
       *[other] { $count } soluciones hasta ahora.
    }
cli-solve-unsolvable = No hay solución: se ha probado todo.
cli-solve-score = { $score } puntos; ninguna disposición puede superar { $bound }.
cli-solve-stopped = Detenido antes de una respuesta.
cli-solve-times = { $seconds } s, { $nodes } posiciones probadas.
cli-solve-progress = { $seconds } s, { $rate } posiciones/s, { $depth } fichas colocadas, { $best } como máximo, { $count } halladas
cli-solve-parts = { $share } % de la búsqueda hecho
cli-check-ok =
    { $count ->
        [one] { $count } solución.
       *[other] { $count } soluciones, todas distintas.
    }
cli-check-of = Disposición { $number }: { $text }
cli-check-score = Puntuación: { $score }
cli-spaghetti =
    { $count ->
        [one] { $count } ficha, todos los bordes coincidentes, hecha en { $seconds } s.
       *[other] { $count } fichas, todos los bordes coincidentes, hechas en { $seconds } s.
    }
cli-spaghetti-ok =
    { $count ->
        [one] Un spaghetti de { $count } ficha: juegos enteros, coincidente, de una pieza, sin agujeros.
       *[other] Un spaghetti de { $count } fichas: juegos enteros, coincidente, de una pieza, sin agujeros.
    }
cli-puzzles-puzzle = Puzle
cli-puzzles-tiles = Fichas
cli-puzzles-goal = Objetivo
cli-puzzles-id = Id
cli-puzzles-more = sets-N (N de 3 a 2000): un bucle de N fichas de varios juegos de diez.
cli-puzzles-loop = un bucle ({ $colour })
cli-puzzles-line = una línea ({ $colour })
cli-puzzles-match = todos los bordes coinciden
cli-puzzles-best-line = la línea más larga de cada color
cli-puzzles-best-loop = el bucle más largo de cada color
cli-puzzles-or = o
cli-puzzles-on_board = { $goal }, en { $count } casillas dadas

## Puzzles that are made

cli-about-generate = Crea puzles que tienen exactamente una solución. KIND: loop (hay que hallar su color), pyramid (una línea o un bucle por todas las fichas de un triángulo), board (se dan algunas fichas), turns (todas las fichas están en su sitio y solo hay que hallar sus giros), letter (lo mismo con la forma de una letra), symmetric (las fichas dadas están en simetría), line (una línea larga por todas las fichas de un tablero). Cada uno es una línea: su id, que acepta «tantrix solve», y su grado, de 1 a 5. Ctrl-C termina antes y conserva los puzles ya hechos. Código de salida: 0 todos hechos, 3 detenido antes.
cli-command-generate = Crear puzles que tienen exactamente una solución.
cli-option-generate-count = Número de puzles; todos son distintos.
cli-option-grade = Crear solo puzles de este grado: 1 es el quinto más fácil, 5 el más difícil.
cli-generate-progress =
    { $count ->
        [one] { $done } de { $count } puzle hecho
       *[other] { $done } de { $count } puzles hechos
    }

## A game at the terminal

cli-word-help = ayuda
cli-word-moves = jugadas
cli-word-hint = pista
cli-word-board = tablero
cli-word-undo = deshacer
cli-word-resign = abandonar
cli-word-quit = salir
cli-word-exit = terminar
cli-play-you = Tú
cli-play-welcome = Escribe una ficha, un sitio o una colocación entera (7@2,-2); «ayuda» muestra lo demás.
cli-play-help =
    7         dónde puede ir la ficha 7, cada sitio con una letra
    2,-2      qué puede ir en q 2, r -2
    7@2,-2    colocar ahí la ficha 7; si valen varios giros, se muestran
    7@2,-2:3  lo mismo, girada tres sextos en sentido horario
    a         elegir esa letra; Intro si solo hay una
    jugadas   todas las colocaciones legales
    pista     lo que haría el estratega
    tablero   mostrar la mesa otra vez
    deshacer  retirar tu última ficha
    abandonar abandonar la partida
    salir     irse; el registro se conserva si lo pediste
    Los bordes se dan en sentido horario desde el norte.
    F7@2,-2=41: un hueco forzado, y la ficha 41 robada después.
    El número en un hueco forzado: cuántas fichas de la bolsa encajan, antes /
    durante el final de la partida, y tras - cuántas encajan además en otro sitio.
cli-play-how = Escribe una ficha, un sitio, una colocación o una letra de la lista; «ayuda» muestra lo demás.
cli-play-see_help = «ayuda» muestra lo que puedes escribir.
cli-play-enter = Pulsa Intro para colocarla.
cli-play-first = Coloca la primera ficha.
cli-play-forced =
    { $count ->
        [one] Llena un hueco forzado: { $count } de tus fichas encaja.
       *[other] Llena un hueco forzado: { $count } de tus fichas encajan.
    }
cli-play-free = Tu jugada libre.
cli-play-after =
    { $count ->
        [one] Llena otra vez un hueco forzado: { $count } de tus fichas encaja.
       *[other] Llena otra vez un hueco forzado: { $count } de tus fichas encajan.
    }
cli-play-makes = fuerza { $place }:
cli-play-closes = cierra un bucle: { $colour }
cli-play-tile_nowhere = La ficha { $tile } no encaja ahora en ningún sitio.
cli-play-no_undo = Aún no has colocado ninguna ficha.
cli-play-thinking = { $name } está pensando…
cli-play-won = ¡Has ganado!
cli-play-line =
    { $count ->
        [one] línea de { $count } ficha
       *[other] línea de { $count } fichas
    }
cli-play-no_line = sin línea
cli-play-loop =
    { $count ->
        [one] bucle de { $count } ficha
       *[other] bucle de { $count } fichas
    }
cli-play-kept = Registro: { $file }
cli-play-robots = { $robots } robots son demasiados para { $players } jugadores.

cli-option-config = El archivo de ajustes, en TOML; también se puede indicar con TANTRIX_CONFIG.
cli-option-days = Cuántos días.
cli-option-begins = Enumerar solo los nombres que empiezan así.
cli-option-reason = El motivo, tal como lo verá la persona.
cli-command-admin = Administrar un servidor: su gente, sus copias de seguridad, su archivo.
cli-command-users = Enumerar las cuentas.
cli-command-role = Fijar lo que alguien puede hacer.
cli-command-rename = Cambiar el nombre de alguien.
cli-command-password = Dar a alguien una contraseña nueva.
cli-command-factors = Enumerar a quienes tienen un cargo, con su segundo factor.
cli-command-recover = Desactivar el inicio de sesión en dos pasos de alguien.
cli-command-token = Crear un token para un programa.
cli-command-ban = Expulsar a alguien, o levantar la expulsión.
cli-command-backup = Copiar la base de datos en un archivo nuevo.
cli-command-restore = Restaurar la base de datos desde una copia.
cli-command-verify = Volver a jugar cada partida y comparar.
cli-command-purge = Cerrar las sesiones sin usar desde hace mucho.
cli-command-export = Escribir el archivo de partidas en Parquet.
cli-about-admin = Para quienes llevan un servidor. Casi todos los comandos funcionan mientras está en marcha; nota los cambios en medio minuto.
cli-about-users = Enumera las cuentas: nombre, tipo, función, país, miembro desde, expulsado hasta.
cli-about-role = Hace de NAME player, moderator o admin: la función ROLE.
cli-about-rename = Cambia el nombre de la cuenta NAME a NEW.
cli-about-password = Da a NAME una contraseña nueva al azar y la imprime una vez; se cierran todas sus sesiones.
cli-about-factors = Enumera moderadores, administradores y organizadores de torneos que no han terminado: nombre, función, torneos, segundo factor.
cli-about-recover = Desactiva el inicio de sesión en dos pasos de NAME, que ha perdido la aplicación y los códigos de recuperación. Asegúrate de que es NAME quien lo pide.
cli-about-token = Crea un token para un programa que actúa por el miembro NAME, y lo imprime una vez. Puede leer, y hacer lo que digan sus ámbitos.
cli-about-ban = Expulsa a NAME unos días; --days 0 levanta la expulsión.
cli-about-backup = Copia la base de datos, incluso en uso, en FILE, que no debe existir aún; la copia se comprueba.
cli-about-restore = Restaura la base de datos desde la copia en FILE, donde aún no hay ninguna, y vuelve a jugar cada partida. Código de salida: 0 todo está intacto, 1 no lo está.
cli-about-verify = Vuelve a jugar cada partida desde sus eventos y compara el resultado con lo guardado. Código de salida: 0 todo está intacto, 1 no lo está.
cli-about-purge = Cierra las sesiones que no se han usado en estos días.
cli-about-export = Escribe en FOLDER las partidas terminadas como archivos Parquet, dos por mes; los meses sin novedades se dejan como están. Las partidas ocultas se omiten.
cli-command-recompute = Recalcular las clasificaciones y comparar.
cli-about-recompute = Recalcula todas las clasificaciones y el libro de récords desde la primera partida, y reemplaza lo que difiera. Código de salida: 0 todo era igual, 1 algo difería.

## Sheets of puzzles

print-puzzle-goal = Objetivo: { $goal }.
print-puzzle-rule = Usa todas las fichas. Donde se tocan dos fichas, sus colores coinciden.
print-puzzle-numbers = Un número en una casilla es la ficha que va ahí.
print-puzzle-time = Tiempo objetivo: { $minutes } min { $seconds } s.
print-puzzle-cut = Las fichas, para recortar:
print-puzzle-solutions = Soluciones
cli-print-solving = Buscando soluciones
bad-print-many = Este puzle tiene { $count } fichas; las hojas admiten { $most } como máximo.

## Manual pages

man-name = NOMBRE
man-synopsis = SINOPSIS
man-description = DESCRIPCIÓN
man-options = OPCIONES
man-commands = COMANDOS
man-see_also = VER TAMBIÉN

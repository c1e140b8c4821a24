### The game in the terminal and in pictures.

## The words of the game

stage-forced = huecos forzados
stage-free = jugada libre
stage-after = huecos forzados otra vez
stage-relief = alivio tras un gobble
stage-offered = una propuesta de terminar
stage-over = partida terminada
termination-stuck = Las fichas restantes ya no encajan en ningún sitio.
termination-agreed = Ambos jugadores acordaron terminar la partida.
termination-forfeited = Nadie puede colocar una ficha, y la bolsa está vacía.
termination-played = Todas las fichas están colocadas.
termination-deadlock = Bloqueo: no hay jugada libre posible, así que nadie gana.
termination-resigned = Todos menos uno han abandonado.
robot-random = azar
robot-greedy = glotón
robot-planner = estratega
robot-level1 = Plop
robot-level2 = Bibo
robot-level3 = Tilu
robot-level4 = Moku
robot-level5 = Hexi
robot-level6 = Rubo
robot-level7 = Sarco
robot-level8 = Vexa
robot-level9 = Orlax
robot-level10 = Tantor
list-and = { $words } y { $last }

## What is asked now, and how it ended

ask-first = { $name } coloca la primera ficha.
ask-forced =
    { $count ->
        [one] { $name } debe llenar un hueco forzado: { $count } ficha encaja.
       *[other] { $name } debe llenar un hueco forzado: { $count } fichas encajan.
    }
ask-free = { $name } tiene la jugada libre.
ask-relief = ¡Un gobble! Devuelve la ficha de penalización de arriba, juégala o consérvala.
ask-offered = Tu rival propone terminar la partida: acepta o rechaza.
ask-after =
    { $count ->
        [one] { $name } debe llenar otra vez un hueco forzado: { $count } ficha encaja.
       *[other] { $name } debe llenar otra vez un hueco forzado: { $count } fichas encajan.
    }
ask-draw = { $name } roba una ficha.
over-won = Gana { $name }.
over-team = Ganan { $names }.
over-tie = Empate entre { $names }.
bag-left =
    { $count ->
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
bag-empty = La bolsa está vacía: ya no hay restricciones

## Pictures and their text

picture-tile = Ficha { $tile }
picture-back = Reverso de la ficha { $tile }
picture-hand =
    { $count ->
        [one] Mano de { $count } ficha
       *[other] Mano de { $count } fichas
    }
picture-board =
    { $count ->
        [one] Tantrix de { $count } ficha
       *[other] Tantrix de { $count } fichas
    }
picture-spaghetti = Spaghetti de { $tiles } fichas
picture-spaghetti-help = Arrastra para mover. Rueda, pellizco o + y - para acercar o alejar; 0 para verlo todo.
picture-spaghetti-closer = Acercar
picture-spaghetti-farther = Alejar
picture-spaghetti-whole = Ver todo
picture-no_tiles = sin fichas
picture-forced = Huecos forzados
picture-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
picture-player = { $name }: { $points }
picture-fits = { $name }: { $tiles }
picture-fits_nobody = nadie tiene una ficha que encaje

termination-tie = Todos los jugadores acordaron empate.
termination-adjudicated = Alguien tardó demasiado: la partida se puntuó tal como estaba.
termination-default = Un bando no vino, o perdió por resolución: el otro gana por incomparecencia.
termination-absent = No vino ningún bando: la partida no se jugó.
termination-void = La partida ya no hacía falta: no cuenta.

## What is asked now, and pictures

mindgame-ask-first = { $name } coloca la primera ficha, donde quiera del tablero.
mindgame-ask-forced =
    { $count ->
        [one] { $name } debe llenar una jugada prioritaria: { $count } ficha encaja. Eso es todo el turno.
       *[other] { $name } debe llenar una jugada prioritaria: { $count } fichas encajan. Eso es todo el turno.
    }
mindgame-ask-free = { $name } coloca una ficha.
mindgame-ask-after =
    { $count ->
        [one] { $name } debe llenar además una jugada prioritaria: { $count } ficha encaja.
       *[other] { $name } debe llenar además una jugada prioritaria: { $count } fichas encajan.
    }
mindgame-ask-offered = { $name } debe responder a la propuesta de terminar: aceptar o rechazar.
mindgame-forfeit = { $name } no puede colocar ficha y pierde el turno.
mindgame-bag_empty = La bolsa está vacía
mindgame-picture =
    { $count ->
        [one] Tablero del Mind Game con { $count } ficha
       *[other] Tablero del Mind Game con { $count } fichas
    }
mindgame-score =
    { $count ->
        [one] { $count } banda
       *[other] { $count } bandas
    }
mindgame-legend = En una ficha, los bordes con la misma letra pequeña están unidos.
mindgame-priority = Jugadas prioritarias

## What an engine of somebody else does wrong

robot-engine-no_command = «{ $command }» no se puede iniciar: { $why }.
robot-engine-posix = El motor «{ $command }» no se puede iniciar: los motores como jugadores necesitan Linux, macOS u otro sistema POSIX.
robot-engine-ended = El motor «{ $command }» se ha cerrado (código { $status }).
robot-engine-late = El motor «{ $command }» no ha respondido en { $seconds } s.
robot-engine-flood = El motor «{ $command }» no deja de escribir.
robot-engine-illegal = El motor «{ $command }» eligió «{ $text }», que no es legal.
robot-engine-refused = El motor «{ $command }» rehusó: { $text }
robot-engine-no_option = El motor «{ $command }» no tiene la opción «{ $name }», solo { $known }.
robot-engine-no_options = El motor «{ $command }» no tiene la opción «{ $name }»: no tiene ninguna.
robot-engine-busy = El motor «{ $command }» sigue pensando.

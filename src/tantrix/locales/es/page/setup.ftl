### Setting up a game.

## What cannot be read: colours, tiles, games, placements

bad-colour = «{ $text }» no es un color: usa R, Y, B o G.
bad-bag = La ficha { $tile } no está entre la 1 y la 56, o aparece dos veces en la bolsa.
bad-bag_size = { $tiles } fichas son pocas: las manos necesitan { $needed }.
bad-players = Pueden jugar dos, tres o cuatro, no { $players }.
bad-doubles = Los dobles son para cuatro jugadores, no para { $players }.
bad-colours = «{ $colours }»: hacen falta { $needed } colores distintos, uno por bando.

## A new game

page-new-colour = Tu color
page-new-their_name = Nombre
page-new-partner = Tu pareja
page-new-doubles = Dobles
page-new-doubles-hint = Dos equipos de dos. Las parejas se sientan enfrente y comparten color.
page-new-rival = El color del otro equipo
page-new-more = Salida, reloj y ritmo
page-new-start = Quién empieza
page-new-clock = Reloj
page-new-clock-none = Ninguno
page-new-clock-minutes =
    { $count ->
        [one] { $count } minuto cada uno
       *[other] { $count } minutos cada uno
    }
page-new-pace = Ritmo de los robots
page-new-go = Empezar la partida
page-new-starting = Empezando…
page-start-draw--return = Robar una ficha
page-start-draw--return-hint = Empieza el número más alto; las fichas vuelven a la bolsa.
page-start-highest--hand = Mano más alta
page-start-highest--hand-hint = Empieza quien tiene en la mano el número más alto.
page-start-draw--keep = Robar y quedársela
page-start-draw--keep-hint = Empieza el número más alto; las fichas se quedan en las manos.
page-pace-human = Con calma
page-pace-human-hint = Ves colocarse cada ficha.
page-pace-instant = Al instante
page-pace-instant-hint = Los robots responden enseguida.

## What cannot be played or read

bad-alone = Este juego es para un jugador, no para { $players }.

## Games by name, and what all of them say

page-who = Quién juega
page-who-you = Tú
page-who-opponent = Tu rival

bad-solitaire-triple = «{ $text }» no es una terna de colores: elige una de { $known }.
bad-solitaire-goal = «{ $text }» no es un objetivo: elige uno de { $known }.
bad-solitaire-colour = Las fichas de { $triple } no tienen el color { $colour }.
bad-solitaire-stack = La pila tiene estas fichas, una vez cada una: { $tiles }.

## What cannot be read or set

bad-mindgame-side = Un tablero tiene de { $least } a { $most } casillas por lado, no { $side }.
bad-mindgame-copies = Cada patrón puede aparecer de 1 a { $most } veces, no { $copies }.
bad-mindgame-piece = En este juego las fichas van del 1 al { $most }: la { $tile } no está entre ellas.

## A game at the terminal

bad-robot = No hay ningún robot «{ $level }»: elige random, greedy, planner, o de level1 a level10.

## What robots say of themselves

page-about-robot-random = Hace cualquier jugada legal. Para una primera partida.
page-about-robot-greedy = Coge ahora todos los puntos que puede.
page-about-robot-planner = Planea todo su turno y te bloquea.
page-about-robot-level1 = Juega lo que encaja y a menudo no ve lo mejor. Para una primera partida.
page-about-robot-level2 = Le gustan las líneas largas, pero suele equivocarse por un punto o dos.
page-about-robot-level3 = Cuenta los puntos del tablero y falla cuando hay poca diferencia.
page-about-robot-level4 = Cuenta bien, ficha a ficha, y se despista de vez en cuando.
page-about-robot-level5 = Coge ahora todos los puntos que puede, y casi nunca cuenta mal.
page-about-robot-level6 = Mira también tu respuesta, y a veces la juzga mal.
page-about-robot-level7 = Planea todo su turno y te bloquea.
page-about-robot-level8 = Ensaya unas cuantas veces sus mejores jugadas antes de jugar.
page-about-robot-level9 = Las ensaya muchas más veces y ve pronto el peligro.
page-about-robot-level10 = A plena fuerza: el mejor jugador que tenemos.
page-about-robot-person = A tu lado, en esta pantalla.
page-new-adapt = Adaptarse a mis resultados
page-new-adapt-hint = Si ganas, se te ofrece el nivel siguiente; si pierdes, el anterior.
page-level = Nivel { $number }

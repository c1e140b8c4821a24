### What the native kernel refuses.

## What the kernel refuses

bad-kernel = El núcleo no puede aceptar eso ({ $reason }: { $number }).
bad-kernel-players = Pueden jugar dos, tres o cuatro, y los dobles son para cuatro, no { $number }.
bad-kernel-two_players = Solo se pueden analizar posiciones de dos jugadores, no de { $number }.
bad-kernel-not_possible = La ficha { $number } no se puede jugar así en esta posición.
bad-kernel-effort = Un análisis necesita al menos una muestra y un candidato, no { $number }.
bad-kernel-colours = Cada bando necesita su propio color.
bad-kernel-hands = Debe haber una mano por jugador, no { $number } manos.
bad-kernel-tile = Las fichas se numeran del 1 al 56, no { $number }.
bad-kernel-tile_twice = La ficha { $number } aparece dos veces.
bad-kernel-bag_size = { $number } no es un tamaño posible de la bolsa.
bad-kernel-stage = { $number } no es una fase del turno.
bad-kernel-player = { $number } no es un jugador: se numeran desde 0.
bad-kernel-no_draw = No se puede deber una ficha por robar con la bolsa vacía.
bad-kernel-far = Las fichas están demasiado separadas para el núcleo: { $number } casillas.
bad-kernel-rotation = Un giro es un número entero de 0 a 5, no { $number }.
bad-kernel-cell_twice = La ficha { $number } está en el mismo sitio que otra.
bad-kernel-mismatch = Los colores de la ficha { $number } no coinciden donde toca a otras.
bad-kernel-action = Esa acción no es legal aquí.
bad-kernel-depth = { $number } no es una profundidad: usa 0 o más.
bad-kernel-order_unknown = Para contar hace falta el orden de la bolsa.
bad-kernel-games = { $number } no es un número de partidas: usa 0 o más.
bad-kernel-game = Aquí no hay ninguna partida { $number }.
bad-kernel-too_few = { $number } es muy poco: usa 1 o más.
bad-kernel-window = Una ventana tiene de 8 a 58 casillas de ancho, no { $number }.
bad-kernel-array = Un array de { $number } números no cabe aquí.
bad-kernel-threads = { $number } no es un número de hilos: usa de 1 a 1024.
bad-kernel-nobody_to_act = En esta posición nadie tiene que colocar una ficha.
bad-kernel-log = Estos { $number } bytes no son un registro de partidas.
bad-environments = { $number } no es un número de partidas: usa 1 o más.

## Players and networks of the engine

bad-player = «{ $text }» no describe ningún jugador del motor ({ $word }).
bad-player-name = No hay ningún jugador «{ $word }»: elige level1 a level10, random, greedy, planner, predictor, flat, montecarlo, net o search.
bad-player-option = «{ $word }» no es una opción de este jugador.
bad-player-value = «{ $word }» no es un valor posible para esta opción.
bad-player-budget = Indica cuánto puede pensar «{ $word }», por ejemplo con ms=100.
bad-player-network = «{ $word }» necesita una red.
bad-network = Este archivo de pesos no se puede usar ({ $reason }).
bad-network-magic = Esto no es un archivo de pesos.
bad-network-header = La cabecera de este archivo de pesos no se puede leer.
bad-network-layout = Estos pesos se hicieron para otra versión del motor.
bad-network-weights = Estos pesos no corresponden a los tamaños de su cabecera, o están fuera de rango.
bad-network-size = Un archivo de pesos tiene como máximo 1 MiB.

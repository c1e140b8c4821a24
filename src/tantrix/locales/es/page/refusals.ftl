### Why an action is against the rules.

## Why an action is against the rules

illegal-occupied = Ahí ya hay una ficha: { $tile }.
illegal-not_connected = Cada ficha debe tocar el Tantrix: ese hueco no lo toca.
illegal-mismatch = Ahí los colores no coinciden.
illegal-three_alike = Eso deja un hueco forzado con tres bordes del mismo color, que ninguna ficha puede llenar.
illegal-fourth_tile = Mientras haya fichas en la bolsa, ningún hueco puede tener cuatro fichas alrededor, y eso crearía uno.
illegal-controlled_side = Eso está en un lado controlado: antes hay que llenar el hueco forzado marcado.
illegal-tile_not_in_hand = La ficha { $tile } no está en tu mano.
illegal-forced_first = Los huecos forzados van primero: tus fichas pueden llenar { $count } ahora.
illegal-game_over = La partida ha terminado: no se pueden colocar más fichas.
illegal-draw_due = Antes hay que robar una ficha.
illegal-step = Esto no es posible ahora: { $step }.
illegal-draw = La ficha { $tile } no se puede robar ahora.
illegal-first_tile = La primera ficha de una partida se coloca en el centro.
illegal-resign = Solo pueden abandonar los jugadores que siguen en la partida.
illegal-rotation = Un giro es un número entero de 0 a 5, no { $rotation }.
illegal-no_such_tile = No hay ficha { $tile }: se numeran del 1 al 56.

## Why an action is against the rules

illegal-two_tiles = Una ficha debe tocar al menos otras dos; ahí solo toca una.
illegal-not_top = Ahora solo se puede jugar la ficha de arriba de la pila de penalización: la { $tile }.
illegal-can_be_joined =
    { $count ->
        [one] Esta ficha encaja en { $count } sitio, así que no se puede descartar.
       *[other] Esta ficha encaja en { $count } sitios, así que no se puede descartar.
    }
illegal-race-no_player = En esta carrera no hay ningún jugador { $player }.
illegal-race-out = Ya has acabado: no te queda nada por hacer.
illegal-race-resigned = Has abandonado esta carrera.
illegal-race-give_first = Has hecho un gobble: da antes una ficha a alguien.
illegal-race-hand_full = Antes coloca o descarta la ficha { $tile }.
illegal-race-hand_empty = No tienes ninguna ficha en la mano: descubre una antes.
illegal-race-pile_empty = Tu montón está vacío.
illegal-race-stack_empty = Tu pila de penalización está vacía.
illegal-race-nothing_owed = Solo puedes dar una ficha tras un gobble tuyo, una vez.
illegal-race-give_to = Solo puedes dar fichas a quienes siguen en la carrera.

illegal-no_resigning = Aquí no se puede abandonar: empieza otra partida.

## Why an action is against the rules

illegal-margin = Eso está en el margen o más allá: el tablero tiene { $side } casillas por lado.
illegal-apart = Cada ficha debe tocar otra del tablero: ese hueco no toca ninguna.
illegal-red_centre = Rojo no puede empezar con una ficha toda roja justo en el centro.
illegal-priority_first =
    { $count ->
        [one] Las jugadas prioritarias van primero: tus fichas pueden llenar { $count } hueco ahora.
       *[other] Las jugadas prioritarias van primero: tus fichas pueden llenar { $count } huecos ahora.
    }
illegal-priority_order = No puedes llenar todas las jugadas prioritarias: van antes las que tienen { $sides } fichas alrededor.
illegal-priority_all =
    { $count ->
        [one] Tus fichas pueden llenar todas las jugadas prioritarias: llena esta de modo que puedas llenar { $count } más.
       *[other] Tus fichas pueden llenar todas las jugadas prioritarias: llena esta de modo que puedas llenar { $count } más.
    }
illegal-parity = La sexta ficha alrededor de un agujero debe dejar un número par de bordes rojos y de negros; esta no lo hace.
illegal-no_such_piece = No hay ficha { $tile }: en este juego se numeran del 1 al { $most }.
illegal-answer_due = Antes hay que responder a la propuesta de terminar la partida.
illegal-offer = Puedes proponer terminar al empezar tu turno, con al menos una ficha en el tablero, y una vez entre dos colocaciones.

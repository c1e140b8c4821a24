### Gobble races.

## What cannot be played or read

bad-race-players = Una carrera es para dos a seis jugadores, no para { $players }.
bad-race-handicap = Un hándicap de { $handicap } no se puede repartir entre { $players } jugadores.
bad-race-action = «{ $text }» no es una acción de carrera, como turn, 25@0,-1:5 o give:2:stack.

## The pages of the race

page-race-title = Carrera de Gobble
page-race-lead = Sin turnos: todos colocan a la vez. Gana quien antes se quede sin fichas.
page-race-make = Crear la carrera
page-race-new = Nueva carrera
page-race-error = Esta carrera no se puede abrir
page-race-join = Entrar en una carrera
page-race-join-hint = El enlace que te enviaron, o su final
page-race-join-go = Entrar
page-race-join-unknown = Eso no es un enlace a una carrera.
page-race-kind-open = Una persona, por enlace
page-race-kind-slow = Robot lento
page-race-kind-medium = Robot medio
page-race-kind-fast = Robot rápido
page-race-robot-slow = Lento
page-race-robot-medium = Medio
page-race-robot-fast = Rápido
page-race-handicap = Hándicap
page-race-handicap-none = ninguno
page-race-handicap-tiles =
    { $count ->
        [one] { $count } ficha más
       *[other] { $count } fichas más
    }
page-race-rules = Reglas
page-race-rules-turn = Descubre la ficha de arriba de tu montón: no hay turnos, todos juegan a la vez.
page-race-rules-join = Colócala donde toque al menos dos fichas y coincidan todos los colores.
page-race-rules-discard = O descártala, boca arriba, en tu pila de penalización.
page-race-rules-gobble = Una ficha que toca tres o más es un gobble: da a alguien una ficha, de tu montón o de tu penalización, antes de descubrir la siguiente.
page-race-rules-out = Acabas cuando montón, mano y penalización están vacíos. Solo los gobbles vacían una pila de penalización.
page-race-rules-first = Si dos van al mismo hueco, se lo queda el primero en llegar; el otro conserva su ficha.
page-race-lobby = Antes de la carrera
page-race-link = Enlace
page-race-link-text = Quien tenga este enlace puede ocupar un asiento libre:
page-race-seats = Asientos
page-race-seat-open = Asiento libre
page-race-seat-free = a la espera de un jugador
page-race-seat-away = ausente
page-race-seat-ready = listo
page-race-seat-waiting = aún no está listo
page-race-seat-who = Quién ocupa el asiento { $number }
page-race-share =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
page-race-sit = Ocupar el asiento
page-race-stand = Dejar el asiento
page-race-ready = Estoy listo
page-race-ready-no = Aún no estoy listo
page-race-wait = La carrera empieza cuando todos estén listos.
page-race-tournament = Volver al torneo
page-race-due = Empieza en { $time }, sin quienes no estén listos.
page-race-full = Todos los asientos están ocupados. Puedes ver la carrera desde aquí.
page-race-time = Tiempo de carrera
page-race-rivals = Los demás
page-race-yours = Tus fichas
page-race-pile =
    { $count ->
        [one] { $count } ficha en el montón
       *[other] { $count } fichas en el montón
    }
page-race-stack =
    { $count ->
        [one] { $count } penalización
       *[other] { $count } penalizaciones
    }
page-race-left =
    { $count ->
        [one] queda { $count } ficha
       *[other] quedan { $count } fichas
    }
page-race-gobbles =
    { $count ->
        [one] { $count } gobble
       *[other] { $count } gobbles
    }
page-race-place = puesto { $place }
page-race-out = Fuera
page-race-out-at = sin fichas en { $time }
page-race-out-you = Has acabado: puesto { $place }
page-race-out-other = { $name } ha acabado: puesto { $place }
page-race-standing-waits = espera fichas de los demás
page-race-standing-out = ha acabado
page-race-standing-resigned = abandonó
page-race-turn = Descubrir
page-race-discard = Descartar
page-race-pile-short = boca abajo
page-race-stack-short = penalización
page-race-give-pile = Dar la de arriba de tu montón, boca abajo
page-race-give-stack = Dar la de arriba de tu penalización
page-race-give-to = Dar una ficha a { $name }, con { $count } por jugar
page-race-hand-turn = toca para girar
page-race-ask-watch = Estás mirando.
page-race-ask-turn = Descubre la siguiente ficha.
page-race-ask-give = ¡Gobble! ¿A quién das una ficha?
page-race-ask-trial = Gírala y confirma.
page-race-ask-join = Coloca la ficha o descártala.
page-race-ask-lit =
    { $count ->
        [one] { $count } sitio posible; o descártala.
       *[other] { $count } sitios posibles; o descártala.
    }
page-race-ask-waits = Solo te quedan fichas de penalización: espera a que alguien te dé una.
page-race-ask-out = Esperando a { $names }…
page-race-ask-resigned = Has abandonado. Los demás siguen.
page-race-lost = Ese hueco ya está ocupado: la ficha vuelve a tu mano.
page-race-lost-to = { $name } llegó antes: la ficha vuelve a tu mano.
page-race-misfit = La ficha no encaja ahí.
page-race-gift = Gobble de { $name }: recibes una ficha.
page-race-space-gobble = un gobble
page-race-won-you = Acabas antes que nadie: ¡has ganado!
page-race-won =
    { $count ->
        [one] Gana { $names }.
       *[other] Ganan a la vez { $names }.
    }
page-race-again = Otra carrera
page-race-record = Descargar el registro
page-race-next = Ir a la siguiente carrera
page-race-resign-text = Tus fichas se quedan donde están y los demás siguen sin ti.
page-race-keys-turn = Descubrir la siguiente ficha
page-race-keys-join = Colocar la ficha en el hueco
page-race-keys-discard = Descartar la ficha
page-race-keys-give = Dar una ficha a este jugador
page-race-keys-source = Dar del montón o de la penalización

### The page that judges mistakes and stopped games.

## What cannot be judged

bad-clock = { $ms } ms no es un tiempo de reloj.
bad-record-version = «{ $version }» no es una versión de registro conocida.
bad-record-hands = El registro tiene { $hands } manos para { $players } jugadores.
bad-record-no_hands = El registro no da las manos.
bad-record-game = La etiqueta Game dice «{ $written }», pero la posición es de «{ $played }».
bad-record-other_game = Esta es una partida de «{ $game }», y aquí solo valen las de Strategy.
bad-adjudicate-begun = Esta partida empieza con una posición preparada: solo se juzga una que empieza con la mesa vacía.
bad-record-colours = «{ $text }» no son los colores de los bandos.
bad-record-start = «{ $text }» no es una forma de decidir quién empieza.
bad-record-start_draws = Se robaron { $draws } fichas para decidir quién empieza, no { $players }.
bad-record-starter = «{ $text }» no es un jugador: se numeran desde 0.
bad-record-broken_tag = La etiqueta «{ $text }» no termina.
bad-record-broken_comment = El comentario «{ $text }» no termina.
bad-record-open = Una variante no termina.
bad-record-close = «{ $text }» cierra una variante que nunca empezó.
bad-record-word = «{ $text }» no es una jugada.
bad-adjudicate-many = Más de { $most } colocaciones: esto no es una partida.
bad-adjudicate-no_draws = El registro no da ni el orden de la bolsa ni las fichas robadas: no se conocen las manos.
bad-adjudicate-announced =
    { $count ->
        [one] No existe la colocación { $number }: el registro tiene { $count }.
       *[other] No existe la colocación { $number }: el registro tiene { $count }.
    }
bad-adjudicate-player = No existe el jugador { $player }: se cuenta desde 0.
bad-adjudicate-times =
    { $count ->
        [one] { $count } tiempo para { $players } jugadores: da uno por cada uno, como 19:30,21:05.
       *[other] { $count } tiempos para { $players } jugadores: da uno por cada uno, como 19:30,21:05.
    }
bad-adjudicate-over = Esta partida ha terminado: no queda nada por jugar.
bad-adjudicate-cannot_play = Esta posición no se puede jugar hasta el final: hay fichas que no coinciden, están separadas o aparecen dos veces.

## The page

page-adjudicate-title = Adjudicación
page-adjudicate-about = Esta página muestra lo que dicen las reglas y la tabla de decisiones de los torneos. Lo primero es lo que acuerden ambos jugadores, y el Controller decide.
page-adjudicate-game = ronda { $round }, mesa { $table }, partida { $game }: { $names }
page-adjudicate-shut = No se puede abrir este torneo.
page-adjudicate-source = ¿De qué se dispone?
page-adjudicate-source-record = Un registro de la partida
page-adjudicate-source-position = Las fichas de la mesa
page-adjudicate-judge = Juzgar
page-adjudicate-time = Tiempo usado por el jugador { $number }
page-adjudicate-limit = Límite
page-adjudicate-player = Jugador

## From a record

page-adjudicate-record = Registro
page-adjudicate-more = Cuándo y cómo se avisó, tiempos
page-adjudicate-announced = Avisado tras este número de colocaciones
page-adjudicate-by = Avisado por
page-adjudicate-by-unknown = no consta
page-adjudicate-moment = Se avisó de un hueco forzado sin llenar
page-adjudicate-moment-record = como muestra el registro
page-adjudicate-moment-in_turn = en el mismo turno
page-adjudicate-moment-unconfirmed = antes de que el siguiente metiera la mano en la bolsa
page-adjudicate-moment-later = más tarde
page-adjudicate-agreed = Los jugadores acuerdan cómo arreglarlo
page-adjudicate-verdict = Veredicto
page-adjudicate-clean =
    { $count ->
        [one] { $count } colocación: todo correcto.
       *[other] { $count } colocaciones: todo correcto.
    }
page-adjudicate-row-surplus = Tabla de decisiones: más de seis fichas
page-adjudicate-row-short = Tabla de decisiones: menos de seis fichas
page-adjudicate-row-mismatch = Tabla de decisiones: colocación ilegal, colores que no coinciden
page-adjudicate-row-restricted = Tabla de decisiones: colocación ilegal, contra una restricción
page-adjudicate-row-irregular = Tabla de decisiones: sin conexión, fuera de turno o ficha ajena
page-adjudicate-row-unfilled = Tabla de decisiones: hueco forzado sin llenar
page-adjudicate-tied = Puntos de torneo en caso de empate, con penalizaciones: { $points }
page-adjudicate-slider = Colocación
page-adjudicate-back-one = Retroceder una colocación
page-adjudicate-on-one = Avanzar una colocación
page-adjudicate-none = Antes de la primera colocación
page-adjudicate-placement = { $number }. { $name }: { $code } – { $said }
page-adjudicate-placements = Colocaciones
page-adjudicate-after = Posición tras el remedio
page-adjudicate-after-agreed = Posición si ambos están de acuerdo
page-adjudicate-agree = Si ambos están de acuerdo: { $text }
page-adjudicate-ok = legal
page-adjudicate-rule-turn = fuera de turno
page-adjudicate-rule-hand = no está en la mano
page-adjudicate-rule-connected = no toca ninguna ficha
page-adjudicate-rule-match = los colores no coinciden
page-adjudicate-rule-fourth_tile = cuarta ficha alrededor de un hueco
page-adjudicate-rule-controlled_side = junto a un lado controlado
page-adjudicate-rule-three_alike = tres bordes del mismo color
page-adjudicate-rule-bag = se robó la ficha equivocada
page-adjudicate-taken =
    { $count ->
        [one] Se retira { $count } ficha: { $codes }
       *[other] Se retiran { $count } fichas, primero la última: { $codes }
    }
page-adjudicate-back = De vuelta a la bolsa: { $tiles }
page-adjudicate-remove =
    { $count ->
        [one] { $name }: { $count } ficha, sacada al azar por el otro jugador, vuelve a la bolsa.
       *[other] { $name }: { $count } fichas, sacadas al azar por el otro jugador, vuelven a la bolsa.
    }
page-adjudicate-draw =
    { $count ->
        [one] { $name } roba { $count } ficha.
       *[other] { $name } roba { $count } fichas.
    }
page-adjudicate-bag =
    { $count ->
        [one] { $count } ficha en la bolsa.
       *[other] { $count } fichas en la bolsa.
    }

## From a position

page-adjudicate-position-text = Toca un hueco para colocar una ficha, y una ficha para retirarla. Solo se ofrecen fichas libres que coincidan.
page-adjudicate-any = Ofrecer fichas que no coinciden
page-adjudicate-any-hint = Para un error que está en la mesa
page-adjudicate-colour = Color
page-adjudicate-pick = ¿Qué ficha está en { $place }?
page-adjudicate-pick-none = Ninguna ficha libre coincide ahí. Para introducir un error que está en la mesa, activa las fichas que no coinciden.
page-adjudicate-pick-turn = ¿Cómo está girada la ficha { $tile }?
page-adjudicate-pick-rotation = Girada { $rotation } sextos
page-adjudicate-pick-other = Otra ficha
page-adjudicate-lift = Retirarla
page-adjudicate-hand-add = Añadir fichas a la mano de { $name }
page-adjudicate-hand-pick = Mano de { $name }: { $count } por ahora
page-adjudicate-hand-none = sin fichas
page-adjudicate-hand-out = Sacar la ficha { $tile }
page-adjudicate-bag-count = Fichas en la bolsa
page-adjudicate-bag-hint =
    { $count ->
        [one] Si se deja vacío: la { $count } ficha que no está en otro sitio
       *[other] Si se deja vacío: las { $count } fichas que no están en otro sitio
    }
page-adjudicate-turn = ¿De quién es el turno?
page-adjudicate-stage = ¿Por dónde va el turno?
page-adjudicate-stage-forced = Falta la jugada libre
page-adjudicate-stage-after = La jugada libre ya está hecha
page-adjudicate-proof = Lo que prueba la posición
page-adjudicate-proof-none = La posición por sí sola no prueba nada ilegal.
page-adjudicate-fills = Lo que se puede llenar ahora
page-adjudicate-fill = { $name } con { $tiles }
page-adjudicate-text = La posición como texto
page-adjudicate-text-read = Leer una posición, tal como la da el cuadro de arriba
page-adjudicate-text-go = Leerla

## Stopped games

page-adjudicate-stopped = Si hay que detener aquí la partida
page-adjudicate-stands-no = No hay puntuación donde las fichas no coinciden.
page-adjudicate-col-score = Fichas
page-adjudicate-col-penalty = Penalización
page-adjudicate-col-points = Puntos
page-adjudicate-line =
    { $count ->
        [one] línea de { $count } ficha
       *[other] línea de { $count } fichas
    }
page-adjudicate-loop =
    { $count ->
        [one] bucle de { $count } ficha
       *[other] bucle de { $count } fichas
    }
page-adjudicate-playouts = Partidas simuladas
page-adjudicate-playouts-text = Un robot puede jugar la partida hasta el final { $games } veces, cada vez con las fichas de la bolsa en otro orden. Es una estimación, no una decisión.
page-adjudicate-playouts-go = Simular { $games } finales
page-adjudicate-playouts-stop = Parar
page-adjudicate-playouts-found =
    { $count ->
        [one] { $count } partida: margen medio de { $name } { $margin } (95 %: de { $low } a { $high }), puntos medios con penalizaciones { $points }
       *[other] { $count } partidas: margen medio de { $name } { $margin } (95 %: de { $low } a { $high }), puntos medios con penalizaciones { $points }
    }

## The ruling

page-adjudicate-rule-tied = Resolver: empate
page-adjudicate-rule-scores = Resolver: puntuación actual
page-adjudicate-rule-points = Resolver: puntos medios { $points }

### A table: seats and hands, what is asked, what a placement does, the result, the log.

## Colours, tiles and spaces in words

page-space-forced = forzado
page-space-barred = prohibido por las restricciones
page-space-numbers = admite { $numbers }
page-fit-yours =
    { $count ->
        [one] { $count } de tus fichas encaja
       *[other] { $count } de tus fichas encajan
    }
page-fit-theirs =
    { $count ->
        [one] { $count } ficha de { $name } encaja
       *[other] { $count } fichas de { $name } encajan
    }
page-fit-nobody = nadie tiene una ficha que encaje
page-fit-short = { $name } ({ $count })
page-fit-short-nobody = nadie

## A table

page-bag =
    { $count ->
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
page-seat-partner = pareja
page-seat-team = equipo
page-seat-turn = le toca
page-seat-gone = abandonó
page-seat-clock = Tiempo restante:
page-seat-score =
    { $count ->
        [one] { $name }: { $count } punto. Marcar la mejor línea
       *[other] { $name }: { $count } puntos. Marcar la mejor línea
    }
page-seat-line =
    { $count ->
        [one] línea de { $count } ficha
       *[other] línea de { $count } fichas
    }
page-seat-loop =
    { $count ->
        [one] bucle de { $count } ficha
       *[other] bucle de { $count } fichas
    }
page-hand-fits = encaja en un hueco forzado
page-ask = Qué te toca hacer
page-ask-named = { $name }: { $ask }
page-ask-first = Coloca la primera ficha
page-ask-forced =
    { $count ->
        [one] Llena un hueco forzado ({ $count } de tus fichas encaja)
       *[other] Llena un hueco forzado ({ $count } de tus fichas encajan)
    }
page-ask-free = Tu jugada libre
page-ask-ahead = Aún no es tu turno: solo es una prueba
page-ask-filling = Se coloca tu única ficha que encaja…
page-ask-chosen =
    { $count ->
        [one] La ficha { $tile } encaja en { $count } sitio
       *[other] La ficha { $tile } encaja en { $count } sitios
    }
page-ask-target =
    { $count ->
        [one] Elige la ficha para este hueco ({ $count } encaja)
       *[other] Elige la ficha para este hueco ({ $count } encajan)
    }
page-ask-other = Turno de { $name }
page-ask-thinking = { $name } está pensando…
page-ask-filling_robot = { $name } llena huecos forzados…
page-ask-endgame = La bolsa está vacía: ya no hay restricciones
page-turn-left = Girar a la izquierda
page-placing = Colocando…
page-preview = Qué hace esta colocación
page-preview-waiting = Comprobando…
page-preview-nothing = No cambia ninguna línea ni fuerza huecos
page-preview-yours = Tu línea: { $before } → { $after }
page-preview-theirs = Línea de { $name }: { $before } → { $after }
page-preview-loop =
    { $count ->
        [one] Cierra un bucle ({ $colour }) de { $count } ficha: { $score }
       *[other] Cierra un bucle ({ $colour }) de { $count } fichas: { $score }
    }
page-preview-forced = Nuevo hueco forzado: { $who }
page-resign-text = Pierdes la partida y no se podrá reanudar.
page-resign-named = { $name } abandona

## The end

page-result-you = ¡Has ganado!
page-result-win =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
page-result-tie = Empate entre { $names }
page-result-deadlock = Bloqueo: nadie gana
page-result-absent = No vino nadie: la partida no se jugó
page-result-resigned = Por abandono
page-result-unanalysed = Solo se analizan las partidas de dos.
page-result-points = { $points } puntos de torneo
page-result-overtime = { $time } de exceso de tiempo

## Moves in words

page-log = Jugadas
page-log-draw = Sorteo de salida: { $draws }. Empieza: { $name }.
page-result-margin =
    { $count ->
        [one] Por { $count } punto
       *[other] Por { $count } puntos
    }
page-share = Compartir
page-share-list = Mostrarla en el archivo
page-share-listed = Está en el archivo
page-log-none = Aún no hay fichas colocadas.
page-move-forced = { $name }: la ficha { $tile } llena un hueco forzado
page-move-free = { $name }: ficha { $tile } colocada
page-move-drawn = { $move }, roba la { $drawn }
page-live-paused-ask = Nadie puede jugar hasta que se reanude la partida.
page-live-awaited-ask = La partida empieza cuando estén todos.
page-live-dot-here = está aquí
page-live-dot-away = está ausente
page-live-dot-robot = juega un robot
page-live-result-tie = De común acuerdo
page-live-result-adjudicated = Se cuenta tal como estaba: tiempo muy superado
page-live-result-default = Por no continuar: { $names }
page-live-result-absent = Por incomparecencia de: { $names }
page-live-result-ruled-scores = Se cuenta tal como estaba, según un Controller
page-live-result-ruled-tie = Empate, por resolución de un Controller
page-live-result-ruled-default = Por incomparecencia, según un Controller
page-live-result-ruled-absent = No vino nadie, por resolución de un Controller
page-result-room = Volver a la sala
page-result-tournament = Volver al torneo

## Games by name, and what all of them say

page-steps = Otras acciones
page-space-priority = jugada prioritaria
page-space-round = { $numbers } fichas alrededor
page-space-gobble = un gobble

## Steps: as news, in the list of moves, and on their buttons

page-step-discard = { $name }: una ficha a la pila de penalización
page-step-return = { $name }: una ficha de penalización vuelve a la bolsa
page-step-keep = { $name }: la pila de penalización se queda igual
page-step-offer = { $name }: propone terminar la partida
page-step-agree = { $name }: de acuerdo, la partida termina
page-step-decline = { $name }: no, la partida sigue
page-log-step-discard = a la pila de penalización
page-log-step-return = vuelve a la bolsa
page-log-step-keep = conserva la pila
page-log-step-offer = propone terminar
page-log-step-agree = acepta
page-log-step-decline = sigue jugando
page-step-do-discard = A la pila de penalización
page-step-do-return = Devolver a la bolsa
page-step-do-keep = Conservar la pila
page-step-do-offer = Proponer terminar
page-step-do-agree = Aceptar
page-step-do-decline = Seguir jugando

## Solitaire

page-solitaire-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
page-solitaire-ask = Coloca la ficha donde quieras, si encaja
page-solitaire-ask-forced =
    { $count ->
        [one] Encaja en { $count } hueco forzado: colócala ahí
       *[other] Encaja en { $count } huecos forzados: elige uno
    }
page-solitaire-preview-next = Nuevo hueco forzado: la próxima ficha debe ir en uno
page-solitaire-preview-later = Nuevo hueco forzado: la próxima ficha no encaja en él
page-solitaire-loop = Un bucle con las 14 fichas: ¡{ $score } puntos!
page-solitaire-line = Una línea con las 14 fichas: ¡{ $score } puntos!

## Gobble for one

page-gobble-ask =
    { $count ->
        [one] Coloca la ficha: encaja en { $count } sitio
       *[other] Coloca la ficha: encaja en { $count } sitios
    }
page-gobble-ask-discard = No hay sitio para esta ficha
page-gobble-ask-relief = ¡Un gobble! Juega la ficha de penalización { $tile }, o bien:
page-gobble-preview-gobble = Un gobble
page-gobble-preview-none = Toca dos fichas
page-gobble-won = ¡Las 56 fichas están colocadas!
page-gobble-left =
    { $count ->
        [one] Queda { $count } ficha
       *[other] Quedan { $count } fichas
    }

## The Mind Game

page-mind-line =
    { $count ->
        [one] línea de { $count } banda
       *[other] línea de { $count } bandas
    }
page-mind-loop =
    { $count ->
        [one] bucle de { $count } banda
       *[other] bucle de { $count } bandas
    }
page-mind-ask = Coloca una ficha junto a las demás
page-mind-ask-first = Coloca la primera ficha donde quieras del tablero
page-mind-ask-priority =
    { $count ->
        [one] Jugada prioritaria: { $count } de tus fichas puede llenarla
       *[other] Jugada prioritaria: { $count } de tus fichas pueden llenarla
    }
page-mind-ask-offered = Tu rival propone terminar la partida
page-mind-ask-waiting = { $name } está pensando la propuesta…
page-mind-preview-priority = Nueva jugada prioritaria; puede llenarla: { $who }
page-mind-forfeit =
    { $count ->
        [one] { $names } no pudo colocar ficha: turno saltado
       *[other] { $names } no pudieron colocar ficha: turnos saltados
    }
page-result-agreed = Por acuerdo
page-result-forfeited = Nadie pudo colocar más fichas
page-files = Archivos
page-files-picture = Imagen de este paso (SVG)
page-files-animation = Animación (GIF)
page-files-json = Partida entera (JSON)
page-record = Descargar el registro

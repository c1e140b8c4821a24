### The Daily Match.

bad-daily-date = «{ $text }» no es un día como 2026-11-05 ni un mes como 2026-11.
bad-daily-future = { $date } está en el futuro.
bad-daily-past = No hubo reto del día el { $date }: el primero de aquí es el del { $first }.
bad-daily-unready = Se está preparando el puzle: inténtalo de nuevo en un momento.
bad-daily-unopened = Todavía no has abierto este puzle.
bad-daily-unsolved = El puzle aún no está resuelto.
bad-daily-move = Jugada { $number } imposible.
bad-daily-move-tile = Jugada { $number } imposible: esa ficha no está en la bandeja.
bad-daily-move-cell = Jugada { $number } imposible: ese lugar está fuera del tablero.
bad-daily-move-taken = Jugada { $number } imposible: ahí hay otra ficha.
bad-daily-move-given = Jugada { $number } imposible: las fichas dadas no se mueven.
bad-daily-move-empty = Jugada { $number } imposible: ahí no hay ninguna ficha.

## The page

page-daily-title = Reto del día
page-daily-grade = Dificultad { $grade }/7
page-daily-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
page-daily-kind-board = Llena el tablero
page-daily-kind-board-text = Algunas fichas ya están colocadas. Coloca las demás para que coincidan todos los bordes que se tocan. Hay una única solución.
page-daily-kind-turns = Gira las fichas
page-daily-kind-turns-text = Cada ficha está en su lugar. Gíralas hasta que coincidan todos los bordes que se tocan. Hay una única solución.
page-daily-kind-pyramid = Construye la pirámide
page-daily-kind-pyramid-text = Llena una pirámide de modo que una sola línea o bucle de un color pase por todas las fichas. Hay una única solución.
page-daily-name = Tu nombre en la tabla
page-daily-as = En la tabla apareces como { $name }.
page-daily-guest = Invitado
page-daily-open = Abrir el puzle
page-daily-resume = Continuar
page-daily-look = Mirar tus fichas
page-daily-note-new = Tu tiempo empieza al abrir el puzle y corre hasta que lo resuelvas.
page-daily-note-running = Tu tiempo está corriendo.
page-daily-note-late = Este día ya pasó: el puzle solo cuenta en tu calendario.
page-daily-left = El próximo en { $hours } h { $minutes } min, a medianoche UTC
page-daily-left-minutes =
    { $count ->
        [one] El próximo en { $count } minuto, a medianoche UTC
       *[other] El próximo en { $count } minutos, a medianoche UTC
    }
page-daily-streak =
    { $count ->
        [one] { $count } día seguido
       *[other] { $count } días seguidos
    }
page-daily-today = El puzle de hoy
page-daily-time = Tiempo
page-daily-moves = Jugadas
page-daily-place = Puesto
page-daily-place-of = { $place } de { $count }
page-daily-who = Nombre
page-daily-late-text = Resuelto después de su día: cuenta en tu calendario.
page-daily-table = Tabla del día
page-daily-table-none = Nadie lo ha resuelto aún en su día.
page-daily-table-more =
    { $count ->
        [one] { $count } persona lo resolvió en su día.
       *[other] { $count } personas lo resolvieron en su día.
    }
page-daily-state-new = sin abrir
page-daily-state-opened = empezado
page-daily-state-done = resuelto en su día
page-daily-state-late = resuelto más tarde
page-daily-legend-grade = dificultad, de 1 a 7
page-daily-back = Volver al reto
page-daily-done = ¡Resuelto!
page-daily-done-moves =
    { $count ->
        [one] en { $count } jugada
       *[other] en { $count } jugadas
    }
page-daily-done-place =
    { $count ->
        [one] Puesto { $place } de { $count } por ahora: abres la tabla.
       *[other] Puesto { $place } de { $count } por ahora.
    }
page-daily-unsent = Resuelto, pero el servidor aún no lo sabe
page-daily-past = Retos pasados
page-daily-past-text = Puedes jugar el puzle de cualquier día pasado. Resuelto después de su día, no cuenta ni en la tabla de ese día ni para una racha; tu tiempo queda en tu calendario.
page-daily-past-solved =
    { $count ->
        [one] { $solved } de { $count } día resuelto
       *[other] { $solved } de { $count } días resueltos
    }
page-daily-past-unsolved = Solo días sin resolver
page-daily-past-none = Ningún día de este mes ha terminado todavía.
page-daily-past-all = Has resuelto todos los días de este mes.
page-daily-past-place = puesto { $place } en su día
page-daily-past-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
page-daily-league = Liga del mes
page-daily-league-text = Los diez primeros de cada día reciben 25, 18, 15, 12, 10, 8, 6, 4, 2 y 1 puntos; si comparten puesto, cada uno recibe sus puntos. Cuentan tus 20 mejores días del mes. A igual suma, va delante quien tiene más primeros puestos, luego más segundos, y así sucesivamente.
page-daily-league-on = Este mes aún no ha terminado, y el día de hoy tampoco.
page-daily-league-now = Este mes
page-daily-league-none = Nadie tiene puntos en este mes.
page-daily-league-points = Puntos
page-daily-league-wins = Victorias
page-daily-league-days = Días
page-daily-league-counted =
    { $count ->
        [one] Cuenta { $count } día
       *[other] Cuentan { $count } días
    }
page-daily-league-day = { $day }: puesto { $place }, { $points } puntos

### A puzzle rally.

tournament-no_rally = No se ha repartido ningún puzle.
tournament-no_puzzle = No hay puzle { $number }.
tournament-solved = Ya has resuelto el puzle { $number }.
tournament-time_over = Se acabó el tiempo.

page-rally-title = Rally de puzles
page-rally-back = Volver al torneo
page-rally-overview = Todos los puzles
page-rally-sealed = Los puzles están sellados hasta el comienzo. Todos los inscritos reciben los mismos a la vez.
page-rally-starts = Empieza en
page-rally-enter = Ir al torneo para inscribirse
page-rally-left = Tiempo restante
page-rally-over = El rally ha terminado.
page-rally-late = Ya ha empezado, pero aún puedes inscribirte con el tiempo que queda.
page-rally-watch = Estás mirando. Resolver aquí un puzle no cuenta.
page-rally-solved = { $count } de { $of } resueltos
page-rally-puzzles = Puzles
page-rally-puzzle = Puzle { $number }
page-rally-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
page-rally-grade = Dificultad { $grade }/6
page-rally-unsolved = Aún no lo ha resuelto nadie
page-rally-solvers =
    { $count ->
        [one] Resuelto por { $count }
       *[other] Resuelto por { $count }
    }
page-rally-solved-at = Resuelto a los { $time }
page-rally-standings = Clasificación
page-rally-place = Puesto
page-rally-name = Nombre
page-rally-count = Resueltos
page-rally-which = Puzles resueltos: { $numbers }
page-rally-last = Última solución
page-rally-more = Los mejores de { $count }
page-rally-accepted = Puzle { $number } resuelto
page-rally-unsent = La solución no fue aceptada
page-rally-go = Puzles y reloj
page-rally-next = Siguiente puzle

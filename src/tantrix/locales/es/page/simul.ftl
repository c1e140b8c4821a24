### A simul, for its host.

page-simul-title = Simultánea
page-simul-back = Volver al torneo
page-simul-boards = Tableros
page-simul-all = Todos los tableros
page-simul-next = Siguiente tablero ({ $count })
page-simul-go = Ir al tablero que lleva más tiempo esperando
page-simul-open = Abrir
page-simul-none = Los tableros se abren cuando empieza la simultánea.
page-simul-waiting =
    { $count ->
        [one] { $count } tablero te espera.
       *[other] { $count } tableros te esperan.
    }
page-simul-state-waits = tu turno
page-simul-state-thinks = el invitado está pensando
page-simul-state-opening = abriéndose
page-simul-state-over = terminada

### Analysis of a game: what each placement and each draw was worth.

page-analysis-label-inaccuracy = Imprecisión
page-analysis-label-mistake = Error
page-analysis-label-blunder = Error grave

page-analysis-column-number = Jugada
page-analysis-column-player = Jugador
page-analysis-column-placement = Colocación
page-analysis-column-best = Mejor
page-analysis-column-loss = Coste
page-analysis-column-label = Valoración
page-analysis-column-result = Opciones
page-analysis-column-margin = Margen
page-analysis-column-chain = Continuación
page-analysis-column-accuracy = Precisión
page-analysis-column-choices = Decisiones
page-analysis-column-inaccuracies = Imprecisiones
page-analysis-column-mistakes = Errores
page-analysis-column-blunders = Errores graves
page-analysis-column-lost = Regalado
page-analysis-column-luck = Suerte

page-analysis-turn-placement = Jugada { $number }: { $name } pasa a ser favorito por la colocación de su rival.
page-analysis-turn-draw = Jugada { $number }: { $name } pasa a ser favorito por la ficha robada.
page-analysis-turn-play = Jugada { $number }: { $name } pasa a ser favorito.

## Why a placement is worse than the best one

page-analysis-why = La jugada { $number } { $reasons }.
page-analysis-why-loop_lost = renuncia a un bucle de { $count } puntos
page-analysis-why-loop_given = deja al rival un bucle de { $count } puntos
page-analysis-why-end_blocked = bloquea para siempre su propia línea de { $count } fichas
page-analysis-why-end_blocked-you = bloquea para siempre tu propia línea de { $count } fichas
page-analysis-why-end_open = pierde la ocasión de bloquear para siempre una línea de { $count } fichas
page-analysis-why-rival_space = crea un hueco forzado que solo el rival puede llenar
page-analysis-why-tempo =
    { $count ->
        [one] pierde { $count } tiempo
       *[other] pierde { $count } tiempos
    }
page-analysis-why-free_moves =
    { $count ->
        [one] da al rival { $count } colocación más en el próximo turno
       *[other] da al rival { $count } colocaciones más en el próximo turno
    }
page-analysis-why-line_shorter =
    { $count ->
        [one] deja su propia línea { $count } punto más corta
       *[other] deja su propia línea { $count } puntos más corta
    }
page-analysis-why-line_shorter-you =
    { $count ->
        [one] deja tu propia línea { $count } punto más corta
       *[other] deja tu propia línea { $count } puntos más corta
    }
page-analysis-why-line_given =
    { $count ->
        [one] deja crecer { $count } punto la línea del rival
       *[other] deja crecer { $count } puntos la línea del rival
    }
page-analysis-why-margin =
    { $count ->
        [one] cuesta al final cerca de { $count } punto
       *[other] cuesta al final cerca de { $count } puntos
    }

## The page

page-analysis = Análisis
page-analysis-open = Analizar
page-analysis-wait = El motor está mirando la partida; tarda unos segundos.
analysis-unable = Este navegador no ha podido analizar la partida. Inténtalo otra vez, o vuelve cuando tengas conexión.
page-analysis-graph = Opciones de { $name }, jugada a jugada
page-analysis-graph-you = Tus opciones, jugada a jugada
page-analysis-ahead = { $name } va por delante
page-analysis-ahead-you = Vas por delante
page-analysis-chance = Opciones de { $name }: { $percent }
page-analysis-chance-you = Tus opciones: { $percent }
page-analysis-lucky = { $name }: suerte { $percent }
page-analysis-costly = Las colocaciones más costosas
page-analysis-clean = Ninguna colocación costó mucho.
page-analysis-turns = Momentos decisivos
page-analysis-next = Jugada { $number }: la mejor colocación se muestra en el tablero. Opciones de { $name }: { $percent }.
page-analysis-cost = Jugada { $number }, { $name }: { $label }, { $percent }
page-analysis-try = Probar

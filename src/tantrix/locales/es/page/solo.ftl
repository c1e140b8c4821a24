### Solitaire, Gobble and the Mind Game.

## Solitaire

page-solitaire-text = Catorce fichas de tres colores, una a una. La mejor línea cuenta un punto por ficha; un bucle, dos: el máximo es 28.
page-solitaire-triple = Tres colores
page-solitaire-goal = Objetivo
page-solitaire-goal-best = Puntos
page-solitaire-goal-best-hint = La mejor línea o bucle de cualquiera de los colores.
page-solitaire-goal-line = Una línea
page-solitaire-goal-line-hint = Una línea de un color con las 14 fichas.
page-solitaire-goal-loop = Un bucle
page-solitaire-goal-loop-hint = Un bucle de un color con las 14 fichas.
page-solitaire-colour = Su color
page-solitaire-stack = La pila
page-solitaire-next = Siguiente: { $tile }
page-solitaire-none = Última ficha
page-solitaire-below =
    { $count ->
        [one] { $count } ficha debajo
       *[other] { $count } fichas debajo
    }
page-solitaire-score = Mejor hasta ahora
page-series = Racha
page-series-streak =
    { $count ->
        [one] Racha de 28 puntos: { $count } de { $of }
       *[other] Racha de 28 puntos: { $count } de { $of }
    }
page-series-done =
    { $count ->
        [one] Racha de 28 puntos completada: { $count } partida (meta: { $of })
       *[other] Racha de 28 puntos completada: { $count } partidas (meta: { $of })
    }
page-series-games =
    { $count ->
        [one] { $count } partida, { $mean } puntos
       *[other] { $count } partidas, { $mean } puntos de media
    }
page-series-last = Últimas:

## Gobble for one

page-gobble-text = Las 56 fichas, una a una, cada una donde toque al menos otras dos.
page-gobble-piles = Bolsa y pila de penalización
page-gobble-pile =
    { $count ->
        [one] { $count } ficha en la bolsa
       *[other] { $count } fichas en la bolsa
    }
page-gobble-penalty =
    { $count ->
        [one] { $count } ficha de penalización
       *[other] { $count } fichas de penalización
    }
page-gobble-gobbles = Gobbles
page-gobble-time = Tiempo
page-gobble-best = Tu mejor marca
page-gobble-best-of =
    { $count ->
        [one] queda { $count } ficha, { $time }
       *[other] quedan { $count } fichas, { $time }
    }
page-gobble-best-new = Tu mejor partida hasta ahora
page-gobble-result =
    { $count ->
        [one] { $count } gobble, { $time }
       *[other] { $count } gobbles, { $time }
    }

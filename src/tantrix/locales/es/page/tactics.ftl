### Tactics, and puzzle rush.

page-tactics = Táctica
page-tactics-text = Posiciones de partidas. En cada una, una colocación es claramente la mejor: encuéntrala.
page-tactics-source = Las { $count } posiciones vienen de partidas de un robot fuerte contra sí mismo. Cada mejor colocación se ha comprobado probando todo lo que puede seguir o con miles de partidas de muestra.
page-tactics-begin = Empezar
page-tactics-on = Siguiente sin resolver
page-tactics-solved = { $solved } de { $count } resueltas
page-tactics-grade = Dificultad { $grade }/5
page-tactics-number = N.º { $number }
page-tactics-first = a la primera
page-tactics-tries =
    { $count ->
        [one] { $count } intento
       *[other] { $count } intentos
    }
page-tactics-tried = aún sin resolver
page-tactics-title = Táctica { $number } de { $of }
page-tactics-done = resuelta
page-tactics-task = Te toca. Una colocación es claramente mejor que todas las demás. ¿Cuál?
page-tactics-ask = Encuentra la mejor colocación
page-tactics-them = Rival
page-tactics-about = Fíjate en tu línea más larga y en la de tu rival, en los huecos que quedarán forzados y en las fichas de ambas manos. Los números del tablero muestran qué sigue a tu colocación.
page-tactics-give_up = Mostrar la solución
page-tactics-all = Todas las tácticas
page-tactics-next = Siguiente táctica
page-tactics-again = Reintentar
page-tactics-right = Correcto
page-tactics-wrong = No es la mejor
page-tactics-solution = La solución
page-tactics-right-why = La segunda mejor te habría costado { $percent } de victoria: { $why }.
page-tactics-wrong-why = Te cuesta { $percent } de victoria: { $why }.
page-tactics-chain =
    { $count ->
        [one] En el tablero ves lo que suele seguir: { $count } colocación.
       *[other] En el tablero ves las { $count } colocaciones que suelen seguir.
    }

## Puzzle rush

page-rush = Carrera de puzles
page-rush-text = Resuelve todos los ejercicios que puedas antes de que acabe el tiempo. Cada uno pide una sola colocación, y son cada vez más difíciles. Al tercer error se acaba.
page-rush-about = Elige una ficha y luego el hueco. No se puede deshacer una colocación confirmada, y no hay pistas.
page-rush-minutes = Tiempo
page-rush-minutes-count =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
page-rush-start = Empezar
page-rush-own = Tu mejor marca: { $count }
page-rush-record = Tu mejor marca hasta ahora.
page-rush-ask-loop = Cierra un bucle de tu color
page-rush-ask-line = Alarga tu línea más larga cuanto permita una colocación
page-rush-ask-force = Crea dos huecos forzados a la vez
page-rush-ask-best = Encuentra la mejor colocación
page-rush-solved =
    { $count ->
        [one] { $count } resuelto
       *[other] { $count } resueltos
    }
page-rush-mistakes =
    { $count ->
        [one] { $count } error de { $most }
       *[other] { $count } errores de { $most }
    }
page-rush-said-right = Correcto
page-rush-said-wrong = Incorrecto
page-rush-over = La carrera ha terminado
page-rush-again = Otra vez
page-rush-table = Ver la clasificación
page-rush-profile = Tu perfil
page-rush-sign_in = Tu resultado se guarda, pero la clasificación solo incluye a quien tiene nombre.
page-rush-missed = Lo que fallaste
page-rush-missed-text = La ficha clara muestra lo correcto; el hueco marcado es donde colocaste la tuya.
page-rush-best =
    { $count ->
        [one] Los mejores en { $count } minuto
       *[other] Los mejores en { $count } minutos
    }
page-rush-none = Aún no hay nadie.
page-rush-place = Puesto
page-rush-who = Nombre
page-rush-column-solved = Resueltos
page-rush-column-mistakes = Errores

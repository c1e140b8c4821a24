### The course: its frame.

## The pages

page-course = Curso
page-course-title = Aprende a jugar bien
page-course-intro = Lecciones cortas, desde los colores que coinciden hasta el final de la partida, y después con más jugadores y en los otros juegos. Cada una muestra posiciones de partidas y te da algo que hacer en el tablero.
page-course-group-two = Strategy para dos
page-course-group-more = Strategy para más jugadores
page-course-group-other = Otros juegos
page-course-lesson = Lección { $number }
page-course-steps =
    { $count ->
        [one] { $done } de { $count } paso
       *[other] { $done } de { $count } pasos
    }
page-course-begin = Empezar
page-course-on = Continuar
page-course-again = Empezar de nuevo
page-course-step = Paso { $number } de { $count }
page-course-task = Tu tarea
page-course-hint = Pista
page-course-show = Muéstramelo
page-course-retry = Reintentar
page-course-next = Siguiente
page-course-next_lesson = Lección siguiente: { $title }
page-course-back = Paso anterior
page-course-skip = Paso siguiente
page-course-picked = elegido
page-course-all = Todas las lecciones
page-course-check = Comprobar
page-course-chosen =
    { $count ->
        [one] { $count } elegido
       *[other] { $count } elegidos
    }
page-course-right = Correcto
page-course-wrong = Todavía no
page-course-them = Rival
page-course-partner = Compañero
page-course-next_tile = Ficha siguiente
page-course-engine = Tu rival está pensando…
page-course-finished-text = Ahora juega una partida entera: necesitarás todo lo que has aprendido.
page-course-failed = No se puede abrir esta lección

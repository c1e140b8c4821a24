### Replay and review.

## The end

## A replay

page-replay-numbers = Números en los huecos forzados
page-replay-numbers-hint = Cuántas fichas restantes encajan. Tras la barra: con la bolsa vacía; tras el guion: las que encajan también en otro sitio.
page-replay-start = Antes de la primera ficha
page-replay-slider = Posición en la partida
page-replay-at =
    { $count ->
        [one] { $index } de { $count } ficha
       *[other] { $index } de { $count } fichas
    }
page-replay-steps = Pasos
page-replay-first = Al principio
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-continue = Seguir jugando desde aquí
page-replay-table = Mesa
page-replay-more = Más

## A review

page-review = Revisión
page-review-ways = Volver
page-review-table = Volver a la partida
page-review-leading = Guías tú: todos los tableros siguen el tuyo.
page-review-following = Guía { $name }.
page-review-following-host = Guía otra persona.
page-review-unled = No guía nadie.
page-review-lead = Guiar
page-review-hand = Que guíe
page-review-people =
    { $count ->
        [one] Hay { $count } persona aquí
       *[other] Hay { $count } personas aquí
    }
page-review-try = variante
page-review-by = de { $name }

review-unknown = Esta revisión no existe: quizá el enlace está incompleto.
review-not_leading = Solo puede hacerlo quien guía.
review-no_move = Esta revisión no tiene esa jugada.
review-full = En esta revisión no caben más variantes.
review-nobody = Aquí no hay nadie con ese nombre.
review-led = Ya guía otra persona.
review-record = Este registro no tiene jugadas que reproducir, o no da el orden de la bolsa.

### The best times of puzzles.

page-times-title = Mejores tiempos
page-times-puzzle = Puzle
page-times-text = El servidor mide el tiempo desde que abres un puzle por primera vez hasta tu primera solución. Con pistas o una solución mostrada, o si lo empezaste sin que el servidor lo supiera, un puzle solo cuenta para tus propias estadísticas.
page-times-none = Aún no hay nadie.
page-times-place = Puesto
page-times-who = Nombre
page-times-time = Tiempo
page-times-date = Fecha
page-times-play = Jugar este puzle
page-times-helped = No apareces: tuviste ayuda con este puzle o lo empezaste sin que el servidor lo supiera.
page-times-running = Aún no apareces: has abierto este puzle y tu tiempo corre.
page-times-nameless = Tu tiempo se guarda, pero solo aparece quien tiene nombre.

### Help against robots: loaded where somebody plays against them.

page-hint = Pista
page-hint-more = Mostrar la ficha
page-hint-where = Mira el hueco marcado.
page-hint-what = La ficha se muestra ahí: colócala o prueba otra.
page-hint-failed = Aquí no se encuentra ninguna pista.
page-practice-hint = Una partida con ayuda se marca como práctica y no cuenta para nada.
page-undo = Deshacer el último turno

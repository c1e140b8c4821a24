### The free table, Spaghetti and their records.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-spaghetti-tiles = { $tiles } fichas no son un spaghetti: hacen falta juegos enteros de 56, hasta { $most } fichas.
bad-spaghetti-header = «{ $text }» no es la primera línea de un spaghetti: usa tantrix-spaghetti 1 18000.
bad-spaghetti-line = La línea { $line } no es una columna de un spaghetti.
bad-spaghetti-order = Línea { $line }: las columnas deben ir en orden creciente.
bad-spaghetti-sets = En { $sets } juegos enteros, cada ficha aparece { $sets } veces; estas no: { $tiles }.
bad-spaghetti-mismatch =
    { $count ->
        [one] En { $count } lugar no coinciden los colores de fichas que se tocan.
       *[other] En { $count } lugares no coinciden los colores de fichas que se tocan.
    }
bad-spaghetti-apart = Todas las fichas deben estar unidas: hay { $count } trozos separados.
bad-spaghetti-hole =
    { $count ->
        [one] Hay { $count } agujero.
       *[other] Hay { $count } agujeros.
    }

bad-figure-empty = No hay fichas en la mesa.
bad-figure-far = Una ficha puede estar como mucho a { $most } lugares del centro.
bad-figure-strewn = Las fichas están demasiado dispersas: acércalas.
bad-figure-unknown = Esta figura no existe.
bad-spaghetti-entered = Otra persona ya ha presentado este mismo spaghetti.
bad-spaghetti-unknown = Este spaghetti no existe.

## The page

page-free-title = Mesa libre
page-free-text = Cualquier ficha, cualquier figura: dibujos, caminos, un spaghetti. Todo vale.
page-free-do-tray = Elegir fichas
page-free-do-save = Guardar y compartir
page-free-do-svg = Imagen en SVG
page-free-do-png = Imagen en PNG
page-free-do-spaghetti = Presentar como spaghetti
page-free-do-records = Récords de spaghetti
page-free-do-own = Mis figuras
page-free-symmetry = Mostrar la simetría de media vuelta
page-free-symmetry-hint = Los contornos muestran dónde quedaría cada ficha tras media vuelta alrededor del centro, 0,0.
page-free-tray-sets = Juegos enteros
page-free-tray-sets-use = Sacar estos juegos
page-free-tray-each = Cuántas de cada ficha
page-free-tray-count = Cuántas de la ficha { $tile }
page-free-tray-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
page-free-tray-many = Hay sitio para { $most } fichas.
page-free-tray-laid = Las fichas colocadas se quedan en la mesa.
page-free-tray-none = Ninguna ficha
page-free-tray-take = Tomar estas fichas
page-free-name = Nombre de la figura
page-free-by = Autor
page-free-untitled = Sin título
page-free-guest = Invitado
page-free-save = Guardar
page-free-saved = Guardada. Cualquiera puede abrirla con este enlace:
page-free-own-none = Aún no has guardado ninguna figura.
page-free-mine = Mi propia mesa
page-free-bad = No se puede mostrar esta figura
page-free-picture-bad = Este navegador no puede crear la imagen.
page-spaghetti-text = Un spaghetti es un solo grupo de juegos enteros de 56 fichas, sin agujeros, donde coinciden todos los colores. Cuantas más fichas, mejor.
page-spaghetti-sources = El récord de las fuentes: { $tiles } fichas, colocadas por { $people } alumnos.
page-spaghetti-none = Aquí nadie ha presentado uno todavía.
page-spaghetti-place = Puesto
page-spaghetti-name = Nombre
page-spaghetti-tiles = Fichas
page-spaghetti-sets = Juegos
page-spaghetti-date = Fecha
page-spaghetti-mine = tuyo
page-spaghetti-file = Un archivo, tal como lo escribe «tantrix spaghetti»
page-spaghetti-get = Archivo de { $name }
page-spaghetti-enter = Presentarlo
page-spaghetti-entering = Comprobando…
page-spaghetti-called = Su nombre
page-spaghetti-entered =
    { $count ->
        [one] Presentado, con { $count } ficha.
       *[other] Presentado, con { $count } fichas.
    }
page-spaghetti-refused = Esto aún no es un spaghetti:
page-spaghetti-where = en { $cells }
page-spaghetti-unread = No se puede leer el archivo. Elígelo otra vez.
page-spaghetti-large = El archivo es demasiado grande: { $most } MB como máximo.

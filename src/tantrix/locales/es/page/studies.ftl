### Studies.

study-unknown = Este estudio no existe o no está compartido.
study-not_yours = Solo su dueño puede cambiar un estudio.
study-visitor = Para guardar estudios, entra como invitado o inicia sesión.
study-stale = Este estudio se guardó en otro sitio desde que lo abriste. No se pierde nada: guarda tus jugadas como copia o carga lo que se guardó.
study-large = El estudio es demasiado largo: un texto tiene como máximo { $most } caracteres.
study-text = El texto no se puede leer en la línea { $line }, columna { $column }.
study-game = Un estudio empieza con una partida o una posición de Estrategia.
study-full = Un estudio tiene como máximo { $most } jugadas.
study-deep = Las variantes pueden tener { $most } niveles, no más.
study-rules = Este navegador no puede ejecutar las reglas del juego: un estudio las necesita.
study-illegal = Las reglas prohíben la jugada { $move }, o una de sus variantes.
limit-studies = Ya tienes { $most } estudios: elimina uno.

## The list

page-studies = Estudios
page-studies-intro = Posiciones y partidas con variantes, comentarios y signos, guardadas con un nombre.
page-studies-mine = Mis estudios
page-studies-public = Estudios públicos
page-studies-none = Aún no hay estudios
page-studies-none-text = Guarda uno desde una repetición o una posición, o empieza uno aquí.
page-studies-public-none = Aún no hay estudios de otras personas
page-studies-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
page-studies-by = por { $name }
page-studies-older = Estudios anteriores
page-studies-new = Nuevo estudio
page-studies-source = Texto de una partida o de una posición
page-studies-source-text = Tal como lo muestra la página de una posición, o como lo tiene el registro de una partida.
page-studies-begin = Empezar el estudio

## A study

page-study = Estudio
page-study-name = Nombre
page-study-visibility = Quién lo ve
page-study-visibility-private = Solo yo
page-study-visibility-link = Quien tenga el enlace
page-study-visibility-public = Todos
page-study-hidden = Los moderadores han ocultado este estudio: solo tú y ellos podéis verlo.
page-study-save = Guardar
page-study-unsaved = Aún sin guardar
page-study-saved = Guardado
page-study-reload = Cargar lo guardado
page-study-copy = Guardar como copia
page-study-copy-name = Copia: { $name }
page-study-settings = Nombre y acceso
page-study-settings-save = Cambiar
page-study-download = Descargar el texto
page-study-delete = Eliminar el estudio
page-study-delete-sure = ¿Eliminar el estudio para siempre?
page-study-report = Denunciar el estudio
page-study-hide = Ocultar el estudio
page-study-show = Volver a mostrar el estudio
page-study-start = Inicio
page-study-steps = Pasos
page-study-move = Esta jugada
page-study-comment = Comentario
page-study-glyph = Signo
page-study-glyph-0 = ninguno
page-study-glyph-1 = buena jugada
page-study-glyph-2 = error
page-study-glyph-3 = muy buena jugada
page-study-glyph-4 = error grave
page-study-glyph-5 = jugada interesante
page-study-glyph-6 = jugada dudosa
page-study-drawn = Ficha robada
page-study-first = Hacerla la línea principal
page-study-remove = Eliminar desde aquí
page-study-more = Más sobre este estudio
page-study-engine = Preguntar al motor
page-study-engine-wait = El motor está pensando…
page-study-engine-none = En esta posición no hay nada que colocar.
page-study-engine-best = { $move }: posibilidades { $percent }, diferencia { $margin }
page-study-engine-exact = Demostrado.

### The forum.

forum-closed = Este hilo está cerrado: ya nadie puede responder.
forum-unknown = Esta página del foro no existe.

## The sections

page-forum = Foro
page-forum-intro = Preguntas y respuestas, en cualquier idioma. Todos pueden leer; invitados y miembros pueden escribir.
page-forum-rules = Preguntas sobre reglas
page-forum-rules-text = Qué se permite, qué no, y por qué
page-forum-strategy = Estrategia
page-forum-strategy-text = Posiciones, aperturas, finales de partida
page-forum-puzzles = Puzles
page-forum-puzzles-text = Discovery, Rainbow, el reto del día, los tuyos
page-forum-tournaments = Torneos
page-forum-tournaments-text = Inscribirse, emparejar, dirigir
page-forum-server = Este servidor
page-forum-server-text = Ideas, errores, ayuda con una cuenta
page-forum-threads =
    { $count ->
        [one] { $count } hilo
       *[other] { $count } hilos
    }
page-forum-replies =
    { $count ->
        [one] { $count } respuesta
       *[other] { $count } respuestas
    }
page-forum-by = de { $name }
page-forum-last-by = última respuesta de { $name }
page-forum-gone = una cuenta eliminada
page-forum-closed = cerrado
page-forum-hidden = oculto
page-forum-post-hidden = oculto
page-forum-all = Todas las secciones

## A section

page-forum-none = Aún no hay hilos
page-forum-none-text = Abre el primero.
page-forum-older = Hilos más antiguos
page-forum-new = Nuevo hilo
page-forum-subject = Título
page-forum-text = Texto
page-forum-markdown = Puedes usar *cursiva*, **negrita**, - listas y > citas.
page-forum-begin = Publicar el hilo
page-forum-enter = Para escribir, entra como invitado o inicia sesión.

## A thread

page-forum-thread = Hilo
page-forum-thread-hidden = Este hilo está oculto. Solo lo ven los moderadores.
page-forum-posts = Mensajes
page-forum-reply = Tu respuesta
page-forum-send = Publicar la respuesta
page-forum-pages = Páginas del hilo
page-forum-page = Página { $page } de { $pages }
page-forum-page-before = Página anterior
page-forum-page-after = Página siguiente
page-forum-post = Mensaje de { $name }
page-forum-link = Enlace a este mensaje, { $time }
page-forum-ignored = Ignoras a { $name }: mostrar el mensaje
page-forum-removed = Los moderadores han ocultado este mensaje.
page-forum-report = Denunciar el mensaje de { $name }
page-forum-hide = Ocultar
page-forum-show = Mostrar de nuevo
page-forum-close = Cerrar el hilo
page-forum-open = Reabrir el hilo
page-forum-thread-hide = Ocultar el hilo
page-forum-thread-show = Mostrar de nuevo el hilo

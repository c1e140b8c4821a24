### News and articles.

bad-picture-alt = Una imagen no tiene palabras para quien no la ve: escribe entre sus corchetes lo que muestra.
bad-picture-gone = La imagen «{ $alt }» ya no existe: súbela de nuevo o quítala del texto.
bad-picture-large = El archivo es demasiado grande: { $most } MB como máximo.
bad-picture-pixels = La imagen tiene demasiados píxeles: { $most } millones como máximo.
bad-picture-unknown = Esta imagen no existe.
bad-picture-unreadable = Este archivo no es una imagen completa en PNG, JPEG, WebP o GIF.
bad-post-changed = Otra persona ha cambiado este texto entretanto. Empieza de nuevo desde la nueva versión.
bad-post-empty = Aún no hay texto que publicar.
bad-post-moderators = Solo los moderadores pueden escribir noticias y artículos.
bad-post-unknown = Este texto no existe.

## News and articles

page-posts-news = Noticias
page-posts-article = Artículos
page-posts-all-news = Todas las noticias
page-posts-all-article = Todos los artículos
page-posts-none = Aún no hay nada
page-posts-none-news = Aquí aparecerán las noticias.
page-posts-none-article = Aquí aparecerán artículos para jugar bien.
page-posts-older = Anteriores
page-posts-by = por { $name }
page-posts-changed = editado el { $date }
page-posts-draft = Borrador
page-posts-public = Publicado
page-posts-other_language = Este texto aún no está en tu idioma.
page-posts-write = Escribir
page-posts-edit = Editar un texto
page-posts-new-news = Nueva noticia
page-posts-new-article = Nuevo artículo
page-posts-untitled = Sin título
page-posts-title = Título
page-posts-body = Texto
page-posts-markdown = En Markdown: # título, *énfasis*, **fuerte**, - lista, [palabras](https://…). Las imágenes se añaden más abajo; sin HTML.
page-posts-keep = Guardar esta versión
page-posts-kept = Guardado.
page-posts-publish = Publicar
page-posts-withdraw = Volver a borrador
page-posts-is_public = Publicado: ya lo puede leer todo el mundo.
page-posts-is_draft = Ahora es un borrador: solo lo ven los moderadores.
page-posts-read = Leerlo
page-posts-preview = Vista previa
page-posts-versions = Versiones
page-posts-back_to = Volver a la versión { $version }

## Other kinds

page-posts-kinds = Tipos
page-posts-interview = Entrevistas
page-posts-all-interview = Todas las entrevistas
page-posts-none-interview = Aquí aparecerán entrevistas con jugadores.
page-posts-new-interview = Nueva entrevista
page-posts-press = Prensa
page-posts-all-press = Toda la prensa
page-posts-none-press = Aquí se enlazará lo que dice la prensa del juego.
page-posts-new-press = Nuevo enlace de prensa
page-posts-video = Vídeos
page-posts-all-video = Todos los vídeos
page-posts-none-video = Aquí aparecerán enlaces a vídeos.
page-posts-new-video = Nuevo enlace a un vídeo

## Pictures

page-posts-picture = Añadir una imagen
page-posts-picture-file = Archivo: PNG, JPEG, WebP o GIF, { $most } MB como máximo
page-posts-picture-hint = También se puede pegar una imagen en el texto o arrastrarla hasta él.
page-posts-picture-alt = Lo que muestra, para quien no la ve
page-posts-picture-add = Subir y poner en el texto
page-posts-picture-adding = Subiendo…
page-posts-picture-added = La imagen ya está en el texto: guarda esta versión para conservarla.
page-posts-pictures = Imágenes de este texto
page-posts-picture-delete = Eliminar «{ $alt }»
page-posts-picture-delete-it = Eliminar
page-posts-picture-delete-sure = ¿Eliminarla para siempre?
page-posts-picture-deleted = La imagen se ha eliminado y ya no está en este texto.

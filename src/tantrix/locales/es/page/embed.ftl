### A page in a frame on another site.

page-embed-code = Código para tu propio sitio
page-embed-copy = Copiar el código de inserción
page-embed-copied = Código copiado

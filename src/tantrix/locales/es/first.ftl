### What the page says when it cannot reach the server, which could not send these words either.

page-unreachable-title = Sin conexión con el servidor
page-unreachable-text = Comprueba la conexión y vuelve a intentarlo.
page-unreachable-retry = Reintentar

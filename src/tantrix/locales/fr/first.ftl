### What the page says when it cannot reach the server, which could not send these words either.

page-unreachable-title = Serveur injoignable
page-unreachable-text = Vérifiez la connexion, puis réessayez.
page-unreachable-retry = Réessayer

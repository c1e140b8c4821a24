### What the page says when it cannot reach the server, which could not send these words either.

page-unreachable-title = Server nicht erreichbar
page-unreachable-text = Prüfe die Verbindung und versuche es noch einmal.
page-unreachable-retry = Noch einmal

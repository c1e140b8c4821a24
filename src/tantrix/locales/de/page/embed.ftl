### A page in a frame on another site.

page-embed-code = Code für deine eigene Website
page-embed-copy = Einbettungscode kopieren
page-embed-copied = Code kopiert

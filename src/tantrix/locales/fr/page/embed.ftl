### A page in a frame on another site.

page-embed-code = Code pour votre propre site
page-embed-copy = Copier le code d’intégration
page-embed-copied = Code copié

### Protests in a tournament.

page-tournaments-protest = Réclamer
page-tournaments-protest-text = Dites ce qu’un arbitre doit décider, et pourquoi. Tout le monde peut le lire ; la réponse figure sous « Historique ».

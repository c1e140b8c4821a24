### Articles to learn from.

bad-learn-unknown = Cet article n’existe pas.

## The list

page-learn-title = Apprendre
page-learn-intro = Quatre étapes mènent de la première boucle à une partie contre d’autres joueurs. Ensuite, ou entre-temps, il y a de quoi lire.
page-learn-path = Par où commencer
page-learn-step-discovery = Discovery
page-learn-step-discovery-text = Une boucle qui passe par toutes les tuiles : trois d’abord, puis une de plus à chaque fois. On fait connaissance avec les tuiles.
page-learn-step-rainbow = Arc-en-ciel
page-learn-step-rainbow-text = Cinq casse-têtes, un par couleur de numéro. Des boucles d’abord, puis des pyramides.
page-learn-step-solitaire = Solitaire
page-learn-step-solitaire-text = Quatorze tuiles, l’une après l’autre. On y rencontre les espaces forcés.
page-learn-step-strategy = Stratégie
page-learn-step-strategy-text = Le jeu principal. Des leçons sur des positions tirées de parties, puis un robot de votre force.
page-learn-course = Suivre les leçons
page-learn-group-games = Règles et conseils
page-learn-group-strategy = Bien jouer à la stratégie
page-learn-group-words = Vocabulaire
page-learn-group-story = L’histoire

## An article

page-learn-all = Tous les articles
page-learn-around = D’autres articles
page-learn-ask = Poser une question
page-learn-forum = Demander et discuter sur le forum

### The home page.

## The first page

page-home-title = Une ligne, la plus longue possible
page-home-text = Cinquante-six tuiles, quatre couleurs, une règle : là où les tuiles se touchent, les couleurs correspondent. Prenez une couleur et formez sa plus longue ligne ou boucle.
page-home-doors = Commencer
page-home-play = Contre des robots ou des amis
page-home-puzzles-text = Boucles, lignes et pyramides, dès trois tuiles
page-home-daily-text = Un casse-tête par jour, le même pour tous
page-home-learn-text = Du premier raccord à la fin de partie
page-home-lobby-text = Jouer avec d’autres, en direct ou jour après jour
page-home-tournaments-text = Jouez-en un, ou organisez le vôtre
page-home-community = Communauté
page-home-rankings = Classements
page-home-rankings-text = Du mois, de toujours, par pays
page-home-records = Records
page-home-records-text = Les plus hauts scores, les plus longues lignes
page-home-games = Archives
page-home-games-text = Toutes les parties finies, gardées pour toujours
page-home-news = Nouvelles
page-home-news-text = Ce qui est nouveau ici
page-home-articles = Stratégie
page-home-articles-text = Des articles pour jouer mieux
page-home-more = D’autres jeux
page-home-race = Course Gobble
page-home-race-text = De deux à six ensemble, sans tours
page-home-gobble = Gobble en solo
page-home-gobble-text = Tout poser, vider la pile
page-home-solitaire = Solitaire
page-home-solitaire-text = Quatorze tuiles, 28 points au maximum
page-home-mind = Mind Game
page-home-mind-text = Le jeu rouge et noir de 1988
page-home-free = Table libre
page-home-free-text = Toutes les tuiles, tous les dessins
page-home-watch-text = Les parties en cours
page-home-watch = Regarder
page-home-running = Vos parties en cours
page-home-trademark = Une réalisation indépendante. Tantrix est une marque de son propriétaire, qui n’y a pas pris part.

### The home page.

## The first page

page-home-title = Une ligne, la plus longue possible
page-home-text = Cinquante-six tuiles, quatre couleurs, une règle : là où les tuiles se touchent, les couleurs correspondent. Prenez une couleur et formez sa plus longue ligne ou boucle.
page-home-doors = Commencer
page-home-play = Contre des robots ou des amis
page-home-puzzles-text = Boucles, lignes et pyramides, dès trois tuiles
page-home-daily-text = Un casse-tête par jour, le même pour tous
page-home-learn-text = Du premier raccord à la fin de partie
page-home-lobby-text = Jouer avec d’autres, en direct ou par correspondance
page-home-forum-text = Demander, répondre, discuter
page-home-tournaments-text = Jouez-en un, ou organisez le vôtre
page-home-rankings = Classements
page-home-rankings-text = Du mois, de toujours, par pays
page-home-records = Records
page-home-records-text = Les meilleurs scores, les plus longues lignes
page-home-games = Archives
page-home-games-text = Toutes les parties terminées
page-home-news = Actualités
page-home-news-text = Quoi de neuf ici
page-home-articles = Articles
page-home-articles-text = Articles, entretiens, presse et vidéos
page-home-race = Course de Gobble
page-home-race-text = De deux à six ensemble, sans tours
page-home-gobble = Gobble en solo
page-home-gobble-text = Tout poser, vider la pile
page-home-solitaire = Solitaire
page-home-solitaire-text = Quatorze tuiles, 28 points au maximum
page-home-mind = Mind Game
page-home-mind-text = Le jeu rouge et noir de 1988
page-home-free = Table libre
page-home-free-text = Toutes les tuiles, tous les dessins
page-home-studies = Études
page-home-studies-text = Vos variantes, gardées et partagées
page-home-watch-text = Les parties en cours
page-home-watch = Regarder
page-home-running = Vos parties
page-home-last = Votre dernière partie
page-home-challenge = Quiconque ouvre votre lien vous défie :
page-home-waiting = À l’autre de jouer
page-home-away = Mettre de côté : { $name }
page-home-lesson = Continuer à la leçon { $number }
page-home-trademark = Une réalisation indépendante. Tantrix est une marque de son propriétaire, qui n’y a pas pris part.

## The first minute

page-first-title = Une première partie, en une minute
page-first-board = Le plateau de la première partie
page-first-space = L’espace éclairé, où va la tuile
page-first-space-other = Un espace forcé où cette tuile ne va pas
page-first-missed = Pas ici : cette tuile va dans l’espace éclairé.
page-first-missed-forced = Cette tuile ne va pas ici : ses couleurs doivent correspondre à celles des trois voisines. Essayez l’espace éclairé.
page-first-ask1 = Vous êtes rouge. Glissez cette tuile sur l’espace éclairé : votre ligne s’allonge.
page-first-grows = Votre ligne passe de { $before } à { $after } tuiles. À l’autre de jouer…
page-first-ask2 = Trois tuiles entourent maintenant un espace : il est forcé. Votre tuile y va, alors posez-la.
page-first-ask3 = Déjà { $after } points. Fermez la boucle : chaque tuile compte alors double !
page-first-won = Gagné, { $score } à { $other } ! Une ligne fermée en boucle compte double.
page-first-play = Jouer une vraie partie
page-first-learn = Apprendre les règles
page-first-again = Rejouer

## Parties à regarder

page-watch-mine = Vos parties
page-watch-others = Autres parties
page-watch-none = Aucune partie en cours
page-watch-none-text = Les parties en cours se regardent ici ; celles qui sont finies sont aux archives.
page-watch-races = Courses de Gobble
page-watch-left =
    { $count ->
        [one] encore { $count } tuile
       *[other] encore { $count } tuiles
    }

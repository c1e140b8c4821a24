### The best times of puzzles.

page-times-title = Meilleurs temps
page-times-puzzle = Casse-tête
page-times-text = Le serveur compte le temps depuis la première ouverture d’un casse-tête jusqu’à votre première solution. Avec un indice ou une solution montrée, ou si vous l’avez commencé sans que le serveur le sache, il ne compte que pour vos propres statistiques.
page-times-none = Personne n’y figure encore.
page-times-place = Place
page-times-who = Nom
page-times-time = Temps
page-times-date = Date
page-times-play = Jouer ce casse-tête
page-times-helped = Vous n’y figurez pas : vous avez eu de l’aide, ou aviez commencé sans que le serveur le sache.
page-times-running = Vous n’y figurez pas encore : vous avez ouvert ce casse-tête, et votre temps court.
page-times-nameless = Votre temps est conservé, mais seules figurent ici les personnes qui ont un nom.

### What the native kernel refuses.

## What the kernel refuses

bad-kernel = Le noyau ne peut pas prendre cela ({ $reason } : { $number }).
bad-kernel-players = On joue à deux, trois ou quatre, par équipes à quatre, pas à { $number }.
bad-kernel-two_players = On n’analyse que les positions à deux, pas à { $number }.
bad-kernel-not_possible = La tuile { $number } ne peut pas être jouée ainsi dans cette position.
bad-kernel-effort = Une analyse demande au moins un essai et un candidat, pas { $number }.
bad-kernel-colours = Chaque camp a besoin de sa propre couleur.
bad-kernel-hands = Il faut une main pour chaque joueur, pas { $number } mains.
bad-kernel-tile = Les tuiles vont de 1 à 56 : { $number } n’en est pas une.
bad-kernel-tile_twice = La tuile { $number } figure deux fois.
bad-kernel-bag_size = { $number } n’est pas un nombre de tuiles possible pour la pioche.
bad-kernel-stage = { $number } n’est pas une étape du tour.
bad-kernel-player = { $number } n’est aucun des joueurs, numérotés à partir de 0.
bad-kernel-no_draw = Rien à piocher : la pioche est vide.
bad-kernel-far = Les tuiles sont trop éloignées pour le noyau : { $number } cases.
bad-kernel-rotation = Une rotation est un nombre entier de 0 à 5, pas { $number }.
bad-kernel-cell_twice = La tuile { $number } est posée sur une autre.
bad-kernel-mismatch = Les couleurs de la tuile { $number } ne correspondent pas à ses voisines.
bad-kernel-action = Cette action n’est pas permise ici.
bad-kernel-depth = { $number } n’est pas une profondeur : elle vaut au moins 0.
bad-kernel-order_unknown = Pour compter, il faut connaître l’ordre de la pioche.
bad-kernel-games = { $number } n’est pas un nombre de parties : il vaut au moins 0.
bad-kernel-game = Il n’y a pas ici de partie { $number }.
bad-kernel-too_few = { $number }, c’est trop peu : il en faut au moins 1.
bad-kernel-window = Une fenêtre a de 8 à 58 cases de côté, et non { $number }.
bad-kernel-array = Un tableau de { $number } nombres ne convient pas ici.
bad-kernel-threads = { $number } n’est pas un nombre de fils d’exécution : indiquez 1 à 1024.
bad-kernel-nobody_to_act = Personne n’a de tuile à poser dans cette position.
bad-kernel-log = Ces { $number } octets ne sont pas un journal de parties.
bad-environments = { $number } n’est pas un nombre de parties : il vaut au moins 1.

## Players and networks of the engine

bad-player = « { $text } » ne décrit aucun joueur du moteur ({ $word }).
bad-player-name = Il n’y a pas de joueur « { $word } » : choisissez level1 à level10, random, greedy, planner, predictor, flat, montecarlo, net ou search.
bad-player-option = « { $word } » n’est pas une option de ce joueur.
bad-player-value = « { $word } » n’est pas une valeur possible pour cette option.
bad-player-budget = Indiquez le temps de réflexion de « { $word } », par exemple avec ms=100.
bad-player-network = « { $word } » a besoin d’un réseau.
bad-network = Ce fichier de poids est inutilisable ({ $reason }).
bad-network-magic = Ce n’est pas un fichier de poids.
bad-network-header = L’en-tête de ce fichier de poids est illisible.
bad-network-layout = Ces poids ont été faits pour une autre version du moteur.
bad-network-weights = Ces poids ne correspondent pas aux tailles de leur en-tête, ou sortent des limites.
bad-network-size = Un fichier de poids a au plus 1 Mio.

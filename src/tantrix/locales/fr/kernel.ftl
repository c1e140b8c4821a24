### What the native kernel refuses.

## What the kernel refuses

bad-kernel = Le noyau ne peut pas prendre cela ({ $reason } : { $number }).
bad-kernel-players = On joue à deux, trois ou quatre, par équipes à quatre, pas à { $number }.
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
bad-kernel-nothing_made = Aucune action à reprendre.
bad-kernel-depth = { $number } n’est pas une profondeur : elle vaut au moins 0.
bad-kernel-order_unknown = Pour compter, il faut connaître l’ordre de la pioche.
bad-kernel-games = { $number } n’est pas un nombre de parties : il vaut au moins 0.
bad-kernel-threads = { $number } n’est pas un nombre de fils d’exécution : indiquez 1 à 1024.

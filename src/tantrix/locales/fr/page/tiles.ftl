### Lists of tiles that cannot be read.

## What cannot be read: colours, tiles, games, placements

bad-tiles = « { $text } » n’est pas une liste de tuiles comme 1,2,3.
bad-tiles-tile = « { $text } » n’est pas une tuile : elles vont de 1 à 56.
bad-tiles-tile_twice = La tuile { $text } figure deux fois.
bad-tiles-bag_size = « { $text } » n’est pas un nombre de tuiles possible pour la pioche.

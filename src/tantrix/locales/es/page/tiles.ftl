### Lists of tiles that cannot be read.

## What cannot be read: colours, tiles, games, placements

bad-tiles = «{ $text }» no es una lista de fichas como 1,2,3.
bad-tiles-tile = «{ $text }» no es una ficha: se numeran del 1 al 56.
bad-tiles-tile_twice = La ficha { $text } aparece dos veces.
bad-tiles-bag_size = «{ $text }» no es un tamaño posible de la bolsa.

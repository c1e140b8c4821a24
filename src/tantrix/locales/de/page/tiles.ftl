### Lists of tiles that cannot be read.

## What cannot be read: colours, tiles, games, placements

bad-tiles = „{ $text }“ ist keine Liste von Steinen wie 1,2,3.
bad-tiles-tile = „{ $text }“ ist kein Stein: Sie gehen von 1 bis 56.
bad-tiles-tile_twice = Stein { $text } kommt doppelt vor.
bad-tiles-bag_size = „{ $text }“ Steine kann der Beutel nicht haben.

### Lists of tiles that cannot be read.

## What cannot be read: colours, tiles, games, placements

bad-tiles = “{ $text }” is not a list of tiles such as 1,2,3.
bad-tiles-tile = “{ $text }” is not a tile: they are numbered 1 to 56.
bad-tiles-tile_twice = Tile { $text } appears twice.
bad-tiles-bag_size = “{ $text }” is not a possible size of the bag.

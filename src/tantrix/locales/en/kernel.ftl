### What the native kernel refuses.

## What the kernel refuses

bad-kernel = The kernel cannot accept that ({ $reason }: { $number }).
bad-kernel-players = Two, three or four can play, and doubles are for four, not { $number }.
bad-kernel-two_players = Only positions of two players can be analysed, not of { $number }.
bad-kernel-not_possible = Tile { $number } cannot be played like that in this position.
bad-kernel-effort = An analysis needs at least one sample and one candidate, not { $number }.
bad-kernel-colours = Each side needs a colour of its own.
bad-kernel-hands = There must be a hand for each player, not { $number } hands.
bad-kernel-tile = Tiles are numbered 1 to 56, not { $number }.
bad-kernel-tile_twice = Tile { $number } appears twice.
bad-kernel-bag_size = { $number } is not a possible size of the bag.
bad-kernel-stage = { $number } is not a stage of a turn.
bad-kernel-player = { $number } is not a player: they are numbered from 0.
bad-kernel-no_draw = No draw can be due when the bag is empty.
bad-kernel-far = The tiles are too far apart for the kernel: { $number } cells.
bad-kernel-rotation = A rotation is a whole number from 0 to 5, not { $number }.
bad-kernel-cell_twice = Tile { $number } is in the same place as another tile.
bad-kernel-mismatch = The colours of tile { $number } do not match where it touches others.
bad-kernel-action = That action is not legal here.
bad-kernel-depth = { $number } is not a depth: use 0 or more.
bad-kernel-order_unknown = Counting needs the order of the bag.
bad-kernel-games = { $number } is not a number of games: use 0 or more.
bad-kernel-game = There is no game { $number } here.
bad-kernel-too_few = { $number } is too few: use 1 or more.
bad-kernel-window = A window is 8 to 58 cells wide, not { $number }.
bad-kernel-array = An array of { $number } numbers does not fit here.
bad-kernel-threads = { $number } is not a number of threads: use 1 to 1024.
bad-kernel-nobody_to_act = Nobody is to place a tile in this position.
bad-kernel-log = These { $number } bytes are not a log of games.
bad-environments = { $number } is not a number of games: use 1 or more.

## Players and networks of the engine

bad-player = “{ $text }” does not describe a player of the engine ({ $word }).
bad-player-name = There is no player “{ $word }”: choose level1 to level10, random, greedy, planner, predictor, flat, montecarlo, net or search.
bad-player-option = “{ $word }” is not an option of this player.
bad-player-value = “{ $word }” is not a value that this option can have.
bad-player-budget = Say how long “{ $word }” may think, for example with ms=100.
bad-player-network = “{ $word }” needs a network.
bad-network = This file of weights cannot be used ({ $reason }).
bad-network-magic = This is not a file of weights.
bad-network-header = The header of this file of weights cannot be read.
bad-network-layout = These weights were made for another version of the engine.
bad-network-weights = These weights do not fit the sizes in their header, or are out of range.
bad-network-size = A file of weights has at most 1 MiB.

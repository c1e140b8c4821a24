### What the native kernel refuses.

## What the kernel refuses

bad-kernel = The kernel cannot take that ({ $reason }: { $number }).
bad-kernel-players = Two, three or four can play, and doubles are for four, not { $number }.
bad-kernel-colours = Each side needs a colour of its own.
bad-kernel-hands = There must be a hand for each player, not { $number } hands.
bad-kernel-tile = Tiles are numbered 1 to 56: { $number } is none.
bad-kernel-tile_twice = Tile { $number } stands twice.
bad-kernel-bag_size = { $number } is no size that the bag can have.
bad-kernel-stage = { $number } is no stage of a turn.
bad-kernel-player = { $number } is none of the players, who are numbered from 0.
bad-kernel-no_draw = No draw can be due, the bag is empty.
bad-kernel-far = The tiles lie too far apart for the kernel: { $number } cells.
bad-kernel-rotation = A rotation is a whole number from 0 to 5, not { $number }.
bad-kernel-cell_twice = Tile { $number } lies where another tile lies.
bad-kernel-mismatch = The colours of tile { $number } do not match where it touches others.
bad-kernel-action = That action is not legal here.
bad-kernel-nothing_made = No action has been made that could be taken back.
bad-kernel-depth = { $number } is no depth: it is at least 0.
bad-kernel-order_unknown = Counting needs the order of the bag.
bad-kernel-games = { $number } is no number of games: it is at least 0.
bad-kernel-threads = { $number } is no number of threads: say 1 to 1024.

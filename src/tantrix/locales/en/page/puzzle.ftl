### The puzzle table, and what can be wrong with a solution.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-solution-none = It contains no solution.
bad-solution-again = This figure has already appeared, perhaps rotated or moved.
bad-solution-given = A given tile is not where the puzzle has it.
bad-solution-missing = Tiles are missing: { $tiles }.
bad-solution-surplus = Tiles that do not belong to the puzzle: { $tiles }.
bad-solution-rotation = A rotation is a whole number from 0 to 5.
bad-solution-overlap = Two tiles are in the same place.
bad-solution-mismatch = The colours don't match here.
bad-solution-board = The tiles must fill the board: these places are empty, or outside it.
bad-solution-apart = All tiles must be connected: these are separate.
bad-solution-hole = There is a hole: an empty space with six tiles around it.
bad-solution-loop = The tiles with the colour { $colour } do not form a single loop.
bad-solution-line = The tiles with the colour { $colour } do not form a single open line.

## Their names

page-puzzle-name-discovery = Discovery { $size }
page-puzzle-name-sets = { $size } tiles of ten-tile sets
page-puzzle-name-own =
    { $count ->
        [one] A puzzle of { $count } tile
       *[other] A puzzle of { $count } tiles
    }
page-puzzle-name-rainbow--green = Green pile
page-puzzle-name-rainbow--yellow = Yellow pile
page-puzzle-name-rainbow--white = White pile
page-puzzle-name-rainbow--blue = Blue pile
page-puzzle-name-rainbow--red = Red pile
page-puzzle-name-junior = Junior
page-puzzle-name-student = Student
page-puzzle-name-professor = Professor
page-puzzle-name-master = Master
page-puzzle-name-genius = Genius
page-puzzle-name-genius--ry = Genius, red and yellow
page-puzzle-name-genius--rb = Genius, red and blue
page-puzzle-name-four--lines = Four lines
page-puzzle-name-four--loops = Four loops
page-puzzle-name-pyramid--45 = Pyramid of 45

## What is asked

page-puzzle-loop-R = a red loop
page-puzzle-loop-Y = a yellow loop
page-puzzle-loop-B = a blue loop
page-puzzle-loop-G = a green loop
page-puzzle-loop-W = a white loop
page-puzzle-line-R = a red line
page-puzzle-line-Y = a yellow line
page-puzzle-line-B = a blue line
page-puzzle-line-G = a green line
page-puzzle-line-W = a white line
page-puzzle-goal-all =
    { $count ->
        [one] { $what } through the { $count } tile; touching edges match.
       *[other] { $what } through all { $count } tiles; touching edges match.
    }
page-puzzle-goal-those = { $what } through every tile that has the colour; touching edges match.
page-puzzle-goal-board = { $goal } Fill the board.
page-puzzle-goal-match = Fill the board so that all touching edges match.
page-puzzle-goal-turns = Rotate the tiles until all touching edges match.
page-puzzle-goal-asked-loop = A loop of one colour through all { $count } tiles. Which colour: { $which }?
page-puzzle-goal-asked-line = A line of one colour through all { $count } tiles. Which colour: { $which }?
page-puzzle-goal-asked-loops = Two loops at once, each through every tile that has its colour ({ $count } tiles in all). Which two colours: { $which }?
page-puzzle-goal-asked-lines = Two lines at once, each through every tile that has its colour ({ $count } tiles in all). Which two colours: { $which }?
page-puzzle-goal-asked-two = Two colours at once, each through every tile that has it ({ $count } tiles in all). Which two: { $which }?
page-puzzle-goal-no_hole = No empty space may have six tiles around it; if nothing is enclosed, you get a star.
page-puzzle-goal-enclosed = If no empty space is enclosed, you get a star.
page-puzzle-goal-scored-line = The longest line of each colour counts one point per tile. All 56 tiles, all edges matching.
page-puzzle-goal-scored-loop = The longest loop of each colour counts one point per tile. All 56 tiles, all edges matching.

## The table

page-puzzle-bad = This puzzle cannot be opened
page-puzzle-board = The table
page-puzzle-cell = empty cell { $at }
page-puzzle-turned = rotated by { $rotation }
page-puzzle-given = fixed
page-puzzle-given-place = fixed in its place
page-puzzle-picked = selected
page-puzzle-tray = Tiles to place
page-puzzle-tray-empty = All tiles placed.
page-puzzle-tray-copies = { $count } of them
page-puzzle-time = Time:
page-puzzle-target = target { $time }
page-puzzle-best = Your best time: { $time }
page-puzzle-times = Best times
page-puzzle-times-place = Place { $place } in the best times
page-puzzle-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-puzzle-score = Score
page-puzzle-score-best = Your best
page-puzzle-record-sources = Best by hand
page-puzzle-record-ours = Best known here
page-puzzle-record-bound = Upper limit
page-puzzle-lines = Longest so far
page-puzzle-open =
    { $count ->
        [one] { $what }: { $count } tile
       *[other] { $what }: { $count } tiles
    }
page-puzzle-closed =
    { $count ->
        [one] { $what }, closed: { $count } tile
       *[other] { $what }, closed: { $count } tiles
    }
page-puzzle-guided = Only where tiles match
page-puzzle-guided-hint = Places that match are lit. Otherwise tiles go anywhere, and edges that do not match are marked.
page-puzzle-backs = Show the backs in the tray
page-puzzle-shown = You asked for this solution. Start again to solve the puzzle yourself.
page-puzzle-unkept = This browser does not save what you do here.

## What can be done

page-puzzle-tools = Tools
page-puzzle-do-undo = Undo
page-puzzle-do-redo = Redo
page-puzzle-do-left = Rotate left
page-puzzle-do-right = Rotate right
page-puzzle-do-back = Back to the tray
page-puzzle-do-swap = Swap
page-puzzle-do-select = Select tiles
page-puzzle-do-cancel = Cancel
page-puzzle-do-check = Check
page-puzzle-do-hint = Hint
page-puzzle-do-take = Place it
page-puzzle-do-more = More
page-puzzle-do-count = How many solutions?
page-puzzle-do-solution = Show a solution
page-puzzle-do-share = Share
page-puzzle-do-begin = Start again
page-puzzle-ask-first = Choose a tile and place it anywhere
page-puzzle-ask-board = Choose a tile, then its cell
page-puzzle-ask-left =
    { $count ->
        [one] { $count } tile to place. Tap a placed tile to rotate it
       *[other] { $count } tiles to place. Tap a placed tile to rotate it
    }
page-puzzle-ask-full = All tiles are placed, but something doesn't fit yet
page-puzzle-ask-turns = Tap a tile to rotate it
page-puzzle-ask-tray-guided = Tile { $tile }: where to? It matches in the lit cells
page-puzzle-ask-tray-free = Tile { $tile }: where to?
page-puzzle-ask-carry = Where to? R rotates it, Escape puts it back
page-puzzle-ask-carry-several = { $count } tiles: where to? R rotates them, Escape puts them back
page-puzzle-ask-target = Choose the tile for this cell
page-puzzle-ask-select = Tap tiles to select them, or draw a box around them
page-puzzle-ask-picked = Drag it, rotate it, take it back or swap it
page-puzzle-ask-picked-several = { $count } tiles selected: drag them, rotate them or take them back together
page-puzzle-ask-swap = Choose the tile to swap it with
page-puzzle-busy-hint = Looking for the next tile…
page-puzzle-busy-solution = Looking for a solution…
page-puzzle-busy-count = Counting the solutions…
page-puzzle-busy-swap = Swapping…
page-puzzle-help = How to play puzzles
page-puzzle-help-lay = Drag a tile to the table, or tap it and then a cell. Tap a placed tile to rotate it.
page-puzzle-help-move = Drag a placed tile to move it; onto another to swap the two; to the tray to take it back.
page-puzzle-help-several = To select several tiles, hold one, or use “Select tiles”: they then move, rotate and go back together.
page-puzzle-help-colours = For a long loop, build only its shape at first. Then swap tiles whose links have the same shape until all edges match.
page-puzzle-help-kept = Every step can be undone, and everything is saved in this browser until you come back.
page-puzzle-key-tile = Choose a tile to place
page-puzzle-key-move = Move over the cells
page-puzzle-key-next = To the next cell where it matches
page-puzzle-key-lay = Place it, or pick up a placed tile
page-puzzle-key-select = Select a placed tile
page-puzzle-key-turn = Rotate it
page-puzzle-key-back = Back to the tray
page-puzzle-key-undo = Undo, redo
page-puzzle-key-swap = Swap
page-puzzle-key-check = Check
page-puzzle-key-hint = Hint
page-puzzle-key-cancel = Cancel
page-puzzle-key-zoom = Larger, smaller, everything

## What is said

page-puzzle-solved = Solved!
page-puzzle-solved-in = In { $time }.
page-puzzle-solved-within = In { $time }, within the target.
page-puzzle-solved-star = Nothing is enclosed: a star!
page-puzzle-solved-enclosed = Without an enclosed space it would earn a star.
page-puzzle-solved-score =
    { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
page-puzzle-solved-hints =
    { $count ->
        [one] With { $count } hint.
       *[other] With { $count } hints.
    }
page-puzzle-next = Next puzzle
page-puzzle-check-left =
    { $count ->
        [one] So far everything matches. { $count } tile is still to be placed.
       *[other] So far everything matches. { $count } tiles are still to be placed.
    }
page-puzzle-check-clashes =
    { $count ->
        [one] { $count } pair of touching edges does not match.
       *[other] { $count } pairs of touching edges do not match.
    }
page-puzzle-refused-match = Tile { $tile } does not match there. Rotate it, or switch “Only where tiles match” off.
page-puzzle-refused-several = These tiles do not match there. Switch “Only where tiles match” off to place them anyway.
page-puzzle-refused-only = Tile { $tile } only matches this way round here.
page-puzzle-refused-taken = There is no room: tile { $tile } is there.
page-puzzle-refused-outside = That is outside the board.
page-puzzle-refused-given = Tile { $tile } is fixed in its place.
page-puzzle-refused-turn = Tile { $tile } is fixed: it cannot be rotated.
page-puzzle-hint-next = Tile { $tile } can go there. Tap it, or press Place it.
page-puzzle-hint-turn = Tile { $tile } goes like this. Tap it, or press Place it.
page-puzzle-hint-none_turned = No solution has all the tiles you rotated in these positions. Undo, or rotate some again.
page-puzzle-hint-none = There is no solution from here. Undo, or take some tiles back.
page-puzzle-hint-unknown = Not known yet: no answer was found within a second.
page-puzzle-hint-solved = This is already solved.
page-puzzle-swap-one = Select one tile on the table first, then the one to swap it with.
page-puzzle-solution-text = The puzzle will not count as solved until you start again. Undo brings your tiles back.
page-puzzle-solution-yes = Show it
page-puzzle-solution-no = Not yet
page-puzzle-solution-solved = This is one solution. Undo brings your tiles back.
page-puzzle-solution-unsolvable = There is no solution. This has been proved.
page-puzzle-solution-stopped = No solution was found in time.
page-puzzle-count-all =
    { $count ->
        [one] Exactly { $count } solution.
       *[other] Exactly { $count } solutions.
    }
page-puzzle-count-some =
    { $count ->
        [one] At least { $count } solution.
       *[other] At least { $count } solutions.
    }
page-puzzle-count-none = None found in time.
page-puzzle-link = These tiles came with the link. Undo brings yours back.
page-puzzle-link-some = Some tiles in the link do not belong to this puzzle and were left out.
page-puzzle-link-bad = The tiles in the link cannot be read.
page-puzzle-share-position = Include the tiles as they are now
page-puzzle-share-link = Link

tournament-puzzle_in_play = This puzzle, or one very like it, is part of a rally that is still running. There is no help with it until the rally is over.
bad-swap = These two cannot be swapped ({ $reason }).
bad-swap-empty = There is no tile at { $q },{ $r }.
bad-swap-itself = Tile { $tile } cannot be swapped with itself.
bad-swap-given = Tile { $tile } is fixed in its place.
bad-swap-shape = Only tiles whose links have the same shape can be swapped: tile { $tile } has a different one.
bad-swap-tray = Tile { $tile } is not in the tray.
bad-swap-which = Give either another placed tile, or one from the tray.

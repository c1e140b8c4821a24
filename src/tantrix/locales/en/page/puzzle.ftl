### The puzzle table, and what can be wrong with a solution.

## Puzzles: what cannot be set, and why an arrangement is no solution

bad-solution-none = There is no solution in it.
bad-solution-again = This figure was there before, turned or moved perhaps.
bad-solution-given = A given tile lies otherwise than the puzzle says.
bad-solution-missing = Tiles are missing: { $tiles }.
bad-solution-surplus = Tiles that the puzzle does not have: { $tiles }.
bad-solution-rotation = A rotation is a whole number from 0 to 5.
bad-solution-overlap = Two tiles lie in the same place.
bad-solution-mismatch = Wherever tiles touch, their colours must match: here they do not.
bad-solution-board = The tiles must fill the board: these places are empty or beside it.
bad-solution-apart = All tiles must hang together: these lie apart.
bad-solution-hole = There is a hole.
bad-solution-loop = The tiles with the colour { $colour } do not form one single loop.
bad-solution-line = The tiles with the colour { $colour } do not form one single open line.

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
page-puzzle-goal-turns = Turn the tiles until all touching edges match.
page-puzzle-goal-asked-loop = A loop of one colour through all { $count } tiles. Which colour: { $which }?
page-puzzle-goal-asked-line = A line of one colour through all { $count } tiles. Which colour: { $which }?
page-puzzle-goal-asked-two = Two colours at once, each through every tile that has it ({ $count } tiles in all). Which two: { $which }?
page-puzzle-goal-scored-line = The longest line of each colour counts a point a tile. All 56 tiles, all edges matching.
page-puzzle-goal-scored-loop = The longest loop of each colour counts a point a tile. All 56 tiles, all edges matching.

## The table

page-puzzle-bad = This puzzle cannot be opened
page-puzzle-board = The table
page-puzzle-cell = empty cell { $at }
page-puzzle-turned = turned by { $rotation }
page-puzzle-given = fixed
page-puzzle-given-place = fixed in its place
page-puzzle-picked = selected
page-puzzle-tray = Tiles to lay
page-puzzle-tray-empty = Every tile lies on the table.
page-puzzle-tray-copies = { $count } of them
page-puzzle-time = Time:
page-puzzle-target = target { $time }
page-puzzle-best = Your best time: { $time }
page-puzzle-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-puzzle-score = Score
page-puzzle-score-best = Your best
page-puzzle-record-sources = Best by hand
page-puzzle-record-ours = Best known to this house
page-puzzle-record-bound = Nobody can have more than
page-puzzle-lines = The longest so far
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
page-puzzle-ignore = Ignore the colours
page-puzzle-ignore-hint = Lay tiles as you like; edges that do not match are marked.
page-puzzle-backs = Show the backs in the tray
page-puzzle-shown = This is a solution that you asked for. Begin again to solve it yourself.
page-puzzle-unkept = This browser does not keep what you do here.

## What can be done

page-puzzle-tools = Tools
page-puzzle-do-undo = Undo
page-puzzle-do-redo = Redo
page-puzzle-do-left = Turn left
page-puzzle-do-right = Turn right
page-puzzle-do-back = Back to the tray
page-puzzle-do-swap = Swap
page-puzzle-do-select = Select tiles
page-puzzle-do-cancel = Let go
page-puzzle-do-check = Check
page-puzzle-do-hint = Hint
page-puzzle-do-take = Lay it
page-puzzle-do-more = More
page-puzzle-do-count = How many solutions?
page-puzzle-do-solution = Show a solution
page-puzzle-do-share = Share
page-puzzle-do-begin = Begin again
page-puzzle-ask-first = Choose a tile and lay it anywhere
page-puzzle-ask-board = Choose a tile, then its cell
page-puzzle-ask-left =
    { $count ->
        [one] { $count } tile to lay. A tap turns a tile that lies
       *[other] { $count } tiles to lay. A tap turns a tile that lies
    }
page-puzzle-ask-full = Every tile lies. Something is not right yet
page-puzzle-ask-turns = A tap turns a tile
page-puzzle-ask-tray-match = Tile { $tile }: where to? It matches in the lit cells
page-puzzle-ask-tray-any = Tile { $tile }: where to?
page-puzzle-ask-carry = Where to? R turns it, Escape lets it lie
page-puzzle-ask-carry-several = { $count } tiles: where to? R turns them, Escape lets them lie
page-puzzle-ask-target = Choose the tile for this cell
page-puzzle-ask-select = Tap tiles to select them, or draw a box round them
page-puzzle-ask-picked = Drag it, turn it, take it back or swap it
page-puzzle-ask-picked-several = { $count } tiles selected: drag them, turn them or take them back together
page-puzzle-ask-swap = Choose the tile that it changes places with
page-puzzle-busy-hint = Looking for the next tile…
page-puzzle-busy-solution = Looking for a solution…
page-puzzle-busy-count = Counting the solutions…
page-puzzle-busy-swap = Swapping…
page-puzzle-help = How to play puzzles
page-puzzle-help-lay = Drag a tile to the table, or tap it and then a cell. A tap on a tile that lies turns it.
page-puzzle-help-move = Drag a tile that lies to move it; onto another, and the two change places; to the tray, and it is taken back.
page-puzzle-help-several = Hold a tile, or use “Select tiles”, to choose several: they then move, turn and go back together.
page-puzzle-help-colours = For a long loop, ignore the colours at first and build its shape alone. Then swap tiles whose links have the same shape until all edges match.
page-puzzle-help-kept = Every step can be undone, and all is kept in this browser until you come back.
page-puzzle-key-tile = Choose a tile to lay
page-puzzle-key-move = Move over the cells
page-puzzle-key-next = To the next cell where it matches
page-puzzle-key-lay = Lay it, or take up the tile that lies
page-puzzle-key-select = Select the tile that lies
page-puzzle-key-turn = Turn it
page-puzzle-key-back = Back to the tray
page-puzzle-key-undo = Undo, redo
page-puzzle-key-swap = Swap
page-puzzle-key-check = Check
page-puzzle-key-hint = Hint
page-puzzle-key-cancel = Let go
page-puzzle-key-zoom = Larger, smaller, everything

## What is said

page-puzzle-solved = Solved!
page-puzzle-solved-in = In { $time }.
page-puzzle-solved-within = In { $time }, within the target.
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
        [one] So far everything matches. { $count } tile is still to be laid.
       *[other] So far everything matches. { $count } tiles are still to be laid.
    }
page-puzzle-check-clashes =
    { $count ->
        [one] { $count } pair of touching edges does not match.
       *[other] { $count } pairs of touching edges do not match.
    }
page-puzzle-refused-match = Tile { $tile } does not match there. Turn it, or ignore the colours for a while.
page-puzzle-refused-several = These tiles do not match there. Ignore the colours to lay them all the same.
page-puzzle-refused-only = Tile { $tile } matches here in this way only.
page-puzzle-refused-taken = There is no room: tile { $tile } lies there.
page-puzzle-refused-outside = That is beside the board.
page-puzzle-refused-given = Tile { $tile } stays in the place that the puzzle gives.
page-puzzle-refused-turn = Tile { $tile } lies as the puzzle gives it: it cannot be turned.
page-puzzle-hint-next = Tile { $tile } can go there. Tap it, or press Lay it.
page-puzzle-hint-turn = Tile { $tile } lies like this. Tap it, or press Lay it.
page-puzzle-hint-none_turned = No solution has all that you have turned as it lies. Undo, or turn some again.
page-puzzle-hint-none = There is no solution from here. Undo, or take some tiles back.
page-puzzle-hint-unknown = Not known yet: no answer was found in a second.
page-puzzle-hint-solved = This is solved already.
page-puzzle-swap-one = Select one tile on the table first, then the one to swap it with.
page-puzzle-solution-text = The puzzle then does not count as solved until you begin again. Undo brings your tiles back.
page-puzzle-solution-yes = Show it
page-puzzle-solution-no = Not yet
page-puzzle-solution-solved = This is one solution. Undo brings your tiles back.
page-puzzle-solution-unsolvable = There is no solution: that is proved.
page-puzzle-solution-stopped = No solution was found in the time there is.
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
page-puzzle-count-none = None found in the time there is.
page-puzzle-link = These tiles came with the link. Undo brings yours back.
page-puzzle-link-some = Some tiles of the link do not belong to this puzzle and were left out.
page-puzzle-link-bad = The tiles of the link cannot be read.
page-puzzle-share-position = With the tiles as they lie
page-puzzle-share-link = Link

bad-swap = These two cannot be swapped ({ $reason }).
bad-swap-empty = No tile lies at { $q },{ $r }.
bad-swap-itself = Tile { $tile } cannot be swapped with itself.
bad-swap-given = Tile { $tile } stays in the place that the puzzle gives.
bad-swap-shape = Only tiles whose links have the same shape can be swapped: with tile { $tile } it is another.
bad-swap-tray = Tile { $tile } is not in the tray.
bad-swap-which = Say either another tile that lies, or one of the tray.

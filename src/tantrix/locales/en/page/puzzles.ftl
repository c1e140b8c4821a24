### The list of puzzles and making one; what can be wrong with a puzzle.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-board = “{ $text }” is not a board such as triangle:5, hexagon:3 or spiral:40.
bad-puzzle = There is no puzzle “{ $text }”. The page of puzzles lists them all.
bad-puzzle-close = There is no puzzle “{ $text }”; did you mean “{ $close }”?
bad-puzzle-list = “{ $text }” does not name any tiles: use 7, 1-10, or 1-10x6 for six of each.
bad-puzzle-tile = A puzzle cannot have a tile { $tile }: they are numbered 1 to 56.
bad-puzzle-tiles = A puzzle needs tiles, in ascending order.
bad-puzzle-cells = { $tiles } tiles cannot fill { $cells } cells.
bad-puzzle-colour = None of the tiles has the colour { $colour }.
bad-puzzle-tile_twice = Tile { $tile } is named twice; for copies, use 1-10x6.
bad-puzzle-many = A puzzle has at most { $most } tiles.
bad-puzzle-unopened = You have not opened this puzzle yet.
bad-puzzle-untimed = The puzzle “{ $text }” is about points: there are no best times.
bad-puzzle-colour_twice = The colour { $colour } can form only one loop or line, not two.
bad-puzzle-goals = Give a goal, a loop or line of a colour, or a board to fill.
bad-puzzle-id = This puzzle id cannot be read at “{ $part }”.
bad-puzzle-given = “{ $text }” is not a given tile such as 25@0,-1:5, 25@0,-1 or 25:5.
bad-puzzle-given-tile = Tile { $tile } is given more often than there are such tiles.
bad-puzzle-given-rotation = Tile { $tile } is given without a place or a rotation (0 to 5).
bad-puzzle-given-board = Given tiles need a board.
bad-search = A search cannot have { $name } { $value }.
bad-search-scored = Every arrangement of this puzzle has a score: there is nothing to count.
bad-search-endless = The search for the best score of this puzzle may never end: say after how many seconds it is to stop.
bad-puzzle-given-cell = Tile { $tile } is given outside the board.
bad-puzzle-given-twice = Two tiles are given for the cell { $q },{ $r }.
bad-puzzle-given-clash = The tile given at { $q },{ $r } does not match the one next to it.
bad-puzzle-far = The cell { $q },{ $r } is too far out: q and r go from -{ $most } to { $most }.
bad-puzzle-holes = Only a free shape can be without holes, and not where holes are asked for.
bad-puzzle-scored = Scores need all 56 tiles, in a free shape.
bad-cells-json = A board in JSON is a list of cells such as [[0, 0], [1, 0]].
bad-cells-line = Line { $line } of the board is not a cell such as 0,-1.
bad-cells-twice = The board { $text } names a cell twice.

## The list

page-puzzles-title = Puzzles
page-puzzles-more = More to solve
page-puzzles-daily = Daily Match
page-puzzles-daily-text = One puzzle a day, the same for everybody.
page-puzzles-past = Past Dailies
page-puzzles-past-text = The puzzle of any past day.
page-puzzles-tactics = Tactics
page-puzzles-tactics-text = Find the best placement in a position from a game.
page-puzzles-rush = Puzzle rush
page-puzzles-rush-text = As many as you can in three or five minutes.
page-puzzles-discovery = Discovery
page-puzzles-discovery-text = One loop through all tiles, with one more tile at each step. Its colour is that of the last tile's number. Solving a step unlocks the next.
page-puzzles-open = Open all steps
page-puzzles-locked = { $name }: locked until you solve the step before it
page-puzzles-solved = solved
page-puzzles-star = with a star
page-puzzles-sets = Beyond 30, with sets of ten tiles
page-puzzles-go = Play
page-puzzles-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-puzzles-rainbow = Rainbow
page-puzzles-rainbow-text = Five piles, sorted by the colour of the number on the back.
page-puzzles-five = From Junior to Genius
page-puzzles-five-text = Loops and lines; sometimes you have to find the colour yourself.
page-puzzles-scored = Four lines, four loops
page-puzzles-scored-text = All 56 tiles, and as many points as you can get: one point per tile of the longest line, or loop, of each colour.
page-puzzles-pyramid = The pyramid
page-puzzles-pyramid-text = Every tile is in its place: just rotate them. The booklet's picture is lost; this layout is ours.
page-puzzles-own = Your own
page-puzzles-own-text = Choose tiles, a board and a goal, then send the puzzle to somebody.
page-puzzles-own-make = Make a puzzle
page-puzzles-own-tiles =
    { $count ->
        [one] Tiles: { $count } chosen
       *[other] Tiles: { $count } chosen
    }
page-puzzles-own-quick = Many at once
page-puzzles-own-no_tile = None
page-puzzles-own-every_tile = All 56
page-puzzles-own-ten = First ten
page-puzzles-own-pile-R = Red pile
page-puzzles-own-pile-Y = Yellow pile
page-puzzles-own-pile-B = Blue pile
page-puzzles-own-pile-G = Green pile
page-puzzles-own-pile-W = White pile
page-puzzles-own-without-R = Without red
page-puzzles-own-without-Y = Without yellow
page-puzzles-own-without-B = Without blue
page-puzzles-own-without-G = Without green
page-puzzles-own-without-W = Without white
page-puzzles-own-sets = How many of each
page-puzzles-own-board = Board
page-puzzles-own-shape-free = Free
page-puzzles-own-shape-triangle = Triangle
page-puzzles-own-shape-hexagon = Hexagon
page-puzzles-own-shape-spiral = Spiral
page-puzzles-own-cells = It has { $cells } cells; { $tiles } tiles are chosen.
page-puzzles-own-holes = Count solutions with enclosed spaces too
page-puzzles-own-goal = Goal
page-puzzles-own-form-none = nothing
page-puzzles-own-form-loop = one loop
page-puzzles-own-form-line = one line
page-puzzles-own-asked = One of them: which one is part of the puzzle
page-puzzles-own-match = Without a goal, all edges just have to match.
page-puzzles-own-lack-tiles = Choose some tiles.
page-puzzles-own-lack-many = A puzzle has at most { $most } tiles.
page-puzzles-own-lack-goal = Choose a goal, or a board to fill.
page-puzzles-own-lack-cells = The board needs as many tiles as it has cells.
page-puzzles-own-try = Check whether it can be solved
page-puzzles-own-making = Solving…
page-puzzles-own-unsolvable = There is no solution. This has been proved.
page-puzzles-own-stopped = Not known: no solution was found in time.

bad-generate-tiles = Puzzles of this kind cannot have { $low } to { $high } tiles.

bad-puzzle-long = The id of a puzzle has at most { $most } characters here.
bad-puzzle-cell_twice = The board names the cell { $q },{ $r } twice.

## Puzzles that are made

bad-generate-kind = There is no kind of puzzle “{ $text }”: choose one of { $kinds }.
bad-generate-grade = A grade is a whole number from { $low } to { $high }.

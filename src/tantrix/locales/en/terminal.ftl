### The game in the terminal and in pictures.

## The words of the game

stage-forced = forced spaces
stage-free = free move
stage-after = forced spaces again
stage-relief = relief after a gobble
stage-offered = an offer to end
stage-over = game over
termination-stuck = The remaining tiles no longer fit anywhere.
termination-agreed = Both players agreed to end the game.
termination-forfeited = Nobody can place a tile, and the bag is empty.
termination-played = All tiles have been placed.
termination-deadlock = Deadlock: no free move is possible, so nobody wins.
termination-resigned = All but one have resigned.
robot-random = random
robot-greedy = greedy
robot-planner = planner
robot-level1 = Plop
robot-level2 = Bibo
robot-level3 = Tilu
robot-level4 = Moku
robot-level5 = Hexi
robot-level6 = Rubo
robot-level7 = Sarco
robot-level8 = Vexa
robot-level9 = Orlax
robot-level10 = Tantor
list-and = { $words } and { $last }

## What is asked now, and how it ended

ask-first = { $name } places the first tile.
ask-forced =
    { $count ->
        [one] { $name } must fill a forced space: { $count } tile fits.
       *[other] { $name } must fill a forced space: { $count } tiles fit.
    }
ask-free = { $name } has the free move.
ask-relief = A gobble! Send back the top penalty tile, play it, or keep it.
ask-offered = Your opponent offers to end the game: agree or decline.
ask-after =
    { $count ->
        [one] { $name } must fill a forced space again: { $count } tile fits.
       *[other] { $name } must fill a forced space again: { $count } tiles fit.
    }
ask-draw = { $name } draws a tile.
over-won = { $name } wins.
over-team = { $names } win.
over-tie = A tie between { $names }.
bag-left =
    { $count ->
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
bag-empty = The bag is empty: the restrictions are lifted

## Pictures and their text

picture-tile = Tile { $tile }
picture-back = Back of tile { $tile }
picture-hand =
    { $count ->
        [one] Hand of { $count } tile
       *[other] Hand of { $count } tiles
    }
picture-board =
    { $count ->
        [one] Tantrix of { $count } tile
       *[other] Tantrix of { $count } tiles
    }
picture-spaghetti = Spaghetti of { $tiles } tiles
picture-spaghetti-help = Drag to move. Wheel, pinch or + and - to zoom, 0 to show everything.
picture-spaghetti-closer = Closer
picture-spaghetti-farther = Farther
picture-spaghetti-whole = Show everything
picture-no_tiles = no tiles
picture-forced = Forced spaces
picture-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
picture-player = { $name }: { $points }
picture-fits = { $name }: { $tiles }
picture-fits_nobody = nobody's tile fits

termination-tie = All players agreed to a draw.
termination-adjudicated = Somebody took far too long: the game was scored as it stood.
termination-default = One side did not come, or lost by a ruling: the other side wins by default.
termination-absent = Neither side came: no game was played.
termination-void = The game was not needed any more: it does not count.

## What is asked now, and pictures

mindgame-ask-first = { $name } places the first tile, anywhere on the board.
mindgame-ask-forced =
    { $count ->
        [one] { $name } must fill a priority move: { $count } tile fits. That is the whole turn.
       *[other] { $name } must fill a priority move: { $count } tiles fit. That is the whole turn.
    }
mindgame-ask-free = { $name } places a tile.
mindgame-ask-after =
    { $count ->
        [one] { $name } must fill a priority move too: { $count } tile fits.
       *[other] { $name } must fill a priority move too: { $count } tiles fit.
    }
mindgame-ask-offered = { $name } must answer the offer to end the game: agree or decline.
mindgame-forfeit = { $name } cannot place a tile and forfeits the turn.
mindgame-bag_empty = The bag is empty
mindgame-picture =
    { $count ->
        [one] Board of the Mind Game with { $count } tile
       *[other] Board of the Mind Game with { $count } tiles
    }
mindgame-score =
    { $count ->
        [one] { $count } link
       *[other] { $count } links
    }
mindgame-legend = Edges of a tile with the same small letter are joined.
mindgame-priority = Priority moves

## What an engine of somebody else does wrong

robot-engine-no_command = “{ $command }” cannot be started: { $why }.
robot-engine-posix = The engine “{ $command }” cannot be started: engines as players need Linux, macOS or another POSIX system.
robot-engine-ended = The engine “{ $command }” has ended (status { $status }).
robot-engine-late = The engine “{ $command }” has not answered within { $seconds } s.
robot-engine-flood = The engine “{ $command }” does not stop writing.
robot-engine-illegal = The engine “{ $command }” chose “{ $text }”, which is not legal.
robot-engine-refused = The engine “{ $command }” refused: { $text }
robot-engine-no_option = The engine “{ $command }” has no option “{ $name }”, only { $known }.
robot-engine-no_options = The engine “{ $command }” has no option “{ $name }”: it has none at all.
robot-engine-busy = The engine “{ $command }” is still thinking.

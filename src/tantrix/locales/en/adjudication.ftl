### Adjudication: what went wrong at a table, and what is done about it.

## How it cannot be called

bad-adjudicate-time = “{ $text }” is not a time: write minutes and seconds, as in 19:30.
bad-adjudicate-record_only = { $option } needs a record; a position has no history.

## What was wrong

adjudicate-fault-match = Placement { $number } by { $name }: colours do not match ({ $places }).
adjudicate-fault-three_alike = Placement { $number } by { $name } leaves a forced space with three edges of one colour ({ $places }).
adjudicate-fault-fourth_tile = Placement { $number } by { $name } puts a fourth tile round a space ({ $places }).
adjudicate-fault-controlled_side = Placement { $number } by { $name } lies along a controlled side ({ $places }).
adjudicate-fault-connected = Placement { $number } by { $name } touches no other tile ({ $places }).
adjudicate-fault-turn = Placement { $number } by { $name } is out of turn ({ $places }).
adjudicate-fault-hand = Placement { $number }: the tile was not in the hand of { $name } ({ $places }).
adjudicate-fault-bag = Placement { $number }: { $name } drew a tile that was not next in the bag.
adjudicate-fault-surplus =
    { $count ->
        [one] { $name } has held { $count } tile since placement { $number }.
       *[other] { $name } has held { $count } tiles since placement { $number }.
    }
adjudicate-fault-short =
    { $count ->
        [one] { $name } has held only { $count } tile since placement { $number }, while the bag had some.
       *[other] { $name } has held only { $count } tiles since placement { $number }, while the bag had some.
    }
adjudicate-fault-unfilled = { $name } left the forced space { $places } unfilled at placement { $number }; it could have been filled with { $tiles }.

## What is done about it

adjudicate-remedy-remove =
    { $count ->
        [one] { $other } removes { $count } tile from the hand of { $name } at random, and it goes back to the bag.
       *[other] { $other } removes { $count } tiles from the hand of { $name } at random, and they go back to the bag.
    }
adjudicate-remedy-draw =
    { $count ->
        [one] { $name } draws the { $count } missing tile at once.
       *[other] { $name } draws the { $count } missing tiles at once.
    }
adjudicate-remedy-take_back = Placement { $number } by { $name } is taken back; surplus tiles go back to the bag at random.
adjudicate-remedy-take_back_all =
    { $count ->
        [one] Placement { $number } by { $name } is taken back, and the { $count } placement after it; surplus tiles go back to the bag at random.
       *[other] Placement { $number } by { $name } is taken back, and the { $count } placements after it; surplus tiles go back to the bag at random.
    }
adjudicate-remedy-redraw = The draw of { $name } after placement { $number } is undone, and everything after it; the tile goes back to the bag, and what is then missing is drawn.
adjudicate-remedy-tie = The players do not agree how to recover: the game is tied, 10.0 - 10.0 before penalties.
adjudicate-remedy-redo = { $name } takes the free move { $number } back, fills the forced spaces, and then makes any free move.
adjudicate-remedy-fill = { $name } fills the forced space { $places } and all that follow; the free move stays, and what is not confirmed is taken up.
adjudicate-remedy-undo = Everything is undone back to placement { $number } ({ $name }), where the forced space { $places } was overlooked in the endgame; the time used stays used.
adjudicate-remedy-nothing = It stands: it was announced too late, or has been put right.
adjudicate-otherwise-tie = If the players cannot agree how to recover, the game is tied, 10.0 - 10.0 before penalties.
adjudicate-agree-last_picked = the tiles picked up last go back to the bag
adjudicate-agree-only_that = only that one placement is taken back
adjudicate-agree-fill = the space is filled all the same
adjudicate-agree-stands = the game goes on as it lies
adjudicate-agree-tie = the game is tied

## What a position proves

adjudicate-sign-match = Colours do not match between { $places }.
adjudicate-sign-connected = Tiles lie apart from the others: { $places }.
adjudicate-sign-hole = There is a hole at { $places }, and the bag still has tiles.
adjudicate-sign-fourth_tile = Four tiles or more stand round the space { $places }, and the bag still has tiles.
adjudicate-sign-not_in_row = The three tiles round the forced space { $places } are not in a row, and the bag still has tiles.
adjudicate-sign-three_alike = The forced space { $places } has three edges of one colour, and the bag still has tiles.
adjudicate-sign-controlled_side = A tile lies along a controlled side: forced fills would lead to a fourth tile ({ $places }).
adjudicate-sign-twice = There more than once: tiles { $tiles }.
adjudicate-sign-count =
    { $count ->
        [one] There is { $count } tile in all, not 56.
       *[other] There are { $count } tiles in all, not 56.
    }
adjudicate-sign-surplus =
    { $count ->
        [one] { $name } holds { $count } tile: too many.
       *[other] { $name } holds { $count } tiles: too many.
    }
adjudicate-sign-short =
    { $count ->
        [one] { $name } holds { $count } tile only, and the bag still has some.
       *[other] { $name } holds { $count } tiles only, and the bag still has some.
    }

## The command

cli-command-adjudicate = Judge mistakes in a game, and what is done about them.
cli-about-adjudicate = Judge the record in FILE (- for standard input): every placement, every forced space that was left unfilled, the row of the decision table that applies, and the position after it. With --position FILE is a position, one line of seven fields, and what it proves is shown. --playouts estimates how a stopped game would end, by playing it out; Ctrl-C ends that early and keeps what was found. It never decides: a Controller does. Exit status: 0 nothing wrong, 1 something is, 2 bad input, 3 stopped.
cli-option-announced = The mistake was announced after this many placements; default: after the last one.
cli-option-adjudicate-by = The player who announced it; players count from 0.
cli-option-position = FILE is a position, not a record.
cli-option-playouts = How often to play the game out, with the greedy robot; 200 is usual.
cli-option-times = The time used by each player, as in 19:30,21:05; default: the clock of the record.
cli-option-adjudicate-limit = The time limit of a side; default: 20:00, in doubles 24:00.
cli-option-moment = When a space left unfilled was announced, where the record cannot show it: in the turn, before the next hand was in the bag, or later.
cli-option-no--agreement = The players do not agree how to recover.
cli-adjudicate-clean =
    { $count ->
        [one] { $count } placement: nothing is wrong.
       *[other] { $count } placements: nothing is wrong.
    }
cli-adjudicate-proves_nothing = The position proves nothing illegal.
cli-adjudicate-verdict = Remedy: { $text }
cli-adjudicate-agree = Both may agree instead: { $text }.
cli-adjudicate-position = Position: { $text }
cli-adjudicate-taken = Taken up: { $text }
cli-adjudicate-remove =
    { $count ->
        [one] { $name }: { $count } tile goes back to the bag at random.
       *[other] { $name }: { $count } tiles go back to the bag at random.
    }
cli-adjudicate-draw =
    { $count ->
        [one] { $name } draws { $count } tile.
       *[other] { $name } draws { $count } tiles.
    }
cli-adjudicate-back = Back in the bag: { $tiles }
cli-adjudicate-fill = Can be filled now: { $place } by { $text }
cli-adjudicate-fillers = { $name } with { $tiles }
cli-adjudicate-penalties = Penalties: { $text }
cli-adjudicate-standing = As it stands: { $scores }; tournament points with penalties { $points }
cli-adjudicate-points = Tournament points if tied, penalties paid: { $points }
cli-adjudicate-playouts =
    { $count ->
        [one] { $count } of { $asked } play-outs: mean margin { $margin } ({ $low } to { $high } at 95 %), mean tournament points { $points }
       *[other] { $count } of { $asked } play-outs: mean margin { $margin } ({ $low } to { $high } at 95 %), mean tournament points { $points }
    }
cli-adjudicate-progress = Playing out

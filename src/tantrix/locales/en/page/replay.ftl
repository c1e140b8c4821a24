### Replay and review.

## The end

## A replay

page-replay-numbers = Numbers in forced spaces
page-replay-numbers-hint = How many remaining tiles fit. After a slash: once the bag is empty; after a dash: those that also fit elsewhere.
page-replay-start = Before the first tile
page-replay-slider = Position in the game
page-replay-at =
    { $count ->
        [one] { $index } of { $count } tile
       *[other] { $index } of { $count } tiles
    }
page-replay-steps = Steps
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-last = To the end
page-replay-continue = Play on from here
page-replay-table = Table

## Connections

page-connections = Connections
page-connections-hint = Of the traced colour: what one tile would join, and the ends where none can follow.
page-connections-of = The connections of { $colour }
page-connections-none = Choose a score to trace its colour.
page-connections-length =
    { $count ->
        [one] { $count } tile with its indirect connections
       *[other] { $count } tiles with its indirect connections
    }
page-connections-now =
    { $count ->
        [one] { $count } end blocked for now
       *[other] { $count } ends blocked for now
    }
page-connections-ever =
    { $count ->
        [one] { $count } end blocked for ever
       *[other] { $count } ends blocked for ever
    }
page-connections-twins =
    { $count ->
        [one] { $count } twin space
       *[other] { $count } twin spaces
    }
page-connections-space-joint = one tile joins lines here
page-connections-space-now = a line is blocked here for now
page-connections-space-ever = a line is blocked here for ever
page-connections-space-twin = twin space

## A review

page-review = Review
page-review-ways = Back
page-review-table = Back to the game
page-review-leading = You are leading: all boards follow yours.
page-review-following = { $name } is leading.
page-review-following-host = Somebody else is leading.
page-review-unled = Nobody is leading.
page-review-lead = Lead
page-review-hand = Let them lead
page-review-people =
    { $count ->
        [one] { $count } person is here
       *[other] { $count } people are here
    }
page-review-try = variation
page-review-by = by { $name }

review-unknown = This review doesn't exist: its link may be incomplete.
review-not_leading = Only the person leading can do that.
review-no_move = This review has no such move.
review-full = This review cannot hold any more variations.
review-nobody = There is nobody of that name here.
review-led = Somebody else is already leading.
review-record = This record has no moves to play, or does not give the order of the bag.

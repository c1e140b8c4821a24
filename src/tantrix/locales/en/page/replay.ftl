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
page-replay-more = More

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

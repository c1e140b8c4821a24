### The board, its tiles and spaces, what is asked and what a placement does.

## Colours, tiles and spaces in words

page-link-corner-R = red corner
page-link-corner-Y = yellow corner
page-link-corner-B = blue corner
page-link-corner-G = green corner
page-link-corner-W = white corner
page-link-bend-R = red bend
page-link-bend-Y = yellow bend
page-link-bend-B = blue bend
page-link-bend-G = green bend
page-link-bend-W = white bend
page-link-straight-R = red straight
page-link-straight-Y = yellow straight
page-link-straight-B = blue straight
page-link-straight-G = green straight
page-link-straight-W = white straight
page-cell = q { $q } r { $r }
page-tile = tile { $tile }, { $links }
page-space = space { $at }
page-space-forced = forced
page-space-barred = barred by the restrictions
page-space-numbers = fits { $numbers }
page-space-lit = the chosen tile goes here
page-fit-yours =
    { $count ->
        [one] { $count } of your tiles fits
       *[other] { $count } of your tiles fit
    }
page-fit-theirs =
    { $count ->
        [one] { $count } tile of { $name } fits
       *[other] { $count } tiles of { $name } fit
    }
page-fit-nobody = nobody's tile fits
page-fit-short = { $name } ({ $count })
page-fit-short-nobody = nobody

## A table

page-board = The Tantrix
page-zoom = Size of the board
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-fit = Show everything
page-bag =
    { $count ->
        [one] { $count } tile left in the bag
       *[other] { $count } tiles left in the bag
    }
page-seat-turn = to play
page-seat-gone = resigned
page-seat-clock = Time left:
page-seat-score =
    { $count ->
        [one] { $name }: { $count } point. Trace the best line
       *[other] { $name }: { $count } points. Trace the best line
    }
page-seat-line =
    { $count ->
        [one] line of { $count } tile
       *[other] line of { $count } tiles
    }
page-seat-loop =
    { $count ->
        [one] loop of { $count } tile
       *[other] loop of { $count } tiles
    }
page-hand-of = Hand: { $name }
page-hand-fits = fits a forced space
page-hand-nowhere = goes nowhere now
page-hand-key = key { $key }
page-ask = What is asked
page-ask-named = { $name }: { $ask }
page-ask-first = Lay the first tile
page-ask-forced =
    { $count ->
        [one] Fill a forced space ({ $count } of your tiles fits)
       *[other] Fill a forced space ({ $count } of your tiles fit)
    }
page-ask-free = Your free move
page-ask-filling = Your only tile that fits is played…
page-ask-chosen =
    { $count ->
        [one] Tile { $tile }: { $count } space to choose from
       *[other] Tile { $tile }: { $count } spaces to choose from
    }
page-ask-target =
    { $count ->
        [one] Choose the tile for this space ({ $count } goes there)
       *[other] Choose the tile for this space ({ $count } go there)
    }
page-ask-other = { $name } is to play
page-ask-thinking = { $name } is thinking…
page-ask-filling_robot = { $name } fills forced spaces…
page-ask-endgame = The bag is empty: restrictions are lifted
page-trial = The tile on trial
page-turn-left = Turn left
page-turn-right = Turn right
page-place = Place
page-placing = Placing…
page-preview = What it would do
page-preview-waiting = Looking at what it would do…
page-preview-nothing = No line grows, no space is forced
page-preview-yours = Your line: { $before } → { $after }
page-preview-theirs = Line of { $name }: { $before } → { $after }
page-preview-loop =
    { $count ->
        [one] Closes a { $colour } loop of { $count } tile: { $score }
       *[other] Closes a { $colour } loop of { $count } tiles: { $score }
    }
page-preview-forced = New forced space; who can fill it: { $who }
page-resign = Resign
page-resign-text = The game is then lost, and cannot be taken up again.
page-resign-no = Play on
page-resign-yes = Resign
page-resign-named = { $name } resigns

## The end

page-result = How it ended
page-result-you = You win!
page-result-win =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
page-result-tie = A tie between { $names }
page-result-deadlock = Deadlock: nobody wins
page-result-resigned = By resignation
page-result-points = { $points } tournament points
page-result-overtime = { $time } over time

## Moves in words

page-log = Moves
page-log-none = No tile has been laid yet.
page-log-forced = fills with { $tile }
page-log-free = lays { $tile }
page-move-forced = { $name }: tile { $tile } fills the forced space { $at }
page-move-free = { $name }: tile { $tile } at { $at }
page-move-drawn = { $move }, { $drawn } drawn

page-live-paused-ask = Nobody moves until it goes on.
page-live-dot-here = is here
page-live-dot-away = is away
page-live-dot-robot = a robot plays
page-live-result-tie = By agreement
page-live-result-adjudicated = Scored as it stood: the time was far past
page-live-result-default = By default: { $names } did not go on
page-result-room = Back to the room

## Games by name, and what all of them say

page-steps = What you may do instead
page-space-priority = priority move
page-space-round = { $numbers } tiles round it
page-space-gobble = a gobble

## Steps: as news, in the list of moves, and on their buttons

page-step-discard = { $name }: a tile to the penalty stack
page-step-return = { $name }: a penalty tile back to the bag
page-step-keep = { $name }: the penalty stack stays
page-step-offer = { $name }: an offer to end the game
page-step-agree = { $name }: agreed, the game ends
page-step-decline = { $name }: no, the game goes on
page-log-step-discard = to the penalty stack
page-log-step-return = back to the bag
page-log-step-keep = keeps the stack
page-log-step-offer = offers to end
page-log-step-agree = agrees
page-log-step-decline = plays on
page-step-do-discard = To the penalty stack
page-step-do-return = Return to the bag
page-step-do-keep = Keep the stack
page-step-do-offer = Offer to end the game
page-step-do-agree = Agree
page-step-do-decline = Play on

## Solitaire

page-solitaire-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-solitaire-ask = Join the tile where you like
page-solitaire-ask-forced =
    { $count ->
        [one] It fits { $count } forced space, so it goes there
       *[other] It fits { $count } forced spaces: choose one of them
    }
page-solitaire-preview-next = New forced space: the next tile must go into one
page-solitaire-preview-later = New forced space: the next tile does not fit it
page-solitaire-loop = One loop through all 14 tiles: { $score } points!
page-solitaire-line = One line through all 14 tiles: { $score } points!

## Gobble for one

page-gobble-ask =
    { $count ->
        [one] Join the tile: it goes into { $count } space
       *[other] Join the tile: it goes into { $count } spaces
    }
page-gobble-ask-discard = It can be joined nowhere
page-gobble-ask-relief = A gobble! Play penalty tile { $tile }, or:
page-gobble-preview-gobble = A gobble
page-gobble-preview-none = Joins two tiles
page-gobble-won = All 56 tiles are played!
page-gobble-left =
    { $count ->
        [one] { $count } tile is left
       *[other] { $count } tiles are left
    }

## The Mind Game

page-mind-text = Red against black, the game of 1988: tiles with three links each, a board with a margin, and the longest line of your colour.
page-mind-colour-R = Red, begins
page-mind-colour-K = Black
page-mind-reading = Board and tiles
page-mind-reading-text = No source tells the size of the board or the list of the tiles. A hexagon of six spaces a side and every pattern twice are our reading.
page-mind-side = Spaces a side
page-mind-copies = Tiles
page-mind-copies-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
page-mind-line =
    { $count ->
        [one] line of { $count } link
       *[other] line of { $count } links
    }
page-mind-loop =
    { $count ->
        [one] loop of { $count } link
       *[other] loop of { $count } links
    }
page-mind-ask = Lay a tile beside the others
page-mind-ask-first = Lay the first tile anywhere on the board
page-mind-ask-priority =
    { $count ->
        [one] A priority move: { $count } of your tiles can fill it
       *[other] A priority move: { $count } of your tiles can fill it
    }
page-mind-ask-offered = The end of the game is offered to you
page-mind-ask-waiting = { $name } thinks about the offer…
page-mind-preview-priority = New priority move; who can fill it: { $who }
page-mind-forfeit =
    { $count ->
        [one] { $names } could lay no tile: a turn passed by
       *[other] { $names } could lay no tile: turns passed by
    }
page-result-agreed = By agreement
page-result-forfeited = Nobody could lay a tile any more

## How to play

page-link-corner-K = black corner
page-link-bend-K = black bend
page-link-straight-K = black straight

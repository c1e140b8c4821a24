### A table: seats and hands, what is asked, what a placement does, the result, the log.

## Colours, tiles and spaces in words

page-space-forced = forced
page-space-barred = barred by the restrictions
page-space-numbers = fits { $numbers }
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
page-fit-nobody = nobody has a tile that fits
page-fit-short = { $name } ({ $count })
page-fit-short-nobody = nobody

## A table

page-bag =
    { $count ->
        [one] { $count } tile left in the bag
       *[other] { $count } tiles left in the bag
    }
page-seat-partner = partner
page-seat-team = team
page-seat-turn = to move
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
page-hand-fits = fits a forced space
page-ask = Your task
page-ask-named = { $name }: { $ask }
page-ask-first = Place the first tile
page-ask-forced =
    { $count ->
        [one] Fill a forced space ({ $count } of your tiles fits)
       *[other] Fill a forced space ({ $count } of your tiles fit)
    }
page-ask-free = Your free move
page-ask-ahead = Not your turn yet: just a trial
page-ask-filling = Placing your only tile that fits…
page-ask-chosen =
    { $count ->
        [one] Tile { $tile } fits in { $count } place
       *[other] Tile { $tile } fits in { $count } places
    }
page-ask-target =
    { $count ->
        [one] Choose the tile for this space ({ $count } fits)
       *[other] Choose the tile for this space ({ $count } fit)
    }
page-ask-other = { $name } to move
page-ask-thinking = { $name } is thinking…
page-ask-filling_robot = { $name } is filling forced spaces…
page-ask-endgame = The bag is empty: restrictions are lifted
page-turn-left = Rotate left
page-placing = Placing…
page-preview = What this placement does
page-preview-waiting = Checking…
page-preview-nothing = Changes no line, forces no space
page-preview-yours = Your line: { $before } → { $after }
page-preview-theirs = { $name }'s line: { $before } → { $after }
page-preview-loop =
    { $count ->
        [one] Closes a { $colour } loop of { $count } tile: { $score }
       *[other] Closes a { $colour } loop of { $count } tiles: { $score }
    }
page-preview-forced = New forced space: { $who }
page-resign-text = You lose the game, and it cannot be resumed.
page-resign-named = { $name } resigns

## The end

page-result-you = You win!
page-result-win =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
page-result-tie = Tie between { $names }
page-result-deadlock = Deadlock: nobody wins
page-result-absent = Nobody came: no game was played
page-result-resigned = By resignation
page-result-unanalysed = Only games of two are analysed.
page-result-points = { $points } tournament points
page-result-overtime = { $time } over time

## Moves in words

page-log = Moves
page-log-draw = Draw for the start: { $draws }. First to play: { $name }.
page-result-margin =
    { $count ->
        [one] By { $count } point
       *[other] By { $count } points
    }
page-share = Share
page-share-list = Show it in the archive
page-share-listed = It is in the archive
page-log-none = No tiles placed yet.
page-move-forced = { $name }: tile { $tile } fills a forced space
page-move-free = { $name }: tile { $tile } placed
page-move-drawn = { $move }, { $drawn } drawn
page-live-paused-ask = Nobody can move until the game is resumed.
page-live-awaited-ask = The game begins once everybody is here.
page-live-dot-here = is here
page-live-dot-away = is away
page-live-dot-robot = robot playing
page-live-result-tie = By agreement
page-live-result-adjudicated = Scored as it stood: far over time
page-live-result-default = By default: { $names } did not continue
page-live-result-absent = By default: { $names } did not come
page-live-result-ruled-scores = Scored as it stood, by a Controller
page-live-result-ruled-tie = A tie, by a Controller’s ruling
page-live-result-ruled-default = By default, by a Controller’s ruling
page-live-result-ruled-absent = Neither side came, by a Controller’s ruling
page-result-room = Back to the room
page-result-tournament = Back to the tournament

## Games by name, and what all of them say

page-steps = Other moves
page-space-priority = priority move
page-space-round = { $numbers } tiles around it
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
page-solitaire-ask = Place the tile anywhere it fits
page-solitaire-ask-forced =
    { $count ->
        [one] It fits { $count } forced space, so place it there
       *[other] It fits { $count } forced spaces: choose one
    }
page-solitaire-preview-next = New forced space: the next tile must be placed in one
page-solitaire-preview-later = New forced space: the next tile doesn't fit it
page-solitaire-loop = One loop through all 14 tiles: { $score } points!
page-solitaire-line = One line through all 14 tiles: { $score } points!

## Gobble for one

page-gobble-ask =
    { $count ->
        [one] Place the tile: { $count } place fits
       *[other] Place the tile: { $count } places fit
    }
page-gobble-ask-discard = No place for this tile
page-gobble-ask-relief = A gobble! Play penalty tile { $tile }, or:
page-gobble-preview-gobble = A gobble
page-gobble-preview-none = Touches two tiles
page-gobble-won = All 56 tiles are placed!
page-gobble-left =
    { $count ->
        [one] { $count } tile is left
       *[other] { $count } tiles are left
    }

## The Mind Game

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
page-mind-ask = Place a tile next to the others
page-mind-ask-first = Place the first tile anywhere on the board
page-mind-ask-priority =
    { $count ->
        [one] A priority move: { $count } of your tiles can fill it
       *[other] A priority move: { $count } of your tiles can fill it
    }
page-mind-ask-offered = Your opponent offers to end the game
page-mind-ask-waiting = { $name } is considering the offer…
page-mind-preview-priority = New priority move – can be filled by: { $who }
page-mind-forfeit =
    { $count ->
        [one] { $names } could not place a tile: turn skipped
       *[other] { $names } could not place a tile: turns skipped
    }
page-result-agreed = By agreement
page-result-forfeited = Nobody could place another tile
page-files = Files
page-files-picture = Picture of this step (SVG)
page-files-animation = Animation (GIF)
page-files-json = Whole game (JSON)
page-record = Download the record

### Why an action is against the rules.

## Why an action is against the rules

illegal-occupied = There is already a tile there: { $tile }.
illegal-not_connected = Each tile must touch the Tantrix: that space does not.
illegal-mismatch = The colours don't match there.
illegal-three_alike = That leaves a forced space with three edges of one colour, which no tile can fill.
illegal-fourth_tile = While there are tiles in the bag, no space may have four tiles around it: that would create one.
illegal-controlled_side = That is along a controlled side: the marked forced space must be filled first.
illegal-tile_not_in_hand = Tile { $tile } is not in your hand.
illegal-forced_first = Forced spaces come first: your tiles can fill { $count } of them now.
illegal-game_over = The game is over: no more tiles can be placed.
illegal-draw_due = A tile must be drawn first.
illegal-step = This is not possible now: { $step }.
illegal-draw = Tile { $tile } cannot be drawn now.
illegal-first_tile = The first tile of a game is placed in the middle.
illegal-resign = Only players who are still in the game can resign.
illegal-rotation = A rotation is a whole number from 0 to 5, not { $rotation }.
illegal-no_such_tile = There is no tile { $tile }: they are numbered 1 to 56.

## Why an action is against the rules

illegal-two_tiles = A tile must touch at least two others; there it touches only one.
illegal-not_top = Only the top tile of the penalty stack can be played now: tile { $tile }.
illegal-can_be_joined =
    { $count ->
        [one] This tile fits in { $count } place, so it cannot be discarded.
       *[other] This tile fits in { $count } places, so it cannot be discarded.
    }
illegal-race-no_player = There is no player { $player } in this race.
illegal-race-out = You are out: there is nothing left to do.
illegal-race-resigned = You have resigned from this race.
illegal-race-give_first = You made a gobble: give somebody a tile first.
illegal-race-hand_full = Place or discard tile { $tile } first.
illegal-race-hand_empty = You have no tile in hand: flip one first.
illegal-race-pile_empty = Your pile is empty.
illegal-race-stack_empty = Your penalty stack is empty.
illegal-race-nothing_owed = You can give a tile only after a gobble of your own, once.
illegal-race-give_to = You can give tiles only to others who are still in the race.

illegal-no_resigning = You cannot resign here: start another game.

## Why an action is against the rules

illegal-margin = That is on the margin or beyond it: the board has { $side } cells per side.
illegal-apart = Each tile must touch one on the board: that space does not.
illegal-red_centre = Red may not start with an all-red tile in the very centre.
illegal-priority_first =
    { $count ->
        [one] Priority moves come first: your tiles can fill { $count } space now.
       *[other] Priority moves come first: your tiles can fill { $count } spaces now.
    }
illegal-priority_order = You cannot fill all priority moves: those with { $sides } tiles around them come first.
illegal-priority_all =
    { $count ->
        [one] Your tiles can fill all priority moves: fill this one so that you can fill { $count } more.
       *[other] Your tiles can fill all priority moves: fill this one so that you can fill { $count } more.
    }
illegal-parity = The sixth tile around a hole must leave an even number of red and of black edges; this one does not.
illegal-no_such_piece = There is no tile { $tile }: in this game they are numbered 1 to { $most }.
illegal-answer_due = The offer to end the game must be answered first.
illegal-offer = You can offer to end the game at the beginning of your turn, with at least one tile on the board, and once between two placements.

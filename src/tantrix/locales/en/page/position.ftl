### The page that shows a position.

## Positions

bad-position = The position cannot be read at “{ $text }” (field { $field }, { $name }).
bad-position-fields = A position has seven fields, separated by single spaces.
bad-position-version = “{ $text }” is not a known version of positions.
bad-position-game = There is no game “{ $text }”.
bad-position-other_game = This is a position of “{ $text }”, but another game is needed here.
bad-position-players = “{ $text }”: this game cannot be played by that many.
bad-position-option = “{ $text }” has an option that is unknown or appears twice.
bad-position-doubles = “{ $text }”: doubles are for four players.
bad-position-colours = “{ $text }”: each side needs a colour of its own.
bad-position-resigned = “{ $text }”: only players can have resigned, each once.
bad-position-stage = “{ $text }” is not a stage: use forced, free, after or over.
bad-position-no_draw = “{ $text }”: no draw can be due when the bag is empty.
bad-position-player = “{ $text }” is not a player: they are numbered from 0.
bad-position-hands = “{ $text }”: there must be one hand per player.
bad-position-tile = “{ $text }”: tiles are numbered 1 to 56.
bad-position-tile_twice = “{ $text }”: this tile appears twice.
bad-position-bag_size = “{ $text }” is not a possible size of the bag.
bad-position-form = “{ $text }” is not a placement such as 25@0,-1:5.
bad-position-coordinate = “{ $text }”: that place is too far away.
bad-position-rotation = “{ $text }”: a rotation is a whole number from 0 to 5.
bad-position-cell_twice = “{ $text }”: there is already a tile there.
bad-position-mismatch = “{ $text }”: its colours do not match where tiles touch.

## A position

page-position-lead = A position is one line of text. The “Position” button of a replay opens this page.
page-position-example = Look at an example
page-position-text = Text of the position
page-position-show = Show
page-position-bad = This position cannot be shown
page-position-turn = { $name } to move: { $stage }
page-stage-forced = forced spaces first
page-stage-free = free move
page-stage-after = forced spaces after the free move
page-stage-over = the game is over

## What cannot be played or read

bad-position-lot = “{ $text }”: the lot must be below 2**32, and needs a bag in a known order.
bad-position-hand_and_stack = “{ $text }” is not a hand and penalty stack, such as 25/3,4.
bad-position-stage_tiles = “{ $text }” does not agree with the tiles in hand, stack and bag.

bad-position-triple = “{ $text }”: a triple is RYB, RYG, RBG or YBG.
bad-position-goal = “{ $text }”: a goal is best, line or loop.
bad-position-colour = “{ $text }”: the triple does not have the colour of the goal.
bad-position-tiles = “{ $text }”: one of the tiles is not in this game.
bad-position-hand = “{ $text }”: there must be one tile in hand, or none when the stack is empty too.
bad-position-not_over = “{ $text }”: there is still a tile to place.

## What cannot be read or set

bad-position-setting = “{ $text }”: this game has no such setting.
bad-position-full_hand = “{ $text }”: no draw can be due when the hand is full.
bad-position-no_piece = “{ $text }”: there is no such tile in this game.
bad-position-margin = “{ $text }”: that is on the margin of the board or beyond it.

### The page that shows a position.

## Positions

bad-position = The position cannot be read at “{ $text }” (field { $field }, { $name }).
bad-position-fields = A position has seven fields, one space between each two.
bad-position-version = “{ $text }” is no version of positions that is known here.
bad-position-game = “{ $text }” is no game that is known here.
bad-position-players = “{ $text }”: this game is not for so many players.
bad-position-option = “{ $text }” has an option that is unknown or stands twice.
bad-position-doubles = “{ $text }”: doubles are for four players.
bad-position-colours = “{ $text }”: each side needs a colour of its own.
bad-position-resigned = “{ $text }”: those who resigned must be players, each named once.
bad-position-stage = “{ $text }” is no stage: say forced, free, after or over.
bad-position-no_draw = “{ $text }”: no draw can be due, the bag is empty.
bad-position-player = “{ $text }” is none of the players, who are numbered from 0.
bad-position-hands = “{ $text }” are not as many hands as players.
bad-position-tile = “{ $text }”: tiles are numbered 1 to 56.
bad-position-tile_twice = “{ $text }”: this tile stands twice.
bad-position-bag_size = “{ $text }” is no size that the bag can have.
bad-position-form = “{ $text }” is no placement such as 25@0,-1:5.
bad-position-coordinate = “{ $text }”: that place is too far away.
bad-position-rotation = “{ $text }”: a rotation is a whole number from 0 to 5.
bad-position-cell_twice = “{ $text }”: another tile lies there.
bad-position-mismatch = “{ $text }”: its colours do not match where tiles touch.

## A position

page-position-text = Text of the position
page-position-show = Show
page-position-bad = This position cannot be shown
page-position-turn = { $name } to move: { $stage }
page-stage-forced = forced spaces first
page-stage-free = free move
page-stage-after = forced spaces after the free move
page-stage-over = the game is over

## What cannot be played or read

bad-position-lot = “{ $text }”: the lot is below 2**32, and goes with a bag in a known order.
bad-position-hand_and_stack = “{ $text }” is no hand and penalty stack, such as 25/3,4.
bad-position-stage_tiles = “{ $text }” does not go with the tiles in hand, stack and bag.

bad-position-triple = “{ $text }”: a triple is RYB, RYG, RBG or YBG.
bad-position-goal = “{ $text }”: a goal is best, line or loop.
bad-position-colour = “{ $text }”: the triple does not have the colour of the goal.
bad-position-tiles = “{ $text }”: this game does not have one of the tiles.
bad-position-hand = “{ $text }”: one tile is in hand, and none when the stack is empty too.
bad-position-not_over = “{ $text }”: a tile is still to be laid.

## What cannot be read or set

bad-position-setting = “{ $text }”: this game cannot have that.
bad-position-full_hand = “{ $text }”: no draw can be due, the hand is full.
bad-position-no_piece = “{ $text }”: this game has no such tile.
bad-position-margin = “{ $text }”: that is on the margin of the board or beyond it.

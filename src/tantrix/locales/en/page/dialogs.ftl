### The dialogs that every page has: rules in short, settings, keys.

## Settings

page-settings-theme = Tiles
page-settings-play = Play
page-settings-autoFill = Auto-play forced moves with one option
page-settings-autoFill-hint = When only one tile fits, in only one rotation.
page-settings-allTurns = Allow non-matching rotations
page-settings-allTurns-hint = Otherwise only those that fit.
page-settings-numbers = Show numbers in forced spaces
page-settings-instant = Robots answer at once
page-settings-instant-hint = Otherwise they place tile by tile.
page-settings-still = Reduce motion
page-settings-still-hint = Nothing glides or pulses, even if the system allows it.
page-theme-classic = Classic
page-theme-white = White for green
page-theme-textured = Textured
page-theme-contrast = High contrast
page-theme-print = Print

## How to play

page-rules-goal = Goal
page-rules-goal-text = Each player has a colour. Make one line of it as long as you can: a line counts a point a tile, a loop two. Only the best line or loop of your colour counts.
page-rules-match = The golden rule
page-rules-match-text = Where two tiles touch, the colours that meet must be the same.
page-rules-hand = Your hand
page-rules-hand-text = You hold six tiles, visible to all. For every tile you place, you draw one from the bag.
page-rules-forced = Forced spaces
page-rules-forced-text = An empty space with three tiles around it is forced: whoever can fill it must do so on their turn.
page-rules-turn = A turn
page-rules-turn-text = Fill the forced spaces that you can. Then place one tile where you like. Then again fill what you can.
page-rules-restrictions = What you may not do
page-rules-restrictions-text = You may not create a forced space with three edges of one colour, put a fourth tile around an empty space, or build along a side where forced moves would lead to that. Once the bag is empty, all this is allowed.
page-rules-end = The end
page-rules-end-text = The game is over when nobody can place another tile.
page-rules-marks = The marks on the board
page-rules-marks-text = A mark in a forced space shows a player who can fill it; a grey one means that nobody can. An arrow marks a tile that fits a forced space. The last moves have a golden rim.

## The pages of the race

page-settings-lit = Highlight fitting spaces in a race
page-settings-lit-hint = Otherwise you look for them yourself.

## How to play

page-rules-solitaire-goal = Goal
page-rules-solitaire-goal-text = Join 14 tiles of three colours into one line or loop as long as you can: a line counts a point a tile, a loop two. The best of any of the colours counts, so 28 is the most.
page-rules-solitaire-stack = The stack
page-rules-solitaire-stack-text = The tiles are face down in a stack. You see the number of the next one, and play the one in hand.
page-rules-solitaire-forced = Forced spaces
page-rules-solitaire-forced-text = An empty space with three or more tiles around it is forced: a tile that fits such a space must go into one. You choose which.
page-rules-solitaire-free = All else is free
page-rules-solitaire-free-text = Any other tile goes where it touches another one and all touching edges match. There are no restrictions.
page-rules-solitaire-end = The end
page-rules-solitaire-end-text = The game is over when all 14 tiles are placed. The streak asks for 28 points five times in a row.
page-rules-gobble-join = Placing
page-rules-gobble-join-text = Place every tile where it touches two or more tiles and all touching edges match.
page-rules-gobble-penalty = The penalty stack
page-rules-gobble-penalty-text = A tile that fits nowhere goes to the penalty stack.
page-rules-gobble-relief = A gobble
page-rules-gobble-relief-text = A tile that touches three or more is a gobble: then play the top of the penalty stack, or return it to the bag.
page-rules-gobble-marks = The stars
page-rules-gobble-marks-text = A star marks a space in which a tile would be a gobble.
page-rules-gobble-end = The end
page-rules-gobble-end-text = The goal is to place all tiles and have no penalty left. The result is the tiles left, the gobbles and the time.
page-rules-mindgame-goal = Goal
page-rules-mindgame-goal-text = The longest line of your colour, counted in links: a tile that it passes three times counts three.
page-rules-mindgame-turn = A turn
page-rules-mindgame-turn-text = Place one tile next to those on the board, all touching edges of one colour, not on the margin. Red begins anywhere, but not with an all-red tile in the very centre.
page-rules-mindgame-draw = Your hand
page-rules-mindgame-draw-text = Six new tiles come only when all six are gone, after the other player's turn.
page-rules-mindgame-priority = Priority moves
page-rules-mindgame-priority-text = An empty space with four or more tiles around it must be filled: by the player who placed the fourth, in the same turn, otherwise by the opponent, who then has no normal move. A player who cannot fill all of them begins where most tiles surround the space; the number tells how many.
page-rules-mindgame-holes = Holes
page-rules-mindgame-holes-text = The sixth tile around a space must leave an even number of red and of black edges there.
page-rules-mindgame-forfeit = No tile to place
page-rules-mindgame-forfeit-text = The turn is skipped, and the hand is filled up to six.
page-rules-mindgame-end = The end
page-rules-mindgame-end-text = The game is over when all tiles are placed, when both players agree, or when nobody can place another tile.

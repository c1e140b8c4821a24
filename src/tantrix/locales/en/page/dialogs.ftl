### The dialogs that every page has: rules in short, settings, keys.

## Settings

page-settings-theme = Tiles
page-settings-play = Play
page-settings-autoFill = Auto-play forced moves with one option
page-settings-autoFill-hint = When only one tile fits, in only one rotation.
page-settings-allTurns = Allow non-matching rotations
page-settings-allTurns-hint = Otherwise only matching ones.
page-settings-numbers = Show numbers in forced spaces
page-settings-numbers-hint = How many remaining tiles fit. After a slash: once the bag is empty; after a dash: those that also fit elsewhere. Hidden while you play a ranked or tournament game.
page-settings-tileNumbers = Show the numbers of tiles
page-settings-tileNumbers-hint = Otherwise only under the mouse pointer.
page-settings-codes = Show codes in the list of moves
page-settings-codes-hint = The notation of records, such as 25@0,-1:5.
page-settings-sound = Sounds
page-settings-sound-hint = A click for each tile, a chime for a loop.
page-settings-vibration = Vibration
page-settings-vibration-hint = On devices that can.
page-settings-instant = Robots answer at once
page-settings-instant-hint = Otherwise they place one tile at a time.
page-settings-still = Reduce motion
page-settings-still-hint = No animations, even if the system allows them.
page-theme-classic = Classic
page-theme-white = White for green
page-theme-textured = Textured
page-theme-contrast = High contrast
page-theme-print = Print

## How to play

page-rules-press = Go on
page-rules-again = Again
page-rules-more = All the rules, with hints (in a new tab)
page-rules-goal = Goal
page-rules-goal-text = Each player has a colour. Make one line of it as long as you can: a line is worth one point per tile, a loop two. Only the best line or loop of your colour counts.
page-rules-match = The golden rule
page-rules-match-text = Where two tiles touch, the colours that meet must be the same.
page-rules-hand = Your hand
page-rules-hand-text = You hold six tiles, visible to everyone. For every tile you place, you draw one from the bag.
page-rules-forced = Forced spaces
page-rules-forced-text = An empty space with three tiles around it is forced: a player who can fill it on their turn must do so.
page-rules-turn = A turn
page-rules-turn-text = Fill the forced spaces you can. Then place one tile wherever you like. Then fill what you can again.
page-rules-restrictions = What is forbidden
page-rules-restrictions-text = You may not create a forced space with three edges of one colour, place a fourth tile around an empty space, or build along a side where forced moves would lead to that. Once the bag is empty, all of this is allowed.
page-rules-end = The end
page-rules-end-text = The game ends when all tiles have been placed; a player without tiles misses turns. A player who has tiles but no legal move ends it in a deadlock, and nobody wins.
page-rules-marks = The marks on the board
page-rules-marks-text = A mark in a forced space shows a player who can fill it; a grey one means that nobody can. An arrow marks a tile that fits a forced space. The latest moves have a golden rim.

## The pages of the race

page-settings-lit = Highlight fitting spaces in a race
page-settings-lit-hint = Otherwise you look for them yourself.

## How to play

page-rules-solitaire-goal = Goal
page-rules-solitaire-goal-text = Join 14 tiles of three colours into the longest line or loop you can: a line is worth one point per tile, a loop two. The best line or loop of any colour counts, so 28 is the maximum.
page-rules-solitaire-stack = The stack
page-rules-solitaire-stack-text = The tiles are stacked face down. You see the number of the next one and play the one in your hand.
page-rules-solitaire-forced = Forced spaces
page-rules-solitaire-forced-text = An empty space with three or more tiles around it is forced: a tile that fits a forced space must be placed in one. You choose which.
page-rules-solitaire-free = No other limits
page-rules-solitaire-free-text = Any other tile goes wherever it touches another one and all touching edges match. There are no restrictions.
page-rules-solitaire-end = The end
page-rules-solitaire-end-text = The game is over when all 14 tiles are placed. For the streak, score 28 points five times in a row.
page-rules-gobble-join = Placing
page-rules-gobble-join-text = Place every tile where it touches two or more tiles and all touching edges match.
page-rules-gobble-penalty = The penalty stack
page-rules-gobble-penalty-text = A tile that fits nowhere goes to the penalty stack.
page-rules-gobble-relief = A gobble
page-rules-gobble-relief-text = Touching three or more tiles is a gobble: then play the top tile of the penalty stack, or return it to the bag.
page-rules-gobble-marks = The stars
page-rules-gobble-marks-text = A star marks a space in which a tile would be a gobble.
page-rules-gobble-end = The end
page-rules-gobble-end-text = The goal is to place all tiles and have no penalty tiles left. The result is the number of tiles left, the gobbles and the time.
page-rules-mindgame-goal = Goal
page-rules-mindgame-goal-text = Make the longest line of your colour, counted in links: a tile that the line passes through three times counts three.
page-rules-mindgame-turn = A turn
page-rules-mindgame-turn-text = Place one tile next to those on the board, with all touching edges matching, and not on the margin. Red starts anywhere, but not with an all-red tile in the very centre.
page-rules-mindgame-draw = Your hand
page-rules-mindgame-draw-text = You get six new tiles only when all six are gone, after the other player's turn.
page-rules-mindgame-priority = Priority moves
page-rules-mindgame-priority-text = An empty space with four or more tiles around it must be filled: by the player who placed the fourth, in the same turn, or else by the opponent, who then has no normal move. A player who cannot fill all of them starts with the space that has the most tiles around it; the number shows how many.
page-rules-mindgame-holes = Holes
page-rules-mindgame-holes-text = The sixth tile around a space must leave an even number of red and of black edges there.
page-rules-mindgame-forfeit = No tile to place
page-rules-mindgame-forfeit-text = The turn is skipped, and the hand is refilled to six.
page-rules-mindgame-end = The end
page-rules-mindgame-end-text = The game is over when all tiles are placed, when both players agree, or when nobody can place another tile.

## Games played offline

page-offline-joined = Your offline games are now in your account.

### The board, its tiles and spaces, wherever tiles are placed.

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
page-space-lit = the chosen tile goes here

## A table

page-board = The Tantrix
page-zoom = Size of the board
page-zoom-in = Larger
page-zoom-out = Smaller
page-zoom-fit = Show everything
page-drawer = Side panel
page-hand-nowhere = doesn't fit anywhere now
page-hand-key = key { $key }
page-trial = The tile you are trying
page-turn-right = Rotate right
page-place = Place
page-resign = Resign
page-resign-no = Play on
page-resign-yes = Resign

## The end

page-result = How it ended

## The Mind Game

page-mind-text = Red against black, the game of 1988: tiles with three links each, a board with a margin, and the longest line of your colour.
page-mind-colour-R = Red, moves first
page-mind-colour-K = Black
page-mind-reading = Board and tiles
page-mind-reading-text = It is not known how large the first board was, or which tiles there were. Here it is a hexagon with six spaces per side, with two tiles of each pattern.
page-mind-side = Spaces per side
page-mind-copies = Tiles
page-mind-copies-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

## How to play

page-link-corner-K = black corner
page-link-bend-K = black bend
page-link-straight-K = black straight
page-hand-of = Hand: { $name }

page-live-result-void-entered = The tournament’s director has entered the result
page-live-result-void-cancelled = The tournament was cancelled: this game does not count
page-live-result-void-unneeded = The match is decided: this game was not needed any more, and does not count

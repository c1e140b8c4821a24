### Input that cannot be read or cannot be met.

## What cannot be read: colours, tiles, games, placements

bad-action = There is no action with the number { $number } now.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-solutions-json = This is neither JSON (an error at character { $at }) nor lines of codes such as 25@0,-1:5.
bad-solutions-none = It contains no list of placements [tile, q, r, rotation].
bad-solutions-placement = Placement { $number } is not four whole numbers.

## A game at the terminal

bad-games = { $games } games cannot be played in pairs: use an even number.

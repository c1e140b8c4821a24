### Input that cannot be read or cannot be met.

## What cannot be read: colours, tiles, games, placements

bad-action = There is no action with the number { $number } now.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-solutions-json = This is neither JSON (an error at character { $at }) nor lines of codes such as 25@0,-1:5.
bad-solutions-none = It contains no list of placements [tile, q, r, rotation].
bad-solutions-placement = Placement { $number } is not four whole numbers.

## A game at the terminal

bad-recipe = This is not a recipe for training: { $why }.
bad-training_folder = { $folder } belongs to another recipe: choose another folder.
bad-results_file = { $file } cannot keep results of matches: { $why }.
bad-games = { $games } games cannot be played in pairs: use a multiple of { $multiple }.
bad-match_seats = Only robots of the engine play matches of more than two, or of teams, and only with --pairs.

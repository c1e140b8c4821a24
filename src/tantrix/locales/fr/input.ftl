### Input that cannot be read or cannot be met.

## What cannot be read: colours, tiles, games, placements

bad-action = Aucune action ne porte le numéro { $number } maintenant.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-solutions-json = Ce n’est ni du JSON, illisible au caractère { $at }, ni des lignes de codes comme 25@0,-1:5.
bad-solutions-none = Il n’y a pas de liste de poses [tuile, q, r, rotation] dedans.
bad-solutions-placement = La pose { $number } n’est pas quatre nombres entiers.

## A game at the terminal

bad-games = { $games } parties ne vont pas par paires : indiquez un nombre pair.

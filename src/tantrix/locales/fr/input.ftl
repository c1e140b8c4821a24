### Input that cannot be read or cannot be met.

## What cannot be read: colours, tiles, games, placements

bad-action = Aucune action ne porte le numéro { $number } maintenant.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-solutions-json = Ce n’est ni du JSON, illisible au caractère { $at }, ni des lignes de codes comme 25@0,-1:5.
bad-solutions-none = Il n’y a pas de liste de poses [tuile, q, r, rotation] dedans.
bad-solutions-placement = La pose { $number } n’est pas quatre nombres entiers.

## A game at the terminal

bad-recipe = Ce n’est pas une recette d’entraînement : { $why }.
bad-training_folder = { $folder } appartient à une autre recette : choisissez un autre dossier.
bad-results_file = { $file } ne peut pas garder les résultats de matchs : { $why }.
bad-games = { $games } parties ne vont pas par paires : indiquez un multiple de { $multiple }.
bad-match_seats = Seuls les robots du moteur jouent des matchs à plus de deux ou par équipes, et seulement avec --pairs.

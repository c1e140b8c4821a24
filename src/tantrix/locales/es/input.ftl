### Input that cannot be read or cannot be met.

## What cannot be read: colours, tiles, games, placements

bad-action = Ahora no hay ninguna acción con el número { $number }.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-solutions-json = Esto no es JSON (un error en el carácter { $at }) ni líneas de códigos como 25@0,-1:5.
bad-solutions-none = No contiene ninguna lista de colocaciones [ficha, q, r, giro].
bad-solutions-placement = La colocación { $number } no son cuatro números enteros.

## A game at the terminal

bad-recipe = Esto no es una receta de entrenamiento: { $why }.
bad-training_folder = { $folder } pertenece a otra receta: elige otra carpeta.
bad-results_file = { $file } no puede guardar resultados de encuentros: { $why }.
bad-games = { $games } partidas no se pueden jugar por pares: usa un múltiplo de { $multiple }.
bad-match_seats = Solo los robots del motor juegan encuentros de más de dos, o por equipos, y solo con --pairs.

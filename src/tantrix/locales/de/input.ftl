### Input that cannot be read or cannot be met.

## What cannot be read: colours, tiles, games, placements

bad-action = Es gibt jetzt keine Aktion mit der Nummer { $number }.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-solutions-json = Das ist weder JSON (Fehler bei Zeichen { $at }) noch Zeilen mit Codes wie 25@0,-1:5.
bad-solutions-none = Darin ist keine Liste gelegter Steine [Stein, q, r, Drehung].
bad-solutions-placement = Der gelegte Stein { $number } besteht nicht aus vier ganzen Zahlen.

## A game at the terminal

bad-recipe = Das ist kein Rezept zum Trainieren: { $why }.
bad-training_folder = { $folder } gehört zu einem anderen Rezept: Wähle einen anderen Ordner.
bad-results_file = { $file } kann keine Ergebnisse von Matches aufnehmen: { $why }.
bad-games = { $games } Partien gehen nicht in Paaren auf: Nimm ein Vielfaches von { $multiple }.
bad-match_seats = Nur Roboter der Engine spielen Matches zu mehr als zweit oder in Teams, und nur mit --pairs.

### The engine protocol.

## What a line of the protocol says wrong

bad-engine = « { $text } » ne se lit pas.
bad-engine-verb = « { $text } » n’est pas une commande de moteur.
bad-engine-word = « { $text } » est un mot de trop.
bad-engine-long = La ligne est trop longue.
bad-engine-number = « { $text } » n’est pas un nombre entier, ou il est trop petit ou trop grand.
bad-engine-limit = « { $text } » n’est pas une limite, ou elle est dite deux fois : il y a movetime, nodes, depth, infinite, et clock avec ou sans increment.
bad-engine-option = « { $text } » ne se règle pas : utilisez par exemple setoption name Level value greedy.
bad-engine-start = « { $text } » : un début a des joueurs (players), et bag ou seed, chacun une fois.
bad-engine-thinking = Le moteur réfléchit : envoyez d’abord stop.
bad-engine-no_position = Il n’y a pas encore de position à étudier.
bad-engine-fault = La réflexion s’est interrompue : { $text }
bad-engine-choice = Le robot a choisi { $text }, qui n’est pas un coup permis : renvoyez l’un de legal_actions().

## Analysis

bad-request = La demande ne se lit pas : { $why }.

### Errors that the server may send to any page.

## What cannot be read: colours, tiles, games, placements

bad-game = « { $text } » n’est pas un jeu comme strategy:2.
bad-game-game = « { $text } » n’est pas un jeu connu ici.
bad-game-players = « { $text } » : ce jeu ne se joue pas à tant de joueurs.
bad-game-option = « { $text } » a une option inconnue ou répétée.
bad-game-doubles = « { $text } » : on joue par équipes à quatre.
bad-game-colours = « { $text } » : chaque camp a besoin de sa propre couleur.
bad-game-resigned = « { $text } » : seuls des joueurs abandonnent, chacun une seule fois.
bad-placement = « { $text } » n’est pas un coup : indiquez la tuile, la place et la rotation, comme 25@0,-1:5.
bad-placement-tile = « { $text } » : les tuiles vont de 1 à 56.
bad-placement-coordinate = « { $text } » : cette place est trop éloignée.
bad-placement-rotation = « { $text } » : une rotation est un nombre entier de 0 à 5.
bad-placement-rotation_missing = « { $text } » : donnez aussi la rotation, comme 25@0,-1:5.
bad-placement-not_forced = « { $text } » : il n’y a pas d’espace forcé à cette place.
bad-placement-drawn = « { $text } » : la tuile piochée n’est pas entre 1 et 56.

## What the server refuses

bad-json = Ce n’est pas du JSON.
bad-type = « { $type } » n’est pas un type de message connu.
bad-message = Le message contient une erreur à « { $field } ».
bad-value = Le message contient une valeur qui ne peut être ni enregistrée ni trouvée.
bad-theme = Il n’y a pas de thème « { $text } » : choisissez parmi { $known }.
bad-origin = Cette page n’appartient pas à ce serveur.
bad-protocol = Cette page n’a pas la même version que le serveur : rechargez-la.
bad-path = Cette page n’existe pas.
bad-method = Cette adresse n’accepte que { $allowed }.
table-unknown = Cette table n’existe pas : son lien est peut-être incomplet.
table-stale_version = La partie a continué entre-temps : regardez à nouveau, puis jouez.
table-not_your_seat = Ce n’est pas votre place : seul son joueur peut le faire.
table-not_your_turn = Ce n’est pas votre tour.
table-not_over = Cela n’est possible qu’une fois la partie terminée.
table-over = La partie est terminée à cette table.
table-paused = La table fait une pause : réessayez dans un instant.
bad-analysis-players = On n’analyse que les parties à deux, pas à { $players }.
bad-analysis-running = Une partie s’analyse une fois finie.
bad-analysis-failed = L’analyse a pris trop de temps : réessayez.
bad-analysis-empty = Rien à analyser : aucune tuile n’a été posée.
bad-analysis-nothing = Aucune tuile ne peut être posée dans cette position.
limit-frame = Le message est trop long.
limit-rate = Trop vite : réessayez dans { $seconds } s.
limit-places = { $most } pages sont déjà ouvertes à votre adresse : fermez-en une.
limit-slow = Le message a mis trop de temps à arriver : réessayez.

bad-name = Ce n’est pas un nom.
bad-name-length = Un nom a de { $shortest } à { $longest } caractères.
bad-name-letters = Un nom n’a que des lettres, des chiffres, des espaces et - _ .
bad-name-scripts = Un nom n’a de lettres que d’un seul alphabet.
bad-name-marks = Un nom commence et finit par une lettre ou un chiffre.
bad-name-reserved = Ce nom est réservé : prenez-en un autre.
people-slow = Trop d’essais : réessayez dans { $seconds } s.
people-busy = Beaucoup de monde se connecte en ce moment : réessayez dans un instant.
people-in = Vous êtes déjà là, avec le nom { $name } : déconnectez-vous d’abord.
people-none = Connectez-vous d’abord : il faut un compte.
people-members = Inscrivez-vous d’abord : c’est réservé aux membres.
people-second = Il faut un second facteur : voyez votre compte.
people-banned = Votre compte est suspendu jusqu’au { $until } : vous pouvez seulement regarder. Raison : { $why }
people-unknown = Il n’y a personne du nom de « { $name } ».

## Why something cannot be said, or done about it

limit-ignored = Vous ignorez déjà { $most } personnes.
limit-reports = { $most } de vos signalements sont encore ouverts : attendez qu’on les lise.

table-closed = Personne ne peut regarder cette partie avant la fin.
table-no_claim = Ce n’est pas possible en ce moment.
table-no_offer = Cette proposition n’est plus valable.
table-not_offered = On ne peut pas proposer cela en ce moment.
table-not_on_hold = La partie n’est pas en pause.
table-offer_open = Une autre proposition attend déjà une réponse.
table-offered_enough = Vous l’avez déjà proposé.
table-on_hold = La partie est en pause.
table-asked = Un arbitre a déjà été appelé.
table-awaited = La partie commence quand tout le monde est là.
table-held = Un arbitre a suspendu cette partie et la fera reprendre.
table-tournament = Dans une partie de tournoi, rien ne se règle à l’amiable. Demandez à un arbitre.
table-robot_plays = Un robot joue à votre place.

limit-figures = Vous pouvez enregistrer { $most } figures, et vous en avez déjà autant.
limit-spaghettis = Vous pouvez enregistrer { $most } spaghettis, et vous en avez déjà autant.


bad-game-unknown = Il n’y a pas de partie de ce numéro.
table-delayed = Avant la fin, seuls les joueurs peuvent télécharger cette partie.

limit-busy = Beaucoup de casse-têtes sont en cours de résolution : réessayez dans un instant.
limit-heavy = Cela demande trop de calcul : essayez quelque chose de plus petit.

## What cannot be read or set

bad-game-setting = « { $text } » : ce jeu n’a pas ce réglage.

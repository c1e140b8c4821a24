### The game in the terminal and in pictures.

## The words of the game

stage-forced = espaces forcés
stage-free = coup libre
stage-after = espaces forcés de nouveau
stage-relief = soulagement après un gobble
stage-offered = une offre d’arrêter
stage-over = partie terminée
termination-stuck = Les tuiles restantes ne vont plus nulle part.
termination-agreed = Les deux joueurs se sont accordés pour finir la partie.
termination-forfeited = Personne ne peut placer de tuile, et la pioche est vide.
termination-played = Toutes les tuiles sont jouées.
termination-deadlock = Partie nulle : aucun coup libre n’est possible, personne ne gagne.
termination-resigned = Tous sauf un ont abandonné.
robot-random = hasard
robot-greedy = gourmand
robot-planner = stratège
robot-level1 = Plop
robot-level2 = Bibo
robot-level3 = Tilu
robot-level4 = Moku
robot-level5 = Hexi
robot-level6 = Rubo
robot-level7 = Sarco
robot-level8 = Vexa
robot-level9 = Orlax
robot-level10 = Tantor
list-and = { $words } et { $last }

## What is asked now, and how it ended

ask-first = { $name } pose la première tuile.
ask-forced =
    { $count ->
        [one] { $name } doit remplir un espace forcé : { $count } tuile convient.
       *[other] { $name } doit remplir un espace forcé : { $count } tuiles conviennent.
    }
ask-free = { $name } joue son coup libre.
ask-relief = Un gobble ! Rendez la tuile du dessus des pénalités, jouez-la, ou gardez-la.
ask-offered = L’adversaire offre d’arrêter la partie : acceptez ou refusez.
ask-after =
    { $count ->
        [one] { $name } doit de nouveau remplir un espace forcé : { $count } tuile convient.
       *[other] { $name } doit de nouveau remplir un espace forcé : { $count } tuiles conviennent.
    }
ask-draw = { $name } pioche une tuile.
over-won = { $name } gagne.
over-team = { $names } gagnent.
over-tie = Égalité entre { $names }.
bag-left =
    { $count ->
        [one] { $count } tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }
bag-empty = La pioche est vide : les restrictions ne s’appliquent plus

## Pictures and their text

picture-tile = Tuile { $tile }
picture-back = Dos de la tuile { $tile }
picture-hand =
    { $count ->
        [one] Main de { $count } tuile
       *[other] Main de { $count } tuiles
    }
picture-board =
    { $count ->
        [one] Tantrix de { $count } tuile
       *[other] Tantrix de { $count } tuiles
    }
picture-spaghetti = Spaghetti de { $tiles } tuiles
picture-spaghetti-help = Glissez pour bouger ; zoom : molette, doigts, + et - ; 0 : le tout.
picture-spaghetti-closer = Plus près
picture-spaghetti-farther = Plus loin
picture-spaghetti-whole = Tout voir
picture-no_tiles = aucune tuile
picture-forced = Espaces forcés
picture-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
picture-player = { $name } : { $points }
picture-fits = { $name } : { $tiles }
picture-fits_nobody = personne ne peut le remplir

termination-tie = Tous se sont mis d’accord sur une égalité.
termination-adjudicated = Le temps est bien dépassé : les scores comptent tels quels.
termination-default = Un camp n’est pas venu, ou a perdu sur décision : l’autre gagne par forfait.
termination-absent = Aucun camp n’est venu : la partie n’a pas eu lieu.
termination-void = La partie n’était plus nécessaire : elle ne compte pas.

## What is asked now, and pictures

mindgame-ask-first = { $name } pose la première tuile, où bon lui semble sur le plateau.
mindgame-ask-forced =
    { $count ->
        [one] { $name } doit remplir une place prioritaire : { $count } tuile convient. C’est tout le tour.
       *[other] { $name } doit remplir une place prioritaire : { $count } tuiles conviennent. C’est tout le tour.
    }
mindgame-ask-free = { $name } pose une tuile.
mindgame-ask-after =
    { $count ->
        [one] { $name } doit encore remplir une place prioritaire : { $count } tuile convient.
       *[other] { $name } doit encore remplir une place prioritaire : { $count } tuiles conviennent.
    }
mindgame-ask-offered = On propose à { $name } de terminer la partie : accepter ou refuser.
mindgame-forfeit = { $name } ne peut poser aucune tuile et perd son tour.
mindgame-bag_empty = La pioche est vide
mindgame-picture =
    { $count ->
        [one] Plateau du Mind Game avec { $count } tuile
       *[other] Plateau du Mind Game avec { $count } tuiles
    }
mindgame-score =
    { $count ->
        [one] { $count } bande
       *[other] { $count } bandes
    }
mindgame-legend = Sur une tuile, les côtés de même petite lettre sont reliés.
mindgame-priority = Places prioritaires

## What an engine of somebody else does wrong

robot-engine-no_command = « { $command } » ne se lance pas : { $why }.
robot-engine-posix = Le moteur « { $command } » ne peut pas être lancé : pour jouer contre des moteurs, il faut Linux, macOS ou un autre système POSIX.
robot-engine-ended = Le moteur « { $command } » s’est arrêté (code { $status }).
robot-engine-late = Le moteur « { $command } » n’a pas répondu en { $seconds } s.
robot-engine-flood = Le moteur « { $command } » écrit sans fin.
robot-engine-illegal = Le moteur « { $command } » a choisi « { $text } », ce qui n’est pas permis.
robot-engine-refused = Le moteur « { $command } » refuse : { $text }
robot-engine-no_option = Le moteur « { $command } » n’a pas d’option « { $name } », seulement { $known }.
robot-engine-no_options = Le moteur « { $command } » n’a pas d’option « { $name } » : il n’en a aucune.
robot-engine-busy = Le moteur « { $command } » réfléchit encore.

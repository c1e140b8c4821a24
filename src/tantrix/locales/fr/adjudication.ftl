### Adjudication: what went wrong at a table, and what is done about it.

## How it cannot be called

bad-adjudicate-time = « { $text } » n’est pas un temps : écrivez minutes et secondes, comme 19:30.
bad-adjudicate-record_only = { $option } demande une partie notée ; une position n’a pas d’histoire.

## What was wrong

adjudicate-fault-match = Coup { $number } ({ $name }) : les couleurs ne correspondent pas ({ $places }).
adjudicate-fault-three_alike = Coup { $number } ({ $name }) : il laisse un espace forcé avec trois côtés de la même couleur ({ $places }).
adjudicate-fault-fourth_tile = Coup { $number } ({ $name }) : il met une quatrième tuile autour d’un espace ({ $places }).
adjudicate-fault-controlled_side = Coup { $number } ({ $name }) : il est le long d’un côté contrôlé ({ $places }).
adjudicate-fault-connected = Coup { $number } ({ $name }) : il ne touche aucune autre tuile ({ $places }).
adjudicate-fault-turn = Coup { $number } ({ $name }) : il est joué hors de son tour ({ $places }).
adjudicate-fault-hand = Coup { $number } ({ $name }) : la tuile n’était pas dans la main ({ $places }).
adjudicate-fault-bag = Coup { $number } ({ $name }) : la tuile piochée n’était pas à piocher.
adjudicate-fault-surplus =
    { $count ->
        [one] { $name } tient { $count } tuile depuis le coup { $number }.
       *[other] { $name } tient { $count } tuiles depuis le coup { $number }.
    }
adjudicate-fault-short =
    { $count ->
        [one] { $name } ne tient que { $count } tuile depuis le coup { $number }, alors que la pioche en avait.
       *[other] { $name } ne tient que { $count } tuiles depuis le coup { $number }, alors que la pioche en avait.
    }
adjudicate-fault-unfilled = { $name } a laissé l’espace forcé { $places } vide au coup { $number } ; il pouvait être rempli avec { $tiles }.

## What is done about it

adjudicate-remedy-remove =
    { $count ->
        [one] { $name } a des tuiles en trop : { $other } en retire { $count } au hasard, qui retourne dans la pioche.
       *[other] { $name } a des tuiles en trop : { $other } en retire { $count } au hasard, qui retournent dans la pioche.
    }
adjudicate-remedy-draw =
    { $count ->
        [one] { $name } pioche aussitôt la { $count } tuile qui manque.
       *[other] { $name } pioche aussitôt les { $count } tuiles qui manquent.
    }
adjudicate-remedy-take_back = Le coup { $number } ({ $name }) est repris ; les tuiles en trop retournent au hasard dans la pioche.
adjudicate-remedy-take_back_all =
    { $count ->
        [one] Le coup { $number } ({ $name }) est repris, et { $count } coup joué depuis ; les tuiles en trop retournent au hasard dans la pioche.
       *[other] Le coup { $number } ({ $name }) est repris, et les { $count } coups joués depuis ; les tuiles en trop retournent au hasard dans la pioche.
    }
adjudicate-remedy-redraw = { $name } : la tuile piochée après le coup { $number } retourne dans la pioche, et tout ce qui suit est défait ; ce qui manque alors est pioché.
adjudicate-remedy-tie = Les joueurs ne s’accordent pas sur la façon de réparer : égalité, 10 à 10 avant pénalités.
adjudicate-remedy-redo = { $name } reprend le coup libre { $number }, remplit les espaces forcés, puis joue le coup libre de son choix.
adjudicate-remedy-fill = { $name } remplit l’espace forcé { $places } et tous ceux qui suivent ; le coup libre reste, et ce qui n’est pas confirmé est repris.
adjudicate-remedy-undo = Tout est défait jusqu’au coup { $number } ({ $name }), où l’espace forcé { $places } a été négligé en fin de partie ; le temps écoulé reste écoulé.
adjudicate-remedy-nothing = Rien ne change : l’annonce vient trop tard, ou c’est déjà réparé.
adjudicate-otherwise-tie = Si les joueurs ne s’accordent pas sur la façon de réparer, la partie finit à égalité, 10 à 10 avant pénalités.
adjudicate-agree-last_picked = les dernières tuiles piochées retournent dans la pioche
adjudicate-agree-only_that = seul ce coup est repris
adjudicate-agree-fill = l’espace est rempli quand même
adjudicate-agree-stands = la partie continue telle quelle
adjudicate-agree-tie = la partie finit à égalité

## What a position proves

adjudicate-sign-match = Les couleurs ne correspondent pas entre { $places }.
adjudicate-sign-connected = Des tuiles sont à l’écart des autres : { $places }.
adjudicate-sign-hole = Il y a un trou en { $places }, et la pioche a encore des tuiles.
adjudicate-sign-fourth_tile = Quatre tuiles ou plus entourent l’espace { $places }, et la pioche a encore des tuiles.
adjudicate-sign-not_in_row = Les trois tuiles autour de l’espace forcé { $places } ne se suivent pas, et la pioche a encore des tuiles.
adjudicate-sign-three_alike = L’espace forcé { $places } a trois côtés de la même couleur, et la pioche a encore des tuiles.
adjudicate-sign-controlled_side = Une tuile est le long d’un côté contrôlé : les remplissages forcés mèneraient à une quatrième tuile ({ $places }).
adjudicate-sign-twice = Présentes plus d’une fois : les tuiles { $tiles }.
adjudicate-sign-count =
    { $count ->
        [one] Il y a { $count } tuile en tout, et non 56.
       *[other] Il y a { $count } tuiles en tout, et non 56.
    }
adjudicate-sign-surplus =
    { $count ->
        [one] { $name } tient { $count } tuile : c’est trop.
       *[other] { $name } tient { $count } tuiles : c’est trop.
    }
adjudicate-sign-short =
    { $count ->
        [one] { $name } ne tient que { $count } tuile, et la pioche en a encore.
       *[other] { $name } ne tient que { $count } tuiles, et la pioche en a encore.
    }

## The command

cli-command-adjudicate = Juger les erreurs d’une partie, et ce qu’il faut faire.
cli-about-adjudicate = Juger la partie notée de FILE (- pour l’entrée standard) : chaque coup, chaque espace forcé laissé vide, la ligne de la table de décision qui s’applique, et la position ensuite. Avec --position, FILE est une position, une ligne de sept champs, et ce qu’elle prouve est montré. --playouts estime par des simulations comment finirait une partie arrêtée ; Ctrl-C y met fin et garde ce qui est trouvé. Rien n’est décidé ici : c’est à l’arbitre. Code de sortie : 0 rien à redire, 1 une erreur, 2 entrée illisible, 3 arrêté.
cli-option-announced = L’erreur a été annoncée après ce nombre de coups ; par défaut : après le dernier.
cli-option-adjudicate-by = Le joueur qui l’a annoncée ; on compte à partir de 0.
cli-option-position = FILE est une position, pas une partie notée.
cli-option-playouts = Combien de fois jouer la partie jusqu’au bout, avec le robot greedy ; 200 est l’usage.
cli-option-times = Le temps utilisé par chaque joueur, comme 19:30,21:05 ; par défaut : la pendule de la partie notée.
cli-option-adjudicate-limit = Le temps de réflexion d’un camp ; par défaut : 20:00, en double 24:00.
cli-option-moment = Quand un espace laissé vide a été annoncé, si la partie notée ne le montre pas : pendant le tour, avant que la main suivante soit dans la pioche, ou plus tard.
cli-option-no--agreement = Les joueurs ne s’accordent pas sur la façon de réparer.
cli-adjudicate-clean =
    { $count ->
        [one] { $count } coup : rien à redire.
       *[other] { $count } coups : rien à redire.
    }
cli-adjudicate-proves_nothing = La position ne prouve rien d’illégal.
cli-adjudicate-verdict = Remède : { $text }
cli-adjudicate-agree = Les deux peuvent s’accorder autrement : { $text }.
cli-adjudicate-position = Position : { $text }
cli-adjudicate-taken = Repris : { $text }
cli-adjudicate-remove =
    { $count ->
        [one] { $name } : { $count } tuile retourne au hasard dans la pioche.
       *[other] { $name } : { $count } tuiles retournent au hasard dans la pioche.
    }
cli-adjudicate-draw =
    { $count ->
        [one] { $name } pioche { $count } tuile.
       *[other] { $name } pioche { $count } tuiles.
    }
cli-adjudicate-back = De retour dans la pioche : { $tiles }
cli-adjudicate-fill = Peut être rempli maintenant : { $place } par { $text }
cli-adjudicate-fillers = { $name } avec { $tiles }
cli-adjudicate-penalties = Pénalités : { $text }
cli-adjudicate-standing = En l’état : { $scores } ; points de tournoi avec pénalités { $points }
cli-adjudicate-points = Points de tournoi en cas d’égalité, pénalités payées : { $points }
cli-adjudicate-playouts =
    { $count ->
        [one] { $count } simulation sur { $asked } : écart moyen { $margin } ({ $low } à { $high } à 95 %), points de tournoi moyens { $points }
       *[other] { $count } simulations sur { $asked } : écart moyen { $margin } ({ $low } à { $high } à 95 %), points de tournoi moyens { $points }
    }
cli-adjudicate-progress = Simulations

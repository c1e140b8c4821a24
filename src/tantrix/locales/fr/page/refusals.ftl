### Why an action is against the rules.

## Why an action is against the rules

illegal-occupied = Une tuile s’y trouve déjà : { $tile }.
illegal-not_connected = Cette place est à l’écart : chaque tuile doit en toucher une autre.
illegal-mismatch = Les couleurs ne correspondent pas là.
illegal-three_alike = Cela laisse un espace forcé avec trois côtés de la même couleur, qu’aucune tuile ne peut remplir.
illegal-fourth_tile = Tant que la pioche n’est pas vide, aucun espace ne peut être entouré de quatre tuiles : cela en laisserait un.
illegal-controlled_side = C’est le long d’un côté contrôlé : l’espace forcé marqué doit d’abord être rempli.
illegal-tile_not_in_hand = La tuile { $tile } n’est pas dans votre main.
illegal-forced_first = Les espaces forcés d’abord : vos tuiles peuvent maintenant en remplir { $count }.
illegal-game_over = La partie est terminée : on ne pose plus rien.
illegal-draw_due = Il faut d’abord piocher une tuile.
illegal-step = Ce n’est pas possible maintenant : { $step }.
illegal-draw = La tuile { $tile } ne peut pas être piochée maintenant.
illegal-first_tile = La première tuile d’une partie se pose au milieu.
illegal-resign = Seul un joueur encore en jeu peut abandonner.
illegal-rotation = Une rotation est un nombre entier de 0 à 5, pas { $rotation }.
illegal-no_such_tile = Il n’y a pas de tuile { $tile } : elles vont de 1 à 56.

## Why an action is against the rules

illegal-two_tiles = Une tuile doit en toucher au moins deux : là, elle n’en touche qu’une.
illegal-not_top = Seul le dessus des pénalités peut être joué maintenant : la tuile { $tile }.
illegal-can_be_joined =
    { $count ->
        [one] Cette tuile va dans { $count } espace : ce n’est donc pas une pénalité.
       *[other] Cette tuile va dans { $count } espaces : ce n’est donc pas une pénalité.
    }
illegal-race-no_player = Il n’y a pas de joueur { $player } dans cette course.
illegal-race-out = Vous avez fini : il ne reste rien à faire.
illegal-race-resigned = Vous avez abandonné cette course.
illegal-race-give_first = Vous avez fait un gobble : donnez d’abord une tuile à quelqu’un.
illegal-race-hand_full = Posez ou défaussez d’abord la tuile { $tile }.
illegal-race-hand_empty = Vous n’avez pas de tuile en main : retournez-en une d’abord.
illegal-race-pile_empty = Votre pile est vide.
illegal-race-stack_empty = Votre pile de pénalité est vide.
illegal-race-nothing_owed = On donne une tuile après un gobble à soi, une seule fois.
illegal-race-give_to = On ne peut donner de tuiles qu’à ceux qui sont encore en course.

illegal-no_resigning = Ici, personne n’abandonne : commencez une autre partie.

## Why an action is against the rules

illegal-margin = C’est sur la marge ou au-delà : le plateau a { $side } cases de côté.
illegal-apart = C’est à l’écart : chaque tuile se pose à côté d’une autre.
illegal-red_centre = Rouge ne peut pas commencer par une tuile toute rouge en plein centre.
illegal-priority_first =
    { $count ->
        [one] Les coups prioritaires d’abord : vos tuiles peuvent remplir { $count } place.
       *[other] Les coups prioritaires d’abord : vos tuiles peuvent remplir { $count } places.
    }
illegal-priority_order = Vous ne pouvez pas remplir toutes les places prioritaires : celles entourées de { $sides } tuiles passent d’abord.
illegal-priority_all =
    { $count ->
        [one] Vos tuiles peuvent remplir toutes les places prioritaires : remplissez celle-ci de sorte que { $count } autre puisse l’être aussi.
       *[other] Vos tuiles peuvent remplir toutes les places prioritaires : remplissez celle-ci de sorte que { $count } autres puissent l’être aussi.
    }
illegal-parity = La sixième tuile autour d’un trou doit laisser un nombre pair de côtés rouges et de côtés noirs : ce n’est pas le cas.
illegal-no_such_piece = Il n’y a pas de tuile { $tile } : dans cette partie elles vont de 1 à { $most }.
illegal-answer_due = Il faut d’abord répondre à l’offre de terminer la partie.
illegal-offer = On propose de terminer au début de son tour, une tuile étant posée, et une seule fois entre deux poses.

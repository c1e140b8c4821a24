### The page that judges mistakes and stopped games.

## What cannot be judged

bad-clock = { $ms } ms n’est pas un temps de pendule.
bad-record-version = « { $version } » n’est pas une version de notation connue ici.
bad-record-hands = { $hands } mains sont notées pour { $players } joueurs.
bad-record-no_hands = Les mains ne sont pas notées.
bad-record-game = L’étiquette Game indique « { $written } », mais la position est de « { $played } ».
bad-record-other_game = C’est une partie de « { $game } », et seules celles de Strategy sont possibles ici.
bad-adjudicate-begun = Cette partie commence par une position préparée : on ne juge qu’une partie qui commence sur une table vide.
bad-record-colours = « { $text } » ne sont pas les couleurs des camps.
bad-record-start = « { $text } » n’est pas une façon de décider qui commence.
bad-record-start_draws = { $draws } tuiles piochées pour décider qui commence, au lieu de { $players }.
bad-record-starter = « { $text } » n’est aucun des joueurs, numérotés à partir de 0.
bad-record-broken_tag = L’étiquette « { $text } » n’a pas de fin.
bad-record-broken_comment = Le commentaire « { $text } » n’a pas de fin.
bad-record-open = Une variante n’a pas de fin.
bad-record-close = « { $text } » termine une variante qui n’a pas commencé.
bad-record-word = « { $text } » n’est pas un coup.
bad-adjudicate-many = Plus de { $most } coups : ce n’est pas une partie.
bad-adjudicate-no_draws = La partie notée ne donne ni l’ordre de la pioche ni les tuiles piochées : les mains ne sont pas connues.
bad-adjudicate-announced =
    { $count ->
        [one] Il n’y a pas de coup { $number } : la partie notée en a { $count }.
       *[other] Il n’y a pas de coup { $number } : la partie notée en a { $count }.
    }
bad-adjudicate-player = Il n’y a pas de joueur { $player } : on compte à partir de 0.
bad-adjudicate-times =
    { $count ->
        [one] { $count } temps pour { $players } joueurs : donnez-en un pour chacun, comme 19:30,21:05.
       *[other] { $count } temps pour { $players } joueurs : donnez-en un pour chacun, comme 19:30,21:05.
    }
bad-adjudicate-over = Cette partie est finie : il ne reste rien à jouer.
bad-adjudicate-cannot_play = Cette position ne peut pas être jouée jusqu’au bout : des tuiles ne correspondent pas, sont à l’écart ou s’y trouvent deux fois.

## La page

page-adjudicate-title = Arbitrage
page-adjudicate-about = Cette page montre ce que disent les règles et la table de décision des tournois. L’accord des deux joueurs passe avant tout, et l’arbitre décide.
page-adjudicate-game = ronde { $round }, table { $table }, partie { $game } : { $names }
page-adjudicate-shut = Ce tournoi ne peut pas être ouvert.
page-adjudicate-source = De quoi disposez-vous ?
page-adjudicate-source-record = La partie notée
page-adjudicate-source-position = Les tuiles sur la table
page-adjudicate-judge = Juger
page-adjudicate-time = Temps du joueur { $number }
page-adjudicate-limit = Limite
page-adjudicate-player = Joueur

## D’après la partie notée

page-adjudicate-record = Partie notée
page-adjudicate-more = Moment de l’annonce, temps
page-adjudicate-announced = Annoncée après ce nombre de coups
page-adjudicate-by = Annoncée par
page-adjudicate-by-unknown = non précisé
page-adjudicate-moment = Un espace forcé laissé vide a été annoncé
page-adjudicate-moment-record = comme le montre la partie notée
page-adjudicate-moment-in_turn = pendant le même tour
page-adjudicate-moment-unconfirmed = avant que la main suivante soit dans la pioche
page-adjudicate-moment-later = plus tard
page-adjudicate-agreed = Les joueurs s’accordent sur la façon de réparer
page-adjudicate-verdict = Verdict
page-adjudicate-clean =
    { $count ->
        [one] { $count } coup : rien à redire.
       *[other] { $count } coups : rien à redire.
    }
page-adjudicate-row-surplus = Table de décision : plus de six tuiles
page-adjudicate-row-short = Table de décision : moins de six tuiles
page-adjudicate-row-mismatch = Table de décision : coup illégal, les couleurs ne correspondent pas
page-adjudicate-row-restricted = Table de décision : coup illégal, contre une restriction
page-adjudicate-row-irregular = Table de décision : tuile isolée, hors de son tour, ou tuile d’un autre
page-adjudicate-row-unfilled = Table de décision : espace forcé laissé vide
page-adjudicate-tied = Points de tournoi en cas d’égalité, pénalités comprises : { $points }
page-adjudicate-slider = Coup
page-adjudicate-back-one = Reculer d’un coup
page-adjudicate-on-one = Avancer d’un coup
page-adjudicate-none = Avant le premier coup
page-adjudicate-placement = { $number }. { $name } : { $code } – { $said }
page-adjudicate-placements = Coups
page-adjudicate-after = Position une fois l’erreur réparée
page-adjudicate-after-agreed = Position si les deux sont d’accord
page-adjudicate-agree = D’un commun accord : { $text }
page-adjudicate-ok = légal
page-adjudicate-rule-turn = hors de son tour
page-adjudicate-rule-hand = pas dans la main
page-adjudicate-rule-connected = ne touche aucune tuile
page-adjudicate-rule-match = couleurs qui ne correspondent pas
page-adjudicate-rule-fourth_tile = quatrième tuile autour d’un espace
page-adjudicate-rule-controlled_side = le long d’un côté contrôlé
page-adjudicate-rule-three_alike = trois côtés de la même couleur
page-adjudicate-rule-bag = mauvaise tuile piochée
page-adjudicate-taken =
    { $count ->
        [one] { $count } tuile est reprise : { $codes }
       *[other] { $count } tuiles sont reprises, la dernière d’abord : { $codes }
    }
page-adjudicate-back = De retour dans la pioche : { $tiles }
page-adjudicate-remove =
    { $count ->
        [one] { $name } : { $count } tuile, tirée au hasard par l’autre joueur, retourne dans la pioche.
       *[other] { $name } : { $count } tuiles, tirées au hasard par l’autre joueur, retournent dans la pioche.
    }
page-adjudicate-draw =
    { $count ->
        [one] { $name } pioche { $count } tuile.
       *[other] { $name } pioche { $count } tuiles.
    }
page-adjudicate-bag =
    { $count ->
        [one] { $count } tuile dans la pioche.
       *[other] { $count } tuiles dans la pioche.
    }

## D’après la position

page-adjudicate-position-text = Touchez un espace pour y poser une tuile, ou une tuile pour la reprendre. Seules les tuiles libres qui correspondent sont proposées.
page-adjudicate-any = Proposer les tuiles qui ne correspondent pas
page-adjudicate-any-hint = Pour une erreur qui se trouve sur la table
page-adjudicate-colour = Couleur
page-adjudicate-pick = Quelle tuile se trouve en { $place } ?
page-adjudicate-pick-none = Aucune tuile libre n’y correspond. Une erreur présente sur la table s’entre en proposant les tuiles qui ne correspondent pas.
page-adjudicate-pick-turn = Comment la tuile { $tile } est-elle tournée ?
page-adjudicate-pick-rotation = Tournée de { $rotation } sixièmes
page-adjudicate-pick-other = Une autre tuile
page-adjudicate-lift = La reprendre
page-adjudicate-hand-add = { $name } : ajouter des tuiles à la main
page-adjudicate-hand-pick = { $name } : { $count } en main pour l’instant
page-adjudicate-hand-none = aucune tuile
page-adjudicate-hand-out = Retirer la tuile { $tile }
page-adjudicate-bag-count = Tuiles dans la pioche
page-adjudicate-bag-hint =
    { $count ->
        [one] Laissé vide : la { $count } tuile qui n’est nulle part ailleurs
       *[other] Laissé vide : les { $count } tuiles qui ne sont nulle part ailleurs
    }
page-adjudicate-turn = À qui de jouer ?
page-adjudicate-stage = Où en est le tour ?
page-adjudicate-stage-forced = Le coup libre reste à jouer
page-adjudicate-stage-after = Le coup libre est joué
page-adjudicate-proof = Ce que prouve la position
page-adjudicate-proof-none = La position seule ne prouve rien d’illégal.
page-adjudicate-fills = Ce qui peut être rempli maintenant
page-adjudicate-fill = { $name } avec { $tiles }
page-adjudicate-text = La position en texte
page-adjudicate-text-read = Lire une position, telle qu’elle est donnée ci-dessus
page-adjudicate-text-go = La lire

## Parties arrêtées

page-adjudicate-stopped = Si la partie doit s’arrêter ici
page-adjudicate-stands-no = Il n’y a pas de score quand des tuiles ne correspondent pas.
page-adjudicate-col-score = Tuiles
page-adjudicate-col-penalty = Pénalité
page-adjudicate-col-points = Points
page-adjudicate-line =
    { $count ->
        [one] ligne de { $count } tuile
       *[other] ligne de { $count } tuiles
    }
page-adjudicate-loop =
    { $count ->
        [one] boucle de { $count } tuile
       *[other] boucle de { $count } tuiles
    }
page-adjudicate-playouts = Parties simulées
page-adjudicate-playouts-text = Un robot peut jouer la partie { $games } fois jusqu’au bout, la pioche mélangée à chaque fois. C’est une estimation, pas une décision.
page-adjudicate-playouts-go = Simuler { $games } fins de partie
page-adjudicate-playouts-stop = Arrêter
page-adjudicate-playouts-found =
    { $count ->
        [one] { $count } partie : écart moyen pour { $name } { $margin } (95 % : { $low } à { $high }), points moyens avec pénalités { $points }
       *[other] { $count } parties : écart moyen pour { $name } { $margin } (95 % : { $low } à { $high }), points moyens avec pénalités { $points }
    }

## La décision

page-adjudicate-rule-tied = Décider : partie nulle
page-adjudicate-rule-scores = Décider : les scores en l’état
page-adjudicate-rule-points = Décider : les points moyens { $points }

### The puzzle table, and what can be wrong with a solution.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-solution-none = Il n’y a pas de solution dedans.
bad-solution-again = Cette figure était déjà là, tournée ou déplacée peut-être.
bad-solution-given = Une tuile donnée est posée autrement que le casse-tête ne le dit.
bad-solution-missing = Il manque des tuiles : { $tiles }.
bad-solution-surplus = Tuiles que le casse-tête n’a pas : { $tiles }.
bad-solution-rotation = Une rotation est un nombre entier de 0 à 5.
bad-solution-overlap = Deux tuiles se trouvent à la même place.
bad-solution-mismatch = Les couleurs ne correspondent pas ici.
bad-solution-board = Les tuiles doivent remplir le plateau : ces places sont vides ou en dehors.
bad-solution-apart = Toutes les tuiles doivent se tenir : celles-ci sont à l’écart.
bad-solution-hole = Il y a un trou : un espace vide entouré de six tuiles.
bad-solution-loop = Les tuiles de couleur { $colour } ne forment pas une seule boucle.
bad-solution-line = Les tuiles de couleur { $colour } ne forment pas une seule ligne ouverte.

## Their names

page-puzzle-name-discovery = Discovery { $size }
page-puzzle-name-sets = { $size } tuiles de jeux de dix
page-puzzle-name-own =
    { $count ->
        [one] Un casse-tête de { $count } tuile
       *[other] Un casse-tête de { $count } tuiles
    }
page-puzzle-name-rainbow--green = Pile verte
page-puzzle-name-rainbow--yellow = Pile jaune
page-puzzle-name-rainbow--white = Pile blanche
page-puzzle-name-rainbow--blue = Pile bleue
page-puzzle-name-rainbow--red = Pile rouge
page-puzzle-name-junior = Junior
page-puzzle-name-student = Student
page-puzzle-name-professor = Professor
page-puzzle-name-master = Master
page-puzzle-name-genius = Genius
page-puzzle-name-genius--ry = Genius, rouge et jaune
page-puzzle-name-genius--rb = Genius, rouge et bleu
page-puzzle-name-four--lines = Quatre lignes
page-puzzle-name-four--loops = Quatre boucles
page-puzzle-name-pyramid--45 = Pyramide de 45

## What is asked

page-puzzle-loop-R = une boucle rouge
page-puzzle-loop-Y = une boucle jaune
page-puzzle-loop-B = une boucle bleue
page-puzzle-loop-G = une boucle verte
page-puzzle-loop-W = une boucle blanche
page-puzzle-line-R = une ligne rouge
page-puzzle-line-Y = une ligne jaune
page-puzzle-line-B = une ligne bleue
page-puzzle-line-G = une ligne verte
page-puzzle-line-W = une ligne blanche
page-puzzle-goal-all =
    { $count ->
        [one] { $what } par la seule tuile ({ $count }) ; les bords qui se touchent s’accordent.
       *[other] { $what } passant par les { $count } tuiles ; les bords qui se touchent s’accordent.
    }
page-puzzle-goal-those = { $what } passant par toutes les tuiles de la couleur ; les bords qui se touchent s’accordent.
page-puzzle-goal-board = { $goal } Remplissez le plateau.
page-puzzle-goal-match = Remplissez le plateau de sorte que tous les bords qui se touchent s’accordent.
page-puzzle-goal-turns = Tournez les tuiles jusqu’à ce que tous les bords qui se touchent s’accordent.
page-puzzle-goal-asked-loop = Une boucle d’une seule couleur passant par les { $count } tuiles. Laquelle : { $which } ?
page-puzzle-goal-asked-line = Une ligne d’une seule couleur passant par les { $count } tuiles. Laquelle : { $which } ?
page-puzzle-goal-asked-loops = Deux boucles à la fois, chacune passant par toutes les tuiles qui portent sa couleur ({ $count } tuiles en tout). De quelles couleurs : { $which } ?
page-puzzle-goal-asked-lines = Deux lignes à la fois, chacune passant par toutes les tuiles qui portent sa couleur ({ $count } tuiles en tout). De quelles couleurs : { $which } ?
page-puzzle-goal-asked-two = Deux couleurs à la fois, chacune passant par toutes les tuiles qui l’ont ({ $count } tuiles en tout). Lesquelles : { $which } ?
page-puzzle-goal-no_hole = Aucun espace vide ne doit être entouré de six tuiles ; si rien n’est enfermé, vous gagnez une étoile.
page-puzzle-goal-enclosed = Si aucun espace vide n’est enfermé, vous gagnez une étoile.
page-puzzle-goal-scored-line = La plus longue ligne de chaque couleur compte un point par tuile. Les 56 tuiles, tous les bords accordés.
page-puzzle-goal-scored-loop = La plus longue boucle de chaque couleur compte un point par tuile. Les 56 tuiles, tous les bords accordés.

## The table

page-puzzle-bad = Ce casse-tête ne peut pas être ouvert
page-puzzle-board = La table
page-puzzle-cell = case vide { $at }
page-puzzle-turned = tournée de { $rotation }
page-puzzle-given = fixe
page-puzzle-given-place = fixe à sa place
page-puzzle-picked = choisie
page-puzzle-tray = Tuiles à poser
page-puzzle-tray-empty = Toutes les tuiles sont sur la table.
page-puzzle-tray-copies = il y en a { $count }
page-puzzle-time = Temps :
page-puzzle-target = objectif { $time }
page-puzzle-best = Votre meilleur temps : { $time }
page-puzzle-times = Meilleurs temps
page-puzzle-times-place = Place { $place } des meilleurs temps
page-puzzle-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-puzzle-score = Score
page-puzzle-score-best = Votre record
page-puzzle-record-sources = Record à la main
page-puzzle-record-ours = Meilleur connu ici
page-puzzle-record-bound = Maximum possible
page-puzzle-lines = Les plus longues jusqu’ici
page-puzzle-open =
    { $count ->
        [one] { $what } : { $count } tuile
       *[other] { $what } : { $count } tuiles
    }
page-puzzle-closed =
    { $count ->
        [one] { $what }, fermée : { $count } tuile
       *[other] { $what }, fermée : { $count } tuiles
    }
page-puzzle-guided = Seulement où les tuiles s’accordent
page-puzzle-guided-hint = Les cases qui conviennent s’éclairent. Sinon les tuiles vont partout, et les bords qui ne s’accordent pas sont marqués.
page-puzzle-backs = Montrer les dos dans la réserve
page-puzzle-shown = C’est la solution que vous avez demandée. Recommencez pour résoudre vous-même.
page-puzzle-unkept = Ce navigateur ne garde pas ce que vous faites ici.

## What can be done

page-puzzle-tools = Outils
page-puzzle-do-undo = Annuler
page-puzzle-do-redo = Rétablir
page-puzzle-do-left = Tourner à gauche
page-puzzle-do-right = Tourner à droite
page-puzzle-do-back = Remettre dans la réserve
page-puzzle-do-swap = Échanger
page-puzzle-do-select = Choisir des tuiles
page-puzzle-do-cancel = Lâcher
page-puzzle-do-check = Vérifier
page-puzzle-do-hint = Indice
page-puzzle-do-take = La poser
page-puzzle-do-more = Plus
page-puzzle-do-count = Combien de solutions ?
page-puzzle-do-solution = Montrer une solution
page-puzzle-do-share = Partager
page-puzzle-do-begin = Recommencer
page-puzzle-ask-first = Choisissez une tuile et posez-la où vous voulez
page-puzzle-ask-board = Choisissez une tuile, puis sa case
page-puzzle-ask-left =
    { $count ->
        [one] { $count } tuile à poser. Touchez une tuile posée pour la tourner
       *[other] { $count } tuiles à poser. Touchez une tuile posée pour la tourner
    }
page-puzzle-ask-full = Toutes les tuiles sont posées, mais quelque chose ne va pas encore
page-puzzle-ask-turns = Touchez une tuile pour la tourner
page-puzzle-ask-tray-guided = Tuile { $tile } : où ? Elle s’accorde dans les cases éclairées
page-puzzle-ask-tray-free = Tuile { $tile } : où ?
page-puzzle-ask-carry = Où ? R la tourne, Échap la laisse
page-puzzle-ask-carry-several = { $count } tuiles : où ? R les tourne, Échap les laisse
page-puzzle-ask-target = Choisissez la tuile pour cette case
page-puzzle-ask-select = Touchez des tuiles pour les choisir, ou tracez un cadre autour
page-puzzle-ask-picked = Glissez-la, tournez-la, remettez-la ou échangez-la
page-puzzle-ask-picked-several = { $count } tuiles choisies : glissez-les, tournez-les ou remettez-les ensemble
page-puzzle-ask-swap = Choisissez la tuile avec laquelle l’échanger
page-puzzle-busy-hint = Recherche de la tuile suivante…
page-puzzle-busy-solution = Recherche d’une solution…
page-puzzle-busy-count = Comptage des solutions…
page-puzzle-busy-swap = Échange…
page-puzzle-help = Comment jouer
page-puzzle-help-lay = Glissez une tuile sur la table, ou touchez-la puis une case. Toucher une tuile posée la tourne.
page-puzzle-help-move = Glissez une tuile posée pour la déplacer ; sur une autre, et les deux changent de place ; vers la réserve, et elle y retourne.
page-puzzle-help-several = Tenez une tuile, ou « Choisir des tuiles », pour en prendre plusieurs : elles se déplacent, tournent et repartent alors ensemble.
page-puzzle-help-colours = Pour une longue boucle, construisez d’abord sa forme seule. Échangez ensuite des tuiles dont les bandes ont la même forme jusqu’à ce que tout s’accorde.
page-puzzle-help-kept = Chaque pas peut être annulé, et tout reste dans ce navigateur jusqu’à votre retour.
page-puzzle-key-tile = Choisir une tuile à poser
page-puzzle-key-move = Passer d’une case à l’autre
page-puzzle-key-next = À la prochaine case où elle s’accorde
page-puzzle-key-lay = La poser, ou prendre la tuile posée
page-puzzle-key-select = Choisir la tuile posée
page-puzzle-key-turn = La tourner
page-puzzle-key-back = Remettre dans la réserve
page-puzzle-key-undo = Annuler, rétablir
page-puzzle-key-swap = Échanger
page-puzzle-key-check = Vérifier
page-puzzle-key-hint = Indice
page-puzzle-key-cancel = Lâcher
page-puzzle-key-zoom = Plus grand, plus petit, tout

## What is said

page-puzzle-solved = Résolu !
page-puzzle-solved-in = En { $time }.
page-puzzle-solved-within = En { $time }, le but est atteint.
page-puzzle-solved-star = Rien n’est enfermé : une étoile !
page-puzzle-solved-enclosed = Sans espace clos, vous auriez une étoile.
page-puzzle-solved-score =
    { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
page-puzzle-solved-hints =
    { $count ->
        [one] Avec { $count } indice.
       *[other] Avec { $count } indices.
    }
page-puzzle-next = Casse-tête suivant
page-puzzle-check-left =
    { $count ->
        [one] Jusqu’ici tout s’accorde. Il reste { $count } tuile à poser.
       *[other] Jusqu’ici tout s’accorde. Il reste { $count } tuiles à poser.
    }
page-puzzle-check-clashes =
    { $count ->
        [one] { $count } paire de bords ne s’accorde pas.
       *[other] { $count } paires de bords ne s’accordent pas.
    }
page-puzzle-refused-match = La tuile { $tile } ne s’accorde pas là. Tournez-la, ou levez « Seulement où les tuiles s’accordent ».
page-puzzle-refused-several = Ces tuiles ne s’accordent pas là. Levez « Seulement où les tuiles s’accordent » pour les poser quand même.
page-puzzle-refused-only = La tuile { $tile } ne s’accorde ici que de cette façon.
page-puzzle-refused-taken = Il n’y a pas de place : la tuile { $tile } est là.
page-puzzle-refused-outside = C’est à côté du plateau.
page-puzzle-refused-given = La tuile { $tile } reste à la place que donne le casse-tête.
page-puzzle-refused-turn = La tuile { $tile } est donnée comme elle est : elle ne peut pas être tournée.
page-puzzle-hint-next = La tuile { $tile } peut aller là. Touchez-la, ou appuyez sur « La poser ».
page-puzzle-hint-turn = La tuile { $tile } va comme ceci. Touchez-la, ou appuyez sur « La poser ».
page-puzzle-hint-none_turned = Aucune solution n’a tout ce que vous avez tourné comme c’est. Annulez, ou retournez-en.
page-puzzle-hint-none = Il n’y a pas de solution à partir d’ici. Annulez, ou remettez quelques tuiles.
page-puzzle-hint-unknown = Pas encore su : aucune réponse en une seconde.
page-puzzle-hint-solved = C’est déjà résolu.
page-puzzle-swap-one = Choisissez d’abord une tuile sur la table, puis celle avec laquelle l’échanger.
page-puzzle-solution-text = Le casse-tête ne compte alors plus comme résolu, jusqu’à ce que vous recommenciez. Annuler ramène vos tuiles.
page-puzzle-solution-yes = La montrer
page-puzzle-solution-no = Pas encore
page-puzzle-solution-solved = Voici une solution. Annuler ramène vos tuiles.
page-puzzle-solution-unsolvable = Il n’y a pas de solution : c’est prouvé.
page-puzzle-solution-stopped = Aucune solution n’a été trouvée à temps.
page-puzzle-count-all =
    { $count ->
        [one] Exactement { $count } solution.
       *[other] Exactement { $count } solutions.
    }
page-puzzle-count-some =
    { $count ->
        [one] Au moins { $count } solution.
       *[other] Au moins { $count } solutions.
    }
page-puzzle-count-none = Aucune trouvée à temps.
page-puzzle-link = Ces tuiles viennent du lien. Annuler ramène les vôtres.
page-puzzle-link-some = Quelques tuiles du lien ne sont pas de ce casse-tête : elles ont été laissées.
page-puzzle-link-bad = Les tuiles du lien ne peuvent pas être lues.
page-puzzle-share-position = Avec les tuiles comme elles sont
page-puzzle-share-link = Lien

tournament-puzzle_in_play = Ce puzzle, ou un autre très proche, fait partie d’un rallye en cours. Il n’y a pas d’aide pour lui avant la fin du rallye.
bad-swap = Ces deux tuiles ne peuvent pas être échangées ({ $reason }).
bad-swap-empty = Il n’y a pas de tuile en { $q },{ $r }.
bad-swap-itself = La tuile { $tile } ne peut pas être échangée avec elle-même.
bad-swap-given = La tuile { $tile } reste à la place que le casse-tête lui donne.
bad-swap-shape = On n’échange que des tuiles dont les bandes ont la même forme : avec la tuile { $tile }, elle est autre.
bad-swap-tray = La tuile { $tile } n’est pas parmi les tuiles restantes.
bad-swap-which = Indiquez soit une autre tuile posée, soit une des tuiles restantes.

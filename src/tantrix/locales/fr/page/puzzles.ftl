### The list of puzzles and making one; what can be wrong with a puzzle.

## Puzzles: what cannot be set, and why an arrangement is not a solution

bad-board = « { $text } » n’est pas un plateau comme triangle:5, hexagon:3 ou spiral:40.
bad-puzzle = Il n’y a pas de casse-tête « { $text } ». La page des casse-têtes les montre tous.
bad-puzzle-close = Il n’y a pas de casse-tête « { $text } » ; vouliez-vous dire « { $close } » ?
bad-puzzle-list = « { $text } » ne nomme pas de tuiles : indiquez 7, 1-10, ou 1-10x6 pour six de chacune.
bad-puzzle-tile = Un casse-tête n’a pas de tuile { $tile } : elles vont de 1 à 56.
bad-puzzle-tiles = Un casse-tête a des tuiles, nommées en ordre croissant.
bad-puzzle-cells = { $tiles } tuiles ne peuvent pas remplir { $cells } cases.
bad-puzzle-colour = Aucune des tuiles n’a la couleur { $colour }.
bad-puzzle-tile_twice = La tuile { $tile } est nommée deux fois ; on demande des copies par 1-10x6.
bad-puzzle-many = Un casse-tête a au plus { $most } tuiles.
bad-puzzle-unopened = Vous n’avez pas encore ouvert ce casse-tête.
bad-puzzle-untimed = Le casse-tête « { $text } » se joue aux points : il n’a pas de meilleurs temps.
bad-puzzle-colour_twice = La couleur { $colour } doit former une boucle ou une ligne, pas deux.
bad-puzzle-goals = Indiquez un but, une boucle ou une ligne d’une couleur, ou un plateau à remplir.
bad-puzzle-id = Cet identifiant de casse-tête est illisible à « { $part } ».
bad-puzzle-given = « { $text } » n’est pas une tuile donnée comme 25@0,-1:5, 25@0,-1 ou 25:5.
bad-puzzle-given-tile = La tuile { $tile } est donnée plus souvent qu’il n’y en a.
bad-puzzle-given-rotation = La tuile { $tile } est donnée sans place ni rotation (de 0 à 5).
bad-puzzle-given-board = Des tuiles données demandent un plateau où elles le sont.
bad-search = Une recherche ne peut avoir { $name } { $value }.
bad-search-scored = Tout arrangement de ce casse-tête a un score : il n’y a rien à compter.
bad-search-endless = La recherche du meilleur score de ce casse-tête peut ne jamais finir : indiquez après combien de secondes l’arrêter.
bad-puzzle-given-cell = La tuile { $tile } est donnée là où le plateau n’a pas de case.
bad-puzzle-given-twice = Deux tuiles sont données pour la case { $q },{ $r }.
bad-puzzle-given-clash = La tuile donnée en { $q },{ $r } ne concorde pas avec une voisine donnée.
bad-puzzle-far = La case { $q },{ $r } est trop loin : q et r vont de -{ $most } à { $most }.
bad-puzzle-holes = Seule une forme libre peut être sans trou, et pas là où les trous sont demandés.
bad-puzzle-scored = Les scores sont pour les 56 tuiles, en forme libre.
bad-cells-json = Un plateau en JSON est une liste de cases comme [[0, 0], [1, 0]].
bad-cells-line = La ligne { $line } du plateau n’est pas une case comme 0,-1.
bad-cells-twice = Le plateau { $text } nomme une case deux fois.

## The list

page-puzzles-title = Casse-têtes
page-puzzles-more = Encore à résoudre
page-puzzles-daily = Le casse-tête du jour
page-puzzles-daily-text = Un par jour, le même pour tous.
page-puzzles-past = Les jours passés
page-puzzles-past-text = Le casse-tête de chaque jour passé.
page-puzzles-tactics = Tactiques
page-puzzles-tactics-text = Trouvez la meilleure pose dans une position de partie.
page-puzzles-rush = Course aux exercices
page-puzzles-rush-text = Autant que possible en trois ou cinq minutes.
page-puzzles-discovery = Discovery
page-puzzles-discovery-text = Une boucle passant par toutes les tuiles, une tuile de plus à chaque étape. Sa couleur est celle du numéro de la dernière tuile. Résoudre une étape ouvre la suivante.
page-puzzles-open = Ouvrir toutes les étapes
page-puzzles-locked = { $name } : encore fermé, résolvez d’abord l’étape d’avant
page-puzzles-solved = résolu
page-puzzles-star = avec une étoile
page-puzzles-sets = Au-delà de 30, avec des jeux de dix tuiles
page-puzzles-go = Jouer
page-puzzles-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
page-puzzles-rainbow = Arc-en-ciel
page-puzzles-rainbow-text = Cinq piles, triées par la couleur du numéro au dos.
page-puzzles-five = De Junior à Genius
page-puzzles-five-text = Boucles et lignes, dont il faut parfois trouver les couleurs.
page-puzzles-scored = Quatre lignes, quatre boucles
page-puzzles-scored-text = Les 56 tuiles, et le plus de points possible : un point pour chaque tuile de la plus longue ligne, ou boucle, de chaque couleur.
page-puzzles-pyramid = La pyramide
page-puzzles-pyramid-text = Chaque tuile est à sa place : il ne reste qu’à les tourner. La figure du livret est perdue ; cette disposition est la nôtre.
page-puzzles-own = Les vôtres
page-puzzles-own-text = Choisissez des tuiles, un plateau et un but, puis envoyez le casse-tête à quelqu’un.
page-puzzles-own-make = Créer un casse-tête
page-puzzles-own-tiles =
    { $count ->
        [one] Tuiles : { $count } choisie
       *[other] Tuiles : { $count } choisies
    }
page-puzzles-own-quick = Plusieurs d’un coup
page-puzzles-own-no_tile = Aucune
page-puzzles-own-every_tile = Les 56
page-puzzles-own-ten = Les dix premières
page-puzzles-own-pile-R = Pile rouge
page-puzzles-own-pile-Y = Pile jaune
page-puzzles-own-pile-B = Pile bleue
page-puzzles-own-pile-G = Pile verte
page-puzzles-own-pile-W = Pile blanche
page-puzzles-own-without-R = Sans rouge
page-puzzles-own-without-Y = Sans jaune
page-puzzles-own-without-B = Sans bleu
page-puzzles-own-without-G = Sans vert
page-puzzles-own-without-W = Sans blanc
page-puzzles-own-sets = Combien de chacune
page-puzzles-own-board = Plateau
page-puzzles-own-shape-free = Libre
page-puzzles-own-shape-triangle = Triangle
page-puzzles-own-shape-hexagon = Hexagone
page-puzzles-own-shape-spiral = Spirale
page-puzzles-own-cells = Il a { $cells } cases ; { $tiles } tuiles sont choisies.
page-puzzles-own-holes = Compter aussi les solutions avec un espace clos
page-puzzles-own-goal = But
page-puzzles-own-form-none = rien
page-puzzles-own-form-loop = une boucle
page-puzzles-own-form-line = une ligne
page-puzzles-own-asked = L’un d’eux : lequel est à trouver
page-puzzles-own-match = Sans but, il suffit que tous les bords s’accordent.
page-puzzles-own-lack-tiles = Choisissez des tuiles.
page-puzzles-own-lack-many = Un casse-tête a au plus { $most } tuiles.
page-puzzles-own-lack-goal = Choisissez un but, ou un plateau à remplir.
page-puzzles-own-lack-cells = Le plateau doit avoir autant de cases qu’il y a de tuiles.
page-puzzles-own-try = Voir s’il peut être résolu
page-puzzles-own-making = Résolution…
page-puzzles-own-unsolvable = Il ne peut pas être résolu : c’est prouvé.
page-puzzles-own-stopped = On ne sait pas : aucune solution n’a été trouvée à temps.

bad-generate-tiles = Aucun casse-tête de ce genre n’a de { $low } à { $high } tuiles.

bad-puzzle-long = L’identifiant d’un casse-tête a ici { $most } caractères au plus.
bad-puzzle-cell_twice = Le plateau nomme deux fois la case { $q },{ $r }.

## Puzzles that are made

bad-generate-kind = Pas de casse-tête du genre « { $text } » : choisissez parmi { $kinds }.
bad-generate-grade = Un niveau est un nombre entier de { $low } à { $high }.

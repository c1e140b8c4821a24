### The command line.

cli-option-triple = Du Solitaire : les trois couleurs des 14 tuiles.
cli-option-goal = Du Solitaire : la meilleure ligne ou boucle, ou une ligne ou une boucle passant par toutes les tuiles.
cli-option-side = Du Mind Game : cases par côté du plateau.
cli-option-copies = Du Mind Game : combien de fois chaque motif est dans le jeu.
cli-option-load = D’un casse-tête : continuer avec les tuiles de ce fichier, tel que « garder » l’écrit.
cli-play-game = « { $text } » n’est ni un jeu ni un casse-tête : indiquez { $games }, ou un nom de « tantrix puzzles ».
cli-play-game-close = « { $text } » n’est ni un jeu ni un casse-tête ; vouliez-vous dire « { $close } » ?
cli-play-option = { $option } n’est pas pour { $game } ; --help dit à quoi sert chaque option.
cli-play-mind_colour = « { $text } » n’est pas une couleur de ce jeu : choisissez R ou K, rouge ou noir.
cli-play-nothing = Aucune tuile ne peut être posée maintenant.

## Words that a person may say

cli-word-check = vérifier
cli-word-solution = solution
cli-word-redo = rétablir
cli-word-turn = tourner
cli-word-take = prendre
cli-word-swap = échanger
cli-word-save = garder
cli-word-all = tout
cli-word-discard = écarter
cli-word-return = remettre
cli-word-keep = laisser
cli-word-offer = proposer
cli-word-agree = accepter
cli-word-decline = refuser
cli-step-offer = propose de terminer la partie
cli-step-agree = accepte
cli-step-decline = refuse

## Solitaire

cli-solitaire-welcome = 14 tuiles, l’une après l’autre. Entrez une place ou un coup entier (7@2,-2) ; « aide » affiche le reste.
cli-solitaire-help =
    2,-2       comment la tuile peut se poser en q 2, r -2, une lettre pour chaque choix
    7          où elle peut aller (7 est son numéro)
    7@2,-2     y poser la tuile 7 ; les rotations possibles sont montrées
    7@2,-2:3   de même, tournée de trois sixièmes dans le sens horaire
    a          le choix de cette lettre ; Entrée prend le seul
    coups      tout ce qui est permis
    indice     ce que ferait le stratège
    plateau    la table encore une fois
    reprendre  reprendre votre dernière tuile
    quitter    partir
    Les côtés sont donnés dans le sens horaire à partir du nord.
cli-solitaire-stack =
    { $count ->
        [one] { $count } tuile à venir
       *[other] { $count } tuiles à venir
    }
cli-solitaire-next = Tuile suivante : { $tile }
cli-solitaire-first = Posez la première tuile.
cli-solitaire-forced =
    { $count ->
        [one] La tuile remplit { $count } espace forcé : elle doit y aller.
       *[other] La tuile remplit { $count } espaces forcés : elle doit aller dans l’un d’eux.
    }
cli-solitaire-free =
    { $count ->
        [one] Posez la tuile : il y a { $count } place.
       *[other] Posez la tuile : il y a { $count } places.
    }
cli-solitaire-result = { $points } : { $line }, { $colour }.
cli-solitaire-reached-best = Une boucle ({ $colour }) passant par toutes les tuiles : rien de mieux.
cli-solitaire-reached-line = Une ligne ({ $colour }) passant par toutes les tuiles : vous gagnez !
cli-solitaire-reached-loop = Une boucle ({ $colour }) passant par toutes les tuiles : vous gagnez !
cli-solitaire-missed-best = Toutes les tuiles sont posées.
cli-solitaire-missed-line = Tout est posé, sans ligne ({ $colour }) passant par toutes les tuiles.
cli-solitaire-missed-loop = Tout est posé, sans boucle ({ $colour }) passant par toutes les tuiles.

## Gobble alone

cli-gobble-welcome = Posez chaque tuile là où elle en touche au moins deux. Entrez une place ou un coup entier (7@2,-2) ; « aide » affiche le reste.
cli-gobble-help =
    2,-2       comment la tuile peut se poser en q 2, r -2, une lettre pour chaque choix
    7          où elle peut aller (7 est son numéro)
    7@2,-2     y poser la tuile 7 ; les rotations possibles sont montrées
    7@2,-2:3   de même, tournée de trois sixièmes dans le sens horaire
    a          le choix de cette lettre ; Entrée prend le seul
    écarter    mettre sur la pile de pénalité une tuile qui ne va nulle part
    remettre   après un gobble : rendre à la pioche la tuile du haut de la pile de pénalité
    laisser    après un gobble : laisser la pile de pénalité telle quelle
    coups      tout ce qui est permis
    indice     la place qui touche le plus de tuiles
    plateau    la table encore une fois
    reprendre  reprendre votre dernière action
    quitter    partir
    Les côtés sont donnés dans le sens horaire à partir du nord.
cli-gobble-stack = Pile de pénalité, le haut en dernier : { $tiles }
cli-gobble-gobbles =
    { $count ->
        [one] { $count } gobble
       *[other] { $count } gobbles
    }
cli-gobble-gobble = un gobble
cli-gobble-free = Posez la tuile { $tile }.
cli-gobble-nowhere-free = La tuile { $tile } ne va nulle part : « écarter », ou Entrée.
cli-gobble-relief = Un gobble ! Posez la tuile { $tile } de la pile de pénalité, « remettre » ou « laisser ».
cli-gobble-nowhere-relief = Un gobble ! « remettre » la tuile { $tile } dans la pioche, ou « laisser ».
cli-gobble-left =
    { $count ->
        [one] Il reste { $count } tuile.
       *[other] Il reste { $count } tuiles.
    }
cli-gobble-won = Toutes les tuiles sont posées : vous gagnez !

## The Mind Game

cli-mindgame-welcome = Entrez une tuile, une place ou un coup entier (7@2,-2:3) ; « aide » affiche le reste.
cli-mindgame-help =
    7          où la tuile 7 peut aller, chaque place avec une lettre à choisir
    2,-2       ce qui peut aller en q 2, r -2
    7@2,-2     comment la tuile 7 peut s’y poser
    7@2,-2:3   l’y poser, tournée de trois sixièmes dans le sens horaire
    a          le choix de cette lettre ; Entrée prend le seul
    proposer   proposer de terminer ; accepter, refuser  répondre à une telle offre
    coups      tout ce qui est permis
    indice     ce que ferait le stratège
    plateau    la table encore une fois
    reprendre  reprendre votre dernière action
    abandonner abandonner la partie
    quitter    partir
    Les côtés sont donnés dans le sens horaire à partir du nord.

## Puzzles

cli-puzzle-welcome = { $puzzle } : { $goal }. Indiquez où va une tuile (7@2,-2) ; « aide » affiche le reste.
cli-puzzle-help =
    7                  où la tuile 7 convient, chaque place avec une lettre à choisir
    2,-2               ce qui convient en q 2, r -2
    7@2,-2             y poser la tuile 7 ; les rotations possibles sont montrées
    7@2,-2:3           la poser tournée de trois sixièmes, qu’elle concorde ou non
    tourner 2,-2       tourner la tuile d’un sixième ; tourner 2,-2 3  de trois
    prendre 2,-2       la reprendre ; prendre tout  vide la table
    échanger 2,-2 1,0  échanger deux tuiles de même forme ; échanger 2,-2 7  avec le reste
    coups              tout ce qui convient
    vérifier           si c’est résolu, et sinon pourquoi
    indice             la tuile suivante vers une solution
    solution           en montrer une
    reprendre, rétablir  autant que vous voulez
    garder FICHIER     garder les tuiles ; tantrix play CASSE-TÊTE --load FICHIER continue
    plateau, quitter   la table encore une fois ; partir
cli-puzzle-how = Entrez une tuile, une place, un coup ou une lettre de la liste ; « aide » affiche le reste.
cli-puzzle-how_turn = Indiquez la place de la tuile : tourner 2,-2 ou tourner 2,-2 3.
cli-puzzle-how_take = Indiquez la place de la tuile : prendre 2,-2, ou prendre tout.
cli-puzzle-how_swap = Indiquez deux places, ou une place et une tuile : échanger 2,-2 1,0.
cli-puzzle-how_save = Indiquez le nom d’un fichier, comme garder mien.json.
cli-puzzle-no_fit = Rien ne concorde là ; avec sa rotation (7@2,-2:3) une tuile va partout.
cli-puzzle-off_board = C’est à côté du plateau.
cli-puzzle-no_undo = Rien n’a encore été fait.
cli-puzzle-no_redo = Rien n’a été repris.
cli-puzzle-tray =
    { $count ->
        [one] { $count } tuile à poser
       *[other] { $count } tuiles à poser
    }
cli-puzzle-clashes = Les couleurs ne concordent pas entre { $places }.
cli-puzzle-solved = Résolu !
cli-puzzle-a_solution = Une solution ; votre table est restée telle quelle.
cli-puzzle-hint-unsolvable = Aucune solution n’a les tuiles ainsi : reprenez-en.
cli-puzzle-hint-stopped = On ne sait pas : chercher une solution prend plus de temps.
cli-puzzle-solution-unsolvable = Il n’y a pas de solution : tout a été essayé.
cli-puzzle-solution-stopped = Rien en quelques secondes ; « tantrix solve » cherche plus.

cli-command-engine = Les robots pour d’autres programmes, ligne par ligne.
cli-command-analyse = Expliquer une partie ou une position : qui menait, ce qu’a coûté chaque erreur, la part de chance.
cli-about-engine = Parle avec un programme sur l’entrée et la sortie standard : une commande par ligne, comme « position start », « go movetime 1000 », « stop », « quit ». Le premier mot, « tep », demande ce qui se règle.
cli-about-analyse = Explique la partie ou la position de FILE (- pour l’entrée standard) : les chances des joueurs coup par coup, les coups qui ont le plus coûté avec ce qui valait mieux, la précision et la chance. Parties à deux seulement ; cela prend quelques secondes. Ctrl-C montre ce qui est déjà trouvé. Sans FILE, répond à des demandes JSON sur l’entrée standard, une par ligne.
cli-analyse-progress = Analyse
cli-analyse-exact = Calculé jusqu’à la fin de la partie.
cli-option-level = Niveau du robot.
cli-option-clock = Temps des joueurs qui sont des moteurs : secondes par partie, et secondes ajoutées par coup, comme 60+1 ; par défaut : pas de pendule.
cli-option-movetime = Millisecondes par coup pour les joueurs qui sont des moteurs, engine:COMMAND ; sinon à leur gré.

cli-command-bot = Faire jouer un robot sur un serveur, avec un jeton.
cli-about-bot = Fait jouer un robot sur le serveur à ADDRESS, comme http://127.0.0.1:8765, à toutes les tables du compte auquel appartient le jeton. Il revient de lui-même quand le serveur s’est absenté ; l’erreur standard dit chaque minute ce qu’il attend. Ctrl-C y met fin.
cli-option-most = Finir après tant de parties.
cli-option-token--file = Le fichier avec le jeton, créé dans les réglages du compte.

## Help: what the commands and their options are for

cli-usage = Usage :
cli-options = Options
cli-commands = Commandes
cli-default = par défaut : { $value }
cli-required = obligatoire
cli-about-tantrix = Tout Tantrix : les règles, des robots, des parties notées et un serveur où jouer. À la place d’un fichier qui est seulement lu ou seulement écrit, - désigne l’entrée ou la sortie standard.
cli-about-play = Jouez dans le terminal. GAME est strategy (contre un à trois robots), solitaire, gobble (seul), mindgame (contre un robot), ou un casse-tête à résoudre à la main, comme discovery-7. Entrez une tuile, une place ou un coup entier comme 7@2,-2 ; « aide » affiche le reste.
cli-about-show = Montre SOURCE : une position (une ligne de sept champs), ou un fichier avec une position ou une partie notée, - pour l’entrée standard.
cli-about-replay = Rejoue coup par coup la partie notée dans FILE (- pour l’entrée standard), jusqu’aux scores de la fin. Ce qui y est faux est dit sur la sortie d’erreur ; le code de sortie est alors 1.
cli-about-convert = Convertir les parties de SOURCE au format de TARGET ; - est l’entrée et la sortie standard. Le format se reconnaît à la fin du nom : .json (une partie par ligne), .parquet (une partie par rangée), .csv (un coup par rangée), .svg et .png (le plateau à la fin d’une seule partie), .gif et .webp (une seule partie, animée), et du texte pour .txt et les noms sans extension. Les fautes des parties sont signalées sur la sortie d’erreur, et le code de sortie est alors 1.
cli-about-print = Écrire un PDF avec une feuille pour chacun des PUZZLES, donnés par leur nom ou leur identifiant : ce qui est demandé, le plateau à remplir et les tuiles à découper. - est une liste sur l’entrée standard, comme celle de « tantrix generate ».
cli-about-legal = Montre les coups permis de POSITION, une ligne de sept champs comme « v1 strategy:2 free 0 1,2/3,4 ?52 - », ou de l’entrée standard (-).
cli-about-perft = Compte les suites de coups depuis le début d’une partie. On distribue six tuiles au joueur 0, puis six au joueur 1, et ainsi de suite ; le joueur 0 commence ; une pioche suit son coup et n’est pas comptée.
cli-about-train = Entraîne un réseau d’après RECIPE, le nom d’une recette du paquet (tiny, standard, long) ou un fichier TOML, dans FOLDER. Le meilleur réseau y est best.bin. Un entraînement arrêté ou tué reprend quand on l’appelle à nouveau avec la même recette et le même dossier. Ctrl-C l’arrête, avec le code de sortie 3.
cli-about-match = Fait jouer un match à deux robots : pour chacun, victoires, égalités, part des parties (une égalité compte pour moitié), Elo, intervalles de confiance à 95 %, écart moyen et points de tournoi. À plus de deux robots, chacun rencontre chacun, et les résultats sont des tableaux en Markdown. Ctrl-C arrête avant la fin ; ce qui a été joué est dit, avec le code de sortie 3. Un robot peut être un moteur à vous : engine:COMMAND.
cli-about-serve = Démarre le serveur : une page où jouer, regarder et rejouer. Toutes les parties sont gardées dans un fichier, créé s’il n’existe pas, dans un dossier qui existe. Ctrl-C arrête le serveur ; les parties continuent quand on le redémarre.
cli-about-solve = Résoudre PUZZLE, par son nom (voir « tantrix puzzles ») ou son identifiant, ou celui que disent les options, comme --tiles 1-10 --loop R. Une solution, toutes (--all), ou leur nombre (--count) ; « insoluble » est une preuve. Ctrl-C termine la recherche et garde ce qui est trouvé. État de sortie : 0 résolu, 1 insoluble, 3 arrêté avant la réponse.
cli-about-check = Dire si un arrangement résout PUZZLE. Il est dans FILE (- pour l’entrée standard), une liste JSON de [tuile, q, r, rotation] ou ce que solve a écrit, ou s’écrit en placements : 1@0,0:0 2@1,0:3. État de sortie : 0 oui, 1 non.
cli-about-puzzles = Lister les casse-têtes qui ont un nom, ou tout dire de PUZZLE.
cli-command-solve = Résoudre un casse-tête, ou prouver que c’est impossible.
cli-command-check = Dire si un arrangement résout un casse-tête.
cli-command-puzzles = Lister les casse-têtes qui ont un nom.
cli-about-spaghetti = Poser TILES tuiles, des jeux entiers de 56, en un seul groupe sans trou dont tous les bords concordent, et l’écrire, ou une page qui le montre de près et de loin. « tantrix check spaghetti FILE » le vérifie.
cli-command-spaghetti = Poser énormément de tuiles en un seul groupe.
cli-command-play = Jouer, ou résoudre un casse-tête à la main, dans le terminal.
cli-command-serve = Démarrer le serveur : une page où jouer, regarder et rejouer.
cli-command-show = Montrer une position ou une partie, en texte ou en image.
cli-command-replay = Rejouer une partie notée coup par coup.
cli-command-convert = Convertir des parties : texte, JSON, Parquet, CSV, images.
cli-command-print = Imprimer des puzzles sur des feuilles, en PDF.
cli-command-legal = Montrer les coups permis d’une position.
cli-command-perft = Compter les suites de coups depuis le début d’une partie.
cli-command-train = Entraîner un réseau pour le moteur.
cli-command-match = Faire jouer un match à deux robots.
cli-option-all = Toutes les solutions, chacune une fois.
cli-option-at = D’une partie : après tant de coups ; tous si rien n’est dit.
cli-option-bag = Les tuiles dans l’ordre de la pioche : 12,5,...,44 ; par défaut, toutes, mélangées selon --seed.
cli-option-beside = Des tuiles posées avec les autres, sans devoir être sur une boucle ou une ligne : 11,40-42.
cli-option-board = Le plateau à remplir : triangle:5, hexagon:3, spiral:40, ou un fichier de cases q,r (- pour l’entrée standard). Une forme libre si rien n’est dit.
cli-option-bot-engine = Jouer avec le moteur que lance cette commande, à nouveau pour chaque partie, au lieu d’un niveau.
cli-option-bot-play = Ouvrir des tables contre un robot du serveur de ce niveau, chacune dès que la précédente est finie.
cli-option-boards = Montrer le plateau après chaque coup.
cli-option-colour = Votre couleur, ou celle qui compte : R, Y, B, G ou son nom.
cli-option-convert-from = Le format de SOURCE, quel que soit son nom.
cli-option-convert-to = Le format de TARGET, quel que soit son nom.
cli-option-convert-game = Laquelle des parties de SOURCE convertir, à partir de 1 ; par défaut, toutes.
cli-option-count = Le nombre de toutes les solutions.
cli-option-database = La base de données au lieu d’un fichier : postgresql://NOM:MOTDEPASSE@MACHINE/BASE, ou sqlite:///FICHIER.
cli-option-redis = Un processus parmi plusieurs qui partagent la base, à redis://MACHINE.
cli-option-data = Le fichier de toutes les tables ; tantrix/tantrix.db dans votre dossier de données si rien n’est dit.
cli-option-delay = Montrer le plateau après chaque coup, et attendre tant de secondes.
cli-option-depth = Le nombre de coups d’une suite.
cli-option-divide = Répartir le compte selon le premier coup.
cli-option-doubles = Deux équipes de deux : vous et le troisième siège contre les autres.
cli-option-from = Continuer à partir des tuiles posées dans ce fichier (voir check).
cli-option-games = Le nombre de parties en tout.
cli-option-game = Laquelle des parties du fichier, à partir de 1 ; par défaut, la première.
cli-option-quiet = N’afficher ni progression ni remarques sur la sortie d’erreur ; ce qui met fin à la commande reste dit.
cli-option-verbose = Afficher la trace d’une erreur.
cli-option-given = Une tuile liée à une place, une rotation ou les deux : 25@0,-1, 25:5, 25@0,-1:5.
cli-option-help = Montrer cette aide.
cli-option-holes = Une forme libre peut avoir des trous.
cli-option-host = L’adresse où écouter ; 127.0.0.1 si rien n’est dit.
cli-option-json = Écrire un seul document JSON.
cli-option-lang = La langue des phrases ; celle de l’environnement si rien n’est dit.
cli-option-line = Une ligne ouverte de cette couleur par toute tuile qui l’a.
cli-option-longest = La plus longue boucle ou ligne que des tuiles données peuvent faire.
cli-option-loop = Une boucle fermée de cette couleur par toute tuile qui l’a.
cli-option-numbers = Montrer dans chaque espace forcé combien de tuiles de la pioche y vont. Après une barre : une fois les restrictions levées ; après un tiret : celles qui vont aussi dans un autre espace forcé.
cli-option-open = Montrer la page dans un navigateur.
cli-option-output = Écrire le résultat dans ce fichier, - pour la sortie standard.
cli-option-page = Écrire dans ce fichier une page qui le montre, pour tout navigateur.
cli-option-pairs = Jouer chaque pioche deux fois, sièges et couleurs échangés.
cli-option-players = Nombre de joueurs, de 2 à 4.
cli-option-port = Le port où écouter, 0 pour n’importe lequel ; 8765, ou le suivant qui est libre, si rien n’est dit.
cli-option-processes = Combien de processus se partagent les parties ; le résultat est égal.
cli-option-record = Garder la partie notée dans ce fichier, à la place de son contenu ; - pour la sortie standard, à la fin de la partie.
cli-option-reference = Compter selon les règles en Python, la référence, et non avec le noyau C++.
cli-option-robot = Le niveau d’un adversaire ; une fois pour chacun, le dernier pour tous ceux qui suivent.
cli-option-seconds = Terminer la recherche après tant de secondes.
cli-option-results = Garder chaque résultat dans ce fichier ; un match arrêté ou tué reprend à partir de là.
cli-option-sprt = S’arrêter dès que le test séquentiel a tranché entre deux écarts d’Elo, par exemple 0 10.
cli-option-ray = Jouer les parties sur la grappe Ray à cette adresse ; « local » en démarre une sur cette machine.
cli-option-seed = La graine de tout hasard ; à graines égales, résultats égaux.
cli-option-start = Comment on décide qui commence.
cli-option-svg = Écrire une image dans ce fichier, - pour la sortie standard.
cli-option-scope = Ce que le jeton permet en plus de lire ; peut être donné plusieurs fois.
cli-option-label = Le nom du jeton dans les réglages du compte.
cli-option-passkeys = Retirer aussi toutes les clés d’accès.
cli-option-convert-delay = Durée d’affichage de chaque plateau d’une animation, en millisecondes ; le dernier reste quatre fois plus longtemps.
cli-option-paper = Format du papier.
cli-option-print-size = Largeur d’une tuile en millimètres ; un plateau trop grand pour la page est réduit.
cli-option-solutions = Ajouter une page de solutions ; chacune est cherchée pendant dix secondes.
cli-option-theme = Le thème de l’image.
cli-option-threads = Le nombre de fils d’exécution.
cli-option-tiles = Les tuiles d’un casse-tête à vous : 1-10,12, ou 1-10x6 pour six de chacune.
cli-option-version = Montrer la version.

## How a command cannot be called

cli-no_option = Il n’y a pas d’option { $text } ; --help les montre.
cli-no_option-close = Il n’y a pas d’option { $text } ; vouliez-vous dire { $close } ?
cli-no_command = Il n’y a pas de commande « { $text } » ; --help les montre.
cli-no_command-close = Il n’y a pas de commande « { $text } » ; vouliez-vous dire « { $close } » ?
cli-no_choice = { $option } : choisissez parmi { $choices }.
cli-no_choice-close = { $option } : choisissez parmi { $choices } ; vouliez-vous dire { $close } ?
cli-no_robot = Il n’y a pas de robot « { $text } » : choisissez { $levels }, un joueur du moteur comme « search ms=10 », un robot d’un autre paquet, ou engine:COMMAND.
cli-no_robot-close = Il n’y a pas de robot « { $text } » ; vouliez-vous dire « { $close } » ?
cli-no_number = { $option } : indiquez un nombre entier de { $low } à { $high }.
cli-no_seconds = { $option } : indiquez un nombre de secondes, 0 ou plus.
cli-no_integer = { $option } : indiquez un nombre entier.
cli-option_value = { $option } : il manque une valeur, ou il y en a une de trop.
cli-missing = { $option } manque ; --help dit ce que c’est.
cli-too_many = « { $text } » est un mot de trop ; --help dit ce qui est demandé.
cli-two_outputs = Une seule chose peut aller sur la sortie standard.
cli-no_stream = - est l’entrée ou la sortie standard, qui ne va pas ici : donnez le nom d’un fichier ou d’un dossier.
cli-binary = Ce n’est pas du texte, qu’un terminal pourrait montrer : écrivez-le dans un fichier ou vers une autre commande.
cli-not_svg = { $file } contiendrait du SVG : donnez-lui un nom en .svg.
cli-no_setting = { $where } est ignoré : ce réglage n’existe pas. Les réglages sont { $known }.
cli-linked_setting = { $where } est ignoré : « { $text } » est l’adresse d’un autre service, pas un port.
cli-wrong = { $why }

## Files, and the machine

cli-unreadable = Impossible de lire { $file } : { $why }.
cli-unwritable = Impossible d’écrire { $file } : { $why }.
cli-too_large = { $file } est trop grand pour être une position ou une partie.
cli-not_text = { $file } n’est pas du texte : l’octet { $at } n’est pas de l’UTF-8.
cli-parquet = { $file } est un fichier Parquet : « tantrix convert » en fait du texte.
cli-standard_input = entrée standard
cli-no_record = { $file } : on n’y trouve aucune partie en texte ; « tantrix convert » en fait à partir de JSON et de Parquet.
cli-other_game = { $file } : c’est une partie de « { $game } », et seules celles de Strategy sont possibles ici ; « tantrix replay » la parcourt.
cli-no_game = { $file } : ce fichier ne contient aucune partie.
cli-convert-suffix = On ne peut pas écrire de fichiers en { $suffix }, seulement en { $known } ; --to indique un format quel que soit le nom.
cli-convert-suffix-pdf = On n’écrit pas de parties en PDF, seulement en { $known } ; « tantrix print » fait des feuilles de casse-têtes.
cli-no_game_number = { $file } n’a pas de partie { $number }.
cli-more_games = { $file } : d’autres parties suivent ; --game en choisit une.
cli-no_move =
    { $count ->
        [one] Il n’y a pas de coup { $at } : la partie compte { $count } coup.
       *[other] Il n’y a pas de coup { $at } : la partie compte { $count } coups.
    }
cli-at_position = Une position n’a pas de coups à choisir : --at est pour les parties.
cli-problem = { $file }, ligne { $line }, colonne { $column } : { $text }
cli-more_problems =
    { $count ->
        [one] { $file } : { $count } autre problème.
       *[other] { $file } : { $count } autres problèmes.
    }
cli-written = Écrit : { $file }
cli-posix = Un serveur fonctionne sous Linux, macOS et d’autres systèmes POSIX, pas sous Windows même ; utilisez-y WSL.
cli-no_extra = « { $name } » n’est pas installé ; pour cela, installez tantrix[{ $extra }].
cli-system = Arrêté par le système : { $why }.
cli-port_taken = Le port { $port } de { $host } est pris : choisissez-en un autre.
cli-no_address = Impossible d’écouter sur { $host }, port { $port } : { $why }.

## What they tell

cli-entry = { $name } : { $text }
cli-open = Tantrix est ouvert : { $address }
cli-two_databases = Utilisez --data ou --database, pas les deux.
cli-open-file = Les données sont gardées dans { $file }
cli-open-new = Une base neuve, encore vide : { $file }
cli-legal =
    { $count ->
        [one] Joueur { $player }, { $stage } : { $count } coup permis
       *[other] Joueur { $player }, { $stage } : { $count } coups permis
    }
cli-legal-draw = Le joueur { $player } pioche d’abord une tuile.
cli-scores = Scores : { $scores }
cli-resigns = abandonne
cli-race-left =
    { $count ->
        [one] { $name } : { $count } tuile restante
       *[other] { $name } : { $count } tuiles restantes
    }
cli-race-place =
    { $count ->
        [one] { $place }. { $name } : { $count } tuile restante
       *[other] { $place }. { $name } : { $count } tuiles restantes
    }
cli-match-clock = « { $text } » n’est pas une pendule : indiquez des secondes par partie, et par coup, comme 60+1.
cli-match-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
cli-match-wins = victoires
cli-match-ties = égalités
cli-match-share = part
cli-match-ci95 = intervalle de confiance à 95 %
cli-train-games = Génération { $number } : parties, { $done } fichiers sur { $all }
cli-train-learned = Génération { $number } : apprentissage, { $done } groupes sur { $all }, perte { $loss }
cli-train-accepted = Génération { $number } : acceptée. Elo : { $elo }.
cli-train-refused = Génération { $number } : refusée. Elo : { $elo }.
cli-match-alone = Il faut deux robots pour un match : nommez-en un autre.
cli-match-counts = paires par points : 0, ½, 1, 1½, 2
cli-match-sprt = rapport de vraisemblance (log)
cli-match-sprt-open = indécis
cli-match-sprt-accepted = accepté
cli-match-sprt-rejected = rejeté
cli-match-column-games = parties
cli-match-column-wins = victoires
cli-match-column-ties = égalités
cli-match-column-share = part (95 %)
cli-match-column-elo = Elo (95 %)
cli-match-column-mean_margin = écart
cli-match-column-points = points de tournoi
cli-match-mean_margin = écart moyen
cli-match-points = points de tournoi

## Puzzles

cli-solve-what = Nommez un casse-tête, ou décrivez-en un avec --tiles et ce qu’elles doivent former.
cli-solve-both = Un casse-tête nommé ne va pas avec des options qui en disent un autre.
cli-solve-one_wish = Demandez --all, --count ou --longest, un seul des trois.
cli-solve-longest = --longest prend une --loop ou une --line en forme libre.
cli-solve-from = Des tuiles posées ne vont pas avec --longest.
cli-solve-from_one = Le fichier doit contenir un seul arrangement à continuer, pas { $count }.
cli-solve-lacks = La tuile { $tile } n’a pas de bande en { $colours } : elle ne peut être sur une boucle ou une ligne. Si elle peut rester à côté, donnez-la avec --beside et non avec --tiles.
cli-solve-solved =
    { $count ->
        [one] { $count } solution.
       *[other] { $count } solutions.
    }
cli-solve-one = Résolu : une solution.
cli-solve-some =
    { $count ->
        [one] { $count } solution jusqu’ici.
       *[other] { $count } solutions jusqu’ici.
    }
cli-solve-unsolvable = Il n’y a pas de solution : tout a été essayé.
cli-solve-score = { $score } points ; aucun assemblage ne dépasse { $bound }.
cli-solve-stopped = Arrêté avant la réponse.
cli-solve-times = { $seconds } s, { $nodes } positions essayées.
cli-solve-progress = { $seconds } s, { $rate } positions/s, { $depth } tuiles posées, { $best } au plus, { $count } trouvées
cli-solve-parts = { $share } % de la recherche fait
cli-check-ok =
    { $count ->
        [one] { $count } solution.
       *[other] { $count } solutions, toutes différentes.
    }
cli-check-of = Arrangement { $number } : { $text }
cli-check-score = Score : { $score }
cli-spaghetti =
    { $count ->
        [one] { $count } tuile, tous les bords concordent, fait en { $seconds } s.
       *[other] { $count } tuiles, tous les bords concordent, fait en { $seconds } s.
    }
cli-spaghetti-ok =
    { $count ->
        [one] Un spaghetti de { $count } tuile : les bords concordent, jeux entiers, d’un tenant, sans trou.
       *[other] Un spaghetti de { $count } tuiles : les bords concordent, jeux entiers, d’un tenant, sans trou.
    }
cli-puzzles-puzzle = Casse-tête
cli-puzzles-tiles = Tuiles
cli-puzzles-goal = But
cli-puzzles-id = Identifiant
cli-puzzles-more = sets-N (N de 3 à 2000) : une boucle de N tuiles tirées de nombreux jeux de dix.
cli-puzzles-loop = une boucle en { $colour }
cli-puzzles-line = une ligne en { $colour }
cli-puzzles-match = tous les bords concordent
cli-puzzles-best-line = la plus longue ligne de chaque couleur
cli-puzzles-best-loop = la plus longue boucle de chaque couleur
cli-puzzles-or = ou
cli-puzzles-on_board = { $goal }, sur { $count } cases données

## Puzzles that are made

cli-about-generate = Créer des casse-têtes qui ont exactement une solution. KIND : loop (la couleur est à trouver), pyramid (une ligne ou une boucle passant par toutes les tuiles d’un triangle), board (quelques tuiles sont données), turns (toutes les tuiles sont placées, seule leur rotation est à trouver), letter (la même chose en forme de lettre), symmetric (les tuiles données sont disposées symétriquement), line (une longue ligne passant par toutes les tuiles d’un plateau). Chacun est une ligne : son identifiant, que prend « tantrix solve », et son niveau, de 1 à 5. Ctrl-C termine et garde ce qui est fait. État de sortie : 0 tout est fait, 3 arrêté avant.
cli-command-generate = Créer des casse-têtes qui ont exactement une solution.
cli-option-generate-count = Combien de casse-têtes ; tous sont différents.
cli-option-grade = Seulement ce niveau : 1 le cinquième le plus facile, 5 le plus difficile.
cli-generate-progress =
    { $count ->
        [one] { $done } casse-tête sur { $count }
       *[other] { $done } casse-têtes sur { $count }
    }

## A game at the terminal

cli-word-help = aide
cli-word-moves = coups
cli-word-hint = indice
cli-word-board = plateau
cli-word-undo = reprendre
cli-word-resign = abandonner
cli-word-quit = quitter
cli-word-exit = sortir
cli-play-you = Vous
cli-play-welcome = Entrez une tuile, une place ou un coup entier (7@2,-2) ; « aide » affiche le reste.
cli-play-help =
    7          où la tuile 7 peut aller, chaque place avec une lettre à choisir
    2,-2       ce qui peut aller en q 2, r -2
    7@2,-2     poser la tuile 7 à cette place ; les rotations possibles sont montrées
    7@2,-2:3   de même, tournée de trois sixièmes dans le sens horaire
    a          le choix de cette lettre ; Entrée prend le seul qu’il y a
    coups      tous les coups permis
    indice     ce que ferait le stratège
    plateau    la table encore une fois
    reprendre  reprendre votre dernière tuile
    abandonner abandonner la partie
    quitter    partir ; la partie est gardée si c’est demandé
    Les bords se lisent dans le sens horaire depuis le nord.
    F7@2,-2=41 : un espace forcé, et la tuile 41 piochée ensuite.
    Le nombre d’un espace forcé : les tuiles de la pioche qui conviennent,
    avant / pendant la fin de partie, - celles qui vont ailleurs aussi.
cli-play-how = Entrez une tuile, une place, un coup ou une lettre de la liste ; « aide » affiche le reste.
cli-play-see_help = « aide » affiche ce que vous pouvez entrer.
cli-play-enter = Entrée le prend.
cli-play-first = Posez la première tuile.
cli-play-forced =
    { $count ->
        [one] Remplissez un espace forcé : { $count } de vos tuiles convient.
       *[other] Remplissez un espace forcé : { $count } de vos tuiles conviennent.
    }
cli-play-free = À vous le coup libre.
cli-play-after =
    { $count ->
        [one] Remplissez de nouveau un espace forcé : { $count } de vos tuiles convient.
       *[other] Remplissez de nouveau un espace forcé : { $count } de vos tuiles conviennent.
    }
cli-play-makes = rend { $place } forcé :
cli-play-closes = ferme une boucle : { $colour }
cli-play-tile_nowhere = La tuile { $tile } ne va nulle part maintenant.
cli-play-no_undo = Vous n’avez pas encore posé de tuile.
cli-play-thinking = { $name } réfléchit…
cli-play-won = Vous gagnez !
cli-play-line =
    { $count ->
        [one] ligne de { $count } tuile
       *[other] ligne de { $count } tuiles
    }
cli-play-no_line = aucune ligne
cli-play-loop =
    { $count ->
        [one] boucle de { $count } tuile
       *[other] boucle de { $count } tuiles
    }
cli-play-kept = Partie notée : { $file }
cli-play-robots = { $robots } robots sont trop pour { $players } joueurs.

cli-option-config = Le fichier de réglages, en TOML ; TANTRIX_CONFIG peut aussi le nommer.
cli-option-days = Jours.
cli-option-begins = Seulement les noms qui commencent ainsi.
cli-option-reason = Pourquoi, comme on le dira à la personne.
cli-command-admin = Administrer un serveur : ses gens, ses copies, ses archives.
cli-command-users = Lister les comptes.
cli-command-role = Dire ce que quelqu’un peut faire.
cli-command-rename = Donner un autre nom à quelqu’un.
cli-command-password = Donner un nouveau mot de passe à quelqu’un.
cli-command-factors = Lister qui a une fonction, avec son second facteur.
cli-command-recover = Arrêter la connexion en deux étapes de quelqu’un.
cli-command-token = Créer un jeton pour un programme.
cli-command-ban = Exclure quelqu’un, ou le laisser revenir.
cli-command-backup = Copier la base dans un nouveau fichier.
cli-command-restore = Restaurer la base à partir d’une copie.
cli-command-verify = Rejouer chaque partie et comparer.
cli-command-purge = Terminer les sessions où personne ne vient depuis longtemps.
cli-command-export = Écrire les archives en fichiers Parquet.
cli-about-admin = Pour qui tient un serveur. La plupart des commandes vont aussi quand il tourne ; il remarque dans la demi-minute ce qu’elles changent.
cli-about-users = Lister les comptes : nom, sorte, rôle, pays, depuis quand, exclu jusqu’à quand.
cli-about-role = Faire de NAME un joueur, un modérateur ou un administrateur : le ROLE.
cli-about-rename = Donner à NAME le nom NEW.
cli-about-password = Donner à NAME un nouveau mot de passe, tiré au sort et dit une fois ; toutes ses sessions se terminent.
cli-about-factors = Lister les modérateurs, les administrateurs et qui a créé un tournoi pas encore fini : nom, rôle, tournois, second facteur.
cli-about-recover = Arrêter la connexion en deux étapes de NAME, qui a perdu l’application et les codes de secours. Assurez-vous que c’est bien NAME qui le demande.
cli-about-token = Créer un jeton pour un programme qui agit au nom du membre NAME, et l’afficher une seule fois. Il peut lire, et faire ce que ses droits permettent.
cli-about-ban = Exclure NAME quelques jours ; avec --days 0, le laisser revenir.
cli-about-backup = Copier la base, en service ou non, dans FILE, qui ne doit pas encore être là ; la copie est vérifiée.
cli-about-restore = Restaurer la base à partir de la copie FILE, là où il n’y en a pas encore, et rejouer chaque partie. Code de sortie : 0 tout est entier, 1 pas tout.
cli-about-verify = Rejouer chaque partie d’après ses événements et comparer avec ce qui est gardé. Code de sortie : 0 tout est entier, 1 pas tout.
cli-about-purge = Terminer les sessions où personne n’est venu depuis tant de jours.
cli-about-export = Écrire les parties terminées dans FOLDER en fichiers Parquet, deux par mois ; les mois sans rien de nouveau restent tels quels. Les parties cachées n’y sont pas.
cli-command-recompute = Recalculer les classements et comparer.
cli-about-recompute = Recalculer tous les classements et le livre des records depuis la première partie. Ce qui diffère est remplacé. Code de sortie : 0 tout est égal, 1 cela différait.

## Feuilles de puzzles

print-puzzle-goal = But : { $goal }.
print-puzzle-rule = Utilisez toutes les tuiles. Là où deux tuiles se touchent, leurs couleurs concordent.
print-puzzle-numbers = Un nombre dans une case désigne la tuile qui y a sa place.
print-puzzle-time = Temps visé : { $minutes } min { $seconds } s.
print-puzzle-cut = Les tuiles, à découper :
print-puzzle-solutions = Solutions
cli-print-solving = Recherche de solutions
bad-print-many = Ce puzzle a { $count } tuiles ; une feuille en a { $most } au plus.

## Pages de manuel

man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-options = OPTIONS
man-commands = COMMANDES
man-see_also = VOIR AUSSI

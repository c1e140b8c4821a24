"""The sentences of the commands in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

CLI: Mapping[str, str | Mapping[str, str]] = {
    # Help: what the commands and their options are for.
    "cli.usage": "Usage :",
    "cli.options": "Options",
    "cli.commands": "Commandes",
    "cli.default": "par défaut : {value}",
    "cli.required": "obligatoire",
    "cli.about.tantrix": (
        "Tout Tantrix : les règles, des robots, des parties notées et une maison où jouer."
    ),
    "cli.about.play": (
        "Jouez dans le terminal. GAME est strategy (contre un à trois robots), solitaire, gobble "
        "(seul), mindgame (contre un robot), ou un casse-tête à résoudre à la main, comme "
        "discovery-7. Dites une tuile, une place ou un coup entier comme 7@2,-2 ; « aide » dit le "
        "reste."
    ),
    "cli.about.show": (
        "Montre SOURCE : une position (une ligne de sept champs), ou un fichier avec une position "
        "ou une partie notée, - pour l’entrée standard."
    ),
    "cli.about.replay": (
        "Rejoue coup par coup la partie notée dans FILE (- pour l’entrée standard), jusqu’aux "
        "scores de la fin. Ce qui y est faux est dit sur la sortie d’erreur ; le code de sortie "
        "est alors 1."
    ),
    "cli.about.legal": (
        "Montre les coups permis de POSITION, une ligne de sept champs comme "
        "« v1 strategy:2 free 0 1,2/3,4 ?52 - »."
    ),
    "cli.about.perft": (
        "Compte les suites de coups depuis le début d’une partie. On distribue six tuiles au "
        "joueur 0, puis six au joueur 1, et ainsi de suite ; le joueur 0 commence ; une pioche "
        "suit son coup et n’est pas comptée."
    ),
    "cli.about.match": (
        "Fait jouer un match aux robots A et B : victoires, égalités, part, intervalle à 95 %, "
        "écart, points de tournoi. Ctrl-C l’arrête avant la fin ; ce qui a été joué est dit, avec "
        "le code de sortie 3. Un robot peut être un moteur à vous : engine:COMMAND."
    ),
    "cli.about.serve": (
        "Ouvre la maison : une page où jouer, regarder et rejouer. Toutes les parties sont gardées "
        "dans un fichier, créé s’il n’existe pas, dans un dossier qui existe. Ctrl-C ferme la "
        "maison ; les parties continuent quand on la rouvre."
    ),
    "cli.about.solve": (
        "Résoudre PUZZLE, par son nom (voir « tantrix puzzles ») ou son identifiant, ou celui que "
        "disent les options, comme --tiles 1-10 --loop R. Une solution, toutes (--all), ou leur "
        "nombre (--count) ; « insoluble » est une preuve. Ctrl-C termine la recherche et garde ce "
        "qui est trouvé. État de sortie : 0 résolu, 1 insoluble, 3 arrêté avant la réponse."
    ),
    "cli.about.check": (
        "Dire si l’arrangement de FILE (- pour l’entrée standard) résout PUZZLE : une liste JSON "
        "de [tuile, q, r, rotation], ou ce que solve a écrit. État de sortie : 0 oui, 1 non."
    ),
    "cli.about.puzzles": "Lister les casse-têtes qui ont un nom, ou tout dire de PUZZLE.",
    "cli.command.solve": "Résoudre un casse-tête, ou prouver que c’est impossible.",
    "cli.command.check": "Dire si un arrangement résout un casse-tête.",
    "cli.command.puzzles": "Lister les casse-têtes qui ont un nom.",
    "cli.about.spaghetti": (
        "Poser TILES tuiles, des jeux entiers de 56, en un seul groupe sans trou dont tous les "
        "bords concordent, et l’écrire, ou une page qui le montre de près et de loin. « tantrix "
        "check spaghetti FILE » le vérifie."
    ),
    "cli.command.spaghetti": "Poser énormément de tuiles en un seul groupe.",
    "cli.command.play": "Jouer, ou résoudre un casse-tête à la main, dans le terminal.",
    "cli.command.serve": "Ouvrir la maison : une page où jouer, regarder et rejouer.",
    "cli.command.show": "Montrer une position ou une partie, en texte ou en image.",
    "cli.command.replay": "Rejouer une partie notée coup par coup.",
    "cli.command.legal": "Montrer les coups permis d’une position.",
    "cli.command.perft": "Compter les suites de coups depuis le début d’une partie.",
    "cli.command.match": "Faire jouer un match à deux robots.",
    "cli.option.all": "Toutes les solutions, chacune une fois.",
    "cli.option.at": "D’une partie : après tant de coups ; tous si rien n’est dit.",
    "cli.option.bag": "Les tuiles dans l’ordre de la pioche : 12,5,...,44.",
    "cli.option.beside": "D’autres tuiles, qui peuvent n’être sur aucune boucle ni ligne.",
    "cli.option.board": (
        "Le plateau à remplir : triangle:5, hexagon:3, spiral:40, ou un fichier de cases q,r. Une "
        "forme libre si rien n’est dit."
    ),
    "cli.option.boards": "Montrer le plateau après chaque coup.",
    "cli.option.colour": "Votre couleur, ou celle qui compte : R, Y, B, G ou son nom.",
    "cli.option.count": "Le nombre de toutes les solutions.",
    "cli.option.database": (
        "La base de données au lieu d’un fichier : postgresql://NOM:MOTDEPASSE@MACHINE/BASE, ou "
        "sqlite:///FICHIER."
    ),
    "cli.option.redis": "Un processus parmi plusieurs qui partagent la base, à redis://MACHINE.",
    "cli.option.data": (
        "Le fichier de toutes les tables ; tantrix/house.db dans votre dossier de données si rien "
        "n’est dit."
    ),
    "cli.option.delay": "Montrer le plateau après chaque coup, et attendre tant de secondes.",
    "cli.option.depth": "Le nombre de coups d’une suite.",
    "cli.option.divide": "Répartir le compte selon le premier coup.",
    "cli.option.doubles": "Deux équipes de deux : vous et le troisième siège contre les autres.",
    "cli.option.from": "Continuer à partir des tuiles posées dans ce fichier (voir check).",
    "cli.option.games": "Le nombre de parties en tout.",
    "cli.option.given": (
        "Une tuile liée à une place, une rotation ou les deux : 25@0,-1, 25:5, 25@0,-1:5."
    ),
    "cli.option.help": "Montrer cette aide.",
    "cli.option.holes": "Une forme libre peut avoir des trous.",
    "cli.option.host": "L’adresse où écouter ; 127.0.0.1 si rien n’est dit.",
    "cli.option.json": "Écrire un seul document JSON.",
    "cli.option.lang": "La langue des phrases ; celle de l’environnement si rien n’est dit.",
    "cli.option.line": "Une ligne ouverte de cette couleur par toute tuile qui l’a.",
    "cli.option.longest": "La plus longue boucle ou ligne que des tuiles données peuvent faire.",
    "cli.option.loop": "Une boucle fermée de cette couleur par toute tuile qui l’a.",
    "cli.option.numbers": "Montrer les nombres de l’analyse dans les espaces forcés.",
    "cli.option.open": "Montrer la page dans un navigateur.",
    "cli.option.output": "L’écrire dans ce fichier.",
    "cli.option.page": "Écrire dans ce fichier une page qui le montre, pour tout navigateur.",
    "cli.option.pairs": "Jouer chaque pioche deux fois, sièges et couleurs échangés.",
    "cli.option.players": (
        "Combien de joueurs, de 2 à 4 ; selon le nombre de robots s’ils sont nommés."
    ),
    "cli.option.port": (
        "Le port où écouter, 0 pour n’importe lequel ; 8765, ou le suivant qui est libre, si rien "
        "n’est dit."
    ),
    "cli.option.processes": "Combien de processus se partagent les parties ; le résultat est égal.",
    "cli.option.record": "Garder la partie notée dans ce fichier, à la place de son contenu.",
    "cli.option.robot": (
        "Le niveau d’un adversaire ; une fois pour chacun, le dernier pour tous ceux qui suivent."
    ),
    "cli.option.seconds": "Terminer la recherche après tant de secondes.",
    "cli.option.seed": "La graine de tout hasard ; graines égales, parties égales.",
    "cli.option.start": "Comment on décide qui commence.",
    "cli.option.svg": "Écrire une image dans ce fichier, - pour la sortie standard.",
    "cli.option.theme": "Le thème de l’image.",
    "cli.option.threads": "Combien de fils cherchent.",
    "cli.option.tiles": (
        "Les tuiles d’un casse-tête à vous : 1-10,12, ou 1-10x6 pour six de chacune."
    ),
    "cli.option.version": "Montrer la version.",
    # How a command cannot be called.
    "cli.no_option": "Il n’y a pas d’option {text} ; --help les montre.",
    "cli.no_command": "Il n’y a pas de commande « {text} » ; --help les montre.",
    "cli.no_choice": "{option} : choisissez parmi {choices}.",
    "cli.no_number": "{option} : dites un nombre entier de {low} à {high}.",
    "cli.no_seconds": "{option} : dites un nombre de secondes, 0 ou plus.",
    "cli.no_integer": "{option} : dites un nombre entier.",
    "cli.option_value": "{option} : il manque une valeur, ou il y en a une de trop.",
    "cli.missing": "{option} manque ; --help dit ce que c’est.",
    "cli.too_many": "« {text} » est un mot de trop ; --help dit ce qui est demandé.",
    "cli.two_outputs": (
        "L’image et le document JSON ne peuvent pas aller tous deux sur la sortie standard."
    ),
    "cli.wrong": "{why}",
    # Files, and the machine.
    "cli.unreadable": "Impossible de lire {file} : {why}.",
    "cli.unwritable": "Impossible d’écrire {file} : {why}.",
    "cli.too_large": "{file} est trop grand pour être une position ou une partie.",
    "cli.not_text": "{file} n’est pas du texte : l’octet {at} n’est pas de l’UTF-8.",
    "cli.no_record": "{file} : on n’y trouve aucune partie.",
    "cli.no_move": {
        "one": "Il n’y a pas de coup {at} : la partie compte {count} coup.",
        "other": "Il n’y a pas de coup {at} : la partie compte {count} coups.",
    },
    "cli.at_position": "Une position n’a pas de coups à choisir : --at est pour les parties.",
    "cli.problem": "{file}, ligne {line}, colonne {column} : {told}",
    "cli.more_problems": {
        "one": "{file} : {count} autre problème.",
        "other": "{file} : {count} autres problèmes.",
    },
    "cli.written": "Écrit : {file}",
    "cli.system": "Arrêté par le système : {why}.",
    "cli.port_taken": "Le port {port} de {host} est pris : choisissez-en un autre.",
    "cli.no_address": "Impossible d’écouter sur {host}, port {port} : {why}.",
    # What they tell.
    "cli.told": "{name} : {told}",
    "cli.open": "Tantrix est ouvert : {address}",
    "cli.two_houses": "Dites où est la maison par --data ou par --database, pas par les deux.",
    "cli.open.file": "La maison est gardée dans {file}",
    "cli.open.new": "Une maison neuve, encore vide, est gardée dans {file}",
    "cli.legal": {
        "one": "Joueur {player}, {stage} : {count} coup permis",
        "other": "Joueur {player}, {stage} : {count} coups permis",
    },
    "cli.legal.draw": "Le joueur {player} pioche d’abord une tuile.",
    "cli.scores": "Scores : {scores}",
    "cli.resigns": "abandonne",
    "cli.match.games": "parties",
    "cli.match.wins": "victoires",
    "cli.match.ties": "égalités",
    "cli.match.share": "part",
    "cli.match.ci95": "intervalle à 95 %",
    "cli.match.mean_margin": "écart moyen",
    "cli.match.points": "points de tournoi",
    # Puzzles.
    "cli.solve.what": "Nommez un casse-tête, ou dites --tiles et ce qu’elles doivent former.",
    "cli.solve.both": "Un casse-tête nommé ne va pas avec des options qui en disent un autre.",
    "cli.solve.one_wish": "Demandez --all, --count ou --longest, un seul des trois.",
    "cli.solve.longest": "--longest prend une --loop ou une --line en forme libre.",
    "cli.solve.from": "Des tuiles posées ne vont ni avec --longest ni avec un casse-tête à score.",
    "cli.solve.from_one": "Le fichier doit contenir un seul arrangement à continuer, pas {count}.",
    "cli.solve.lacks": (
        "La tuile {tile} n’a pas de lien en {colours} : elle ne peut être sur une boucle ou "
        "une ligne. Les tuiles posées à côté se disent par --beside."
    ),
    "cli.solve.solved": {"one": "{count} solution.", "other": "{count} solutions."},
    "cli.solve.one": "Résolu : une solution.",
    "cli.solve.some": {
        "one": "{count} solution jusqu’ici.",
        "other": "{count} solutions jusqu’ici.",
    },
    "cli.solve.unsolvable": "Il n’y a pas de solution : tout a été essayé.",
    "cli.solve.score": "{score} points ; personne ne dépasse {bound}.",
    "cli.solve.stopped": "Arrêté avant la réponse.",
    "cli.solve.times": "{seconds} s, {nodes} essais.",
    "cli.solve.progress": (
        "{seconds} s, {rate} essais/s, {depth} tuiles, {best} au mieux, {count} trouvées"
    ),
    "cli.solve.parts": "{share} % de l’arbre fait",
    "cli.check.ok": {"one": "{count} solution.", "other": "{count} solutions, toutes différentes."},
    "cli.check.of": "Arrangement {number} : {told}",
    "cli.check.score": "Score : {score}",
    "cli.spaghetti": {
        "one": "{count} tuile, tous les bords concordent, fait en {seconds} s.",
        "other": "{count} tuiles, tous les bords concordent, fait en {seconds} s.",
    },
    "cli.spaghetti.ok": {
        "one": (
            "Un spaghetti de {count} tuile : les bords concordent, jeux entiers, d’un tenant, "
            "sans trou."
        ),
        "other": (
            "Un spaghetti de {count} tuiles : les bords concordent, jeux entiers, d’un tenant, "
            "sans trou."
        ),
    },
    "cli.puzzles.puzzle": "Casse-tête",
    "cli.puzzles.tiles": "Tuiles",
    "cli.puzzles.goal": "But",
    "cli.puzzles.id": "Identifiant",
    "cli.puzzles.more": (
        "sets-N (N de 3 à 2000) : une boucle de N tuiles tirées de nombreux jeux de dix."
    ),
    "cli.puzzles.loop": "une boucle {colour}",
    "cli.puzzles.line": "une ligne {colour}",
    "cli.puzzles.match": "tous les bords concordent",
    "cli.puzzles.best.line": "la plus longue ligne de chaque couleur",
    "cli.puzzles.best.loop": "la plus longue boucle de chaque couleur",
    "cli.puzzles.or": "ou",
    "cli.puzzles.on_board": "{goal}, sur {count} cases données",
    # Puzzles that are made.
    "cli.about.generate": (
        "Créer des casse-têtes qui ont exactement une solution. KIND : loop (la couleur est à "
        "trouver), pyramid (une ligne ou une boucle par toutes les tuiles d’un triangle), board "
        "(quelques tuiles sont données), turns (toutes les tuiles sont placées, seule leur "
        "rotation est à trouver). Chacun est une ligne : son identifiant, que prend « tantrix "
        "solve », et son niveau, de 1 à 5. Ctrl-C termine et garde ce qui est fait. État de "
        "sortie : 0 tout est fait, 3 arrêté avant."
    ),
    "cli.command.generate": "Créer des casse-têtes qui ont exactement une solution.",
    "cli.option.generate.count": "Combien de casse-têtes ; tous sont différents.",
    "cli.option.grade": "Seulement ce niveau : 1 le cinquième le plus facile, 5 le plus difficile.",
    "cli.generate.progress": {
        "one": "{done} casse-tête sur {count}",
        "other": "{done} casse-têtes sur {count}",
    },
    "bad.generate.kind": "Pas de casse-tête du genre « {text} » : choisissez parmi {kinds}.",
    "bad.generate.grade": "Un niveau est un nombre entier de {low} à {high}.",
    # A game at the terminal.
    "cli.word.help": "aide",
    "cli.word.moves": "coups",
    "cli.word.hint": "conseil",
    "cli.word.board": "plateau",
    "cli.word.undo": "reprendre",
    "cli.word.resign": "abandonner",
    "cli.word.quit": "quitter",
    "cli.word.exit": "sortir",
    "cli.play.you": "Vous",
    "cli.play.welcome": (
        "Dites une tuile, une place ou un coup entier (7@2,-2) ; « aide » dit le reste."
    ),
    "cli.play.help": (
        "7          où la tuile 7 peut aller, chaque place avec une lettre à choisir\n"
        "2,-2       ce qui peut aller en q 2, r -2\n"
        "7@2,-2     poser la tuile 7 à cette place ; les rotations possibles sont montrées\n"
        "7@2,-2:3   de même, tournée de trois sixièmes dans le sens horaire\n"
        "a          le choix de cette lettre ; Entrée prend le seul qu’il y a\n"
        "coups      tous les coups permis\n"
        "conseil    ce que ferait le stratège\n"
        "plateau    la table encore une fois\n"
        "reprendre  reprendre votre dernière tuile\n"
        "abandonner abandonner la partie\n"
        "quitter    partir ; la partie est gardée si c’est demandé\n"
        "Les bords se lisent dans le sens horaire depuis le nord.\n"
        "F7@2,-2=41 : un espace forcé, et la tuile 41 piochée ensuite.\n"
        "Le nombre d’un espace forcé : les tuiles de la pioche qui conviennent,\n"
        "avant / pendant la fin de partie, - celles qui vont ailleurs aussi."
    ),
    "cli.play.how": (
        "Dites une tuile, une place, un coup ou une lettre de la liste ; « aide » en dit plus."
    ),
    "cli.play.enter": "Entrée le prend.",
    "cli.play.first": "Posez la première tuile.",
    "cli.play.forced": {
        "one": "Remplissez un espace forcé : {count} de vos tuiles convient.",
        "other": "Remplissez un espace forcé : {count} de vos tuiles conviennent.",
    },
    "cli.play.free": "À vous le coup libre.",
    "cli.play.after": {
        "one": "Remplissez de nouveau un espace forcé : {count} de vos tuiles convient.",
        "other": "Remplissez de nouveau un espace forcé : {count} de vos tuiles conviennent.",
    },
    "cli.play.makes": "rend {place} forcé :",
    "cli.play.closes": "ferme une boucle : {colour}",
    "cli.play.tile_nowhere": "La tuile {tile} ne va nulle part maintenant.",
    "cli.play.no_undo": "Vous n’avez pas encore posé de tuile.",
    "cli.play.thinking": "{name} réfléchit…",
    "cli.play.won": "Vous gagnez !",
    "cli.play.line": {"one": "ligne de {count} tuile", "other": "ligne de {count} tuiles"},
    "cli.play.loop": {"one": "boucle de {count} tuile", "other": "boucle de {count} tuiles"},
    "cli.play.kept": "Partie notée : {file}",
    "cli.play.robots": "{robots} robots sont trop pour {players} joueurs.",
    "bad.robot": "Il n’y a pas de robot « {level} » : choisissez random, greedy ou planner.",
    "bad.games": "{games} parties ne vont pas par paires : dites un nombre pair.",
}

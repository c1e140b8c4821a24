"""The sentences of the rules, the text forms, the pictures and the house in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

MESSAGES: Mapping[str, str | Mapping[str, str]] = {
    # Why an action is against the rules.
    "illegal.occupied": "La tuile {tile} s’y trouve déjà.",
    "illegal.not_connected": "Cette place est à l’écart : chaque tuile doit en toucher une autre.",
    "illegal.mismatch": (
        "Les couleurs doivent correspondre partout où des tuiles se touchent : "
        "là, elles ne correspondent pas."
    ),
    "illegal.three_alike": (
        "Cela laisse un espace forcé avec trois côtés de la même couleur, "
        "qu’aucune tuile ne peut remplir."
    ),
    "illegal.fourth_tile": (
        "Tant que la pioche n’est pas vide, aucun espace ne peut être entouré de quatre tuiles : "
        "cela en laisserait un."
    ),
    "illegal.controlled_side": (
        "C’est le long d’un côté contrôlé : l’espace forcé en {q},{r} doit d’abord être rempli."
    ),
    "illegal.tile_not_in_hand": "La tuile {tile} n’est pas dans votre main.",
    "illegal.forced_first": (
        "Les espaces forcés d’abord : vos tuiles peuvent maintenant en remplir {count}."
    ),
    "illegal.game_over": "La partie est terminée : on ne pose plus rien.",
    "illegal.draw_due": "Il faut d’abord piocher une tuile.",
    "illegal.step": "Ce jeu ne connaît pas cette étape maintenant : {step}.",
    "illegal.draw": "La tuile {tile} ne peut pas être piochée maintenant.",
    "illegal.first_tile": "La première tuile d’une partie se pose en 0,0.",
    "illegal.resign": "Seul un joueur encore en jeu peut abandonner.",
    "illegal.rotation": "Une rotation est un nombre entier de 0 à 5, pas {rotation}.",
    "illegal.no_such_tile": "Il n’y a pas de tuile {tile} : elles vont de 1 à 56.",
    # What cannot be read: colours, tiles, games, placements.
    "bad.action": "Aucune action ne porte le numéro {number} maintenant.",
    "bad.colour": "« {text} » n’est pas une couleur : dites R, Y, B ou G.",
    "bad.bag": "La tuile {tile} n’est pas entre 1 et 56, ou figure deux fois dans la pioche.",
    "bad.bag_size": "{tiles} tuiles ne suffisent pas : il en faut {needed} pour les mains.",
    "bad.players": "On joue à deux, trois ou quatre, pas à {players}.",
    "bad.doubles": "On joue par équipes à quatre, pas à {players}.",
    "bad.colours": "« {colours} » : il faut {needed} couleurs différentes, une par camp.",
    "bad.theme": "Il n’y a pas de thème « {text} » : choisissez parmi {known}.",
    "bad.tiles": "« {text} » n’est pas une liste de tuiles comme 1,2,3.",
    "bad.tiles.tile": "« {text} » n’est pas une tuile : elles vont de 1 à 56.",
    "bad.tiles.tile_twice": "La tuile {text} figure deux fois.",
    "bad.tiles.bag_size": "« {text} » n’est pas un nombre de tuiles possible pour la pioche.",
    "bad.game": "« {text} » n’est pas un jeu comme strategy:2.",
    "bad.game.game": "« {text} » n’est pas un jeu connu ici.",
    "bad.game.players": "« {text} » : ce jeu ne se joue pas à tant de joueurs.",
    "bad.game.option": "« {text} » a une option inconnue ou répétée.",
    "bad.game.doubles": "« {text} » : on joue par équipes à quatre.",
    "bad.game.colours": "« {text} » : chaque camp a besoin de sa propre couleur.",
    "bad.game.resigned": "« {text} » : seuls des joueurs abandonnent, chacun une seule fois.",
    "bad.placement": (
        "« {text} » n’est pas un coup : dites la tuile, la place et la rotation, comme 25@0,-1:5."
    ),
    "bad.placement.tile": "« {text} » : les tuiles vont de 1 à 56.",
    "bad.placement.coordinate": "« {text} » : cette place est trop éloignée.",
    "bad.placement.rotation": "« {text} » : une rotation est un nombre entier de 0 à 5.",
    "bad.placement.rotation_missing": "« {text} » : donnez aussi la rotation, comme 25@0,-1:5.",
    "bad.placement.not_forced": "« {text} » : il n’y a pas d’espace forcé à cette place.",
    "bad.placement.drawn": "« {text} » : la tuile piochée n’est pas entre 1 et 56.",
    # Puzzles: what cannot be set, and why an arrangement is no solution.
    "bad.board": "« {text} » n’est pas un plateau comme triangle:5, hexagon:3 ou spiral:40.",
    "bad.puzzle": "Il n’y a pas de casse-tête « {text} » ; « tantrix puzzles » les montre.",
    "bad.puzzle.list": (
        "« {text} » ne nomme pas de tuiles : dites 7, 1-10, ou 1-10x6 pour six de chacune."
    ),
    "bad.puzzle.tile": "Un casse-tête n’a pas de tuile {tile} : elles vont de 1 à 56.",
    "bad.puzzle.tiles": "Un casse-tête a des tuiles, nommées en ordre croissant.",
    "bad.puzzle.cells": "{tiles} tuiles ne peuvent pas remplir {cells} cases.",
    "bad.puzzle.colour": "Aucune des tuiles n’a la couleur {colour}.",
    "bad.puzzle.tile_twice": (
        "La tuile {tile} est nommée deux fois ; on demande des copies par 1-10x6."
    ),
    "bad.puzzle.many": "Un casse-tête a au plus {most} tuiles.",
    "bad.puzzle.colour_twice": (
        "La couleur {colour} doit former une boucle ou une ligne, pas deux."
    ),
    "bad.puzzle.goals": (
        "Dites que former, une boucle ou une ligne d’une couleur, ou quel plateau remplir."
    ),
    "bad.puzzle.id": "Cet identifiant de casse-tête est illisible à « {part} ».",
    "bad.puzzle.given": ("« {text} » n’est pas une tuile donnée comme 25@0,-1:5, 25@0,-1 ou 25:5."),
    "bad.puzzle.given.tile": "La tuile {tile} est donnée plus souvent qu’il n’y en a.",
    "bad.puzzle.given.rotation": ("La tuile {tile} est donnée sans place ni rotation (de 0 à 5)."),
    "bad.puzzle.given.board": "Des tuiles données demandent un plateau où elles le sont.",
    "bad.search": "Une recherche ne peut avoir {name} {value}.",
    "bad.search.scored": "Tout arrangement de ce casse-tête a un score : il n’y a rien à compter.",
    "bad.puzzle.given.cell": "La tuile {tile} est donnée là où le plateau n’a pas de case.",
    "bad.puzzle.given.twice": "Deux tuiles sont données pour la case {q},{r}.",
    "bad.puzzle.given.clash": "La tuile donnée en {q},{r} ne concorde pas avec une voisine donnée.",
    "bad.puzzle.far": "La case {q},{r} est trop loin : q et r vont de -{most} à {most}.",
    "bad.puzzle.scored": "Les scores sont pour les 56 tuiles, en forme libre.",
    "bad.cells.json": "Un plateau en JSON est une liste de cases comme [[0, 0], [1, 0]].",
    "bad.cells.line": "La ligne {line} du plateau n’est pas une case comme 0,-1.",
    "bad.cells.twice": "Le plateau {text} nomme une case deux fois.",
    "bad.solutions.json": (
        "Ce n’est ni du JSON, illisible au caractère {at}, ni des lignes de codes comme 25@0,-1:5."
    ),
    "bad.solutions.none": "Il n’y a pas de liste de poses [tuile, q, r, rotation] dedans.",
    "bad.solutions.placement": "La pose {number} n’est pas quatre nombres entiers.",
    "bad.solution.none": "Il n’y a pas de solution dedans.",
    "bad.solution.again": "Cette figure était déjà là, tournée ou déplacée peut-être.",
    "bad.solution.given": "Une tuile donnée est posée autrement que le casse-tête ne le dit.",
    "bad.solution.missing": "Il manque des tuiles : {tiles}.",
    "bad.solution.surplus": "Tuiles que le casse-tête n’a pas : {tiles}.",
    "bad.solution.rotation": "Une rotation est un nombre entier de 0 à 5.",
    "bad.solution.overlap": "Deux tuiles se trouvent à la même place.",
    "bad.solution.mismatch": (
        "Les couleurs doivent correspondre partout où des tuiles se touchent : "
        "ici, elles ne correspondent pas."
    ),
    "bad.solution.board": (
        "Les tuiles doivent remplir le plateau : ces places sont vides ou en dehors."
    ),
    "bad.solution.apart": "Toutes les tuiles doivent se tenir : celles-ci sont à l’écart.",
    "bad.solution.hole": "Il y a un trou.",
    "bad.solution.loop": "Les tuiles de couleur {colour} ne forment pas une seule boucle.",
    "bad.solution.line": "Les tuiles de couleur {colour} ne forment pas une seule ligne ouverte.",
    "bad.spaghetti.tiles": (
        "{tiles} tuiles ne font pas un spaghetti : il faut des jeux entiers de 56, jusqu’à {most} "
        "tuiles."
    ),
    "bad.spaghetti.header": "« {text} » ne débute pas un spaghetti (tantrix-spaghetti 1 18000).",
    "bad.spaghetti.line": "La ligne {line} n’est pas une colonne d’un spaghetti.",
    "bad.spaghetti.order": "Ligne {line} : les colonnes doivent se suivre par ordre croissant.",
    "bad.spaghetti.sets": "En {sets} jeux chaque tuile est posée {sets} fois : pas {tiles}.",
    "bad.spaghetti.mismatch": {
        "one": "À {count} endroit, les couleurs de tuiles voisines diffèrent.",
        "other": "À {count} endroits, les couleurs de tuiles voisines diffèrent.",
    },
    "bad.spaghetti.apart": "Toutes les tuiles doivent tenir ensemble : il y a {count} morceaux.",
    "bad.spaghetti.hole": {"one": "Il y a {count} trou.", "other": "Il y a {count} trous."},
    # Positions.
    "bad.position": "La position est illisible à « {text} » (champ {field}, {name}).",
    "bad.position.fields": "Une position a sept champs, séparés chacun par une espace.",
    "bad.position.version": "« {text} » n’est pas une version de position connue ici.",
    "bad.position.game": "« {text} » n’est pas un jeu connu ici.",
    "bad.position.players": "« {text} » : ce jeu ne se joue pas à tant de joueurs.",
    "bad.position.option": "« {text} » a une option inconnue ou répétée.",
    "bad.position.doubles": "« {text} » : on joue par équipes à quatre.",
    "bad.position.colours": "« {text} » : chaque camp a besoin de sa propre couleur.",
    "bad.position.resigned": "« {text} » : seuls des joueurs abandonnent, chacun une seule fois.",
    "bad.position.stage": "« {text} » n’est pas une étape : dites forced, free, after ou over.",
    "bad.position.no_draw": "« {text} » : rien à piocher, la pioche est vide.",
    "bad.position.player": "« {text} » n’est aucun des joueurs, numérotés à partir de 0.",
    "bad.position.hands": "« {text} » : il faut une main pour chaque joueur.",
    "bad.position.tile": "« {text} » : les tuiles vont de 1 à 56.",
    "bad.position.tile_twice": "« {text} » : cette tuile figure deux fois.",
    "bad.position.bag_size": "« {text} » n’est pas un nombre de tuiles possible pour la pioche.",
    "bad.position.form": "« {text} » n’est pas un coup comme 25@0,-1:5.",
    "bad.position.coordinate": "« {text} » : cette place est trop éloignée.",
    "bad.position.rotation": "« {text} » : une rotation est un nombre entier de 0 à 5.",
    "bad.position.cell_twice": "« {text} » : une autre tuile s’y trouve.",
    "bad.position.mismatch": "« {text} » : ses couleurs ne correspondent pas à ses voisines.",
    # What the kernel refuses.
    "bad.kernel": "Le noyau ne peut pas prendre cela ({reason} : {number}).",
    "bad.kernel.players": "On joue à deux, trois ou quatre, par équipes à quatre, pas à {number}.",
    "bad.kernel.colours": "Chaque camp a besoin de sa propre couleur.",
    "bad.kernel.hands": "Il faut une main pour chaque joueur, pas {number} mains.",
    "bad.kernel.tile": "Les tuiles vont de 1 à 56 : {number} n’en est pas une.",
    "bad.kernel.tile_twice": "La tuile {number} figure deux fois.",
    "bad.kernel.bag_size": "{number} n’est pas un nombre de tuiles possible pour la pioche.",
    "bad.kernel.stage": "{number} n’est pas une étape du tour.",
    "bad.kernel.player": "{number} n’est aucun des joueurs, numérotés à partir de 0.",
    "bad.kernel.no_draw": "Rien à piocher : la pioche est vide.",
    "bad.kernel.far": "Les tuiles sont trop éloignées pour le noyau : {number} cases.",
    "bad.kernel.rotation": "Une rotation est un nombre entier de 0 à 5, pas {number}.",
    "bad.kernel.cell_twice": "La tuile {number} est posée sur une autre.",
    "bad.kernel.mismatch": "Les couleurs de la tuile {number} ne correspondent pas à ses voisines.",
    "bad.kernel.action": "Cette action n’est pas permise ici.",
    "bad.kernel.nothing_made": "Aucune action à reprendre.",
    "bad.kernel.depth": "{number} n’est pas une profondeur : elle vaut au moins 0.",
    "bad.kernel.order_unknown": "Pour compter, il faut connaître l’ordre de la pioche.",
    "bad.kernel.games": "{number} n’est pas un nombre de parties : il vaut au moins 0.",
    "bad.kernel.threads": "{number} n’est pas un nombre de fils d’exécution : dites 1 à 1024.",
    # Records.
    "bad.clock": "{ms} ms n’est pas un temps de pendule.",
    "bad.tag": "« {name} » n’est pas un nom d’étiquette possible.",
    "bad.record.version": "« {version} » n’est pas une version de notation connue ici.",
    "bad.record.hands": "{hands} mains sont notées pour {players} joueurs.",
    "bad.record.no_hands": "Les mains ne sont pas notées.",
    "bad.record.colours": "« {text} » ne sont pas les couleurs des camps.",
    "bad.record.start": "« {text} » n’est pas une façon de décider qui commence.",
    "bad.record.start_draws": (
        "{draws} tuiles piochées pour décider qui commence, au lieu de {players}."
    ),
    "bad.record.starter": "« {text} » n’est aucun des joueurs, numérotés à partir de 0.",
    "bad.record.tag": "L’étiquette « {text} » se trouve parmi les coups.",
    "bad.record.tag_twice": "L’étiquette « {name} » figure deux fois.",
    "bad.record.broken_tag": "L’étiquette « {text} » n’a pas de fin.",
    "bad.record.broken_comment": "Le commentaire « {text} » n’a pas de fin.",
    "bad.record.open": "Une variante n’a pas de fin.",
    "bad.record.close": "« {text} » termine une variante qui n’a pas commencé.",
    "bad.record.word": "« {text} » n’est pas un coup.",
    "bad.record.variation": "Une variante sans coup, ou sans coup avant elle.",
    "bad.record.too_deep": "Les variantes sont trop imbriquées.",
    "bad.record.turn": "Le tour {counted} porte le numéro {told}.",
    "bad.record.result": "Le résultat noté est {told}, celui des coups {played}.",
    "bad.record.after_result": "« {text} » se trouve après la fin de la partie.",
    "bad.record.more": {
        "one": "{count} autre partie suit ; seule la première a été lue.",
        "other": "{count} autres parties suivent ; seule la première a été lue.",
    },
    # What the house refuses.
    "bad.json": "Ce n’est pas du JSON.",
    "bad.type": "« {type} » n’est pas une sorte de message connue ici.",
    "bad.message": "Le message est faux à « {field} ».",
    "bad.value": "Quelque chose dans le message ne peut être ni gardé ni trouvé.",
    "bad.origin": "Cette page n’est pas de cette maison.",
    "bad.protocol": "Cette page n’a pas la même version que le serveur : rechargez-la.",
    "bad.path": "Cette page n’existe pas.",
    "table.unknown": "Cette table n’existe pas : son lien est peut-être incomplet.",
    "table.stale_version": "La partie a continué entre-temps : regardez à nouveau, puis jouez.",
    "table.not_your_seat": "Ce n’est pas votre place : seul son joueur peut le faire.",
    "table.not_your_turn": "Ce n’est pas votre tour.",
    "table.over": "La partie est terminée à cette table.",
    "table.paused": "La table fait une pause : réessayez dans un instant.",
    "limit.frame": "Le message est trop long.",
    "limit.rate": "Trop vite : réessayez dans {seconds} s.",
    "limit.places": "{most} pages sont déjà ouvertes à votre adresse : fermez-en une.",
    "limit.slow": "Le message a mis trop de temps à arriver : réessayez.",
    "store.address": (
        "{address} n’est pas une base que la maison connaît : donnez postgresql://… ou"
        " sqlite:///FICHIER."
    ),
    "store.no_redis": (
        "Plusieurs processus demandent un pilote pour Redis : installez tantrix[redis]."
    ),
    "store.redis": "{address} n’est pas l’adresse d’un serveur Redis : donnez redis://….",
    "store.not_shared": (
        "{path} est un fichier : plusieurs processus partagent une base à postgresql://…."
    ),
    "store.no_postgres": "PostgreSQL demande un pilote : installez tantrix[postgres].",
    "store.locked": (
        "Un autre serveur a ouvert {path} : arrêtez-le ou choisissez un autre fichier avec --data."
    ),
    "store.version": (
        "{path} a le schéma {found}, que cette version ne connaît pas : elle lit jusqu’à {known}."
    ),
    "store.foreign": "{path} est le fichier d’un autre programme : choisissez-en un autre.",
    "store.unusable": "{path} est inutilisable : {why}.",
    "store.no_folder": (
        "Il n’y a pas de dossier {folder} : créez-le d’abord, ou corrigez le chemin {path}."
    ),
    # The words of the game.
    "colour.R": "rouge",
    "colour.Y": "jaune",
    "colour.B": "bleu",
    "colour.G": "vert",
    "colour.W": "blanc",
    "stage.forced": "espaces forcés",
    "stage.free": "coup libre",
    "stage.after": "espaces forcés de nouveau",
    "stage.relief": "soulagement après un gobble",
    "stage.offered": "une offre d’arrêter",
    "stage.over": "partie terminée",
    "termination.stuck": "Il reste des tuiles qui ne peuvent plus être jointes.",
    "termination.agreed": "Les deux joueurs se sont accordés pour finir la partie.",
    "termination.forfeited": "Personne ne peut placer de tuile, et la pioche est vide.",
    "termination.played": "Toutes les tuiles sont jouées.",
    "termination.deadlock": "Partie nulle : aucun coup libre n’est possible, personne ne gagne.",
    "termination.resigned": "Tous sauf un ont abandonné.",
    "robot.random": "hasard",
    "robot.greedy": "gourmand",
    "robot.planner": "stratège",
    "list.and": "{words} et {last}",
    # What is asked now, and how it ended.
    "ask.first": "{name} pose la première tuile.",
    "ask.forced": {
        "one": "{name} doit remplir un espace forcé : {count} tuile convient.",
        "other": "{name} doit remplir un espace forcé : {count} tuiles conviennent.",
    },
    "ask.free": "{name} joue son coup libre.",
    "ask.relief": "Un gobble ! Rendez la tuile du dessus des pénalités, jouez-la, ou gardez-la.",
    "ask.offered": "L’adversaire offre d’arrêter la partie : acceptez ou refusez.",
    "ask.after": {
        "one": "{name} doit de nouveau remplir un espace forcé : {count} tuile convient.",
        "other": "{name} doit de nouveau remplir un espace forcé : {count} tuiles conviennent.",
    },
    "ask.draw": "{name} pioche une tuile.",
    "over.won": "{name} gagne.",
    "over.team": "{names} gagnent.",
    "over.tie": "Égalité entre {names}.",
    "bag.left": {
        "one": "{count} tuile dans la pioche",
        "other": "{count} tuiles dans la pioche",
    },
    "bag.empty": "La pioche est vide : les restrictions ne s’appliquent plus",
    # Pictures and their text.
    "picture.tile": "Tuile {tile}",
    "picture.back": "Dos de la tuile {tile}",
    "picture.hand": {"one": "Main de {count} tuile", "other": "Main de {count} tuiles"},
    "picture.board": {"one": "Tantrix de {count} tuile", "other": "Tantrix de {count} tuiles"},
    "picture.spaghetti": "Spaghetti de {tiles} tuiles",
    "picture.spaghetti.help": "Glissez pour bouger ; zoom : molette, doigts, + et - ; 0 : le tout.",
    "picture.spaghetti.closer": "Plus près",
    "picture.spaghetti.farther": "Plus loin",
    "picture.spaghetti.whole": "Tout voir",
    "picture.no_tiles": "aucune tuile",
    "picture.forced": "Espaces forcés",
    "picture.points": {"one": "{count} point", "other": "{count} points"},
    "picture.player": "{name} : {points}",
    "picture.fits": "{name} : {tiles}",
    "picture.fits_nobody": "personne ne peut le remplir",
}
"""The messages by id."""

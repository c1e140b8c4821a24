"""The sentences of the talks about other games and puzzles at the terminal, in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

TALK: Mapping[str, str | Mapping[str, str]] = {
    "cli.option.triple": "Du Solitaire : les trois couleurs des 14 tuiles.",
    "cli.option.goal": (
        "Du Solitaire : la meilleure ligne ou boucle, ou une ligne ou une boucle par toutes les "
        "tuiles."
    ),
    "cli.option.side": "Du Mind Game : cases par côté du plateau.",
    "cli.option.copies": "Du Mind Game : combien de fois chaque motif est dans le jeu.",
    "cli.option.load": (
        "D’un casse-tête : continuer avec les tuiles de ce fichier, tel que « garder » l’écrit."
    ),
    "cli.play.game": (
        "« {text} » n’est ni un jeu ni un casse-tête : dites {games}, ou un nom de "
        "« tantrix puzzles »."
    ),
    "cli.play.option": "{option} n’est pas pour {game} ; --help dit à quoi sert chaque option.",
    "cli.play.mind_colour": (
        "« {text} » n’est pas une couleur de ce jeu : dites R ou K, rouge ou noir."
    ),
    "cli.play.nothing": "Aucune tuile ne peut être posée maintenant.",
    # Words that a person may say.
    "cli.word.check": "vérifier",
    "cli.word.solution": "solution",
    "cli.word.redo": "rétablir",
    "cli.word.turn": "tourner",
    "cli.word.take": "prendre",
    "cli.word.swap": "échanger",
    "cli.word.save": "garder",
    "cli.word.all": "tout",
    "cli.word.discard": "écarter",
    "cli.word.return": "remettre",
    "cli.word.keep": "laisser",
    "cli.word.offer": "proposer",
    "cli.word.agree": "accepter",
    "cli.word.decline": "refuser",
    "cli.step.offer": "propose de terminer la partie",
    "cli.step.agree": "accepte",
    "cli.step.decline": "refuse",
    # Solitaire.
    "cli.solitaire.welcome": (
        "14 tuiles, l’une après l’autre. Dites une place ou un coup entier (7@2,-2) ; « aide » dit "
        "le reste."
    ),
    "cli.solitaire.help": (
        "2,-2       comment la tuile peut se poser en q 2, r -2, une lettre pour chaque choix\n"
        "7          où elle peut aller (7 est son numéro)\n"
        "7@2,-2     y poser la tuile 7 ; les rotations possibles sont montrées\n"
        "7@2,-2:3   de même, tournée de trois sixièmes dans le sens horaire\n"
        "a          le choix de cette lettre ; Entrée prend le seul\n"
        "coups      tout ce qui est permis\n"
        "conseil    ce que ferait le planificateur\n"
        "plateau    la table encore une fois\n"
        "reprendre  reprendre votre dernière tuile\n"
        "quitter    partir\n"
        "Les côtés sont dits dans le sens horaire à partir du nord."
    ),
    "cli.solitaire.stack": {"one": "{count} tuile à venir", "other": "{count} tuiles à venir"},
    "cli.solitaire.next": "Ensuite vient la tuile {tile} :",
    "cli.solitaire.first": "Posez la première tuile.",
    "cli.solitaire.forced": {
        "one": "La tuile remplit {count} espace forcé : elle doit y aller.",
        "other": "La tuile remplit {count} espaces forcés : elle doit aller dans l’un d’eux.",
    },
    "cli.solitaire.free": {
        "one": "Posez la tuile : il y a {count} place.",
        "other": "Posez la tuile : il y a {count} places.",
    },
    "cli.solitaire.result": "{points} : {line}, {colour}.",
    "cli.solitaire.reached.best": "Une boucle ({colour}) par toutes les tuiles : rien de mieux.",
    "cli.solitaire.reached.line": "Une ligne ({colour}) par toutes les tuiles : vous gagnez !",
    "cli.solitaire.reached.loop": "Une boucle ({colour}) par toutes les tuiles : vous gagnez !",
    "cli.solitaire.missed.best": "Toutes les tuiles sont posées.",
    "cli.solitaire.missed.line": "Tout est posé, sans ligne ({colour}) par toutes les tuiles.",
    "cli.solitaire.missed.loop": "Tout est posé, sans boucle ({colour}) par toutes les tuiles.",
    # Gobble alone.
    "cli.gobble.welcome": (
        "Posez chaque tuile là où elle en touche au moins deux. Dites une place ou un coup entier "
        "(7@2,-2) ; « aide » dit le reste."
    ),
    "cli.gobble.help": (
        "2,-2       comment la tuile peut se poser en q 2, r -2, une lettre pour chaque choix\n"
        "7          où elle peut aller (7 est son numéro)\n"
        "7@2,-2     y poser la tuile 7 ; les rotations possibles sont montrées\n"
        "7@2,-2:3   de même, tournée de trois sixièmes dans le sens horaire\n"
        "a          le choix de cette lettre ; Entrée prend le seul\n"
        "écarter    mettre sur la pile de pénalité une tuile qui ne va nulle part\n"
        "remettre   après un gobble : rendre à la pioche la tuile du haut de la pile de pénalité\n"
        "laisser    après un gobble : laisser la pile de pénalité telle quelle\n"
        "coups      tout ce qui est permis\n"
        "conseil    la place qui touche le plus de tuiles\n"
        "plateau    la table encore une fois\n"
        "reprendre  reprendre votre dernière action\n"
        "quitter    partir\n"
        "Les côtés sont dits dans le sens horaire à partir du nord."
    ),
    "cli.gobble.stack": "Pile de pénalité, le haut en dernier : {tiles}",
    "cli.gobble.gobbles": {"one": "{count} gobble", "other": "{count} gobbles"},
    "cli.gobble.gobble": "un gobble",
    "cli.gobble.free": "Posez la tuile {tile}.",
    "cli.gobble.nowhere.free": "La tuile {tile} ne va nulle part : « écarter », ou Entrée.",
    "cli.gobble.relief": (
        "Un gobble ! Posez la tuile {tile} de la pile de pénalité, « remettre » ou « laisser »."
    ),
    "cli.gobble.nowhere.relief": (
        "Un gobble ! « remettre » la tuile {tile} dans la pioche, ou « laisser »."
    ),
    "cli.gobble.left": {"one": "Il reste {count} tuile.", "other": "Il reste {count} tuiles."},
    "cli.gobble.won": "Toutes les tuiles sont posées : vous gagnez !",
    # The Mind Game.
    "cli.mindgame.welcome": (
        "Dites une tuile, une place ou un coup entier (7@2,-2:3) ; « aide » dit le reste."
    ),
    "cli.mindgame.help": (
        "7          où la tuile 7 peut aller, chaque place avec une lettre à choisir\n"
        "2,-2       ce qui peut aller en q 2, r -2\n"
        "7@2,-2     comment la tuile 7 peut s’y poser\n"
        "7@2,-2:3   l’y poser, tournée de trois sixièmes dans le sens horaire\n"
        "a          le choix de cette lettre ; Entrée prend le seul\n"
        "proposer   proposer de terminer ; accepter, refuser  répondre à une telle offre\n"
        "coups      tout ce qui est permis\n"
        "conseil    ce que ferait le planificateur\n"
        "plateau    la table encore une fois\n"
        "reprendre  reprendre votre dernière action\n"
        "abandonner abandonner la partie\n"
        "quitter    partir\n"
        "Les côtés sont dits dans le sens horaire à partir du nord."
    ),
    # Puzzles.
    "cli.puzzle.welcome": "{puzzle} : {goal}. Dites où va une tuile (7@2,-2) ; « aide » dit plus.",
    "cli.puzzle.help": (
        "7                  où la tuile 7 convient, chaque place avec une lettre à choisir\n"
        "2,-2               ce qui convient en q 2, r -2\n"
        "7@2,-2             y poser la tuile 7 ; les rotations possibles sont montrées\n"
        "7@2,-2:3           la poser tournée de trois sixièmes, qu’elle concorde ou non\n"
        "tourner 2,-2       tourner la tuile d’un sixième ; tourner 2,-2 3  de trois\n"
        "prendre 2,-2       la reprendre ; prendre tout  vide la table\n"
        "échanger 2,-2 1,0  échanger deux tuiles de même forme ; échanger 2,-2 7  avec le reste\n"
        "coups              tout ce qui convient\n"
        "vérifier           si c’est résolu, et sinon pourquoi\n"
        "conseil            la tuile suivante vers une solution\n"
        "solution           en montrer une\n"
        "reprendre, rétablir  autant que vous voulez\n"
        "garder FICHIER     garder les tuiles ; tantrix play CASSE-TÊTE --load FICHIER continue\n"
        "plateau, quitter   la table encore une fois ; partir"
    ),
    "cli.puzzle.how": (
        "Dites une tuile, une place, un coup ou une lettre de la liste ; « aide » en dit plus."
    ),
    "cli.puzzle.how_turn": "Dites la place de la tuile : tourner 2,-2 ou tourner 2,-2 3.",
    "cli.puzzle.how_take": "Dites la place de la tuile : prendre 2,-2, ou prendre tout.",
    "cli.puzzle.how_swap": "Dites deux places, ou une place et une tuile : échanger 2,-2 1,0.",
    "cli.puzzle.how_save": "Dites le nom d’un fichier, comme garder mien.json.",
    "cli.puzzle.no_fit": "Rien ne concorde là ; avec sa rotation (7@2,-2:3) une tuile va partout.",
    "cli.puzzle.off_board": "C’est à côté du plateau.",
    "cli.puzzle.no_undo": "Rien n’a encore été fait.",
    "cli.puzzle.no_redo": "Rien n’a été repris.",
    "cli.puzzle.tray": {"one": "{count} tuile à poser", "other": "{count} tuiles à poser"},
    "cli.puzzle.clashes": "Les couleurs ne concordent pas entre {places}.",
    "cli.puzzle.solved": "Résolu !",
    "cli.puzzle.a_solution": "Une solution ; votre table est restée telle quelle.",
    "cli.puzzle.hint.unsolvable": "Aucune solution n’a les tuiles ainsi : reprenez-en.",
    "cli.puzzle.hint.stopped": "On ne sait pas : chercher une solution prend plus de temps.",
    "cli.puzzle.solution.unsolvable": "Il n’y a pas de solution : tout a été essayé.",
    "cli.puzzle.solution.stopped": "Rien en quelques secondes ; « tantrix solve » cherche plus.",
}
"""The messages by id."""

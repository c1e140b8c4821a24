"""The sentences of the Mind Game in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

MIND: Mapping[str, str | Mapping[str, str]] = {
    "colour.K": "noir",
    # Why an action is against the rules.
    "illegal.margin": ("C’est sur la marge ou au-delà : le plateau a {side} cases de côté."),
    "illegal.apart": "C’est à l’écart : chaque tuile se pose à côté d’une autre.",
    "illegal.red_centre": (
        "Rouge ne peut pas commencer par une tuile toute rouge en plein centre."
    ),
    "illegal.priority_first": {
        "one": "Les coups prioritaires d’abord : vos tuiles peuvent remplir {count} place.",
        "other": "Les coups prioritaires d’abord : vos tuiles peuvent remplir {count} places.",
    },
    "illegal.priority_order": (
        "Vous ne pouvez pas remplir toutes les places prioritaires : celles entourées de {sides}"
        " tuiles passent d’abord."
    ),
    "illegal.priority_all": {
        "one": (
            "Vos tuiles peuvent remplir toutes les places prioritaires : remplissez celle-ci de"
            " sorte que {count} autre puisse l’être aussi."
        ),
        "other": (
            "Vos tuiles peuvent remplir toutes les places prioritaires : remplissez celle-ci de"
            " sorte que {count} autres puissent l’être aussi."
        ),
    },
    "illegal.parity": (
        "La sixième tuile autour d’un trou doit laisser un nombre pair de côtés rouges et de côtés"
        " noirs : ce n’est pas le cas."
    ),
    "illegal.no_such_piece": (
        "Il n’y a pas de tuile {tile} : dans cette partie elles vont de 1 à {most}."
    ),
    "illegal.answer_due": "Il faut d’abord répondre à l’offre de terminer la partie.",
    "illegal.offer": (
        "On propose de terminer au début de son tour, une tuile étant posée, et une seule fois"
        " entre deux poses."
    ),
    # What cannot be read or set.
    "bad.mindgame.side": "Un plateau a de {least} à {most} cases de côté, pas {side}.",
    "bad.mindgame.copies": "Chaque motif peut exister de 1 à {most} fois, pas {copies}.",
    "bad.mindgame.piece": (
        "Dans cette partie les tuiles vont de 1 à {most} : {tile} n’en est pas une."
    ),
    "bad.game.setting": "« {text} » : ce jeu ne peut pas l’avoir.",
    "bad.position.setting": "« {text} » : ce jeu ne peut pas l’avoir.",
    "bad.position.full_hand": "« {text} » : aucune pioche n’est due, la main est pleine.",
    "bad.position.no_piece": "« {text} » : ce jeu n’a pas une telle tuile.",
    "bad.position.margin": "« {text} » : c’est sur la marge du plateau ou au-delà.",
    # What is asked now, and pictures.
    "mindgame.ask.first": "{name} pose la première tuile, où bon lui semble sur le plateau.",
    "mindgame.ask.forced": {
        "one": (
            "{name} doit remplir une place prioritaire : {count} tuile convient. C’est tout le"
            " tour."
        ),
        "other": (
            "{name} doit remplir une place prioritaire : {count} tuiles conviennent. C’est tout le"
            " tour."
        ),
    },
    "mindgame.ask.free": "{name} pose une tuile.",
    "mindgame.ask.after": {
        "one": "{name} doit encore remplir une place prioritaire : {count} tuile convient.",
        "other": "{name} doit encore remplir une place prioritaire : {count} tuiles conviennent.",
    },
    "mindgame.ask.offered": "On propose à {name} de terminer la partie : accepter ou refuser.",
    "mindgame.forfeit": "{name} ne peut poser aucune tuile et perd son tour.",
    "mindgame.bag_empty": "La pioche est vide",
    "mindgame.picture": {
        "one": "Plateau du Mind Game avec {count} tuile",
        "other": "Plateau du Mind Game avec {count} tuiles",
    },
    "mindgame.score": {"one": "{count} lien", "other": "{count} liens"},
    "mindgame.legend": "Sur une tuile, les côtés de même petite lettre sont reliés.",
    "mindgame.priority": "Places prioritaires",
}
"""The messages by id."""

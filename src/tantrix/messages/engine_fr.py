"""The sentences of engines and analysis in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

ENGINE: Mapping[str, str | Mapping[str, str]] = {
    "cli.command.engine": "Les robots pour d’autres programmes, ligne par ligne.",
    "cli.command.analyse": "Dire en JSON ce qu’un robot pense de chaque coup.",
    "cli.about.engine": (
        "Parle avec un programme sur l’entrée et la sortie standard : une commande par ligne, "
        "comme « position start », « go movetime 1000 », « stop », « quit ». Le premier mot, "
        "« tep », demande ce qui se règle. Voir docs/library/engine.md."
    ),
    "cli.about.analyse": (
        "Dit ce qu’un robot pense de chaque coup permis. Lit une demande JSON par ligne sur "
        "l’entrée standard et écrit une réponse JSON par ligne ; avec RECORD, une réponse par "
        "coup de cette partie notée (- pour l’entrée standard). Voir docs/library/engine.md."
    ),
    "cli.option.level": "Niveau du robot.",
    "cli.option.multi": "Combien des meilleurs coups sont dits ; tous par défaut.",
    "cli.option.movetime": (
        "Millisecondes par coup pour les joueurs qui sont des moteurs, engine:COMMAND ; sinon "
        "à leur gré."
    ),
    "cli.option.think": "Secondes de réflexion par position.",
    # What a line of the protocol says wrong.
    "bad.engine": "« {text} » ne se lit pas.",
    "bad.engine.verb": "« {text} » n’est pas une commande de moteur.",
    "bad.engine.word": "« {text} » est un mot de trop.",
    "bad.engine.long": "La ligne est trop longue.",
    "bad.engine.number": (
        "« {text} » n’est pas un nombre entier, ou il est trop petit ou trop grand."
    ),
    "bad.engine.limit": (
        "« {text} » n’est pas une limite, ou elle est dite deux fois : il y a movetime, nodes, "
        "depth et infinite."
    ),
    "bad.engine.option": (
        "« {text} » ne se règle pas : dites par exemple setoption name Level value greedy."
    ),
    "bad.engine.start": (
        "« {text} » : un début a des joueurs (players), et bag ou seed, chacun une fois."
    ),
    "bad.engine.thinking": "Le moteur réfléchit : dites d’abord stop.",
    "bad.engine.no_position": "Il n’y a pas encore de position à étudier.",
    "bad.engine.fault": "La réflexion s’est interrompue : {text}",
    # What an engine of somebody else does wrong.
    "robot.engine.no_command": "« {command} » ne se lance pas : {why}.",
    "robot.engine.ended": "Le moteur « {command} » s’est arrêté (code {status}).",
    "robot.engine.late": "Le moteur « {command} » n’a pas répondu en {seconds} s.",
    "robot.engine.flood": "Le moteur « {command} » écrit sans fin.",
    "robot.engine.illegal": "Le moteur « {command} » a choisi « {text} », ce qui n’est pas permis.",
    "robot.engine.refused": "Le moteur « {command} » refuse : {text}",
    # Analysis.
    "bad.request": "La demande ne se lit pas : {why}.",
}
"""The messages by id."""

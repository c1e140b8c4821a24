"""Les jeux des tables à côté de Strategy, en français."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

KINDS: Mapping[str, str | Mapping[str, str]] = {
    "table.no_record": "Ces parties n’ont pas de notation écrite : revoyez-en chaque coup.",
    # Games by name, and what all of them say.
    "page.game.solitaire": "Solitaire",
    "page.game.gobble": "Gobble",
    "page.game.mindgame": "The Mind Game",
    "page.again": "Encore",
    "page.who": "Qui joue",
    "page.who.you": "Vous",
    "page.who.opponent": "Votre adversaire",
    "page.steps": "Ce que vous pouvez faire d’autre",
    "page.space.priority": "coup prioritaire",
    "page.space.round": "{numbers} tuiles autour",
    "page.space.gobble": "un gobble",
    # Steps: as news, in the list of moves, and on their buttons.
    "page.step.discard": "{name} : une tuile sur la pile de pénalité",
    "page.step.return": "{name} : une tuile de pénalité retourne dans la pioche",
    "page.step.keep": "{name} : la pile de pénalité reste",
    "page.step.offer": "{name} : proposition d’arrêter la partie",
    "page.step.agree": "{name} : d’accord, la partie est finie",
    "page.step.decline": "{name} : non, la partie continue",
    "page.log.step.discard": "en pénalité",
    "page.log.step.return": "dans la pioche",
    "page.log.step.keep": "garde la pile",
    "page.log.step.offer": "propose d’arrêter",
    "page.log.step.agree": "accepte",
    "page.log.step.decline": "continue",
    "page.step.do.discard": "Sur la pile de pénalité",
    "page.step.do.return": "Dans la pioche",
    "page.step.do.keep": "Garder la pile",
    "page.step.do.offer": "Proposer d’arrêter",
    "page.step.do.agree": "Accepter",
    "page.step.do.decline": "Continuer",
    # Solitaire.
    "page.solitaire.text": (
        "Quatorze tuiles de trois couleurs, l’une après l’autre. La meilleure ligne compte un "
        "point par tuile, une boucle deux : 28 est le maximum."
    ),
    "page.solitaire.triple": "Trois couleurs",
    "page.solitaire.goal": "Votre but",
    "page.solitaire.goal.best": "Des points",
    "page.solitaire.goal.best.hint": "La meilleure ligne ou boucle de l’une des couleurs.",
    "page.solitaire.goal.line": "Une ligne",
    "page.solitaire.goal.line.hint": "Une ligne d’une couleur à travers les 14 tuiles.",
    "page.solitaire.goal.loop": "Une boucle",
    "page.solitaire.goal.loop.hint": "Une boucle d’une couleur à travers les 14 tuiles.",
    "page.solitaire.colour": "Sa couleur",
    "page.solitaire.stack": "La pile",
    "page.solitaire.next": "Ensuite : {tile}",
    "page.solitaire.none": "Aucune tuile ne suit",
    "page.solitaire.below": {
        "one": "{count} tuile en dessous",
        "other": "{count} tuiles en dessous",
    },
    "page.solitaire.score": "Le meilleur jusqu’ici",
    "page.solitaire.points": {"one": "{count} point", "other": "{count} points"},
    "page.solitaire.ask": "Joignez la tuile où vous voulez",
    "page.solitaire.ask.forced": {
        "one": "Elle convient à {count} espace forcé : elle y va",
        "other": "Elle convient à {count} espaces forcés : choisissez-en un",
    },
    "page.solitaire.preview.next": ("Nouvel espace forcé : la tuile suivante doit en remplir un"),
    "page.solitaire.preview.later": "Nouvel espace forcé : la tuile suivante n’y convient pas",
    "page.solitaire.loop": "Une boucle à travers les 14 tuiles : {score} points !",
    "page.solitaire.line": "Une ligne à travers les 14 tuiles : {score} points !",
    "page.series": "Votre série",
    "page.series.streak": {
        "one": "{count} partie sur {of} de suite avec 28 points",
        "other": "{count} parties sur {of} de suite avec 28 points",
    },
    "page.series.done": {
        "one": "{of} de suite, c’est fait : {count} partie avec 28 points",
        "other": "{of} de suite, c’est fait : {count} parties avec 28 points",
    },
    "page.series.games": {
        "one": "{count} partie, {mean} points",
        "other": "{count} parties, {mean} points en moyenne",
    },
    "page.series.last": "Les dernières :",
    # Gobble for one.
    "page.gobble.text": (
        "Les 56 tuiles, l’une après l’autre, chacune où elle en touche au moins deux."
    ),
    "page.gobble.piles": "Pioche et pile de pénalité",
    "page.gobble.pile": {
        "one": "{count} tuile dans la pioche",
        "other": "{count} tuiles dans la pioche",
    },
    "page.gobble.penalty": {
        "one": "{count} tuile de pénalité",
        "other": "{count} tuiles de pénalité",
    },
    "page.gobble.gobbles": "Gobbles",
    "page.gobble.time": "Temps",
    "page.gobble.best": "Votre meilleure partie",
    "page.gobble.best.of": {
        "one": "{count} tuile restante, {time}",
        "other": "{count} tuiles restantes, {time}",
    },
    "page.gobble.best.new": "Votre meilleure partie jusqu’ici",
    "page.gobble.ask": {
        "one": "Joignez la tuile : elle va dans {count} espace",
        "other": "Joignez la tuile : elle va dans {count} espaces",
    },
    "page.gobble.ask.discard": "Elle ne peut être jointe nulle part",
    "page.gobble.ask.relief": "Un gobble ! Jouez la tuile {tile} de pénalité, ou :",
    "page.gobble.preview.gobble": "Un gobble",
    "page.gobble.preview.none": "Joint deux tuiles",
    "page.gobble.won": "Les 56 tuiles sont jouées !",
    "page.gobble.left": {"one": "Il reste {count} tuile", "other": "Il reste {count} tuiles"},
    "page.gobble.result": {
        "one": "{count} gobble, {time}",
        "other": "{count} gobbles, {time}",
    },
    # The Mind Game.
    "page.mind.text": (
        "Rouge contre noir, le jeu de 1988 : des tuiles à trois liens, un plateau avec une marge, "
        "et la plus longue ligne de votre couleur."
    ),
    "page.mind.colour.R": "Rouge, commence",
    "page.mind.colour.K": "Noir",
    "page.mind.reading": "Plateau et tuiles",
    "page.mind.reading.text": (
        "Aucune source ne dit la taille du plateau ni la liste des tuiles. Un hexagone de six "
        "cases de côté et chaque motif deux fois sont notre lecture."
    ),
    "page.mind.side": "Cases par côté",
    "page.mind.copies": "Tuiles",
    "page.mind.copies.tiles": {"one": "{count} tuile", "other": "{count} tuiles"},
    "page.mind.line": {"one": "ligne de {count} lien", "other": "ligne de {count} liens"},
    "page.mind.loop": {"one": "boucle de {count} lien", "other": "boucle de {count} liens"},
    "page.mind.ask": "Posez une tuile à côté des autres",
    "page.mind.ask.first": "Posez la première tuile où vous voulez sur le plateau",
    "page.mind.ask.priority": {
        "one": "Un coup prioritaire : {count} de vos tuiles peut le remplir",
        "other": "Un coup prioritaire : {count} de vos tuiles peuvent le remplir",
    },
    "page.mind.ask.offered": "On vous propose d’arrêter la partie",
    "page.mind.ask.waiting": "{name} pense à la proposition…",
    "page.mind.preview.priority": "Nouveau coup prioritaire ; qui peut le remplir : {who}",
    "page.mind.forfeit": {
        "one": "{names} : aucune tuile à poser, un tour a passé",
        "other": "{names} : aucune tuile à poser, des tours ont passé",
    },
    "page.result.agreed": "Par accord",
    "page.result.forfeited": "Personne ne pouvait plus poser de tuile",
    # How to play.
    "page.rules.solitaire.goal": "Le but",
    "page.rules.solitaire.goal.text": (
        "Joignez 14 tuiles de trois couleurs en une ligne ou une boucle aussi longue que "
        "possible : une ligne compte un point par tuile, une boucle deux. La meilleure compte, "
        "quelle que soit sa couleur : 28 est le maximum."
    ),
    "page.rules.solitaire.stack": "La pile",
    "page.rules.solitaire.stack.text": (
        "Les tuiles sont en pile, face cachée. Vous voyez le numéro de la suivante, et jouez celle "
        "que vous avez en main."
    ),
    "page.rules.solitaire.forced": "Espaces forcés",
    "page.rules.solitaire.forced.text": (
        "Un espace vide entouré de trois tuiles ou plus est forcé : une tuile qui convient à l’un "
        "d’eux doit aller dans l’un d’eux. Lequel, vous choisissez."
    ),
    "page.rules.solitaire.free": "Le reste est libre",
    "page.rules.solitaire.free.text": (
        "Toute autre tuile va où elle en touche une et où tous les bords s’accordent. Il n’y a pas "
        "de restrictions."
    ),
    "page.rules.solitaire.end": "La fin",
    "page.rules.solitaire.end.text": (
        "La partie est finie quand les 14 tuiles sont posées. La série demande 28 points cinq fois "
        "de suite."
    ),
    "page.rules.gobble.join": "Joindre",
    "page.rules.gobble.join.text": (
        "Joignez chaque tuile où elle touche deux tuiles ou plus, tous les bords s’accordant."
    ),
    "page.rules.gobble.penalty": "La pile de pénalité",
    "page.rules.gobble.penalty.text": (
        "Une tuile qui ne peut être jointe nulle part va sur la pile de pénalité."
    ),
    "page.rules.gobble.relief": "Un gobble",
    "page.rules.gobble.relief.text": (
        "Une tuile qui en touche trois ou plus est un gobble : jouez alors le dessus de la pile de "
        "pénalité, ou remettez-le dans la pioche."
    ),
    "page.rules.gobble.marks": "Les étoiles",
    "page.rules.gobble.marks.text": "Une étoile marque un espace où une tuile serait un gobble.",
    "page.rules.gobble.end": "La fin",
    "page.rules.gobble.end.text": (
        "Le but : toutes les tuiles jouées et aucune pénalité. Les tuiles restantes, les gobbles "
        "et le temps font le résultat."
    ),
    "page.rules.mindgame.goal": "Le but",
    "page.rules.mindgame.goal.text": (
        "La plus longue ligne de votre couleur, comptée en liens : une tuile qu’elle traverse "
        "trois fois compte trois."
    ),
    "page.rules.mindgame.turn": "Un tour",
    "page.rules.mindgame.turn.text": (
        "Posez une tuile à côté de celles du plateau, tous les bords s’accordant, pas sur la "
        "marge. Rouge commence où il veut, mais pas avec une tuile toute rouge au centre."
    ),
    "page.rules.mindgame.draw": "Votre main",
    "page.rules.mindgame.draw.text": (
        "Six nouvelles tuiles ne viennent que quand les six sont parties, après le tour de l’autre."
    ),
    "page.rules.mindgame.priority": "Coups prioritaires",
    "page.rules.mindgame.priority.text": (
        "Un espace vide entouré de quatre tuiles ou plus doit être rempli : par qui a posé la "
        "quatrième, dans le même tour, sinon par l’autre, qui n’a alors pas de coup normal. Qui ne "
        "peut pas tout remplir commence où le plus de tuiles entourent l’espace ; le nombre le dit."
    ),
    "page.rules.mindgame.holes": "Trous",
    "page.rules.mindgame.holes.text": (
        "La sixième tuile autour d’un espace doit y laisser un nombre pair de bords rouges "
        "et noirs."
    ),
    "page.rules.mindgame.forfeit": "Aucune tuile à poser",
    "page.rules.mindgame.forfeit.text": "Le tour passe, et la main est complétée à six.",
    "page.rules.mindgame.end": "La fin",
    "page.rules.mindgame.end.text": (
        "La partie est finie quand toutes les tuiles sont posées, quand les deux sont d’accord, ou "
        "quand personne ne peut plus poser de tuile."
    ),
    "page.link.corner.K": "coin noir",
    "page.link.bend.K": "courbe noire",
    "page.link.straight.K": "droite noire",
}
"""Les messages par id."""

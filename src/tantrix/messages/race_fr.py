"""The sentences of Gobble, alone and as a race, in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

RACE: Mapping[str, str | Mapping[str, str]] = {
    # Why an action is against the rules.
    "illegal.two_tiles": "Une tuile doit en toucher au moins deux : là, elle n’en touche qu’une.",
    "illegal.not_top": "Seul le dessus des pénalités peut être joué maintenant : la tuile {tile}.",
    "illegal.can_be_joined": {
        "one": "Cette tuile va dans {count} espace : ce n’est donc pas une pénalité.",
        "other": "Cette tuile va dans {count} espaces : ce n’est donc pas une pénalité.",
    },
    "illegal.race.no_player": "Il n’y a pas de joueur {player} dans cette course.",
    "illegal.race.out": "Vous avez fini : il ne reste rien à faire.",
    "illegal.race.resigned": "Vous avez abandonné cette course.",
    "illegal.race.give_first": "Vous avez fait un gobble : donnez d’abord une tuile à quelqu’un.",
    "illegal.race.hand_full": "Joignez ou défaussez d’abord la tuile {tile}.",
    "illegal.race.hand_empty": "Vous n’avez pas de tuile en main : retournez-en une d’abord.",
    "illegal.race.pile_empty": "Votre pile est vide.",
    "illegal.race.stack_empty": "Votre pile de pénalités est vide.",
    "illegal.race.nothing_owed": "On donne une tuile après un gobble à soi, une seule fois.",
    "illegal.race.give_to": "Rien à donner là : seulement aux autres qui sont encore en course.",
    # What cannot be played or read.
    "bad.alone": "Ce jeu se joue seul, non à {players}.",
    "bad.race.players": "De deux à six peuvent faire la course, non {players}.",
    "bad.race.handicap": "Un handicap de {handicap} ne peut être distribué à {players} joueurs.",
    "bad.race.action": "« {text} » n’est rien qui se fasse, comme turn, 25@0,-1:5 ou give:2:stack.",
    "bad.position.lot": "« {text} » : le sort est sous 2**32, et la pioche a un ordre connu.",
    "bad.position.hand_and_stack": "« {text} » n’est pas une main et des pénalités, comme 25/3,4.",
    "bad.position.stage_tiles": "« {text} » ne va pas avec la main, les pénalités et la pioche.",
    # The lobby of a race.
    "lobby.begun": "Cette course est déjà partie.",
    "lobby.not_begun": "Cette course n’est pas encore partie.",
    "lobby.not_over": "Cette course n’est pas encore finie.",
    "lobby.seated": "Vous avez déjà une place dans cette course.",
    "lobby.full": "Toutes les places de cette course sont prises.",
    "lobby.taken": "Cette place n’est pas libre.",
    "lobby.host_only": "Seul qui a créé la course peut faire cela.",
}

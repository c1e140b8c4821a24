"""The sentences of programs at the house in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

API: Mapping[str, str | Mapping[str, str]] = {
    "api.bot.begins": "Table {table} : je joue.",
    "api.bot.gave_up": "Table {table} : j’abandonne ({why}).",
    "api.bot.here": "Je suis {name} à {address} et j’attends des parties.",
    "api.bot.left": "Salle « {room} » : je m’en vais ({why}).",
    "api.bot.over": "Table {table} : partie finie, {scores}.",
    "api.foreign": "Ce qui répond là n’est pas une maison de chez nous : {address}.",
    "api.token_file": "{file} ne contient pas de jeton, ou plus d’un mot.",
    "api.unreachable": "La maison à {address} ne répond pas : {why}.",
    "cli.command.bot": "Faire jouer un robot dans une maison, avec un jeton.",
    "cli.about.bot": (
        "Fait jouer un robot dans la maison à ADDRESS, comme http://127.0.0.1:8765, à toutes les "
        "tables du compte auquel appartient le jeton. Il revient de lui-même quand la maison "
        "s’est absentée. Ctrl-C y met fin. Voir docs/api.md."
    ),
    "cli.option.most": "Finir après tant de parties.",
    "cli.option.token-file": "Le fichier avec le jeton, créé dans les réglages du compte.",
    "api.members": "Seuls les membres peuvent avoir des jetons pour leurs programmes.",
    "api.no_token": "Il n’y a pas de jeton de ce nom.",
    "api.not_for_tokens": "C’est réservé aux personnes à leur navigateur : aucun jeton ne le peut.",
    "api.scope": "Ce jeton n’a pas ce droit : il lui manque « {scope} ».",
    "api.streams": "Vous avez {most} flux ouverts : fermez-en un d’abord.",
    "api.token": "Ce jeton ne vaut rien, ou plus rien.",
    "api.tokens": "Vous avez déjà {most} jetons : révoquez-en un d’abord.",
}
"""The messages by id."""

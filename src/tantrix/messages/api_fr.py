"""The sentences of programs at the house in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

API: Mapping[str, str | Mapping[str, str]] = {
    "api.members": "Seuls les membres peuvent avoir des jetons pour leurs programmes.",
    "api.no_token": "Il n’y a pas de jeton de ce nom.",
    "api.not_for_tokens": "C’est réservé aux personnes à leur navigateur : aucun jeton ne le peut.",
    "api.scope": "Ce jeton n’a pas ce droit : il lui manque « {scope} ».",
    "api.streams": "Vous avez {most} flux ouverts : fermez-en un d’abord.",
    "api.token": "Ce jeton ne vaut rien, ou plus rien.",
    "api.tokens": "Vous avez déjà {most} jetons : révoquez-en un d’abord.",
}
"""The messages by id."""

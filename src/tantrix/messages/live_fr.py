"""What people at a table say to each other and the house to them, in French."""

# ruff: noqa: RUF001  the apostrophe of French print is meant

from __future__ import annotations

from collections.abc import Mapping

LIVE: Mapping[str, str | Mapping[str, str]] = {
    "termination.tie": "Tous se sont mis d’accord sur une égalité.",
    "termination.adjudicated": "Le temps est bien dépassé : les scores comptent tels quels.",
    "table.closed": "Personne ne peut regarder cette partie avant la fin.",
    "table.no_claim": "Ce n’est pas possible en ce moment.",
    "table.no_offer": "Cette proposition n’est plus valable.",
    "table.not_offered": "On ne peut pas proposer cela en ce moment.",
    "table.not_on_hold": "La partie n’est pas en pause.",
    "table.offer_open": "Une autre proposition attend déjà une réponse.",
    "table.offered_enough": "Vous l’avez déjà proposé.",
    "table.on_hold": "La partie est en pause.",
    "table.robot_plays": "Un robot joue à votre place.",
}

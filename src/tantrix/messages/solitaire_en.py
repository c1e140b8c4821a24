"""The sentences of Solitaire in English."""

from __future__ import annotations

from collections.abc import Mapping

SOLITAIRE: Mapping[str, str | Mapping[str, str]] = {
    "illegal.no_resigning": "Nobody resigns here: begin another game.",
    "bad.solitaire.triple": "“{text}” is no triple of colours: choose one of {known}.",
    "bad.solitaire.goal": "“{text}” is no goal: choose one of {known}.",
    "bad.solitaire.colour": "The tiles of {triple} do not have the colour {colour}.",
    "bad.solitaire.stack": "The stack has these tiles, each once: {tiles}.",
    "bad.position.triple": "“{text}”: a triple is RYB, RYG, RBG or YBG.",
    "bad.position.goal": "“{text}”: a goal is best, line or loop.",
    "bad.position.colour": "“{text}”: the triple does not have the colour of the goal.",
    "bad.position.tiles": "“{text}”: this game does not have one of the tiles.",
    "bad.position.hand": "“{text}”: one tile is in hand, and none when the stack is empty too.",
    "bad.position.not_over": "“{text}”: a tile is still to be laid.",
}
"""The messages by id."""

"""The sentences of the Mind Game in English."""

from __future__ import annotations

from collections.abc import Mapping

MIND: Mapping[str, str | Mapping[str, str]] = {
    "colour.K": "black",
    # Why an action is against the rules.
    "illegal.margin": "That is on the margin or beyond it: the board has {side} cells a side.",
    "illegal.apart": "That is apart: each tile must lie next to one on the board.",
    "illegal.red_centre": "Red may not begin with an all-red tile in the very centre.",
    "illegal.priority_first": {
        "one": "Priority moves come first: your tiles can fill {count} space now.",
        "other": "Priority moves come first: your tiles can fill {count} spaces now.",
    },
    "illegal.priority_order": (
        "You cannot fill all priority moves: those with {sides} tiles round them come first."
    ),
    "illegal.priority_all": {
        "one": (
            "Your tiles can fill all priority moves: fill this one so that {count} more can be"
            " filled too."
        ),
        "other": (
            "Your tiles can fill all priority moves: fill this one so that {count} more can be"
            " filled too."
        ),
    },
    "illegal.parity": (
        "The sixth tile round a hole must leave an even number of red and of black edges: there it"
        " does not."
    ),
    "illegal.no_such_piece": "There is no tile {tile}: in this game they are numbered 1 to {most}.",
    "illegal.answer_due": "The offer to end the game must be answered first.",
    "illegal.offer": (
        "An offer to end is made at the beginning of a turn, with a tile on the board, and once"
        " between two placements."
    ),
    # What cannot be read or set.
    "bad.mindgame.side": "A board has {least} to {most} cells a side, not {side}.",
    "bad.mindgame.copies": "Each pattern can be there 1 to {most} times, not {copies}.",
    "bad.mindgame.piece": "In this game tiles are numbered 1 to {most}: {tile} is none.",
    "bad.game.setting": "“{text}”: this game cannot have that.",
    "bad.position.setting": "“{text}”: this game cannot have that.",
    "bad.position.full_hand": "“{text}”: no draw can be due, the hand is full.",
    "bad.position.no_piece": "“{text}”: this game has no such tile.",
    "bad.position.margin": "“{text}”: that is on the margin of the board or beyond it.",
    # What is asked now, and pictures.
    "mindgame.ask.first": "{name} lays the first tile, anywhere on the board.",
    "mindgame.ask.forced": {
        "one": "{name} must fill a priority move: {count} tile fits. It is the whole turn.",
        "other": "{name} must fill a priority move: {count} tiles fit. It is the whole turn.",
    },
    "mindgame.ask.free": "{name} lays a tile.",
    "mindgame.ask.after": {
        "one": "{name} must fill a priority move too: {count} tile fits.",
        "other": "{name} must fill a priority move too: {count} tiles fit.",
    },
    "mindgame.ask.offered": "{name} is offered to end the game: agree or decline.",
    "mindgame.forfeit": "{name} can lay no tile and forfeits the turn.",
    "mindgame.bag_empty": "The bag is empty",
    "mindgame.picture": {
        "one": "Board of the Mind Game with {count} tile",
        "other": "Board of the Mind Game with {count} tiles",
    },
    "mindgame.score": {"one": "{count} link", "other": "{count} links"},
    "mindgame.legend": "On a tile, edges with the same small letter are joined.",
    "mindgame.priority": "Priority moves",
}
"""The messages by id."""

"""The Gobble race in text and as JSON: what a player does, and what everybody may see.

`turn`, `discard` and `resign` are actions of a player, as are the code of a placement, `25@0,-1:5`,
and `give:2:stack`, which gives player 2 the top of the own penalty stack (or of the own `pile`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from tantrix.notation.json_types import RaceFinish, RacePlayerView, RaceSpaceView, RaceView
from tantrix.notation.moves import read_placement, write_placement
from tantrix.notation.serializers import cell
from tantrix.rules.base import Resign
from tantrix.rules.core.errors import NotationError
from tantrix.rules.core.spaces import count
from tantrix.rules.gobble.state import JOINED
from tantrix.rules.race.pieces import Discard, Give, GiveSource, JoinTile, RaceAction, TurnTile
from tantrix.rules.race.state import Finish, RaceState

_GIVE = re.compile(r"give:([0-9]):(pile|stack)")
_WORDS: Mapping[str, type[TurnTile | Discard | Resign]] = {
    "turn": TurnTile,
    "discard": Discard,
    "resign": Resign,
}
_SHOWN = 60


def write_action(action: RaceAction) -> str:
    """Return what a player does, without the player.

    Raises `NotationError` `bad.placement` where the numbers of a placement are out of range.

    >>> from tantrix.notation.races import write_action
    >>> from tantrix.rules.race.pieces import Give, GiveSource, TurnTile
    >>> write_action(TurnTile(0)), write_action(Give(0, 1, GiveSource.PILE))
    ('turn', 'give:1:pile')
    """
    if isinstance(action, JoinTile):
        return write_placement(action.placement)
    if isinstance(action, Give):
        return f"give:{action.to}:{action.source}"
    return next(word for word, kind in _WORDS.items() if type(action) is kind)


def read_action(player: int, text: str) -> RaceAction:
    """Return what a player does, the inverse of `write_action`.

    Raises `NotationError` `bad.race.action` with the `text`, or `bad.placement`.

    >>> from tantrix.notation.races import read_action
    >>> read_action(1, "turn")
    TurnTile(player=1)
    """
    if text in _WORDS:
        return _WORDS[text](player)
    if given := _GIVE.fullmatch(text):
        return Give(player, int(given[1]), GiveSource(given[2]))
    if "@" in text:
        return JoinTile(player, read_placement(text))
    raise NotationError("bad.race.action", text=text[:_SHOWN])


def view(state: RaceState) -> RaceView:
    """Return all that anybody may see of a race: piles by their size only.

    `laid_by` goes with `board`, placement by placement; `spaces` are those where a tile touches two
    or more, `forced` where it touches three; `legal` are the actions of each player.

    >>> import random
    >>> from tantrix.notation.races import view
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=2)
    >>> sorted(view(rules.new_state(rules.deal(random.Random(1)))))[:3]
    ['board', 'laid_by', 'legal']
    """
    placements, players = state.board.placements, range(state.rules.players)
    return {
        "board": [write_placement(placement) for placement in placements],
        "laid_by": [state.laid_by.get(placement.hex) for placement in placements],
        "spaces": _spaces(state),
        "players": [_player(state, player) for player in players],
        "legal": [list(map(write_action, state.legal_actions(player))) for player in players],
        "over": state.is_over,
    }


def finish(ended: Finish) -> RaceFinish:
    """Return how a race ended.

    >>> from tantrix.notation.races import finish
    >>> from tantrix.rules.base import Termination
    >>> from tantrix.rules.race.state import Finish
    >>> finish(Finish(Termination.PLAYED, places=(1, 2), left=(0, 4)))["places"]
    [1, 2]
    """
    return {
        "termination": ended.termination,
        "places": list(ended.places),
        "left": list(ended.left),
    }


def _spaces(state: RaceState) -> list[RaceSpaceView]:
    """Return every space where a tile can be joined, sorted."""
    board = state.board
    return [
        {"at": cell(at), "pattern": pattern, "forced": at in board.forced}
        for at, pattern in sorted(board.spaces.items())
        if count(pattern) >= JOINED
    ]


def _player(state: RaceState, player: int) -> RacePlayerView:
    """Return what a player has, and how the player stands."""
    holding = state.holdings[player]
    return {
        "pile": len(holding.pile),
        "hand": holding.hand,
        "stack": list(holding.stack),
        "gobbles": holding.gobbles,
        "owes": holding.owes,
        "left": holding.left,
        "standing": _standing(state, player),
        "place": state.places()[player],
    }


def _standing(state: RaceState, player: int) -> Literal["races", "waits", "out", "resigned"]:
    """Return whether a player is in the race, waits, is out, or has given up."""
    if player in state.out:
        return "out"
    if player in state.resigned:
        return "resigned"
    return "waits" if state.holdings[player].waits else "races"

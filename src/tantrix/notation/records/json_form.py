"""Games of any kind as JSON: the tags, what the game began with, and the tree of its moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from tantrix.notation.json_types import Json
from tantrix.notation.moves import read_action, write_action
from tantrix.notation.positions import registry
from tantrix.notation.records.header import read_header
from tantrix.notation.records.model import DEEPEST, Record, RecordMove, TurnState, result, start
from tantrix.notation.records.outcomes import check, end
from tantrix.notation.records.tree import Game
from tantrix.notation.records.writer import TOLD, deal_tags
from tantrix.rules.core.errors import NotationError

_MOVE: Mapping[str, tuple[type, ...]] = {
    "action": (str,),
    "drawn": (int, type(None)),
    "comment": (str,),
    "nags": (list,),
    "used_ms": (int, type(None)),
    "left_ms": (int, type(None)),
    "variations": (list,),
}

_UNTOLD: Mapping[str, object] = {
    "drawn": None,
    "comment": "",
    "nags": [],
    "used_ms": None,
    "left_ms": None,
    "variations": [],
}
"""What a move has that says nothing of it."""


def to_json(game: Game) -> Json:
    """Return a game as JSON; `from_json` is the exact inverse.

    `began` has the tags of the deal, or the tag `Position`; `result` and `termination` are told for
    the reader's sake. Raises `IllegalAction` where a move is against the rules.

    >>> import tantrix
    >>> from tantrix.notation.records.json_form import from_json, to_json
    >>> game = tantrix.Game.played(tantrix.new_game(seed=1))
    >>> from_json(to_json(game)) == game
    True
    """
    if game.deal is None:
        began = {"Position": registry.write(game.begun)}
    else:
        began = dict(deal_tags(game.record()))
    scores, termination = result(end(game.begun.copy(), game.moves()))
    return {
        "tags": dict(game.tags),
        "began": began,
        "comment": game.comment,
        "moves": moves_json(game.moves()),
        "result": scores,
        "termination": termination,
    }


def moves_json(moves: Sequence[RecordMove]) -> list[Json]:
    """Return moves with all that is noted of them; times are in milliseconds.

    >>> import tantrix
    >>> from tantrix.notation.records.json_form import moves_json
    >>> from tantrix.notation.records.model import RecordMove
    >>> moves_json([RecordMove(tantrix.Placement(1, 0, 0, 0), drawn=7)])[0]["action"]
    '1@0,0:0'
    """
    return [
        {
            "action": write_action(move.placement),
            "drawn": move.drawn,
            "comment": move.comment,
            "nags": list(move.nags),
            "used_ms": move.used_ms,
            "left_ms": move.left_ms,
            "variations": [moves_json(branch) for branch in move.variations],
        }
        for move in moves
    ]


def from_json(document: object) -> Game:
    """Return the game of a document.

    Raises `NotationError` `bad.record.json` with the `path` to what is wrong, `bad.position` or
    what is wrong with the tags, and `IllegalAction` where a move is against the rules.

    >>> import tantrix
    >>> from tantrix.notation.records.json_form import from_json, to_json
    >>> document = to_json(tantrix.Game.played(tantrix.new_game(seed=1)))
    >>> from_json(document).final().bag_size
    44
    """
    fields = _dictionary(document, "")
    tags = _texts(fields.get("tags", {}), "tags")
    if TOLD & set(tags):
        raise _wrong("tags")
    game = _begun(_texts(fields.get("began"), "began"))
    game.tags = tags
    comment = fields.get("comment", "")
    if not isinstance(comment, str):
        raise _wrong("comment")
    game.comment = comment
    moves = _moves(fields.get("moves", []), "moves", 0)
    check(game.begun, moves)
    game.attach(moves)
    return game


def _begun(tags: dict[str, str]) -> Game:
    """Return a game without moves from what it began with."""
    if "Position" in tags:
        return Game.new(cast(TurnState, registry.read(tags["Position"])))

    def refuse(_: str, error_id: str, /, **params: object) -> None:
        raise NotationError(error_id, **params)

    rules, deal, hidden, _ = read_header(tags, refuse)
    record = Record({}, rules, deal, hidden=hidden)
    return Game(begun=start(record), deal=deal, hidden=hidden)


def _moves(found: object, path: str, depth: int) -> list[RecordMove]:
    """Return moves, which need not be legal."""
    if not isinstance(found, list) or depth > DEEPEST:
        raise _wrong(path)
    moves = []
    for number, one in enumerate(found):
        at = f"{path}[{number}]"
        fields = {**_UNTOLD, **_dictionary(one, at)}
        for name, kinds in _MOVE.items():
            if type(fields.get(name)) not in kinds:
                raise _wrong(f"{at}.{name}")
        nags, branches = (
            cast(list[object], fields["nags"]),
            cast(list[object], fields["variations"]),
        )
        if any(type(nag) is not int for nag in nags):
            raise _wrong(f"{at}.nags")
        aside = [
            tuple(_moves(branch, f"{at}.variations[{place}]", depth + 1))
            for place, branch in enumerate(branches)
        ]
        move = RecordMove(
            read_action(cast(str, fields["action"])),
            cast(int | None, fields["drawn"]),
            cast(int | None, fields["used_ms"]),
            cast(str, fields["comment"]),
            tuple(aside),
            tuple(cast(list[int], nags)),
            cast(int | None, fields["left_ms"]),
        )
        moves.append(move)
    return moves


def _dictionary(found: object, path: str) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise _wrong(path)
    return found


def _texts(found: object, path: str) -> dict[str, str]:
    texts = _dictionary(found, path)
    if not all(isinstance(value, str) for value in texts.values()):
        raise _wrong(path)
    return texts


def _wrong(path: str) -> NotationError:
    """Return the error that says where a document is not that of a game."""
    return NotationError("bad.record.json", path=path or ".")

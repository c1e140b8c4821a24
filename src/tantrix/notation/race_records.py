"""Records of Gobble races as text: the deal, and who did what, one action after another.

The form is that of other records (`notation.records`): tags, moves, comments with times, a result.
It is read by functions of its own, for a race has no turns: every action says whose it is, as
`0:turn` and `1:25@0,-1:5` do, nothing is drawn from a bag, and nobody writes variations.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from tantrix.notation.json_types import Json
from tantrix.notation.moves import read_placement, write_placement
from tantrix.notation.races import read_action, write_action
from tantrix.notation.records.escapes import (
    escape_tag,
    read_comment,
    unescape_tag,
    write_comment,
)
from tantrix.notation.records.lexer import Kind, Token, tokens
from tantrix.notation.records.model import at_move
from tantrix.notation.records.writer import TAG_NAME, VERSION
from tantrix.notation.tile_lists import read_hands, write_hands
from tantrix.rules.core.errors import NotationError
from tantrix.rules.gobble.state import is_start
from tantrix.rules.race.pieces import RaceAction
from tantrix.rules.race.state import RaceDeal, RaceRules, RaceState

Kept = TypeVar("Kept")

STOPPED = "stopped"
"""How a race ended that was stopped from outside, as its tag `Termination` says."""

TOLD = frozenset({"Game", "Version", "Handicap", "Table", "Piles", "Result", "Termination"})
"""The tags that the race itself tells; all others are kept as they are."""

_UNTOLD: Mapping[str, object] = {"used_ms": None, "comment": ""}
"""What an action has in JSON that says nothing of it."""

_GAME = re.compile(r"race:([0-9]{1,2})")
_HANDICAP = re.compile(r"(?:[0-9]{1,2}(?:,[0-9]{1,2})*)?")
_WORDS = {Kind.MOVE, Kind.UNKNOWN}


@dataclass(frozen=True)
class RaceMove:
    """What a player did, and when: `used_ms` is the time since the race began (ms).

    >>> from tantrix.notation.race_records import RaceMove
    >>> from tantrix.rules.race.pieces import TurnTile
    >>> RaceMove(TurnTile(1), used_ms=800).action.player
    1
    """

    action: RaceAction
    used_ms: int | None = None
    comment: str = ""


@dataclass(frozen=True)
class RaceRecord:
    """A race: its rules and deal, what was done, in order, and tags of free text.

    `stopped` says that it was ended from outside; `comment` stands before the first action.

    >>> import random
    >>> from tantrix.notation.race_records import RaceMove, RaceRecord
    >>> from tantrix.rules.race.pieces import TurnTile
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=2)
    >>> race = RaceRecord(rules, rules.deal(random.Random(1)), (RaceMove(TurnTile(1)),))
    >>> race.final().holdings[1].left
    27
    """

    rules: RaceRules
    deal: RaceDeal
    moves: tuple[RaceMove, ...] = ()
    tags: Mapping[str, str] = field(default_factory=dict)
    stopped: bool = False
    comment: str = ""

    def states(self) -> Iterator[RaceState]:
        """Yield the state before the first action and after each one, every one a copy.

        Raises `IllegalAction` where an action is against the rules, which says `at` which one.
        """
        state = self.rules.new_state(self.deal)
        yield state.copy()
        for number, move in enumerate(self.moves, 1):
            with at_move(number):
                state.play(move.action)
            yield state.copy()

    def final(self) -> RaceState:
        """Return the state after the last action; raises as `states` does."""
        *_, last = self.states()
        if self.stopped:
            last.stop()
        return last


def race_record_of(
    deal: RaceDeal,
    state: RaceState,
    tags: Mapping[str, str] | None = None,
    clocks: Sequence[int | None] = (),
) -> RaceRecord:
    """Return the record of the race that led from `deal` to `state`; `clocks` are times in ms.

    >>> import random
    >>> from tantrix.notation.race_records import race_record_of
    >>> from tantrix.rules.race.pieces import TurnTile
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=2)
    >>> deal = rules.deal(random.Random(1))
    >>> state = rules.new_state(deal)
    >>> state.play(TurnTile(0))
    >>> race_record_of(deal, state).moves[0].action
    TurnTile(player=0)
    """
    times = [*clocks, *[None] * (len(state.history) - len(clocks))]
    moves = tuple(map(RaceMove, state.history, times))
    return RaceRecord(state.rules, deal, moves, dict(tags or {}), state.stopped)


def write_race(record: RaceRecord) -> str:
    r"""Return a race as text, an action a line; `read_race` is the exact inverse.

    Raises `IllegalAction` where an action is against the rules, and `NotationError` `bad.tag` or
    `bad.clock`.

    >>> import random
    >>> from tantrix.notation.race_records import RaceMove, RaceRecord, write_race
    >>> from tantrix.rules.race.pieces import TurnTile
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=2)
    >>> moves = (RaceMove(TurnTile(1), used_ms=800),)
    >>> print(write_race(RaceRecord(rules, rules.deal(random.Random(1)), moves)).split("\n\n")[1])
    1. 1:turn {[%used 0:00.8]}
    *
    <BLANKLINE>
    """
    for name in record.tags:
        if name in TOLD or not TAG_NAME.fullmatch(name):
            raise NotationError("bad.tag", name=name)
    ended = _ended(record.final())
    tags = {**_dealt(record), **record.tags, **ended}
    lines = [f'[{name} "{escape_tag(value)}"]' for name, value in tags.items()]
    before = [write_comment(record.comment)] if record.comment else []
    moves = (_line(number, move) for number, move in enumerate(record.moves, 1))
    return "\n".join([*lines, "", *before, *moves, ended["Result"], ""])


def read_race(text: str) -> RaceRecord:
    """Return the race of a text, the exact inverse of `write_race`.

    Numbers of actions are not looked at. Raises `TantrixError`: `bad.record.race` where the tags
    are not the deal of a race, `bad.record.word`, `bad.record.after_result`, `bad.record.result`,
    `bad.record.tag_twice`, `bad.tag`, and `bad.tiles`, `bad.placement` and `bad.race.*` of what
    stands there; and `IllegalAction` where an action is against the rules.

    >>> import random
    >>> from tantrix.notation.race_records import RaceRecord, read_race, write_race
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=3)
    >>> race = RaceRecord(rules, rules.deal(random.Random(1)), tags={"Player1": "Ann"})
    >>> read_race(write_race(race)) == race
    True
    """
    words = list(tokens(text.replace("\r\n", "\n")))
    tags: dict[str, str] = {}
    body: list[Token] = []
    for token in words:
        if token.kind is not Kind.TAG:
            body.append(token)
        elif body or not TAG_NAME.fullmatch(token.parts[0]):
            raise NotationError("bad.tag", name=token.parts[0])
        elif token.parts[0] in tags:
            raise NotationError("bad.record.tag_twice", name=token.parts[0])
        else:
            tags[token.parts[0]] = unescape_tag(token.parts[1])
    rules, deal = _read_deal(tags)
    comment, moves, result = _read_moves(body)
    kept = {name: value for name, value in tags.items() if name not in TOLD}
    stopped = tags.get("Termination") == STOPPED
    record = RaceRecord(rules, deal, tuple(moves), kept, stopped, comment)
    ended = _ended(record.final())
    for written, played in (
        (result, ended["Result"]),
        *((tags.get(one), ended[one]) for one in ended),
    ):
        if written is not None and written != played:
            raise NotationError("bad.record.result", written=written, played=played)
    return record


def tells_race(tags: Mapping[str, str]) -> bool:
    """Tell whether a record with these tags is that of a race, which `read_race` reads.

    >>> from tantrix.notation.race_records import tells_race
    >>> tells_race({"Game": "race:2"}), tells_race({"Game": "gobble:1"})
    (True, False)
    """
    return tags.get("Game", "").startswith("race:")


def race_to_json(record: RaceRecord) -> Json:
    """Return a race as JSON; `race_from_json` is the exact inverse.

    `began` has the tags of the deal; an action says whose it is, as in the text; times are in
    milliseconds; `result` is told for the reader's sake. Raises `IllegalAction` where an action is
    against the rules.

    >>> import random
    >>> from tantrix.notation.race_records import RaceMove, RaceRecord, race_to_json
    >>> from tantrix.rules.race.pieces import TurnTile
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=2)
    >>> race = RaceRecord(rules, rules.deal(random.Random(1)), (RaceMove(TurnTile(1)),))
    >>> race_to_json(race)["moves"]
    [{'action': '1:turn', 'used_ms': None, 'comment': ''}]
    """
    ended = _ended(record.final())
    return {
        "tags": dict(record.tags),
        "began": _dealt(record),
        "comment": record.comment,
        "moves": [
            {"action": _written(move.action), "used_ms": move.used_ms, "comment": move.comment}
            for move in record.moves
        ],
        "result": ended["Result"],
        "termination": ended["Termination"],
    }


def race_from_json(document: object) -> RaceRecord:
    """Return the race of a document, the exact inverse of `race_to_json`.

    Raises `NotationError` `bad.record.json` with the `path` to what is wrong, and otherwise as
    `read_race` does.

    >>> import random
    >>> from tantrix.notation.race_records import RaceRecord, race_from_json, race_to_json
    >>> from tantrix.rules.race.state import RaceRules
    >>> rules = RaceRules(players=2)
    >>> race = RaceRecord(rules, rules.deal(random.Random(1)))
    >>> race_from_json(race_to_json(race)) == race
    True
    """
    fields = _of_kind(document, dict, "")
    tags = _texts(fields.get("tags", {}), "tags")
    if TOLD & set(tags):
        raise _wrong("tags")
    rules, deal = _read_deal(_texts(fields.get("began"), "began"))
    comment = _of_kind(fields.get("comment", ""), str, "comment")
    found = _of_kind(fields.get("moves", []), list, "moves")
    moves = tuple(_move(one, f"moves[{number}]") for number, one in enumerate(found))
    stopped = fields.get("termination") == STOPPED
    record = RaceRecord(rules, deal, moves, tags, stopped, comment)
    record.final()
    return record


def _move(found: object, path: str) -> RaceMove:
    """Return an action of a document, which need not be legal."""
    fields = {**_UNTOLD, **_of_kind(found, dict, path)}
    action = _of_kind(fields.get("action"), str, f"{path}.action")
    used_ms = fields["used_ms"]
    if used_ms is not None:
        _of_kind(used_ms, int, f"{path}.used_ms")
    return RaceMove(
        _read_action(action), used_ms, _of_kind(fields["comment"], str, f"{path}.comment")
    )


def _texts(found: object, path: str) -> dict[str, str]:
    """Return what a document has at a path, where only texts may stand under names."""
    return {name: _of_kind(text, str, path) for name, text in _of_kind(found, dict, path).items()}


def _of_kind(found: object, kind: type[Kept], path: str) -> Kept:
    """Return what a document has at a path, where something of a kind must stand."""
    if type(found) is not kind:
        raise _wrong(path)
    return found


def _wrong(path: str) -> NotationError:
    """Return the error that says where a document is not that of a race."""
    return NotationError("bad.record.json", path=path or ".")


def _dealt(record: RaceRecord) -> dict[str, str]:
    """Return the tags of the rules and the deal, that of the game first."""
    tags = {"Game": f"race:{record.rules.players}", "Version": VERSION}
    if any(record.rules.handicap):
        tags["Handicap"] = ",".join(map(str, record.rules.handicap))
    tags["Table"] = " ".join(map(write_placement, record.deal.start))
    tags["Piles"] = write_hands(record.deal.piles)
    return tags


def _ended(state: RaceState) -> dict[str, str]:
    """Return the tags of how a race ended: the place of each player, and why."""
    finish = state.outcome()
    if finish is None:
        return {"Result": "*", "Termination": "unfinished"}
    termination = STOPPED if state.stopped else finish.termination.value
    return {"Result": "-".join(map(str, finish.places)), "Termination": termination}


def _line(number: int, move: RaceMove) -> str:
    """Return an action with its number, its player and what is noted of it."""
    words = [f"{number}.", _written(move.action)]
    if move.comment or move.used_ms is not None:
        words.append(write_comment(move.comment, move.used_ms))
    return " ".join(words)


def _written(action: RaceAction) -> str:
    """Return an action that says whose it is, the inverse of `_read_action`."""
    return f"{action.player}:{write_action(action)}"


def _read_deal(tags: Mapping[str, str]) -> tuple[RaceRules, RaceDeal]:
    """Return the rules and the deal of the tags; refuse one that these rules do not deal."""
    game = _GAME.fullmatch(tags.get("Game", ""))
    handicap = _HANDICAP.fullmatch(tags.get("Handicap", ""))
    table = tags.get("Table", "").split(" ")
    known = tags.get("Version", VERSION) == VERSION
    if not game or not handicap or not known or len(table) != len(RaceDeal._fields):
        raise NotationError("bad.record.race")
    rules = RaceRules(int(game[1]), tuple(map(int, re.findall(r"[0-9]+", handicap[0]))))
    first, second = map(read_placement, table)
    piles = read_hands(tags.get("Piles", "-"), {first.tile, second.tile})
    if first.tile == second.tile or not is_start(first, second):
        raise NotationError("bad.record.race")
    if tuple(map(len, piles)) != rules.shares:
        raise NotationError("bad.record.race")
    return rules, RaceDeal((first, second), piles)


def _read_moves(body: Sequence[Token]) -> tuple[str, list[RaceMove], str | None]:
    """Return the comment before the first action, the actions, and the result if it is told."""
    before, moves, result = "", list[RaceMove](), None
    for token in body:
        if result is not None:
            raise NotationError("bad.record.after_result", text=token.text)
        if token.kind is Kind.NUMBER:
            continue
        if token.kind is Kind.RESULT:
            result = token.text
        elif token.kind in _WORDS:
            moves.append(RaceMove(_read_action(token.text)))
        elif token.kind is Kind.COMMENT:
            noted = read_comment(token.parts[0])
            if moves:
                moves[-1] = RaceMove(moves[-1].action, noted.used_ms, noted.text)
            else:
                before = noted.text
        else:
            raise NotationError("bad.record.word", text=token.text)
    return before, moves, result


def _read_action(text: str) -> RaceAction:
    """Return an action that says whose it is."""
    player, colon, action = text.partition(":")
    if not colon or len(player) != 1 or not (player.isascii() and player.isdigit()):
        raise NotationError("bad.record.word", text=text)
    return read_action(int(player), action)

"""Analysis as JSON: a request a line, an answer a line.

A request is an object with a `position`, or a `record` as text; all else may be left out: `id` (any
value, sent back), `level`, `seconds` (how long to think about each position), `depth` (how many
turns to look at, at most), `multi` (how many placements to tell), `playouts` (how many random games
to play after each of these), `moves` (actions to be made before, draws included). What is wrong
with a request is its answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import msgspec

from tantrix import native
from tantrix.engine.lines import after
from tantrix.engine.thinking import game_of
from tantrix.messages import say
from tantrix.notation import moves, records, serializers
from tantrix.notation.json_types import Json
from tantrix.notation.positions import registry
from tantrix.robots.base import LEVELS, STANDARD, levels_of, make_game_robot
from tantrix.robots.deepening import DEEPEST, JOINTS, DeepeningSearch, Evaluation
from tantrix.rules.base import Action, Draw, State
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

LONGEST = 2**20
"""Bytes of a request."""

MOST_MOVES = 500
"""How many moves may stand before the position that is meant."""

MOST_PLAYOUTS = 100_000
"""How many random games may be played after each placement."""

MOST_PROBLEMS = 20
"""How many problems of a record are told."""


SEEN = ("position", "game", "stage", "player", "bag", "scores", "lines", "outcome")
"""What an answer takes over from the view of a state."""


class AnalysisRequest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What is asked: about a position, or about every move of a record."""

    id: Any = None
    position: str | None = None
    record: str | None = None
    moves: Annotated[list[str], msgspec.Meta(max_length=MOST_MOVES)] = []
    level: str = STANDARD
    seconds: Annotated[float, msgspec.Meta(ge=0, le=3600)] | None = None
    depth: Annotated[int, msgspec.Meta(ge=1, le=DEEPEST)] = 2
    multi: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    playouts: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYOUTS)] | None = None


class Analyst:
    """Answers requests. `now_ms` is a monotonic clock, `rng` decides between equals."""

    def __init__(self, rng: random.Random, now_ms: Callable[[], int]) -> None:
        self._rng = rng
        self._now_ms = now_ms

    def answer(self, line: bytes) -> Iterator[Json]:
        """Yield the answers to a request: one, or one for each position of a record. Never raises.

        An error has an `id`, its parameters and a `text`.
        """
        asked = _named(line)
        try:
            request = _read(line)
            for answer in self._answers(request):
                yield {**asked, **answer}
        except TantrixError as error:
            yield {**asked, "error": _error(error)}

    def _answers(self, request: AnalysisRequest) -> Iterator[Json]:
        """Yield the answers to a request that could be read; raises `TantrixError`."""
        if request.level not in LEVELS:
            raise TantrixError("bad.robot", level=request.level)
        if (request.position is None) == (request.record is None):
            raise TantrixError(
                "bad.request", why="either a position or a record is needed, not both"
            )
        if request.position is not None:
            state = after(registry.read(request.position), request.moves)
            yield self._analysed(state, request)
        else:
            yield from self._replayed(request.record or "", request)

    def _replayed(self, text: str, request: AnalysisRequest) -> Iterator[Json]:
        """Yield an answer for each move of a record, and one for the end; raises `TantrixError`."""
        record, problems = records.read(text)
        if record.begun is None and not any(record.deal.hands):
            raise TantrixError("bad.request", why="there is no game in the record")
        for problem in problems[:MOST_PROBLEMS]:
            place = {"line": problem.line, "column": problem.column}
            sentence = say(problem.id, problem.params)
            yield {"problem": {"id": problem.id, **place, "text": sentence}}
        made = [move.placement for move in record.moves]
        for number, state in enumerate(records.iter_states(record), start=1):
            played = made[number - 1] if number <= len(made) else None
            yield {"move": number, **self._analysed(state, request, played)}

    def _analysed(self, state: State, request: AnalysisRequest, played: object = None) -> Json:
        """Return all that can be told of a state, and of the placement that was made in it."""
        began_ms = self._now_ms()
        shown = state.hidden()
        thought = self._thought(shown, request)
        evaluations = thought["evaluations"][: request.multi]
        if request.playouts is not None and isinstance(shown, StrategyState):
            evaluations = [self._played_out(shown, one, request.playouts) for one in evaluations]
        answer = {**_seen(shown), **thought, "evaluations": evaluations}
        if isinstance(played, Placement):
            answer |= {
                "played": moves.write_placement(played),
                **_place(thought["evaluations"], played),
            }
        return {**answer, "seconds": round((self._now_ms() - began_ms) / 1000, 3)}

    def _thought(self, state: State, request: AnalysisRequest) -> Json:
        """Return what the robot thinks: evaluations where its level has them, and its choice."""
        joints = JOINTS.get(request.level)
        if not _actions(state):
            return _choice_alone(None)
        if isinstance(state, StrategyState) and joints is not None:
            return self._evaluated(state, request, joints)
        return _choice_alone(self._choice(state, request))

    def _evaluated(self, state: StrategyState, request: AnalysisRequest, joints: int) -> Json:
        """Return what each placement is worth; the first turn is looked at in any case."""
        until_ms = None if request.seconds is None else self._now_ms() + 1000 * request.seconds
        depth = 0

        def late(_: int) -> bool:
            return depth > 0 and until_ms is not None and self._now_ms() >= until_ms

        search = DeepeningSearch(state, joints=joints, halt=late)
        for depth in search.think(request.depth):  # noqa: B007 - the one that was done last
            pass
        found = search.best_first
        return {
            "best": moves.write_placement(found[0].placement),
            "evaluations": [_evaluation(evaluation) for evaluation in found],
            "depth": depth,
            "nodes": search.evaluated,
        }

    def _played_out(self, state: StrategyState, evaluation: Json, games: int) -> Json:
        """Return an evaluation with what came of random games after its placement.

        `won` is the share of those that the player won alone, `points` the mean points by player.
        Raises `TantrixError` `bad.kernel`.
        """
        position = native.Position(state)
        position.push(moves.read_placement(evaluation["action"]))
        found = native.playouts(position, games, self._rng.getrandbits(63))
        playouts = {
            "games": games,
            "won": round(found.wins[state.player] / games, 4),
            "tied": round(found.ties / games, 4),
            "points": [round(points / games, 2) for points in found.points],
        }
        return {**evaluation, "playouts": playouts}

    def _choice(self, state: State, request: AnalysisRequest) -> str | None:
        """Return what a robot does that tells no figures, None where the game has none of it."""
        game = game_of(state)
        if request.level not in levels_of(game):
            return None
        return moves.write_action(make_game_robot(game, request.level, self._rng).choose(state))


def encode(answer: Json) -> bytes:
    """Return an answer as a line."""
    return msgspec.json.encode(answer) + b"\n"


class _Named(msgspec.Struct):
    """What a request has whatever else is wrong with it."""

    id: Any = None


def _named(line: bytes) -> Json:
    """Return what an answer has of its request: the `id`, where there is one."""
    try:
        named = msgspec.json.decode(line[:LONGEST], type=_Named).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        named = None
    return {} if named is None else {"id": named}


def _read(line: bytes) -> AnalysisRequest:
    """Return the request of a line; raises `TantrixError` `bad.request`."""
    if len(line) > LONGEST:
        raise TantrixError("bad.request", why=f"more than {LONGEST} bytes")
    try:
        return msgspec.json.decode(line, type=AnalysisRequest)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise TantrixError("bad.request", why=str(error)) from None


def _actions(state: State) -> list[Action]:
    """Return what the player to act can do: none while a draw is due, and at the end."""
    if state.is_over:
        return []
    return [action for action in state.legal_actions() if not isinstance(action, Draw)]


def _seen(state: State) -> Json:
    """Return what a state shows; of the spaces the forced ones alone."""
    view = registry.FORMS[game_of(state)].view(state)
    fields = {name: value for name, value in view.items() if name in SEEN}
    spaces = [space for space in view["spaces"] if space["forced"]]
    return {**fields, "legal": sorted(map(moves.write_action, _actions(state))), "forced": spaces}


def _evaluation(evaluation: Evaluation) -> Json:
    """Return an opinion as JSON; the lead is in points."""
    action, lead = moves.write_placement(evaluation.placement), round(evaluation.lead, 3)
    return {"action": action, "lead": lead, "turns": evaluation.turns}


def _choice_alone(best: str | None) -> Json:
    """Return a thought without figures."""
    return {"best": best, "evaluations": [], "depth": 0, "nodes": 0}


def _place(evaluations: list[Json], played: Placement) -> Json:
    """Return where a placement stands among the others, from 1, and what the best would have led.

    `lost` is None where it was not looked at as far as the best one.
    """
    code = moves.write_placement(played)
    for rank, one in enumerate(evaluations, start=1):
        if one["action"] == code:
            best = evaluations[0]
            known = best["turns"] == one["turns"]
            return {"rank": rank, "lost": round(best["lead"] - one["lead"], 3) if known else None}
    return {"rank": None, "lost": None}


def _error(error: TantrixError) -> Json:
    """Return an error with its sentence, and every reason of an action against the rules."""
    error_json: Json = {"id": error.id, "params": error.params, "text": say(error)}
    if isinstance(error, IllegalAction):
        error_json["refusals"] = [serializers.refusal(reason) for reason in error.refusals]
    return error_json

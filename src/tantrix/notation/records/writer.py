"""Writing records: one text for one record, checked by playing it through."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from tantrix.notation.game_names import write_game
from tantrix.notation.moves import action_code, human
from tantrix.notation.records.escapes import escape_tag, write_comment
from tantrix.notation.records.model import (
    DEEPEST,
    Record,
    RecordMove,
    advance,
    replay,
    start,
)
from tantrix.notation.tile_lists import write_bag, write_hands
from tantrix.notation.turns import Turn
from tantrix.rules.base import Halt, Resign
from tantrix.rules.core.errors import NotationError
from tantrix.rules.strategy.state import StrategyState

VERSION = "1"
"""The version of the form."""

TOLD = frozenset(
    "Game Version Colours Start StartDraws Starter Hands Bag Result Termination".split()  # noqa: SIM905
)
"""The tags that the game itself tells; all others are kept as they are."""

TAG_NAME = re.compile(r"[A-Za-z0-9_]{1,255}")


def write(record: Record) -> str:
    """Return a record as text, one turn a line.

    Raises `IllegalAction` where a move is against the rules, `NotationError` with id `bad.tag`
    (a name that is no word, or that of a tag which the game tells), `bad.clock` (a time that no
    clock shows) or `bad.record.too_deep`.
    """
    final = replay(record)
    lines = [f'[{name} "{escape_tag(value)}"]' for name, value in _tags(record, final)]
    comment = [write_comment(record.comment)] if record.comment else []
    turns = _lines(start(record), record.moves)
    return "\n".join([*lines, "", *comment, *turns, result(final)[0], ""])


def write_many(records: Iterable[Record]) -> str:
    """Return several records as one text, an empty line between them."""
    return "\n".join(map(write, records))


def result(state: StrategyState) -> tuple[str, str]:
    """Return the result and how the game ended: `24-18` and `played`, or `*` and `unfinished`."""
    outcome = state.outcome()
    if outcome is None:
        return "*", "unfinished"
    return "-".join(map(str, outcome.scores)), outcome.termination.value


def _tags(record: Record, final: StrategyState) -> Iterator[tuple[str, str]]:
    """Yield the tags in their order: those that the game tells among those that are kept."""
    rules, deal, kept = record.rules, record.deal, record.tags
    for name in kept:
        if name in TOLD or not TAG_NAME.fullmatch(name):
            raise NotationError("bad.tag", name=name)
    people = ["Event", "Date", *(f"Player{p + 1}" for p in range(rules.players))]
    yield from {"Game": write_game(rules), "Version": VERSION}.items()
    yield from ((name, kept[name]) for name in people if kept.get(name))
    yield "Colours", "".join(rules.colours)
    yield "Start", rules.start.value
    if deal.start_draws:
        yield "StartDraws", " ".join(map(str, deal.start_draws))
    yield "Starter", str(deal.starter)
    yield "Hands", write_hands(deal.hands)
    yield "Bag", write_bag(None if record.hidden else deal.bag, record.hidden)
    yield from ((name, value) for name, value in kept.items() if value and name not in people)
    yield from zip(("Result", "Termination"), result(final), strict=True)


def _lines(state: StrategyState, moves: Iterable[RecordMove]) -> Iterator[str]:
    """Yield the turns of a game, a line each."""
    words: list[str] = []
    for begins, text in _words(state, moves, Turn(), 1):
        if begins and words:
            yield " ".join(words)
            words = []
        words.append(text)
    if words:
        yield " ".join(words)


def _words(
    state: StrategyState, moves: Iterable[RecordMove], turn: Turn, depth: int
) -> Iterator[tuple[bool, str]]:
    """Yield the moves as they are written, and whether each begins a turn."""
    for move in moves:
        before, turn = turn, turn.at(state)
        begins = turn.number > before.number
        number = f"{turn.number}. " if begins else ""
        branches = [_variation(state, b, before, depth) for b in move.variations if b]
        yield begins, " ".join([number + _move(state, move), *branches])
        advance(state, move)


def _move(state: StrategyState, move: RecordMove) -> str:
    """Return one move with its comment."""
    if isinstance(move.placement, Resign | Halt):
        text = action_code(move.placement)
    else:
        due = state.bag[0] if state.bag else None
        text = human(state, move.placement, due if move.drawn is None else move.drawn)
    if move.comment or move.clock_ms is not None:
        text += f" {write_comment(move.comment, move.clock_ms)}"
    return text


def _variation(state: StrategyState, moves: Iterable[RecordMove], turn: Turn, depth: int) -> str:
    """Return a variation in parentheses; the order of the bag plays no part in it."""
    if depth > DEEPEST:
        raise NotationError("bad.record.too_deep", deepest=DEEPEST)
    words = _words(state.hidden(), moves, turn, depth + 1)
    return f"({' '.join(text for _, text in words)})"

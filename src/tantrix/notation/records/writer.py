"""Writing records: one text for one record, checked by playing it through."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from tantrix.notation.game_names import write_game
from tantrix.notation.positions import registry
from tantrix.notation.records.escapes import escape_tag, write_comment
from tantrix.notation.records.model import (
    DEEPEST,
    MOST_NAG,
    Record,
    RecordMove,
    TurnState,
    at_move,
    start,
)
from tantrix.notation.records.referee import Referee, referee, words_of
from tantrix.notation.tile_lists import write_bag, write_hands
from tantrix.rules.core.errors import NotationError

_Tags = Callable[[Iterable[tuple[str, str]]], Iterator[tuple[str, str]]]
"""Yields all tags of a game, given those that tell how it ended."""

VERSION = "1"
"""The version of the form."""

TOLD = frozenset(
    "Game Version Position Colours Start StartDraws Starter Hands Bag Result Termination".split()  # noqa: SIM905
)
"""The tags that the game itself tells; all others are kept as they are."""

TAG_NAME = re.compile(r"[A-Za-z0-9_]{1,255}")


def write(record: Record) -> str:
    """Return a record as text, one turn a line.

    Raises `IllegalAction` where a move is against the rules, which says `at` which move,
    `NotationError` with id `bad.tag`
    (a name that is no word, or that of a tag which the game tells), `bad.clock` (a time that no
    clock shows), `bad.nag` (no glyph from 0 to 255) or `bad.record.too_deep`, and `TypeError` for
    anything but a record: `write_game` writes games and states.

    >>> import random, tantrix
    >>> rules = tantrix.StrategyRules()
    >>> deal = rules.deal(random.Random(1))
    >>> tantrix.write_record(tantrix.record_of(deal, rules.new_state(deal))).splitlines()[0]
    '[Game "strategy:2"]'
    """
    if not isinstance(record, Record):
        raise TypeError(f"no record but a {type(record).__name__}: write_game writes such")
    if record.begun is not None:
        return write_from(record.begun, record.tags, record.moves, record.comment)
    return _written(start(record), record.moves, record.comment, partial(_tags, record))


def write_from(
    begun: TurnState, tags: Mapping[str, str], moves: Sequence[RecordMove], comment: str = ""
) -> str:
    """Return a game of any kind that began in a position as text, one turn a line.

    Raises as `write` does.

    >>> import tantrix
    >>> from tantrix.notation.records import RecordMove
    >>> from tantrix.notation.records.writer import write_from
    >>> state = tantrix.new_game(seed=1)
    >>> first = RecordMove(state.legal_placements()[0], comment="where else?")
    >>> print(write_from(state, {"Event": "Trial"}, [first]).splitlines()[-2])
    1. 5@0,0:0=41 {where else?}
    """
    position = registry.write(begun)
    game = position.split(" ")[1]
    told = {"Game": game, "Version": VERSION, "Position": position}

    def all_tags(ended: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
        kept = {name: value for name, value in _kept(tags).items() if value}
        yield from (told | kept | dict(ended)).items()

    return _written(begun.copy(), moves, comment, all_tags)


def _written(state: TurnState, moves: Sequence[RecordMove], comment: str, tags: _Tags) -> str:
    """Return a game from a state on, which is handed over, after the tags for its end."""
    judge = referee(state, words_of(moves))
    turns = list(_write_moves(judge, moves, comment))
    points, termination = judge.result()
    ended = (("Result", points), ("Termination", termination))
    lines = [f'[{name} "{escape_tag(value)}"]' for name, value in tags(ended)]
    return "\n".join([*lines, "", *turns, points, ""])


def write_many(records: Iterable[Record]) -> str:
    """Return several records as one text, an empty line between them.

    >>> import tantrix
    >>> from tantrix.notation.records import read_many, write_many
    >>> record, _ = tantrix.read_record(tantrix.write_game(tantrix.new_game(seed=1)))
    >>> len(read_many(write_many([record, record])))
    2
    """
    return "\n".join(map(write, records))


def _tags(record: Record, ended: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield the tags in their order: those that the game tells among those that are kept."""
    rules, kept = record.rules, _kept(record.tags)
    people = ["Event", "Date", *(f"Player{p + 1}" for p in range(rules.players))]
    game, *dealt = deal_tags(record)
    yield from [game, ("Version", VERSION)]
    yield from ((name, kept[name]) for name in people if kept.get(name))
    yield from dealt
    yield from ((name, value) for name, value in kept.items() if value and name not in people)
    yield from ended


def deal_tags(record: Record) -> Iterator[tuple[str, str]]:
    """Yield the tags of the rules and the deal, that of the game first.

    >>> import tantrix
    >>> from tantrix.notation.records.writer import deal_tags
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> record, problems = tantrix.read_record(head + " 1. 5@0,0:0=13 2. 8@0,1:0=14")
    >>> dict(deal_tags(record))["Hands"]
    '1,2,3,4,5,6/7,8,9,10,11,12'
    """
    rules, deal = record.rules, record.deal
    yield "Game", write_game(rules)
    yield "Colours", "".join(rules.colours)
    yield "Start", rules.start.value
    if deal.start_draws:
        yield "StartDraws", " ".join(map(str, deal.start_draws))
    yield "Starter", str(deal.starter)
    yield "Hands", write_hands(deal.hands)
    yield "Bag", write_bag(None if record.hidden else deal.bag, record.hidden)


def _kept(tags: Mapping[str, str]) -> Mapping[str, str]:
    """Return tags of free text. Raises `NotationError` `bad.tag`."""
    for name in tags:
        if name in TOLD or not TAG_NAME.fullmatch(name):
            raise NotationError("bad.tag", name=name)
    return tags


def _write_moves(judge: Referee, moves: Iterable[RecordMove], comment: str = "") -> Iterator[str]:
    """Yield the comment before the first move, and the turns that a referee makes, a line each.

    Raises as `write` does.
    """
    if comment:
        yield write_comment(comment)
    words: list[str] = []
    for begins, text in _words(judge, moves, 1):
        if begins and words:
            yield " ".join(words)
            words = []
        words.append(text)
    if words:
        yield " ".join(words)


def _words(judge: Referee, moves: Iterable[RecordMove], depth: int) -> Iterator[tuple[bool, str]]:
    """Yield the moves as they are written, and whether each begins a turn."""
    for number, move in enumerate(moves, start=1):
        with at_move(number):
            text, turn, begins = judge.write(move)
        branches = []
        for place, branch in enumerate(move.variations, start=1):
            with at_move(number, place):
                branches += [_variation(judge.branch(), branch, depth)] if branch else []
        counted = f"{turn}. " if begins else ""
        yield begins, " ".join([counted + text, *_notes(move), *branches])


def _notes(move: RecordMove) -> Iterator[str]:
    """Yield the glyphs and the comment of a move."""
    for nag in move.nags:
        if not 0 <= nag <= MOST_NAG:
            raise NotationError("bad.nag", nag=nag)
        yield f"${nag}"
    if move.comment or move.used_ms is not None or move.left_ms is not None:
        yield write_comment(move.comment, move.used_ms, move.left_ms)


def _variation(judge: Referee, moves: Iterable[RecordMove], depth: int) -> str:
    """Return a variation in parentheses; the order of the bag plays no part in it."""
    if depth > DEEPEST:
        raise NotationError("bad.record.too_deep", deepest=DEEPEST)
    return f"({' '.join(text for _, text in _words(judge, moves, depth + 1))})"

"""Reading records: whatever can be read is read, and all that is wrong is listed with its place."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from os import PathLike
from pathlib import Path
from typing import NamedTuple

from tantrix.notation.records.escapes import unescape_tag
from tantrix.notation.records.header import (
    Header,
    Report,
    read_header,
    read_start,
    read_strategy,
)
from tantrix.notation.records.lexer import Kind, LineIndex, Token, tokens
from tantrix.notation.records.model import Problem, Record, TurnState, start
from tantrix.notation.records.movetext import MoveLine, MoveReader, words_to_play
from tantrix.notation.records.referee import referee
from tantrix.notation.records.tree import Game
from tantrix.notation.records.writer import TAG_NAME, TOLD
from tantrix.rules.bag import Deal
from tantrix.rules.strategy.state import StrategyRules

SHOWN = 60
"""How much of a text a problem shows."""

LONGEST = 2**20
"""The longest record that a stream may hold, in characters; a whole game takes some 2,000."""

Source = str | PathLike[str] | Iterable[str]
"""The name or path of a file, or lines with their line feeds, such as a file open as text."""

_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_CLOSED = re.compile(r"(?:[^\[{};]++|\{[^\\}]*+\})*+")
"""Words without a tag, and comments that end in the same line: most lines of moves."""
_BRACE = re.compile(r"[^\\}]*(?:\\[\s\S][^\\}]*)*\}")
_HEAD = {Kind.TAG, Kind.BROKEN_TAG, Kind.COMMENT}


def read(text: str) -> tuple[Record, list[Problem]]:
    """Return the first record of a text, and all that is wrong with it.

    Nothing is refused. Tags that are missing are deduced, unknown ones kept; the moves end before
    the first one that the rules forbid. A further record is a problem, `bad.record.more`.

    >>> import random, tantrix
    >>> rules = tantrix.StrategyRules()
    >>> deal = rules.deal(random.Random(1))
    >>> text = tantrix.write_record(tantrix.record_of(deal, rules.new_state(deal)))
    >>> record, problems = tantrix.read_record(text)
    >>> record.deal.hands == deal.hands, problems
    (True, [])
    """
    text = _cleaned(text)
    places = LineIndex(text)
    first, *more = _parts(text) or [[]]
    reader = _Reader(first, places)
    record = reader.record()
    if more:
        reader.report(more[0][0], "bad.record.more", count=len(more))
    return record, reader.problems


def read_many(text: str) -> list[tuple[Record, list[Problem]]]:
    r"""Return every record of a text, each as `read` does; none of a text without any word.

    A record begins with the first tag that stands after moves.

    >>> import tantrix
    >>> from tantrix.notation.records import read_many
    >>> text = tantrix.write_game(tantrix.new_game(seed=1))
    >>> [problems for record, problems in read_many(text + "\n" + text)]
    [[], []]
    """
    text = _cleaned(text)
    places = LineIndex(text)
    readers = [_Reader(part, places) for part in _parts(text)]
    return [(reader.record(), reader.problems) for reader in readers]


def read_game(text: str) -> tuple[Game, list[Problem]]:
    """Return the first game of a text, of any kind, and all that is wrong with it, as `read` does.

    A game begins with the position of the tag `Position`, or else with a deal of Strategy.

    >>> import tantrix
    >>> state = tantrix.new_game(seed=1)
    >>> state.play("5@0,0:0")
    >>> game, problems = tantrix.read_game(tantrix.write_game(tantrix.Game.played(state)))
    >>> len(game.moves()), problems
    (1, [])
    """
    text = _cleaned(text)
    first, *more = _parts(text) or [[]]
    reader = _Reader(first, LineIndex(text))
    game = reader.game()
    if more:
        reader.report(more[0][0], "bad.record.more", count=len(more))
    return game, reader.problems


def iter_records(source: Source) -> Iterator[tuple[Record, list[Problem]]]:
    """Yield every record of a file or stream with its problems, each as `read` does.

    One record is in memory at a time. Raises as `scan` does.

    >>> import io, tantrix
    >>> from tantrix.notation.records import iter_records
    >>> text = tantrix.write_game(tantrix.new_game(seed=1))
    >>> [len(record.moves) for record, problems in iter_records(io.StringIO(text))]
    [0]
    """
    for entry in scan(source):
        yield from entry.records()


def iter_games(source: Source) -> Iterator[tuple[Game, list[Problem]]]:
    """Yield every game of a file or stream with its problems, of any kind, as `read_game` does.

    Raises as `scan` does.

    >>> import io, tantrix
    >>> from tantrix.notation.records import iter_games
    >>> text = tantrix.write_game(tantrix.new_game(seed=1))
    >>> [game.final().bag_size for game, problems in iter_games(io.StringIO(text))]
    [44]
    """
    for entry in scan(source):
        yield from entry.games()


class Entry(NamedTuple):
    """The text of one record in a stream, and the number of its first line, from 1.

    >>> import io, tantrix
    >>> from tantrix.notation.records.reader import scan
    >>> text = tantrix.write_game(tantrix.new_game(seed=1))
    >>> next(scan(io.StringIO(text))).tags["Game"]
    'strategy:2'
    """

    text: str
    line: int

    @property
    def tags(self) -> dict[str, str]:
        """The tags as they are written; nothing else of the record is read for them."""
        head = itertools.takewhile(lambda token: token.kind in _HEAD, tokens(self.text))
        found: dict[str, str] = {}
        for token in head:
            if token.kind is Kind.TAG:
                found.setdefault(token.parts[0], unescape_tag(token.parts[1]))
        return found

    def records(self) -> Iterator[tuple[Record, list[Problem]]]:
        """Yield the records in the text; there is one, unless the next begins in mid-line."""
        yield from ((reader.record(), reader.problems) for reader in self._readers())

    def games(self) -> Iterator[tuple[Game, list[Problem]]]:
        """Yield the games in the text, as `records` does."""
        yield from ((reader.game(), reader.problems) for reader in self._readers())

    def _readers(self) -> Iterator[_Reader]:
        places = LineIndex(self.text, self.line)
        return (_Reader(part, places) for part in _parts(self.text))


def scan(source: Source) -> Iterator[Entry]:
    """Yield the text of every record of a file or stream, which is fast: no move is read.

    A record begins with the first line that starts with a tag after a line of moves. One that is
    longer than `LONGEST` characters is cut there. Raises, when the first is asked for, `OSError`
    where there is no such file, `UnicodeDecodeError` where it is not UTF-8, and `TypeError` for
    the text of a record itself, which `read_many` reads, and for a file that is open for bytes.

    >>> import io, tantrix
    >>> from tantrix.notation.records.reader import scan
    >>> text = tantrix.write_game(tantrix.new_game(seed=1))
    >>> [entry.line for entry in scan(io.StringIO(text))]
    [1]
    """
    if not isinstance(source, str | PathLike):
        yield from _scan(source)
        return
    if isinstance(source, str) and "\n" in source:
        raise TypeError("a text, not the name of a file: read_many reads texts")
    with Path(source).open(encoding="utf-8", newline="") as file:
        yield from _scan(file)


def _scan(lines: Iterable[str]) -> Iterator[Entry]:
    """Yield the text of every record of a stream of lines."""
    held: list[str] = []
    first, size, moved, inside = 1, 0, False, False
    for number, line in enumerate(_lines(lines), start=1):
        bracket = not inside and line.lstrip().startswith("[")
        if (moved and bracket and next(tokens(line)).kind is Kind.TAG) or size > LONGEST:
            yield Entry("".join(held), first)
            held, size, moved, inside = [], 0, False, False
        if not held:
            first = number
        if held or not line.isspace():
            held.append(line)
            size += len(line)
        plain = moved and not inside and _CLOSED.fullmatch(line)
        if not plain and (inside or "{" in line or not (moved or bracket)):
            kinds = _kinds(line, inside=inside)
            inside = Kind.BROKEN_COMMENT in kinds
            moved = moved or not kinds <= {*_HEAD, Kind.BROKEN_COMMENT}
    if held:
        yield Entry("".join(held), first)


def _lines(lines: Iterable[str]) -> Iterator[str]:
    """Yield clean lines, each with its line feed."""
    for number, raw in enumerate(lines):
        if number and "\r" not in raw and raw.find("\n") == len(raw) - 1 >= 0:
            yield raw  # as almost all are
            continue
        if not isinstance(raw, str):
            raise TypeError("a file of bytes: open it as text")
        text = raw.replace("\r\n", "\n").replace("\r", "\n")
        yield from _LINE.findall(text if number else text.removeprefix("\ufeff"))


def _kinds(line: str, *, inside: bool) -> set[Kind]:
    """Return the kinds of the words in a line; a comment may go on from the one before.

    A comment that goes on after the line is a broken one.
    """
    if inside:
        end = _BRACE.match(line)
        if end is None:
            return {Kind.BROKEN_COMMENT}
        line = line[end.end() :]
    return {token.kind for token in tokens(line)}


def _cleaned(text: str) -> str:
    """Return the text without a byte order mark, its lines ended by line feeds."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _parts(text: str) -> list[list[Token]]:
    """Return the words of each record."""
    parts: list[list[Token]] = []
    moved = True
    for token in tokens(text):
        if moved and (token.kind is Kind.TAG or not parts):
            parts.append([])
            moved = False
        parts[-1].append(token)
        moved = moved or token.kind not in _HEAD
    return parts


class _Reader:
    """Reads the words of one record."""

    def __init__(self, words: list[Token], places: LineIndex) -> None:
        self.problems: list[Problem] = []
        self._words = words
        self._places = places

    def report(self, token: Token | None, error_id: str, /, **params: object) -> None:
        """Note a problem at a word, at the beginning of the record where there is none."""
        at = token.at if token else self._words[0].at if self._words else 0
        shown = {k: v[:SHOWN] if isinstance(v, str) else v for k, v in params.items()}
        self.problems.append(Problem(*self._places.place(at), error_id, shown))

    def record(self) -> Record:
        """Return the record, as far as it can be read."""
        tags, report = self._tags()
        header = read_strategy(tags, report)
        if header is None:
            return Record(_kept(tags), StrategyRules(), Deal(((), ()), (), 0, ()))
        return self._dealt(header, tags, report)

    def game(self) -> Game:
        """Return the game of any kind, as far as it can be read."""
        tags, report = self._tags()
        begun = read_start(tags, report)
        if begun is None:
            return Game.of(self._dealt(read_header(tags, report), tags, report))
        line = self._moves(begun.copy(), tags, report)
        game = Game.new(begun, _kept(tags))
        game.comment = line.opening
        game.attach(line.moves)
        return game

    def _dealt(self, header: Header, tags: dict[str, str], report: Report) -> Record:
        """Return the record of a game of Strategy."""
        rules, deal, hidden, begun = header
        record = Record(_kept(tags), rules, deal, hidden=hidden, begun=begun)
        line = self._moves(start(record), tags, report)
        record.moves, record.comment = line.moves, line.opening
        return record

    def _moves(self, state: TurnState, tags: dict[str, str], report: Report) -> MoveLine:
        """Read the moves from a state on, and compare how they end with the tags."""
        words = [token for token in self._words if token.kind is not Kind.TAG]
        judge = referee(state, words_to_play(words))
        line = MoveReader(iter(words), self.report).read(MoveLine(judge))
        if not line.stopped:
            self._compare(tags, line, report)
        self.problems.sort(key=lambda problem: problem[:2])
        return line

    @staticmethod
    def _compare(tags: dict[str, str], line: MoveLine, report: Report) -> None:
        """Compare the tags that tell how the game ended with the game."""
        for name, played in zip(("Result", "Termination"), line.referee.result(), strict=True):
            if tags.get(name, played) != played:
                report(name, "bad.record.result", written=tags[name], played=played)

    def _tags(self) -> tuple[dict[str, str], Report]:
        """Return the tags by name, and how to report one; of two with one name the first counts."""
        found: dict[str, Token] = {}
        for token in self._words:
            if token.kind is Kind.TAG:
                name = token.parts[0]
                if not TAG_NAME.fullmatch(name):
                    self.report(token, "bad.tag", name=name)
                elif found.setdefault(name, token) is not token:
                    self.report(token, "bad.record.tag_twice", name=name)
        tags = {name: unescape_tag(token.parts[1]) for name, token in found.items()}

        def report(tag: str, error_id: str, /, **params: object) -> None:
            self.report(found.get(tag), error_id, **params)

        return tags, report


def _kept(tags: dict[str, str]) -> dict[str, str]:
    """Return the tags of free text."""
    return {name: value for name, value in tags.items() if name not in TOLD}

"""Records read for adjudication: every placement as it is written, whether or not it is legal.

`notation.records.read` stops before the first move that the rules forbid, and here that move is the
very question. So the words of a record are read without being judged. On top of what a record may
say anyway, an entry may draw several tiles (`7@1,0=12=40`) or none, and `[%by 1]` in its comment
says who made the placement, where neither turn nor tile would tell.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import NoReturn, cast

from tantrix.notation.records.escapes import read_comment, unescape_tag
from tantrix.notation.records.header import Header, Report, read_strategy
from tantrix.notation.records.lexer import Kind, LineIndex, Token, tokens
from tantrix.rules.base import Halt, Stage
from tantrix.rules.core.errors import NotationError, TantrixError
from tantrix.rules.core.tiles import TILES

MOST_ENTRIES = 112
"""The most placements of a record or a position that is judged; a game has 56."""

_SHOWN = 60
_BY = re.compile(r"\[%by ([0-3])\]")
_RESIGN = re.compile(r"resign:([0-3])")
_PLACEMENT = re.compile(r"([^=]+)((?:=[1-9][0-9]?)*)")


@dataclass(frozen=True)
class WrittenPlacement:
    """A placement as it is written, and the line and column of its text, from 1.

    `draws` are the tiles drawn after it, none where nothing is written. `begins` tells that the
    number of a turn stands before it, `by` who made it where a comment says so, `used_ms` the time
    that the player had used.

    >>> from tantrix.adjudication.reading import read
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> [entry] = read(head + " 1. 5@0,0:0=13=14").entries
    >>> entry.text, entry.draws, entry.column
    ('5@0,0:0', (13, 14), 61)
    """

    text: str
    line: int
    column: int
    draws: tuple[int, ...] = ()
    begins: bool = False
    by: int | None = None
    used_ms: int | None = None


@dataclass
class Transcript:
    """A record that nobody has judged yet.

    `starter_known` tells that the record says who starts, `tells_draws` that draws are written, so
    that one that is not written was not made. `resigned` are the numbers of placements after which
    a player gave up, each with the player; `halted` is why the game was ended as it stood.

    >>> from tantrix.adjudication.reading import read
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> transcript = read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14")
    >>> len(transcript.entries), transcript.numbered, transcript.tells_draws
    (2, True, True)
    """

    tags: dict[str, str]
    header: Header
    starter_known: bool
    tells_draws: bool = False
    entries: list[WrittenPlacement] = field(default_factory=list)
    resigned: list[tuple[int, int]] = field(default_factory=list)
    halted: Halt | None = None

    @property
    def numbered(self) -> bool:
        """Whether turns are numbered; without numbers they are told by the placements."""
        return any(entry.begins for entry in self.entries)


def read(text: str) -> Transcript:
    """Return the first record of a text.

    Where anything cannot be read that a verdict may depend on, raises the `NotationError` that
    `notation.records` would report, with `line` and `column` among its parameters; `TantrixError`
    `bad.adjudicate.many` where there are more than `MOST_ENTRIES` placements, and
    `bad.adjudicate.no_draws` where neither the order of the bag nor the draws are known.

    >>> from tantrix.adjudication.reading import read
    >>> head = '[Game "strategy:2"] [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]'
    >>> [entry.text for entry in read(head + " 1. 5@0,0:0=13 2. 8@0,1:1=14").entries]
    ['5@0,0:0', '8@0,1:1']
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    reader = _ForgivingReader(LineIndex(text))
    transcript = reader.read(list(tokens(text)))
    hidden = transcript.header.hidden
    if len(transcript.entries) > MOST_ENTRIES:
        raise TantrixError("bad.adjudicate.many", most=MOST_ENTRIES)
    turns = sum(entry.begins for entry in transcript.entries)
    if hidden and turns > 1 and not transcript.tells_draws:
        raise TantrixError("bad.adjudicate.no_draws")
    return transcript


class _ForgivingReader:
    """Reads the words of one record."""

    def __init__(self, places: LineIndex) -> None:
        self._places = places
        self._begins = False

    def read(self, words: list[Token]) -> Transcript:
        """Return what the words say, up to the tag of a further record."""
        tagged = {token.parts[0]: token for token in _head(words) if token.kind is Kind.TAG}
        tags = {name: unescape_tag(token.parts[1]) for name, token in tagged.items()}

        def report(name: str, error_id: str, **params: object) -> None:
            at = tagged.get(name) or (words[0] if words else None)
            self._refuse(at, NotationError(error_id, **params))

        header = _header(tags, report)
        told = header.begun is not None or "Starter" in tags or bool(header.deal.start_draws)
        transcript = Transcript(tags, header, told)
        body = iter(words[len(list(_head(words))) :])
        for token in body:
            if token.kind is Kind.TAG:
                break
            if token.kind is Kind.OPEN:
                self._skip(token, body)
            else:
                self._take(transcript, token)
        transcript.tells_draws = any(entry.draws for entry in transcript.entries)
        return transcript

    def _take(self, transcript: Transcript, token: Token) -> None:
        """Read one word of the moves."""
        match token.kind:
            case Kind.MOVE:
                self._move(transcript, token)
            case Kind.COMMENT:
                _note(transcript.entries, token.parts[0])
            case Kind.NUMBER:
                self._begins = True
            case Kind.RESULT | Kind.GLYPH:
                pass
            case Kind.UNKNOWN | Kind.ACTION:
                self._refuse(token, NotationError("bad.record.word", text=token.text[:_SHOWN]))
            case kind:
                error_id = f"bad.record.{kind}"
                self._refuse(token, NotationError(error_id, text=token.text[:_SHOWN]))

    def _move(self, transcript: Transcript, token: Token) -> None:
        """Read a placement, a resignation, or the end of a game as it stood."""
        if resign := _RESIGN.fullmatch(token.text):
            transcript.resigned.append((len(transcript.entries), int(resign[1])))
            return
        if token.text in set(Halt):
            transcript.halted = Halt(token.text)
            return
        match = _PLACEMENT.fullmatch(token.text)
        if match is None:
            text = token.text[:_SHOWN]
            self._refuse(token, NotationError("bad.placement", text=text, reason="form"))
        draws = tuple(int(number) for number in match[2].split("=") if number)
        if not set(draws) <= set(TILES):
            text = token.text[:_SHOWN]
            self._refuse(token, NotationError("bad.placement", text=text, reason="drawn"))
        line, column = self._places.place(token.at)
        transcript.entries.append(WrittenPlacement(match[1], line, column, draws, self._begins))
        self._begins = False

    def _skip(self, opener: Token, words: Iterator[Token]) -> None:
        """Pass over a variation with all that is nested in it."""
        depth = 1
        for token in words:
            depth += (token.kind is Kind.OPEN) - (token.kind is Kind.CLOSE)
            if not depth:
                return
        self._refuse(opener, NotationError("bad.record.open"))

    def _refuse(self, token: Token | None, error: NotationError) -> NoReturn:
        """Refuse a word."""
        line, column = self._places.place(token.at if token else 0)
        raise refused(line, column, error)


def refused(line: int, column: int, error: TantrixError) -> NotationError:
    """Return an error that says too where in a record something is wrong.

    >>> import tantrix
    >>> from tantrix.adjudication.reading import refused
    >>> error = refused(3, 8, tantrix.TantrixError("illegal.occupied"))
    >>> error.params["line"], error.params["column"]
    (3, 8)
    """
    return NotationError(error.id, **error.params, line=line, column=column)


def _header(tags: Mapping[str, str], report: Report) -> Header:
    """Return what the tags tell of a game of Strategy; `report` raises.

    A game from a set-up position is judged where nothing lies on the table yet, as after a deal.
    """
    header = read_strategy(tags, report)
    begun = header and header.begun
    if begun and (begun.board or begun.stage is not Stage.FREE or begun.resigned):
        report("Position", "bad.adjudicate.begun")
    return cast(Header, header)


def _head(words: Iterable[Token]) -> Iterator[Token]:
    """Yield the tags of the first record, and comments among them."""
    for token in words:
        if token.kind not in {Kind.TAG, Kind.COMMENT}:
            return
        yield token


def _note(entries: list[WrittenPlacement], written: str) -> None:
    """Add to the last entry what a comment says of it."""
    if not entries:
        return
    comment = read_comment(written)
    by = _BY.search(comment.text)
    last = entries[-1]
    entries[-1] = replace(
        last,
        by=int(by[1]) if by else last.by,
        used_ms=last.used_ms if comment.used_ms is None else comment.used_ms,
    )

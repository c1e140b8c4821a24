"""Reading the moves of a record by playing them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from tantrix.notation.records.escapes import Comment, read_comment
from tantrix.notation.records.lexer import Kind, Token
from tantrix.notation.records.model import DEEPEST, GLYPHS, MOST_NAG, RecordMove
from tantrix.notation.records.referee import MadeMove, Referee
from tantrix.rules.core.errors import NotationError, TantrixError

Report = Callable[..., None]
"""Notes a problem: its token, its id, and the parameters."""

_PLAYED = {Kind.MOVE, Kind.ACTION, Kind.OPEN, Kind.CLOSE}


def words_to_play(words: Iterable[Token]) -> Iterator[str]:
    """Yield the moves of a record and the parentheses round its variations, up to its result."""
    depth = 0
    for token in words:
        kind = token.kind
        if kind in _PLAYED:
            depth += (kind is Kind.OPEN) - (kind is Kind.CLOSE)
            yield token.text
        elif kind is Kind.RESULT and not depth:
            return


@dataclass
class MoveLine:
    """A row of moves as far as it is read: the game itself, or a variation.

    A variation is `depth` levels down, and `opener` is its parenthesis. `last` is the move to which
    `comment`, times, `nags` and `variations` belong; it joins `moves` when the next one comes.
    `opening` is what stands before the first. A line that has `ended` takes no further word;
    `stopped` tells that it had to end.
    """

    referee: Referee
    opener: Token | None = None
    depth: int = 0
    moves: list[RecordMove] = field(default_factory=list)
    opening: str = ""
    last: MadeMove | None = None
    comment: str = ""
    used_ms: int | None = None
    left_ms: int | None = None
    nags: list[int] = field(default_factory=list)
    variations: list[tuple[RecordMove, ...]] = field(default_factory=list)
    number: Token | None = None
    ended: bool = False
    stopped: bool = False

    def add(self, move: MadeMove) -> None:
        """Add a move that was made."""
        self.close()
        self.last = move

    def note(self, comment: Comment) -> None:
        """Add a comment to the last move."""
        text, used_ms, left_ms = comment
        if text:
            self.comment = _joined(self.comment, text)
        if used_ms is not None:
            self.used_ms = used_ms
        if left_ms is not None:
            self.left_ms = left_ms

    def close(self) -> None:
        """Put what was noted after the last move into it."""
        if self.last is None:
            self.opening = self.comment
        else:
            move = RecordMove(
                self.last.action,
                self.last.drawn,
                self.used_ms,
                self.comment,
                tuple(self.variations),
                tuple(self.nags),
                self.left_ms,
            )
            self.moves.append(move)
        if self.variations or self.nags:
            self.variations, self.nags = [], []
        self.comment = ""
        self.used_ms = self.left_ms = self.last = None


class MoveReader:
    """Reads the words of a record after its tags; `report` is told of every problem."""

    def __init__(self, words: Iterator[Token], report: Report) -> None:
        """Take the words from an iterator."""
        self._words = words
        self._report = report
        self._passed = False

    def read(self, line: MoveLine) -> MoveLine:
        """Read words into `line`, until the end of the words or of the variation that it is."""
        for token in self._words:
            if token.kind is Kind.CLOSE and line.opener:
                break
            if line.ended:
                self._pass_over(line, token)
            else:
                self._take(line, token)
        else:
            if line.opener:
                self._report(line.opener, "bad.record.open")
        line.close()
        return line

    def _take(self, line: MoveLine, token: Token) -> None:
        """Read one word."""
        match token.kind:
            case Kind.MOVE:
                self._move(line, token)
            case Kind.COMMENT:
                line.note(read_comment(token.parts[0]))
            case Kind.GLYPH if line.last:
                self._glyph(line, token)
            case Kind.ACTION if line.referee.steps:
                self._move(line, token)
            case Kind.NUMBER:
                line.number = token
            case Kind.OPEN:
                self._variation(line, token)
            case Kind.RESULT if not line.opener:
                self._result(line, token)
            case Kind.RESULT | Kind.UNKNOWN | Kind.ACTION | Kind.GLYPH:
                self._report(token, "bad.record.word", text=token.text)
            case _:
                self._report(token, f"bad.record.{token.kind}", text=token.text)

    def _pass_over(self, line: MoveLine, token: Token) -> None:
        """Pass over a word after the end; the first one after the result of a game is a problem."""
        if not line.stopped and not self._passed:
            self._passed = True
            self._report(token, "bad.record.after_result", text=token.text)
        if token.kind is Kind.OPEN:
            self._skip(token)

    def _skip(self, opener: Token) -> None:
        """Pass over the words up to the end of a variation, with all that is nested in it."""
        depth = 1
        for token in self._words:
            depth += (token.kind is Kind.OPEN) - (token.kind is Kind.CLOSE)
            if not depth:
                return
        self._report(opener, "bad.record.open")

    def _variation(self, line: MoveLine, token: Token) -> None:
        """Read a variation in place of the last move."""
        if line.last is None or line.depth == DEEPEST:
            fault = "variation" if line.last is None else "too_deep"
            self._report(token, f"bad.record.{fault}")
            self._skip(token)
            return
        branch = self.read(MoveLine(line.referee.branch(), token, line.depth + 1))
        if not branch.moves:
            self._report(token, "bad.record.variation")
            return
        first = branch.moves[0]
        branch.moves[0] = replace(first, comment=_joined(branch.opening, first.comment))
        line.variations.append(tuple(branch.moves))

    def _result(self, line: MoveLine, token: Token) -> None:
        """Read the word that ends the game."""
        line.ended = True
        played = line.referee.result()[0]
        if token.text != played:
            self._report(token, "bad.record.result", written=token.text, played=played)

    def _glyph(self, line: MoveLine, token: Token) -> None:
        """Note a glyph of the last move."""
        number = int(token.text[1:]) if token.text[0] == "$" else 1 + GLYPHS.index(token.text)
        if number > MOST_NAG:
            self._report(token, "bad.record.word", text=token.text)
        else:
            line.nags.append(number)

    def _move(self, line: MoveLine, token: Token) -> None:
        """Read a move and make it; the line ends before one that cannot be made."""
        try:
            move = line.referee.read(token, self._doubt)
        except TantrixError as error:
            self._report(token, error.id, **{**error.params, "move": token.text})
            line.ended = line.stopped = True
            return
        line.add(move)
        if line.number:
            self._check_number(line.number, move.turn)
            line.number = None

    def _doubt(self, token: Token, error: NotationError) -> None:
        """Note what is wrong with a move that can be made."""
        self._report(token, error.id, **error.params)

    def _check_number(self, token: Token, counted: int) -> None:
        """Compare the number that was written before a move with the turns counted."""
        written = token.text.rstrip(".").lstrip("0")
        if written != str(counted):
            self._report(token, "bad.record.turn", written=written, counted=counted)


def _joined(first: str, second: str) -> str:
    """Return two comments as one."""
    return f"{first} {second}" if first and second else first or second

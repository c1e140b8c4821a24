"""Reading the moves of a record by playing them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from tantrix.notation.moves import parse_human
from tantrix.notation.records.escapes import read_comment
from tantrix.notation.records.lexer import Kind, Token
from tantrix.notation.records.model import DEEPEST, RecordMove, advance
from tantrix.notation.records.writer import result
from tantrix.notation.turns import Turn
from tantrix.rules.base import Draw, Halt, Resign
from tantrix.rules.core.errors import NotationError, TantrixError
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState

Report = Callable[..., None]
"""Notes a problem: its token, its id, and the parameters."""

_RESIGN = re.compile(r"resign:([0-3])")


@dataclass
class MoveLine:
    """A row of moves as far as it is read: the game itself, or a variation.

    A variation is `depth` levels down, and `opener` is its parenthesis. `before` is the state
    before the last move, and the turn then; `comments`, `clock_ms` and `variations` are what stands
    after the last move, `opening` what stands before the first. A line that has `ended` takes no
    further word; `stopped` tells that it had to end.
    """

    state: StrategyState
    opener: Token | None = None
    depth: int = 0
    turn: Turn = field(default_factory=Turn)
    moves: list[RecordMove] = field(default_factory=list)
    opening: str = ""
    before: tuple[StrategyState, Turn] | None = None
    comments: list[str] = field(default_factory=list)
    clock_ms: int | None = None
    variations: list[tuple[RecordMove, ...]] = field(default_factory=list)
    number: Token | None = None
    ended: bool = False
    stopped: bool = False

    def add(self, move: RecordMove, before: StrategyState) -> None:
        """Add a move that was made in the state `before`."""
        self.close()
        self.before = before, self.turn
        self.turn = self.turn.at(before)
        self.moves.append(move)

    def note(self, comment: str, clock_ms: int | None) -> None:
        """Add a comment to the last move."""
        self.comments.append(comment)
        self.clock_ms = self.clock_ms if clock_ms is None else clock_ms

    def close(self) -> None:
        """Put what was noted after the last move into it."""
        comment = " ".join(filter(None, self.comments))
        if self.moves:
            branches = tuple(self.variations)
            noted = replace(
                self.moves[-1], comment=comment, clock_ms=self.clock_ms, variations=branches
            )
            self.moves[-1] = noted
        else:
            self.opening = comment
        self.comments, self.clock_ms, self.variations = [], None, []


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
                line.note(*read_comment(token.parts[0]))
            case Kind.NUMBER:
                line.number = token
            case Kind.OPEN:
                self._variation(line, token)
            case Kind.RESULT if not line.opener:
                self._result(line, token)
            case Kind.RESULT | Kind.UNKNOWN:
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
        if line.before is None or line.depth == DEEPEST:
            fault = "too_deep" if line.before else "variation"
            self._report(token, f"bad.record.{fault}")
            self._skip(token)
            return
        state, turn = line.before
        branch = self.read(MoveLine(state.hidden(), token, line.depth + 1, turn))
        if not branch.moves:
            self._report(token, "bad.record.variation")
            return
        first = branch.moves[0]
        branch.moves[0] = replace(first, comment=_joined(branch.opening, first.comment))
        line.variations.append(tuple(branch.moves))

    def _result(self, line: MoveLine, token: Token) -> None:
        """Read the word that ends the game."""
        line.ended = True
        played = result(line.state)[0]
        if token.text != played:
            self._report(token, "bad.record.result", written=token.text, played=played)

    def _move(self, line: MoveLine, token: Token) -> None:
        """Read a move and make it; the line ends before one that cannot be made."""
        before = line.state.copy()
        try:
            move = self._made(line.state, token)
        except TantrixError as error:
            self._report(token, error.id, **{**error.params, "move": token.text})
            line.state = before
            line.ended = line.stopped = True
            return
        line.add(move, before)
        self._check_number(line)

    def _made(self, state: StrategyState, token: Token) -> RecordMove:
        """Make a move in `state` and return it, with the tile drawn even where it is not written.

        Raises `NotationError` and `IllegalAction`.
        """
        resign = _RESIGN.fullmatch(token.text)
        if resign:
            move = RecordMove(Resign(int(resign[1])))
        elif token.text in set(Halt):
            move = RecordMove(Halt(token.text))
        else:
            move = RecordMove(*self._placement(state, token))
        advance(state, move)
        return replace(move, drawn=state.last.tile) if isinstance(state.last, Draw) else move

    def _placement(self, state: StrategyState, token: Token) -> tuple[Placement, int | None]:
        """Return what a move says; an `F` where no fill is forced is a problem, but no obstacle."""
        try:
            return parse_human(state, token.text)
        except NotationError as error:
            if error.params["reason"] != "not_forced":
                raise
            self._report(token, error.id, **error.params)
            return parse_human(state, token.text.removeprefix("F"))

    def _check_number(self, line: MoveLine) -> None:
        """Compare the number that was written before the last move with the turns counted."""
        if line.number:
            written = line.number.text.rstrip(".").lstrip("0")
            if written != str(line.turn.number):
                counted = line.turn.number
                self._report(line.number, "bad.record.turn", written=written, counted=counted)
            line.number = None


def _joined(*comments: str) -> str:
    """Return comments as one."""
    return " ".join(filter(None, comments))

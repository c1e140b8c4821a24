"""A puzzle at the terminal: tiles are placed, turned, taken back and swapped until they solve it.

The state is a list of tables, each a list of placements, and an index into it: every change adds a
table, undo and redo move the index, and a change after an undo drops what came after it. Nothing is
limited.

A line from the person is first matched with the commands (in any language), then with the short
forms of placements: a number offers all ways to place that tile, a full code places it at once.
When several placements remain, they are shown with letters (`_offers`), and the next line may
choose one; Enter takes the only one.

Colours may clash while the person is at work, as with tiles on a real table; only what could not
lie on a table (`_check_table`) is refused. puzzles/puzzle_board.py says what clashes and fits,
verify.py whether the puzzle is solved, and the solver gives hints, each within a time limit.
repl/base.py reads and prints.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tantrix.cli.choices import by_tile, labels, normal, place_of
from tantrix.cli.common import STANDARD, write_text
from tantrix.cli.i18n import lang, say
from tantrix.cli.repl.base import Repl, ReplOutcome, letters, translated
from tantrix.notation.moves import read_placement, write_placement
from tantrix.puzzles import puzzle_board, verify
from tantrix.puzzles.puzzle import Puzzle
from tantrix.render import text
from tantrix.render.wording import puzzle_goal
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import IllegalAction, TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.rules.core.placements import Placement
from tantrix.solver import Answer as Found
from tantrix.solver import Search, complete

DRAWN = 14
"""Up to so many tiles of the tray are drawn; of more only the numbers are told."""
FAR = 60
"""The farthest from 0 that q or r of a tile in a free shape may be, so that it can be shown."""
HINT_S, SOLUTION_S = 1.0, 5.0
"""How long is searched for a hint, and for a solution."""

_TILE = re.compile(r"[0-9]{1,4}")
_TURN = re.compile(r"(-?[0-9]{1,4},-?[0-9]{1,4})(?: (-?[0-5]))?")
_TWO = re.compile(r"(-?[0-9]{1,4},-?[0-9]{1,4}) (\S+)")


class PuzzleRepl(Repl):
    """A puzzle with what lies on its table; undo and redo have no end."""

    helps = "cli.puzzle.help"

    def __init__(self, console: Console, puzzle: Puzzle, laid: Sequence[Placement] = ()) -> None:
        deeds = {
            "moves": self._moves,
            "board": self._board,
            "check": self._check,
            "hint": self._hint,
            "solution": self._solution,
            "undo": self._undo,
            "redo": self._redo,
        }
        super().__init__(console, deeds)
        self._puzzle = puzzle
        self._places = {one.at: one for one in puzzle.givens if one.at is not None}
        self._tables = [list(laid) or self._given()]
        self._now = 0
        self._offers: dict[str, Placement] = {}
        self._commands = translated(
            {"turn": self._turn, "take": self._take, "swap": self._swap, "save": self._save}
        )
        self._check_table(self.laid)

    def go(self) -> None:
        """Lay tiles until the person leaves."""
        self.say(
            "cli.puzzle.welcome", puzzle=self._puzzle.name, goal=puzzle_goal(self._puzzle, lang())
        )
        answer = self._board()
        while answer is not ReplOutcome.LEAVE:
            answer = self.ask()

    def understand(self, words: str) -> ReplOutcome:
        """Lay, turn, take or swap what the person says; Enter lays the only tile offered."""
        if not words:
            return self._only()
        if words.casefold() in self._offers:
            return self._place_tile(self._offers[words.casefold()])
        word, _, rest = words.partition(" ")
        command = self._commands.get(word.casefold())
        if command:
            return command(" ".join(rest.split()))
        return self._place(normal(words))

    # --- what is said -----------------------------------------------------------------------

    def _only(self) -> ReplOutcome:
        """Lay the only tile that is offered."""
        if len(self._offers) != 1:
            raise TantrixError("cli.puzzle.how")
        return self._place_tile(*self._offers.values())

    def _place(self, text: str) -> ReplOutcome:
        """Lay the tile of a text, or offer what it leaves to choose."""
        first, _, rest = text.partition("@")
        tile = int(first) if _TILE.fullmatch(first) else None
        at = place_of(rest or text)
        if at is None and (tile is None or rest):
            return self._place_tile(read_placement(text))
        if tile is not None:
            self._in_tray(tile)
        fits = puzzle_board.fitting(self._puzzle, Board(self.laid))
        listed = fits.values() if tile is None else [fits[tile]]
        found = [one for each in listed for one in each if at in (None, one.hex)]
        if not found:
            raise TantrixError("cli.puzzle.no_fit")
        if rest and len(found) == 1:
            return self._place_tile(found[0])
        self._offer(found)
        return ReplOutcome.ASK

    def _turn(self, text: str) -> ReplOutcome:
        """Turn a tile clockwise, by one sixth unless another number is told."""
        asked = _TURN.fullmatch(text)
        if asked is None:
            raise TantrixError("cli.puzzle.how_turn")
        one = self._lying(asked[1])
        turned = one._replace(rotation=(one.rotation + int(asked[2] or 1)) % 6)
        return self._change([turned if laid == one else laid for laid in self.laid])

    def _take(self, text: str) -> ReplOutcome:
        """Take a tile back to the tray, or all of them."""
        if text.casefold() in translated({"all": None}):
            return self._change(self._given())
        if place_of(text) is None:
            raise TantrixError("cli.puzzle.how_take")
        one = self._lying(text)
        return self._change([laid for laid in self.laid if laid != one])

    def _swap(self, text: str) -> ReplOutcome:
        """Exchange a tile for another, or for one of the tray."""
        asked = _TWO.fullmatch(text)
        at, other = (place_of(asked[1]), place_of(asked[2])) if asked else (None, None)
        if asked is None or at is None or (other is None and not _TILE.fullmatch(asked[2])):
            raise TantrixError("cli.puzzle.how_swap")
        if other is None:
            return self._change(puzzle_board.swap_in(self._puzzle, self.laid, at, int(asked[2])))
        return self._change(puzzle_board.swap(self._puzzle, self.laid, at, other))

    def _save(self, text: str) -> ReplOutcome:
        """Write the tiles that lie to a file, as `tantrix check` and `--load` read them."""
        if not text:
            raise TantrixError("cli.puzzle.how_save")
        file = Path(text)
        write_text(file, json.dumps([list(one) for one in self.laid]) + "\n")
        if file != STANDARD:
            self.say("cli.written", file=click.format_filename(file))
        return ReplOutcome.ASK

    # --- the table --------------------------------------------------------------------------

    @property
    def laid(self) -> list[Placement]:
        """The tiles that lie."""
        return self._tables[self._now]

    def _given(self) -> list[Placement]:
        """Return the tiles that the puzzle gives, in their places."""
        return [Placement(one.tile, *at, one.rotation or 0) for at, one in self._places.items()]

    def _lying(self, text: str) -> Placement:
        """Return the tile at a place. Raises `TantrixError`."""
        at = place_of(text) or Hex(0, 0)
        for one in self.laid:
            if one.hex == at:
                return one
        raise TantrixError("bad.swap", reason="empty", q=at.q, r=at.r)

    def _in_tray(self, tile: int) -> None:
        """Raise `TantrixError` where a tile is not in the tray."""
        if tile not in puzzle_board.tray(self._puzzle, self.laid):
            raise TantrixError("bad.swap", reason="tray", tile=tile)

    def _place_tile(self, placement: Placement) -> ReplOutcome:
        """Lay a tile of the tray; whether it matches is for the person to see."""
        self._in_tray(placement.tile)
        return self._change([*self.laid, placement])

    def _change(self, table: list[Placement]) -> ReplOutcome:
        """Put another table in place of the one that is."""
        self._check_table(table)
        self._tables[self._now + 1 :] = [table]
        self._now += 1
        return self._board()

    def _check_table(self, table: Sequence[Placement]) -> None:
        """Raise `TantrixError` where a table cannot be."""
        faults = verify.table_faults(self._puzzle, table)
        if faults:
            raise IllegalAction(faults)
        cells = self._puzzle.board
        for one in table:
            if cells is not None and one.hex not in cells:
                raise TantrixError("cli.puzzle.off_board")
            if cells is None and max(abs(one.q), abs(one.r)) > FAR:
                raise TantrixError("bad.puzzle.far", q=one.q, r=one.r, most=FAR)
        lying = {one.hex: one for one in table}
        for at, given in self._places.items():
            kept = lying.get(at)
            if not kept or kept.tile != given.tile or given.rotation not in (None, kept.rotation):
                raise TantrixError("bad.swap", reason="given", tile=given.tile)

    # --- what is shown ----------------------------------------------------------------------

    def _board(self) -> ReplOutcome:
        """Show the table, what clashes, the tray, and whether all is done."""
        self._offers = {}
        board = Board(self.laid)
        tray = puzzle_board.tray(self._puzzle, self.laid)
        self.console.print()
        self.console.rule(say("cli.puzzle.tray", count=len(tray)), style="dim")
        self._picture(board)
        clashes = [f"{a.q},{a.r} | {b.q},{b.r}" for a, b in puzzle_board.mismatches(board)]
        if clashes:
            self.say("cli.puzzle.clashes", places=clashes)
        if tray and len(tray) <= DRAWN:
            width = self.console.width
            self.painted(f"{text.hand(tray, width=width, colour=True, lang=lang())}\n")
        elif tray:
            self.console.print(" ".join(map(str, tray)))
        else:
            self._check()
        return ReplOutcome.ASK

    def _picture(self, board: Board) -> None:
        """Print a board, with its empty cells."""
        cells = self._puzzle.board
        shown = text.board(
            board, width=self.console.width, coordinates=True, cells=cells, colour=True
        )
        if shown:
            self.painted(f"\n{shown}\n")

    def _offer(self, placements: Sequence[Placement]) -> None:
        """Show placements to choose from."""
        self._offers = dict(zip(labels(), placements, strict=False))
        grid = Table.grid(padding=(0, 2))
        for label, one in self._offers.items():
            grid.add_row(Text(label, style="bold"), write_placement(one), letters(one.edges))
        self.console.print(grid)
        if len(placements) == 1:
            self.say("cli.play.enter")

    def _moves(self) -> ReplOutcome:
        """Show where each tile of the tray fits, a line a tile."""
        grid = Table.grid(padding=(0, 2))
        fits = puzzle_board.fitting(self._puzzle, Board(self.laid))
        for tile, placements in by_tile(one for each in fits.values() for one in each).items():
            grid.add_row(Text(str(tile), style="bold"), "  ".join(map(write_placement, placements)))
        self.console.print(grid)
        return ReplOutcome.ASK

    def _check(self) -> ReplOutcome:
        """Say whether the puzzle is solved, and if not, why."""
        faults = verify.check(self._puzzle, self.laid)
        for fault in faults:
            cells = " ".join(f"{at.q},{at.r}" for at in fault.cells)
            self.console.print(f"{say(fault)} {cells}".strip())
        if not faults:
            self.console.print(say("cli.puzzle.solved"), style="bold")
            score = verify.score(self._puzzle, Board(self.laid))
            if score is not None:
                self.say("cli.check.score", score=score)
        return ReplOutcome.ASK

    def _hint(self) -> ReplOutcome:
        """Offer the next tile on the way to a solution."""
        if not verify.check(self._puzzle, self.laid):
            self.say("cli.puzzle.solved")
            return ReplOutcome.ASK
        found = complete(self._puzzle, self.laid, seconds=HINT_S)
        if found.solutions:
            self._offer([puzzle_board.follower(self._puzzle, self.laid, found.solutions[0])])
        else:
            self.say(f"cli.puzzle.hint.{found.status}")
        return ReplOutcome.ASK

    def _solution(self) -> ReplOutcome:
        """Show a solution; the table stays as it is."""
        found = self._solved()
        if found.solutions:
            self._picture(Board(found.solutions[0]))
            self.say("cli.puzzle.a_solution")
        else:
            self.say(f"cli.puzzle.solution.{found.status}")
        return ReplOutcome.ASK

    def _solved(self) -> Found:
        """Return a solution, or the best arrangement known where there are scores."""
        if self._puzzle.scored is not None:
            return complete(self._puzzle, ())
        return Search(self._puzzle, first=True, keep=1, seconds=SOLUTION_S).finish()

    def _undo(self) -> ReplOutcome:
        """Take the last change back."""
        if not self._now:
            raise TantrixError("cli.puzzle.no_undo")
        self._now -= 1
        return self._board()

    def _redo(self) -> ReplOutcome:
        """Make the change again that was taken back."""
        if self._now + 1 == len(self._tables):
            raise TantrixError("cli.puzzle.no_redo")
        self._now += 1
        return self._board()

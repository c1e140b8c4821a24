"""What the person at the terminal sees: the table, what can be chosen, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tantrix.cli.i18n import lang, say
from tantrix.cli.repl.base import STYLES, letters, line_text
from tantrix.cli.session import PERSON, TerminalGame
from tantrix.render import text
from tantrix.render.wording import bag_text, ended, forced_tiles
from tantrix.rules.core.placements import Placement
from tantrix.rules.core.tiles import TILES
from tantrix.rules.strategy.review import SpaceReport, best_lines, forced_reports, preview


class Screen:
    """Writes a game of Strategy on the terminal."""

    def __init__(self, game: TerminalGame, console: Console) -> None:
        self._game = game
        self._console = console
        self._state = game.state

    def table(self) -> None:
        """Print the board, the forced spaces, the hands, and what is asked."""
        self._console.print()
        self._console.rule(bag_text(self._state, lang()), style="dim")
        reports = forced_reports(self._state)
        self._board(reports)
        self._forced(reports)
        others = [player for player in range(len(self._game.names)) if player != PERSON]
        for player in (*others, PERSON):
            self._player(player)
        self._console.print(self._ask(), style="bold")

    def laid(self, player: int, deed: str) -> None:
        """Print what a player did."""
        self._console.print(self._of(player, deed))

    def thinking(self, player: int) -> str:
        """Return the sentence for the time in which a robot thinks."""
        return say("cli.play.thinking", name=self._game.names[player])

    def result(self) -> None:
        """Print the last board, who won, and each player's points and best line."""
        self._console.print()
        self._console.rule(say("stage.over"), style="dim")
        self._board([])
        self._console.print(self._ended(), style="bold")
        best = best_lines(self._state)
        grid = Table.grid(padding=(0, 2))
        for player, points in enumerate(self._state.scores()):
            best_line = line_text(best[player % len(best)])
            grid.add_row(self._name(player), say("picture.points", count=points), best_line)
        self._console.print(grid)

    def _board(self, reports: Iterable[SpaceReport]) -> None:
        """Print the board."""
        if self._state.board:
            shown = text.board(
                self._state.board,
                width=self._console.width,
                numbers={report.hex: report.numbers.text for report in reports},
                coordinates=not self._state.is_over,
                colour=True,
            )
            self._ansi(f"\n{shown}\n")

    def _forced(self, reports: list[SpaceReport]) -> None:
        """Print the forced spaces: the place, its edges, the reviewer's number, who can fill it."""
        if not reports:
            return
        grid = Table.grid(padding=(0, 2))
        for report in reports:
            edges, numbers = letters(report.pattern), report.numbers.text
            grid.add_row(f"  {_place(report)}", edges, numbers, self._holders(report))
        self._console.print(say("picture.forced"), grid, "", sep="\n")

    def _player(self, player: int) -> None:
        """Print a player's name, points and hand, drawn where it is the person's turn."""
        points = say("picture.points", count=self._state.scores()[player])
        title = self._of(player, points)
        tiles = self._state.hands[player]
        if player == PERSON:
            self._console.print(title)
            width, marked = self._console.width, forced_tiles(self._state)
            self._ansi(text.hand(tiles, marked=marked, width=width, colour=True, lang=lang()))
            self._console.print()
            return
        hand = (Text.assemble(f"{tile}:", letters(TILES[tile].edges)) for tile in tiles)
        self._console.print(title, Text("  ").join([Text(), *hand]), sep="\n")

    def _ask(self) -> str:
        """Return what is asked of the person now."""
        if not self._state.board:
            return say("cli.play.first")
        return say(f"cli.play.{self._state.stage}", count=len(forced_tiles(self._state)))

    def _ended(self) -> str:
        """Return how the game ended."""
        outcome = self._state.outcome()
        if outcome is None:
            return ""
        if PERSON not in outcome.winners or len(self._sides(outcome.winners)) > 1:
            return ended(self._state, outcome, self._game.names, lang())
        return f"{say(f'termination.{outcome.termination}')} {say('cli.play.won')}"

    def _sides(self, players: Iterable[int]) -> set[str]:
        """Return the colours of some players."""
        return {self._state.rules.colour_of(player) for player in players}

    def brings(self, placement: Placement) -> tuple[Text, str, Text]:
        """Return the edges of a placement, the points after it, and the spaces that it forces."""
        seen = preview(self._state, placement)
        points = say("picture.points", count=seen.scores[PERSON])
        made = [
            Text.assemble(say("cli.play.makes", place=_place(report)), " ", self._holders(report))
            for report in seen.forced
        ]
        loops = [
            Text(say("cli.play.closes", colour=say(f"colour.{loop.colour}")))
            for loop in seen.closed
        ]
        return letters(placement.edges), points, Text("; ").join([*loops, *made])

    def _holders(self, report: SpaceReport) -> Text:
        """Return whose tiles fit a forced space."""
        holders = [
            Text.assemble(self._name(player), " ", ", ".join(map(str, tiles)))
            for player, tiles in enumerate(report.holders)
            if tiles
        ]
        return (
            Text("; ").join(holders) if holders else Text(say("picture.fits_nobody"), style="dim")
        )

    def _of(self, player: int, text: str) -> Text:
        """Return what is told of a player, after the name in the own colour."""
        name = self._name(player)
        line = Text(say("cli.entry", name=name.plain, text=text))
        line.stylize(name.style, 0, len(name.plain))
        return line

    def _name(self, player: int) -> Text:
        """Return the name of a player in the own colour."""
        colour = self._state.rules.colour_of(player)
        name = f"{self._game.names[player]} ({say(f'colour.{colour}')})"
        return Text(name, style=STYLES[colour])

    def _ansi(self, shown: str) -> None:
        """Print text that is painted already."""
        self._console.print(Text.from_ansi(shown), soft_wrap=True)


def _place(report: SpaceReport) -> str:
    """Return the coordinates of a forced space."""
    return f"{report.hex.q},{report.hex.r}"

"""Puzzles on paper: what stands on the sheets, and the PDF of the command."""

from __future__ import annotations

import dataclasses
import io
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Unpack

import msgspec
import pytest
import typst
from PIL import Image

from cli.calling import tantrix
from tantrix import printing
from tantrix.messages import LANGUAGES
from tantrix.printing import BOARD_MM, SIZE, PuzzleSheet, SheetOptions
from tantrix.printing import pages as tournament_pages
from tantrix.puzzles.catalogue import CATALOGUE, puzzle
from tantrix.puzzles.ids import write_id
from tantrix.puzzles.known import known
from tantrix.puzzles.puzzle import Given, Puzzle
from tantrix.render.themes import THEMES
from tantrix.render.tournament import KINDS, Kind, PageOptions
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.core.hexes import Hex
from tantrix.solver import find
from tantrix.tournaments.settings import TournamentSettings
from tantrix.tournaments.state import TournamentState
from tournaments.simulated import SETTINGS, Simulation

CELLS = frozenset({Hex(0, 0), Hex(1, 0), Hex(0, 1), Hex(1, 1)})
GIVENS = (Given(1, Hex(0, 0), 2), Given(2, Hex(1, 0)))
OWN = write_id(Puzzle("own", (1, 2, 3, 4), ((),), CELLS, givens=GIVENS))
"""Four tiles on a small board: one lies there, and of one the place is known."""


def sheets(*shown: PuzzleSheet, **options: str | float) -> list[dict[str, Any]]:
    """Return what stands on some sheets."""
    document = json.loads(printing.document(shown, SheetOptions(**options)))  # type: ignore[arg-type]
    found: list[dict[str, Any]] = document["sheets"]
    return found


def pages(*shown: PuzzleSheet) -> list[Image.Image]:
    """Return the pages as pictures, 72 pixels an inch."""
    inputs = {"document": printing.document(shown, SheetOptions())}
    made: Any = typst.compile(printing.template(), format="png", ppi=72, sys_inputs=inputs)
    return [Image.open(io.BytesIO(page)) for page in (made if isinstance(made, list) else [made])]


def test_every_puzzle_with_a_name_has_a_sheet() -> None:
    names = [each["name"] for each in sheets(*map(PuzzleSheet, CATALOGUE.values()))]
    assert len(set(names)) == len(CATALOGUE)
    assert not any("page." in name for name in names)


def test_a_sheet_says_what_is_asked() -> None:
    (sheet,) = sheets(PuzzleSheet(puzzle("discovery-10")))
    assert (sheet["name"], sheet["goal"]) == ("Discovery 10", "Goal: a red loop.")
    assert sheet["time"] == "Target time: 18 min 0 s."
    assert [tile["number"] for tile in sheet["tiles"]] == list(range(1, 11))
    assert (sheet["board"], sheet["id"], sheet["numbers"]) == (None, None, None)
    (sheet,) = sheets(PuzzleSheet(puzzle("rainbow-blue")), lang="fr")
    assert sheet["goal"].startswith("But\N{NO-BREAK SPACE}: une ligne en bleu")


def test_a_board_has_the_tiles_that_lie_there_and_the_numbers_of_those_to_turn() -> None:
    (sheet,) = sheets(PuzzleSheet(known(OWN)))
    drawn = sheet["board"]["svg"]
    assert "tile tile-1" in drawn
    assert ">2</text>" in drawn
    assert [tile["number"] for tile in sheet["tiles"]] == [2, 3, 4]
    assert sheet["id"] == OWN
    assert sheet["numbers"]


def test_tiles_are_as_large_as_they_are_asked_for_and_fit_the_cells() -> None:
    (small, large) = sheets(
        PuzzleSheet(puzzle("rainbow-red")), PuzzleSheet(puzzle("pyramid-45")), tile_mm=40
    )
    for sheet in (small, large):
        assert sheet["board"]["width"] <= BOARD_MM[0] + 1e-6
        assert sheet["board"]["height"] <= BOARD_MM[1] + 1e-6
    (free,) = sheets(PuzzleSheet(puzzle("discovery-3")), tile_mm=40)
    assert free["tiles"][0]["width"] == pytest.approx(40 * 1.04)
    assert large["tile"] < small["tile"] < 40
    scale = large["board"]["width"] / float(
        large["board"]["svg"].partition(' width="')[2].partition('"')[0]
    )
    assert scale * SIZE == pytest.approx(large["tile"])


@pytest.mark.parametrize("name", ["discovery-5", "rainbow-red"])
def test_pages_show_tiles_and_solutions(name: str) -> None:
    asked = puzzle(name)
    without, solved = pages(PuzzleSheet(asked)), pages(PuzzleSheet(asked, find(asked).solutions[0]))
    assert len(solved) == len(without) + 1
    for page in (without[0], solved[-1]):
        colours = page.convert("RGB").getcolors(2**24)
        assert colours is not None
        assert (236, 58, 50) in [colour for _, colour in colours]
    assert without[0].size == (595, 842)


def test_equal_puzzles_make_equal_files() -> None:
    shown = [PuzzleSheet(puzzle("genius-rb"))]
    assert printing.pdf(shown) == printing.pdf(shown)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_every_theme_prints(theme: str) -> None:
    assert printing.pdf([PuzzleSheet(puzzle("discovery-3"))], SheetOptions(theme)).startswith(
        b"%PDF-"
    )


def test_the_command_writes_the_puzzles_that_are_named_and_listed(tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    listed = f"{OWN} 3\n\ndiscovery-4\n"
    words = ("print", "discovery-3", "-", "--solutions", "--paper", "letter", "--output", str(file))
    done = tantrix(*words, text=listed)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(file) in done.stdout
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("discovery-1", "--output", "x.pdf"), "There is no puzzle “discovery-1”"),
        (("sets-201", "--output", "x.pdf"), "201 tiles"),
        (("discovery-3", "--output", "no/such/x.pdf"), "no/such/x.pdf"),
        (("discovery-3",), "--output"),
    ],
)
def test_what_cannot_be_printed_is_told_in_one_line(
    words: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = tantrix("print", *words)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert sentence in done.stderr
    assert not Path("x.pdf").exists()


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(TantrixError) as error:
        printing.pdf([PuzzleSheet(puzzle("discovery-3"))])
    assert (error.value.id, error.value.params["extra"]) == ("bad.convert.extra", "print")


# --- pages of tournaments ------------------------------------------------------------------------


def tournament(settings: TournamentSettings, entries: int, steps: int) -> TournamentState:
    """A tournament that has gone on for so many steps, with names of all kinds."""
    return Simulation(settings, entries, Random(4)).go(steps)


def laid_out(kind: Kind, state: TournamentState, **options: Unpack[PageOptions]) -> list[str]:
    """Return the pages of a list or form as SVG."""
    inputs = {"document": tournament_pages.document(kind, state, **options)}
    made: Any = typst.compile(tournament_pages.template(), format="svg", sys_inputs=inputs)
    return [page.decode() for page in (made if isinstance(made, list) else [made])]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("number", "entries"), [(0, 9), (2, 9), (3, 11)])
def test_every_page_of_a_tournament_is_set_as_a_pdf(kind: Kind, number: int, entries: int) -> None:
    state = tournament(SETTINGS[number], entries, 20)
    made = tournament_pages.pdf(kind, state, qr=drawn, mark="57 abc", lang="de")
    assert made.startswith(b"%PDF")


def drawn(content: str) -> str:
    """A picture that stands for the code of a sheet."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{len(content)}" height="9"/>'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_poster_is_one_page_with_its_code_and_address(lang: str) -> None:
    state = tournament(SETTINGS[0], 9, 2)
    address = "http://192.168.1.20:8000/"
    (page,) = laid_out("poster", state, qr=drawn, address=address, lang=lang)
    (plain,) = laid_out("poster", state, qr=drawn, lang=lang)
    assert page.count("<image") == plain.count("<image") + 1


def test_two_sheets_are_on_a_page_and_the_wall_chart_lies_on_its_side() -> None:
    state = tournament(SETTINGS[0], 9, 2)
    games = len(state.rounds[-1].pairings)
    assert games == 4
    for note in ("", "RY"):  # with and without a line on colours above the form
        for one in state.entries.values():
            known = msgspec.structs.replace(one.registration, preferences=note)
            state = state.with_entry(dataclasses.replace(one, registration=known))
        assert len(laid_out("sheets", state, qr=drawn)) == games // 2
    sizes = {kind: laid_out(kind, state)[0].split("viewBox=")[1][:40] for kind in ("wall", "names")}
    (_, _, wide, low), (_, _, narrow, high) = (
        map(float, size.split('"')[1].split()) for size in sizes.values()
    )
    assert (wide, low) == (high, narrow)
    assert wide > low


def test_a_tournament_is_printed_as_pdf_where_the_name_ends_so(tmp_path: Path) -> None:
    file = str(tmp_path / "cup.tournament")
    for words in (("new", "Cup"), ("player", "add", "Łukasz"), ("player", "add", "Zoë"), ("pair",)):
        assert tantrix("tournament", "--file", file, *words).returncode == 0
    target = tmp_path / "pairings.pdf"
    done = tantrix("tournament", "--file", file, "print", "pairings", "--output", str(target))
    assert (done.returncode, done.stderr) == (0, "")
    assert target.read_bytes().startswith(b"%PDF")
    missing = str(tmp_path / "no folder" / "pairings.pdf")
    done = tantrix("tournament", "--file", file, "print", "pairings", "--output", missing)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1

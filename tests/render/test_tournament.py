"""Tournaments on paper: everything is on the page, in every language, and nothing is broken."""

from __future__ import annotations

from html.parser import HTMLParser
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tantrix.messages import LANGUAGES, say
from tantrix.render.tournament import KINDS, OF_NO_ROUND, Kind, printed
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import directing, fold, overview, scoring
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.settings import StageSettings, TournamentSettings
from tantrix.tournaments.state import TournamentState
from tournaments.simulated import SETTINGS, Simulation, simulated
from tournaments.test_whole import Director

VOID = {"meta"}


class Reader(HTMLParser):
    """Reads a page: its texts, and whether every element is closed where it should be."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.faults: list[str] = []
        self.counts: dict[str, int] = {}
        self.feed(html)
        self.close()
        self.faults += self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        marked = dict(attrs).get("class")
        for name in {tag, f"{tag}.{marked}"}:
            self.counts[name] = self.counts.get(name, 0) + 1
        if tag not in VOID:
            self.open.append(tag)
        self.faults += [f"{key} of {tag}" for key, _ in attrs if key in {"src", "onload"}]

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        self.texts.append(data.strip())


def swiss(steps: int) -> TournamentState:
    """A Swiss of nine after so many steps."""
    return Simulation(SETTINGS[0], 9, Random(4)).go(steps)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=10)
@given(seed=st.integers(0, 10**6))
def test_every_page_is_whole(kind: Kind, lang: str, seed: int) -> None:
    state = simulated(seed, 20 + seed % 100)
    html = printed(kind, state, lang=lang, qr=lambda text: f"<svg>{len(text)}</svg>")
    found = Reader(html)
    assert found.faults == []
    assert "print." not in html
    assert "http" not in html


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["standings", "wall", "cross", "control"])
def test_lists_of_a_cancelled_tournament_say_that_the_standings_are_void(
    kind: Kind, lang: str
) -> None:
    state = swiss(20)
    void = fold.apply(state, directing.cancel(state, "rain"), state.updated_ms)
    said = say("print.void", {}, lang)
    assert said in Reader(printed(kind, void, lang=lang)).texts
    assert said not in Reader(printed(kind, state, lang=lang)).texts


@pytest.mark.parametrize("kind", ["pairings", "names", "standings", "wall", "cross", "control"])
def test_every_entry_is_on_every_list(kind: Kind) -> None:
    state = swiss(40)
    text = "\n".join(Reader(printed(kind, state)).texts)
    for entry in state.stages[0].order:
        assert " ".join(state.entries[entry].name.split()) in " ".join(text.split())


def test_there_is_a_sheet_for_every_game_to_be_played() -> None:
    state = swiss(4)
    left = overview.missing(state, 1)
    ids: list[str] = []

    def qr(text: str) -> str:
        ids.append(text)
        return ""

    html = printed("sheets", state, number=1, qr=qr)
    assert ids == [f"tantrix:{state.seal[:12]}:1.{table}.1" for table in left]
    assert Reader(html).counts.get("section.sheet", 0) == len(left) > 0


@pytest.mark.parametrize("boards", [0, 2])
def test_a_play_off_has_a_sheet_for_the_game_that_is_to_decide(boards: int) -> None:
    first = StageSettings(format="round_robin", advance=1, alternate=True)
    stages = (first, StageSettings(format="knockout", source="advanced"))
    kind = "team" if boards else "person"
    cup = TournamentSettings(name="level", kind=kind, boards=boards, stages=stages)
    director = Director(cup, 0)
    for name in ("Bath", "Paris"):
        members = tuple(f"{name} {board}" for board in range(1, boards + 1))
        director.enter(name, members=members)
    for number in (1, 2):
        director.pair()
        for game in range(1, max(boards, 1) + 1):
            level = scoring.played(director.state, (20, 20), None)
            director.do(scoring.result(director.state, Place(number, 1, game), level))
    assert "play-off" in printed("pairings", director.state, number=2)
    assert "play-off" in printed("control", director.state, number=2)
    assert "play-off" not in printed("control", director.state, number=1)
    html = printed("sheets", director.state, number=2)
    assert Reader(html).counts.get("section.sheet", 0) == 1
    assert ("board 1, game 2 of 2" if boards else "table 1, game 2 of 2") in html
    place = Place(2, 1, max(boards, 1) + 1)
    won = scoring.played(director.state, (24, 20), None)
    director.do(scoring.result(director.state, place, won))
    assert "section" not in Reader(printed("sheets", director.state, number=2)).counts


def test_the_table_of_points_has_all_its_rows() -> None:
    html = printed("times", swiss(0))
    assert "36+" in html
    assert html.count("<tr>") == 1 + 5 + 4 + 37
    assert "Beyond 25:00" in html


def test_the_poster_tells_everybody_in_the_room() -> None:
    html = printed("poster", swiss(0))
    assert "<h1>" in html
    for said in ("20:00", "Phones off", "short of time", "Controller, whose decision is final"):
        assert said in html


def test_standings_say_whether_their_round_is_over() -> None:
    during, left = swiss(4), overview.missing(swiss(4), 1)
    assert f"Standings during round 1: {len(left)} table" in printed("standings", during)
    assert f"Standings during round 1: {len(left)} table" in printed("control", during, number=1)
    over = next(state for state in map(swiss, range(4, 40)) if not overview.missing(state, 1))
    assert "Standings after round 1<" in printed("control", over, number=1)
    assert "Classement pendant la ronde 1" in printed("standings", during, lang="fr")


def test_points_are_written_as_the_language_does() -> None:
    state = swiss(30)
    english, french = (printed("standings", state, lang=lang) for lang in ("en", "fr"))
    total = overview.stage_standings(state, 0)[0].tally.tenths
    assert f">{total // 10}.{total % 10}<" in english
    assert f">{total // 10},{total % 10}<" in french


def test_the_control_sheet_shows_the_state_of_the_file() -> None:
    assert "57 abc" in printed("control", swiss(12), mark="57 abc")


@pytest.mark.parametrize("kind", [k for k in KINDS if k not in OF_NO_ROUND])
def test_what_is_not_there_cannot_be_printed(kind: Kind) -> None:
    with pytest.raises(TantrixError):
        printed(kind, swiss(0), number=99 if kind in {"pairings", "sheets"} else None)
    with pytest.raises(TantrixError):
        printed(kind, swiss(20), number=99, stage=7)

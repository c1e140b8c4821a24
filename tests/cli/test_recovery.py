"""A lost laptop: whatever the format, the event is typed again from its control sheets."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.directing import Desk
from tantrix.messages import say
from tantrix.tournaments import overview, steps


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def fresh(desk: Desk) -> Desk:
    """Another laptop, with a folder of its own."""
    folder = desk.folder / "fresh"
    folder.mkdir()
    return Desk(folder)


def enter(desk: Desk) -> None:
    """Enter a result at every table of the last round: who has the lower number wins."""
    last = desk.state.rounds[-1]
    tables = [heat.entries for heat in last.heats] or [each.sides for each in last.pairings]
    games = last.games
    lines = [
        " ".join(f"{entry} {60 - entry - game}" for entry in entries)
        for entries in tables
        for game in range(games)
    ]
    desk.do("enter", "--yes", text="\n".join([*lines, ""]))


def said(desk: Desk, number: int, what: str, **params: str) -> str:
    """What stands behind a word at the foot of a control sheet."""
    desk.do("print", "control", "--round", str(number), "--output", "control.html")
    sheet = (desk.folder / "control.html").read_text(encoding="utf-8")
    label = say(f"print.{what}", {**params}, "en").rstrip()
    return sheet.partition(label)[2].partition("<")[0].strip()


def played(desk: Desk) -> list[list[tuple[int, ...]]]:
    """Who met at the tables of each round."""
    return [
        [heat.entries for heat in each.heats] or [pairing.sides for pairing in each.pairings]
        for each in desk.state.rounds
    ]


def same(one: Desk, two: Desk) -> bool:
    """Whether the standings of the last stage are the same at both desks."""
    rows = [
        [
            (row.place, row.entry, row.tally.tenths)
            for row in overview.stage_standings(each.state, each.state.stages[-1].number)
        ]
        for each in (one, two)
    ]
    return rows[0] == rows[1]


NAMES = [f"Player{n:02}" for n in range(9)]


@pytest.mark.parametrize("format_", ["round-robin", "knockout"])
def test_the_seeding_brings_back_all_pairs(desk: Desk, format_: str) -> None:
    desk.begin(NAMES, "--format", format_, "--games", "1")
    again = fresh(desk)
    again.begin(NAMES, "--format", format_, "--games", "1")
    for number in (1, 2, 3):
        desk.round()
        enter(desk)
        order = ["--order", said(desk, 1, "seeding", order=""), "--reason", "lost"]
        again.do("pair", *(order if number == 1 else ()))
        again.do("publish")
        enter(again)
    assert played(again) == played(desk)
    assert again.state.stages[0].order == desk.state.stages[0].order
    assert again.document("verify")["whole"]
    assert "lost" in again.do("log", "--last", "40")


def test_groups_come_back_in_every_stage(desk: Desk) -> None:
    options = ("--format", "groups", "--games", "1", "--then", "groups:3")
    desk.begin(NAMES, *options)
    again = fresh(desk)
    again.begin(NAMES, *options)
    while (step := steps.next_step(desk.state)).kind != "finish":
        stage_begins = not desk.state.stages or step.kind == "next_stage"
        if step.kind == "next_stage":
            desk.do("next-stage")
            step = steps.next_step(desk.state)
        desk.round()
        enter(desk)
        number = len(desk.state.rounds)
        groups = ["--groups", said(desk, number, "groups", groups=""), "--reason", "lost"]
        if stage_begins and len(desk.state.stages) == 1:
            order = said(desk, number, "seeding", order="")
            again.do("pair", "--order", order, *groups)
        else:
            if stage_begins:
                again.do("next-stage", *groups)
            again.do("pair")
        again.do("publish")
        enter(again)
    assert len(desk.state.stages) == 2
    assert played(again) == played(desk)
    assert same(again, desk)


def test_heats_come_back_one_by_one(desk: Desk) -> None:
    names = [f"Player{n:02}" for n in range(5)]
    desk.begin(names, "--format", "heats", "--rounds", "3")
    again = fresh(desk)
    again.begin(names, "--format", "heats", "--rounds", "3")
    for number in (1, 2, 3):
        desk.round()
        enter(desk)
        again.do("pair", "--force", said(desk, number, "pairs", pairs=""), "--reason", "lost")
        again.do("publish")
        enter(again)
    assert played(again) == played(desk)
    assert same(again, desk)


@pytest.mark.parametrize("format_", ["round-robin", "groups", "knockout"])
def test_where_pairs_are_given_none_can_be_forced(desk: Desk, format_: str) -> None:
    desk.begin(NAMES, "--format", format_)
    for words in (("--force", "1-2"), ("--bye", "3")):
        said_why = desk.refused("pair", *words, "--reason", "lost")
        assert said_why.endswith("nobody can choose a pair or a bye.")
        assert desk.state.rounds == ()


@pytest.mark.parametrize(
    "words",
    [
        ("--order", "1-2-3"),
        ("--order", "1-2-3-4-5-6-7-8-8"),
        ("--groups", "1-2-3-4-5-6-7-8-9"),
        ("--order", "9-8-7-6-5-4-3-2-1"),
    ],
)
def test_what_does_not_fit_is_refused(desk: Desk, words: tuple[str, str]) -> None:
    desk.begin(NAMES, "--format", "groups")
    assert "does not fit" in desk.refused("pair", *words, "--reason", "lost")


@pytest.mark.parametrize("tables", ["1-2-3", "1-2-3-4,5-6-7", "1-2-3-4-4", "1-2-3-9"])
def test_heats_that_do_not_fit_are_refused(desk: Desk, tables: str) -> None:
    desk.begin([f"Player{n:02}" for n in range(5)], "--format", "heats")
    assert "does not fit" in desk.refused("pair", "--force", tables, "--reason", "lost")

"""Puzzles as JSON values."""

from __future__ import annotations

import json

from tantrix.notation.puzzle_serializers import form, sections
from tantrix.puzzles.boards import triangle
from tantrix.puzzles.catalogue import BOUNDS, CATALOGUE, puzzle
from tantrix.puzzles.ids import read_id
from tantrix.puzzles.puzzle import Given, LinkShape, Puzzle, loops
from tantrix.puzzles.records import records
from tantrix.rules.core.hexes import Hex


def test_every_puzzle_is_in_one_part_of_the_catalogue() -> None:
    listed = [one["id"] for part in sections() for one in part["puzzles"]]
    assert sorted(listed) == sorted(CATALOGUE)
    assert [part["id"] for part in sections()] == [
        "discovery",
        "rainbow",
        "five",
        "scored",
        "pyramid",
    ]


def test_a_list_shows_the_size_the_colour_the_time_and_the_scores() -> None:
    shown = {one["id"]: one for part in sections() for one in part["puzzles"]}
    assert shown["discovery-7"] == {
        "id": "discovery-7",
        "tiles": 7,
        "number_colour": "B",
        "target_s": 360,
        "scored": None,
    }
    assert shown["four-loops"]["scored"] == "loop"
    assert shown["rainbow-green"]["number_colour"] is None
    assert shown["discovery-11"]["target_s"] is None


def test_a_form_carries_the_whole_puzzle() -> None:
    for one in CATALOGUE.values():
        document = json.loads(json.dumps(form(one)))
        board = document["board"] and frozenset(Hex(*at) for at in document["board"])
        givens = tuple(
            Given(given["tile"], given["at"] and Hex(*given["at"]), given["rotation"])
            for given in document["givens"]
        )
        choices = tuple(
            tuple((goal["form"], goal["colour"]) for goal in goals) for goals in document["choices"]
        )
        assert tuple(document["tiles"]) == one.tiles
        assert choices == one.choices
        assert (board, givens, document["scored"]) == (one.board, one.givens, one.scored)


def test_copies_holes_and_givens_are_told() -> None:
    assert form(read_id("v1~1-2x2~loopR~holes"))["holes"]
    assert form(read_id("v1~1-2x2~loopR~holes"))["tiles"] == [1, 1, 2, 2]
    (given,) = form(read_id("v1~1-3~match~triangle-2~2at0.1t5"))["givens"]
    assert given == {"tile": 2, "at": (0, 1), "rotation": 5}


def test_the_records_of_people_and_ours_and_the_bound_are_told() -> None:
    shown = form(puzzle("four-lines"))["records"]
    assert shown == {
        "sources": 139,
        "ours": records()["four-lines"].score,
        "bound": BOUNDS[LinkShape.LINE],
    }
    assert form(puzzle("discovery-3"))["records"] is None


def test_a_rotation_puzzle_has_a_place_for_every_tile() -> None:
    assert form(puzzle("pyramid-45"))["turns_only"]
    turned = tuple(Given(tile, None, 0) for tile in (1, 2, 3))
    loose = Puzzle("", (1, 2, 3), (loops("Y"),), triangle(2), givens=turned)
    assert not form(loose)["turns_only"]

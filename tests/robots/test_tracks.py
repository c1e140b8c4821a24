"""Tracks say of every line what the rules say, and forget what is taken back."""

from __future__ import annotations

import random

from tantrix.robots.tracks import Tracks
from tantrix.rules.core.colours import COLOURS
from tantrix.rules.core.lines import Line, lines
from tantrix.rules.strategy.state import StrategyRules


def test_tracks_are_the_lines_of_the_board(rng: random.Random) -> None:
    loops = 0
    for _ in range(12):
        state = StrategyRules().new_state(StrategyRules().deal(rng))
        tracks = Tracks((), COLOURS)
        while not state.is_over:
            before = len(state.board)
            tiles = set(state.board.tiles)
            state.push(rng.choice(state.legal_actions()))
            if len(state.board) > before:
                tracks.place(tiles, state.board.peek())
            for colour in COLOURS:
                found = lines(state.board, colour)
                assert _open(found) == _seen(tracks, colour)
                closed = [line.score for line in found if line.closed]
                assert tracks.loops[colour] == max(closed, default=0)
                loops += len(closed)
    assert loops, "no loop was ever closed: the test has seen too little"


def test_what_is_taken_back_is_forgotten(rng: random.Random) -> None:
    state = StrategyRules().new_state(StrategyRules().deal(rng))
    while not state.is_over:
        state.push(rng.choice(state.legal_actions()))
    placements = state.board.placements
    tracks = Tracks((), COLOURS)
    seen = []
    for number, placement in enumerate(placements):
        seen.append({colour: dict(ends) for colour, ends in tracks.ends.items()})
        tracks.place({earlier.hex for earlier in placements[:number]}, placement)
    for before in reversed(seen):
        tracks.undo()
        assert tracks.ends == before
    assert set(tracks.loops.values()) == {0}


def _open(found: list[Line]) -> list[tuple[object, ...]]:
    """Return the ends and lengths of open lines."""
    return sorted(
        (*sorted((end.hex, end.edge) for end in line.ends), line.length)
        for line in found
        if not line.closed
    )


def _seen(tracks: Tracks, colour: str) -> list[tuple[object, ...]]:
    """Return the same of tracks."""
    return sorted(
        (*sorted((end, track.to)), track.length)
        for end, track in tracks.ends[colour].items()
        if end < track.to
    )

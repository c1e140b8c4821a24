from __future__ import annotations

import pytest

from games.tables import golden, golden_names
from mindgame.playing import action_of, play, start
from mindgame.tables import replayed

NAMES = golden_names("mindgame")


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_replays_for_ever_with_the_same_counts_and_scores(name: str) -> None:
    stored = golden(name)
    steps, end = replayed(stored)
    assert steps == stored["steps"]
    assert end == stored["end"]


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_is_undone_to_its_deal_and_replays_again_from_there(name: str) -> None:
    stored = golden(name)
    state = start(stored["deal"]["bag"], **stored["rules"])
    before = state.copy()
    for _ in range(2):
        for text, *_ in stored["steps"]:
            play(state, action_of(text))
        assert state.is_over
        while state.history:
            state.pop()
        assert state == before
        assert state.legal_actions() == before.legal_actions()


def test_stored_games_show_every_end_and_every_step() -> None:
    stored = [golden(name) for name in NAMES]
    ends = {game["end"]["termination"] for game in stored}
    assert ends == {"played", "forfeited", "agreed", "resigned"}
    made = {text for game in stored for text, *_ in game["steps"] if "@" not in text}
    assert {"offer", "agree", "decline"} < made
    assert {game["rules"]["copies"] for game in stored} == {1, 2}

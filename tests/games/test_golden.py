from __future__ import annotations

import pytest

from games.tables import action_of, deal_of, golden, golden_names, replayed, rules_of

NAMES = golden_names("strategy")


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_replays_for_ever_with_the_same_counts_and_scores(name: str) -> None:
    stored = golden(name)
    steps, end = replayed(stored)
    assert steps == stored["steps"]
    assert end == stored["end"]


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_is_undone_to_its_deal_and_replays_again_from_there(name: str) -> None:
    stored = golden(name)
    dealt = deal_of(stored)
    state = rules_of(stored).new_state(dealt)
    before = state.copy()
    for _ in range(2):
        for text, *_ in stored["steps"]:
            state.play(action_of(text))
            state.settle()
        assert state.is_over
        while state.history:
            state.pop()
        assert state == before
        assert state.hands == [tuple(sorted(hand)) for hand in dealt.hands]

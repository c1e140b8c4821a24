"""The decision table of mistakes."""

from __future__ import annotations

import pytest

from tantrix.tournaments.mistakes import Claim, Mistake, MistakeMoment, Remedy, remedy

M, R = Mistake, Remedy


@pytest.mark.parametrize("endgame", [False, True])
@pytest.mark.parametrize("moment", MistakeMoment)
@pytest.mark.parametrize(
    ("mistake", "recoverable", "expected"),
    [
        (M.SURPLUS, True, R.REMOVE),
        (M.SHORT, True, R.DRAW),
        (M.MISMATCH, True, R.TAKE_BACK),
        (M.MISMATCH, False, R.TIE),
        (M.IRREGULAR, True, R.TAKE_BACK),
        (M.IRREGULAR, False, R.TIE),
        (M.KNOCKED, True, R.REBUILD),
        (M.KNOCKED, False, R.TIE),
        (M.ADVANTAGE, True, R.RULE),
    ],
)
def test_mistakes_at_any_time(
    mistake: Mistake, recoverable: bool, expected: Remedy, moment: MistakeMoment, endgame: bool
) -> None:
    claim = Claim(mistake=mistake, moment=moment, endgame=endgame, recoverable=recoverable)
    assert remedy(claim) is expected


def test_in_the_endgame_there_are_no_restrictions() -> None:
    assert remedy(Claim(mistake=M.RESTRICTED)) is R.TAKE_BACK
    assert remedy(Claim(mistake=M.RESTRICTED, recoverable=False)) is R.TIE
    assert remedy(Claim(mistake=M.RESTRICTED, endgame=True)) is R.NOTHING


@pytest.mark.parametrize(
    ("before_free", "moment", "endgame", "expected"),
    [
        (True, MistakeMoment.IN_TURN, False, R.REDO),
        (False, MistakeMoment.IN_TURN, False, R.FILL),
        (True, MistakeMoment.UNCONFIRMED, False, R.FILL),
        (False, MistakeMoment.UNCONFIRMED, False, R.FILL),
        (True, MistakeMoment.LATER, False, R.NOTHING),
        (False, MistakeMoment.LATER, False, R.NOTHING),
        (True, MistakeMoment.LATER, True, R.UNDO),
        (False, MistakeMoment.IN_TURN, True, R.UNDO),
    ],
)
def test_a_space_left_unfilled(
    before_free: bool, moment: MistakeMoment, endgame: bool, expected: Remedy
) -> None:
    claim = Claim(mistake=M.UNFILLED, moment=moment, before_free=before_free, endgame=endgame)
    assert remedy(claim) is expected

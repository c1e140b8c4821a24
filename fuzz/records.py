"""Records with slips: the reader takes them all, and what it makes of them is written and read.

The kernel and the rules in Python read the same.
"""

# ruff: noqa: INP001 -- a script, not a package

from __future__ import annotations

import random
from dataclasses import replace
from unittest import mock

from harness import KINDS, loop, slipped

from tantrix.notation import records
from tantrix.notation.records import referee
from tantrix.rules.base import Resign


def once(rng: random.Random) -> int:
    """Try the records of one game."""
    record = played(rng)
    text = records.write(record)
    found, problems = records.read(text)
    same = records.replay(found) == records.replay(record)
    if problems or records.write(found) != text or not same:
        raise AssertionError(text)
    for number in range(10):
        spoilt = slipped(text, rng)
        read = records.read_many(spoilt)
        if number < 2 and read != by_rules(spoilt):
            raise AssertionError(spoilt)
        for record, _ in read:
            again = records.write(record)
            found, problems = records.read(again)
            if problems or records.write(found) != again:
                raise AssertionError(again)
    return 11


def by_rules(text: str) -> list[tuple[records.Record, list[records.Problem]]]:
    """What the rules in Python read, without the kernel."""
    with mock.patch.object(referee, "by_kernel", return_value=None):
        return records.read_many(text)


def played(rng: random.Random) -> records.Record:
    """A random game with random remarks, times and variations."""
    rules = rng.choice(KINDS)
    deal = rules.deal(rng)
    state = rules.new_state(deal)
    while not state.is_over and rng.random() < 0.995:
        resigns = rng.random() < 0.005
        state.play(Resign(state.player) if resigns else rng.choice(state.legal_actions()))
        state.settle()
    record = records.of(deal, state, {"Event": remark(rng)})
    for number, before in enumerate(list(records.iter_states(record))[:-1]):
        move = replace(record.moves[number], comment=remark(rng), used_ms=rng.randrange(10**7))
        if rng.random() < 0.2:
            other = records.RecordMove(rng.choice(before.legal_placements()), comment=remark(rng))
            move = replace(move, variations=((other,),))
        record.moves[number] = move
    return record


def remark(rng: random.Random) -> str:
    """A short text of awkward characters."""
    return "".join(
        rng.choices('ab "\\{}[%]()\n\r\t\0\u2028\ufeff\ud800\U0001f600', k=rng.randrange(8))
    )


if __name__ == "__main__":
    loop(once)

"""Records of whole games: a strict writer, a reader that forgives, and the replay.

A record is text in the manner of PGN: tags, an empty line, the moves, a turn a line::

    [Game "strategy:2"]
    [Version "1"]
    [Event "Friday evening"]
    ...
    [Hands "1,2,3,4,5,6/7,8,9,10,11,12"]
    [Bag "13,14,15"]
    [Result "24-18"]
    [Termination "played"]

    1. 5@0,0:0=13 {[%used 0:04.5] what people say}
    2. 8@0,-1:2=14 (2. 9@0,-1:4=15) F1@1,-1=15
    ...
    24-18

Turns are numbered, moves are in human form with the tile drawn, `resign:1` is the resignation of
player 1, `tie` the tie that all agree on, `adjudicated` the end of a game that took too long,
`absent` that of a game to which nobody came, `void` that of one that was not needed any more, and a
variation in parentheses begins in place of the move before it. In a variation the order of the bag
plays no part, so that each of its draws must be written. A tag without a text says nothing: it is
not written.
"""

from tantrix.notation.records.model import (
    DEEPEST,
    Problem,
    Record,
    RecordMove,
    advance,
    iter_states,
    of,
    replay,
    result,
    start,
)
from tantrix.notation.records.outcomes import end
from tantrix.notation.records.reader import (
    Entry,
    iter_games,
    iter_records,
    read,
    read_game,
    read_many,
    scan,
)
from tantrix.notation.records.tree import Game, GameNode, write_game
from tantrix.notation.records.writer import write, write_many

__all__ = [
    "DEEPEST",
    "Entry",
    "Game",
    "GameNode",
    "Problem",
    "Record",
    "RecordMove",
    "advance",
    "end",
    "iter_games",
    "iter_records",
    "iter_states",
    "of",
    "read",
    "read_game",
    "read_many",
    "replay",
    "result",
    "scan",
    "start",
    "write",
    "write_game",
    "write_many",
]

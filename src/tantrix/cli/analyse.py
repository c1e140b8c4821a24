"""`tantrix analyse`: a game or a position explained; without a file, JSON lines for programs."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

import click

from tantrix.cli.common import (
    as_json,
    path,
    print_json,
    progress,
    read_text,
    source_name,
    terminal,
)
from tantrix.cli.i18n import command, option
from tantrix.cli.main import DONE, NO, STOPPED
from tantrix.cli.reading import LARGEST_LIST, POSITION, game_option, record_of, tagged_names
from tantrix.notation import records
from tantrix.notation.positions import strategy

if TYPE_CHECKING:
    from tantrix.analysis import Moment


@command("analyse")
@click.argument("file", type=path, required=False)
@game_option
@option("seed", type=int, default=0)
@as_json
@click.pass_context
def analyse(
    ctx: click.Context, file: Path | None, *, number: int | None, seed: int, as_json: bool
) -> None:
    """Explain the record or the position in a file, or answer the requests on standard input."""
    if file is None:
        _answer_requests(seed)
        return
    text = read_text(file, LARGEST_LIST)
    if POSITION.match(text):
        _analyse_position(text, seed, as_json=as_json)
        return
    record, problems = record_of(text, source_name(file), number)
    stopped = _analyse_game(record, seed, as_json=as_json)
    ctx.exit(STOPPED if stopped else NO if problems else DONE)


# --- people -------------------------------------------------------------------------------------


def _analyse_game(record: records.Record, seed: int, *, as_json: bool) -> bool:
    """Print what a game was; tell whether it was stopped."""
    from tantrix import analysis
    from tantrix.analysis import serializers
    from tantrix.robots.native import network

    analysis.check(record)
    states = list(records.iter_states(record))
    found: list[Moment] = []
    stopped = False
    try:
        moments = analysis.moments(record, network(), seed=seed)
        found.extend(progress(moments, len(record.moves), "cli.analyse.progress"))
    except KeyboardInterrupt:
        stopped = True
    view = serializers.game(found, states[-1].outcome(), complete=not stopped)
    if as_json:
        print_json(view)
    else:
        from tantrix.cli.analysis_report import print_game

        print_game(view, states, tagged_names(record.tags, states[0]), terminal())
    return stopped


def _analyse_position(text: str, seed: int, *, as_json: bool) -> None:
    """Print what the placements of a position are worth."""
    from tantrix import analysis
    from tantrix.analysis import serializers
    from tantrix.robots.native import network

    state = strategy.read(text.rstrip("\r\n"))
    view = serializers.position(analysis.position(state, network(), seed=seed))
    if as_json:
        print_json(view)
    else:
        from tantrix.cli.analysis_report import print_position

        print_position(view, state, terminal())


# --- programs -----------------------------------------------------------------------------------


def _answer_requests(seed: int) -> None:
    """Answer the requests on standard input, a line each."""
    from tantrix.engine.analysis import Analyst, encode

    analyst = Analyst(random.Random(seed), lambda: time.monotonic_ns() // 10**6)
    for line in _lines(sys.stdin.buffer):
        for answer in analyst.answer(line):
            sys.stdout.buffer.write(encode(answer))
            sys.stdout.buffer.flush()


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines that say something; of one that is too long only as much as shows it."""
    from tantrix.engine.analysis import LONGEST

    while line := source.readline(LONGEST + 2):
        rest = line
        while len(line) > LONGEST and rest and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST + 2)
        if line.strip():
            yield line

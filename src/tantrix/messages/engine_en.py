"""The sentences of engines and analysis in English."""

from __future__ import annotations

from collections.abc import Mapping

ENGINE: Mapping[str, str | Mapping[str, str]] = {
    "cli.command.engine": "The robots for other programs, line by line.",
    "cli.command.analyse": "Tell in JSON what a robot thinks of each placement.",
    "cli.about.engine": (
        "Talk to a program on standard input and output: one command a line, such as “position "
        "start”, “go movetime 1000”, “stop”, “quit”. The first word, “tep”, asks what can be set. "
        "See docs/library/engine.md."
    ),
    "cli.about.analyse": (
        "Tell what a robot thinks of each legal placement. Reads one JSON request a line from "
        "standard input and writes one JSON answer a line; with RECORD, one answer for each move "
        "of that record (- for standard input). See docs/library/engine.md."
    ),
    "cli.option.level": "Level of the robot.",
    "cli.option.multi": "How many of the best placements are told; all of them if not given.",
    "cli.option.movetime": (
        "Milliseconds a placement for players that are engines, engine:COMMAND; else as they like."
    ),
    "cli.option.think": "Seconds to think about each position.",
    # What a line of the protocol says wrong.
    "bad.engine": "“{text}” cannot be read.",
    "bad.engine.verb": "“{text}” is no command of an engine.",
    "bad.engine.word": "“{text}” is one word too many.",
    "bad.engine.long": "The line is too long.",
    "bad.engine.number": "“{text}” is no whole number, or too small or too large a one.",
    "bad.engine.limit": (
        "“{text}” is no limit, or stands twice: there are movetime, nodes, depth and infinite."
    ),
    "bad.engine.option": (
        "“{text}” cannot be set: say setoption name Level value greedy, for example."
    ),
    "bad.engine.start": "“{text}”: a start has players, and bag or seed, each once.",
    "bad.engine.thinking": "The engine is thinking: say stop first.",
    "bad.engine.no_position": "There is no position yet to think about.",
    "bad.engine.fault": "The thought broke off: {text}",
    # What an engine of somebody else does wrong.
    "robot.engine.no_command": "“{command}” cannot be started: {why}.",
    "robot.engine.ended": "The engine “{command}” has ended (status {status}).",
    "robot.engine.late": "The engine “{command}” has not answered within {seconds} s.",
    "robot.engine.flood": "The engine “{command}” writes without end.",
    "robot.engine.illegal": "The engine “{command}” chose “{text}”, which is not legal.",
    "robot.engine.refused": "The engine “{command}” refuses: {text}",
    # Analysis.
    "bad.request": "The request cannot be read: {why}.",
}
"""The messages by id."""

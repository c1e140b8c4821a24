"""How much of each room of the package the tests reach, from a JSON report of coverage.

    .venv/bin/python tools/coverage_rooms.py REPORT.json

A room is a folder of `src/tantrix`, or of `src/tantrix/server`; what lies loose beside them counts
as one room. Lines and branches count alike. The status is 1 where the whole package is below
`TOTAL`, any room below `ROOM`, or a room of the rules not reached whole.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from pathlib import Path, PurePosixPath

TOTAL, ROOM = 90.0, 80.0
"""The least that is reached, in percent."""

WHOLE = ("rules", "notation")
"""The rooms of which every line and branch is reached."""

PACKAGE, SPLIT = "tantrix", "server"


class Reached:
    """How many lines and branches there are, and how many of them tests reach."""

    def __init__(self) -> None:
        self.all = 0
        self.reached = 0

    def add(self, summary: dict[str, int]) -> None:
        """Count the summary of a file in."""
        self.all += summary["num_statements"] + summary["num_branches"]
        self.reached += summary["covered_lines"] + summary["covered_branches"]

    @property
    def percent(self) -> float:
        """How much is reached; of nothing, everything."""
        return 100 * self.reached / self.all if self.all else 100.0


def room_of(file: str) -> str:
    """Return the room of a file: `rules`, `server/db`, or the folder of those that lie loose."""
    parts = PurePosixPath(file.replace("\\", "/")).parts
    inside = parts[len(parts) - parts[::-1].index(PACKAGE) : -1]
    if not inside:
        return "."
    return "/".join(inside[:2]) if inside[0] == SPLIT else inside[0]


def least_of(room: str) -> float:
    """Return the least that is reached of a room, in percent."""
    return 100.0 if room in WHOLE else ROOM


def rooms_of(report: dict[str, dict[str, dict[str, dict[str, int]]]]) -> dict[str, Reached]:
    """Return what is reached of every room."""
    rooms: dict[str, Reached] = defaultdict(Reached)
    for file, figures in report["files"].items():
        rooms[room_of(file)].add(figures["summary"])
    return rooms


def main(report: Path) -> int:
    """Print the table; return the status."""
    rooms = rooms_of(json.loads(report.read_text(encoding="utf-8")))
    whole = Reached()
    for one in rooms.values():
        whole.all += one.all
        whole.reached += one.reached
    for name, one in [*sorted(rooms.items()), ("all of it", whole)]:
        least = TOTAL if one is whole else least_of(name)
        note = "" if one.percent >= least else f"  below {least:g} %"
        print(  # noqa: T201 - the table is what it is for
            f"{name:20} {one.reached:6} of {one.all:6}  {one.percent:5.1f} %{note}"
        )
    low = any(one.percent < least_of(name) for name, one in rooms.items())
    return int(low or whole.percent < TOTAL)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

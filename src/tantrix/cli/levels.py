"""The names of robots as values of options."""

from __future__ import annotations

import click

from tantrix.cli.i18n import WordChoice
from tantrix.robots.base import LEVELS, plugins


class RobotChoice(WordChoice):
    """The name of a robot: one of our levels, or a robot that another package offers."""

    def __init__(self) -> None:
        super().__init__(LEVELS)

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name; refuses one that nobody has."""
        return value if value in plugins() else super().convert(value, param, ctx)

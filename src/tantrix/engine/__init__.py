"""Robots for other programs: a line protocol, engines of others as robots, JSON-lines analysis.

`serve(robot)` makes an engine of any robot; `EngineClient` talks to any engine.
"""

from tantrix.engine.client import Choice, EngineClient, EngineOption, Info
from tantrix.engine.external import Clock, External
from tantrix.engine.lines import Limits
from tantrix.engine.session import serve

__all__ = ["Choice", "Clock", "EngineClient", "EngineOption", "External", "Info", "Limits", "serve"]

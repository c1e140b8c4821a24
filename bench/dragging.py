"""How evenly the page draws while a tile is dragged, on a processor slowed down four times.

`python bench/dragging.py` starts a server, opens a game in Chromium, drags a tile of the hand round
the board for some seconds, and prints the frames a second, the longest frames, and what the page's
main thread did of each kind for one move of the mouse, in milliseconds of the processor so slowed
down: others on the machine lengthen the frames, not these. The trace is kept in
`build/dragging.json`, to be looked at in the browser's own tools or in Perfetto.
"""

from __future__ import annotations

import json
import math
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from page.visits import MOVING, READY, SETTLED, Visit, chromium, middle
from server.process import serving

SLOWER = 4
STEPS = 240
SLOT = "[data-slot][aria-disabled=false]"
TRACE = Path(__file__).parents[1] / "build" / "dragging.json"
WATCH = """() => {
    window.frames_ms = [];
    let before = performance.now();
    const frame = (now) => {
        window.frames_ms.push(now - before);
        before = now;
        window.drawing = requestAnimationFrame(frame);
    };
    window.drawing = requestAnimationFrame(frame);
}"""
WORK = ("EventDispatch", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "MinorGC", "MajorGC")
"""The kinds of work that a trace names; style and layout may be asked for inside an event."""
FRAMES = "() => { cancelAnimationFrame(window.drawing); return window.frames_ms.slice(1); }"


def drag(page: Page) -> None:
    """Carry the first tile in circles over the board."""
    page.mouse.move(*middle(page, SLOT))
    page.mouse.down()
    x, y = middle(page, "tantrix-board")
    for step in range(STEPS):
        angle = step / STEPS * 4 * math.pi
        page.mouse.move(x + 180 * math.cos(angle), y + 120 * math.sin(angle))


def work(events: list[Any]) -> dict[str, float]:
    """Return the processor's milliseconds of each kind for one move of the mouse."""
    found = dict.fromkeys(WORK, 0.0)
    moves = 0
    for event in events:
        if event["name"] not in found or event["ph"] != "X":
            continue
        found[event["name"]] += event.get("tdur", 0) / 1000
        data = event.get("args", {}).get("data", {})
        moves += event["name"] == "EventDispatch" and data.get("type") == "pointermove"
    return {name: spent / moves for name, spent in found.items()}


def traced(client: CDPSession, page: Page) -> tuple[list[float], dict[str, float]]:
    """Drag while a trace is written; return the milliseconds between frames, and the work."""
    events: list[Any] = []
    client.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    done: list[bool] = []
    client.on("Tracing.tracingComplete", lambda _: done.append(True))
    client.send("Tracing.start", {"categories": "devtools.timeline,blink.user_timing"})
    page.evaluate(WATCH)
    drag(page)
    frames: list[float] = page.evaluate(FRAMES)
    client.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    TRACE.parent.mkdir(parents=True, exist_ok=True)
    TRACE.write_text(json.dumps({"traceEvents": events}))
    return frames, work(events)


def main() -> None:
    """Print how evenly a drag is drawn."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tantrix.db") as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        visit = Visit(browser, server.url, **MOVING)
        page = visit.open(f"/table/{visit.make('random')}")
        page.wait_for_function(READY)
        page.evaluate(SETTLED)
        client = visit.context.new_cdp_session(page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        frames, spent = traced(client, page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        visit.close()
        browser.close()
    fast = statistics.mean(frames)
    late = sum(frame > 1.5 * 1000 / 60 for frame in frames)
    print(
        f"{1000 / fast:.1f} frames a second, median {statistics.median(frames):.1f} ms,"
        f" longest {max(frames):.1f} ms, {late} of {len(frames)} late; trace in {TRACE.name}"
    )
    print(", ".join(f"{name} {ms:.2f} ms" for name, ms in spent.items()), "a move")
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()

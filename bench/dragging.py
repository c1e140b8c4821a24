"""What a drag of a tile costs the page on a processor slowed down four times, frame by frame.

`python bench/dragging.py` starts a server, plays some turns in Chromium, lifts a tile of the hand,
carries it round the board for some seconds and lets it go. For lift, drag and drop it prints the
time from frame to frame, and how long the page's main thread worked for one, in milliseconds of the
processor so slowed down: others on the machine lengthen the first more than the second. Then it
says what that work was, apart from what other threads did to fill the pixels, which a browser with
a graphics card does there; and, to compare, what a frame costs in which a script does nothing. The
trace is kept in `build/dragging.json`, to be looked at in the browser's own tools or in Perfetto.
"""

from __future__ import annotations

import json
import math
import os
import statistics
import sys
import tempfile
from bisect import bisect_left, bisect_right
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from page.visits import MOVING, READY, SETTLED, TRIAL, Visit, chromium, middle
from server.process import serving

SLOWER = 4
FRAME_MS = 1000 / 60
TURNS = 6
LIFT_STEPS = 20
STEPS = 288
EMPTY_FRAMES = 100
GOES = "[data-slot][aria-disabled=false]:not(.idle)"
TRACE = Path(__file__).parents[1] / "build" / "dragging.json"
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing"
PHASES = ("empty", "lift", "drag", "drop", "end")
"""Where each begins the page makes a mark in the trace."""

EMPTY = """(frames) => new Promise((done) => {
    const frame = () => (frames-- > 0 ? requestAnimationFrame(frame) : done());
    frame();
})"""
KINDS = {
    "script": (
        "EventDispatch",
        "TimerFire",
        "FireAnimationFrame",
        "RunMicrotasks",
        "HandlePostMessage",
    ),
    "style and layout": ("UpdateLayoutTree", "Layout"),
    "paint": ("PrePaint", "Paint"),
    "layers": ("Layerize", "Commit"),
}
"""What a trace calls the work of the main thread; the rest is what any frame costs the browser."""

Event = dict[str, Any]


class Mouse:
    """The mouse by the browser's own protocol: a driver's adds work to the page with every move."""

    def __init__(self, client: CDPSession) -> None:
        self._client = client

    def __call__(self, kind: str, x: float, y: float, *, held: bool = True) -> None:
        """Send an event of the left button at a point of the window."""
        left = {"button": "left", "buttons": int(held), "clickCount": 1}
        what = left if held or kind == "mouseReleased" else {}
        self._client.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **what})


def play(page: Page) -> None:
    """Place a tile by keys and wait for the next turn."""
    page.wait_for_function(READY)
    tiles = page.evaluate("() => document.querySelector('tantrix-board').model.tiles.length")
    page.locator(GOES).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.closest('tantrix-board') !== null")
    page.keyboard.press("Enter")
    page.wait_for_function(TRIAL)
    page.keyboard.press("Enter")
    placed = "(tiles) => document.querySelector('tantrix-board').model.tiles.length > tiles"
    page.wait_for_function(placed, arg=tiles)
    page.wait_for_function(READY)


def drag(page: Page, mouse: Mouse) -> None:
    """Lift the first tile that goes somewhere, carry it in circles over the board and let it go."""
    page.evaluate("() => performance.mark('lift')")
    x, y = middle(page, GOES)
    mouse("mouseMoved", x, y, held=False)
    mouse("mousePressed", x, y)
    middle_x, middle_y = middle(page, "tantrix-board")
    for step in range(1, LIFT_STEPS + 1):
        share = step / LIFT_STEPS
        mouse("mouseMoved", x + share * (middle_x + 180 - x), y + share * (middle_y - y))
    page.evaluate("() => performance.mark('drag')")
    for step in range(STEPS):
        angle = step / STEPS * 4 * math.pi
        x, y = middle_x + 180 * math.cos(angle), middle_y + 120 * math.sin(angle)
        mouse("mouseMoved", x, y)
    page.evaluate("() => performance.mark('drop')")
    mouse("mouseReleased", x, y, held=False)
    page.evaluate(EMPTY, LIFT_STEPS)
    page.evaluate("() => performance.mark('end')")


def traced(client: CDPSession, page: Page) -> list[Event]:
    """Let empty frames pass and drag while a trace is written; keep it and return its events."""
    events: list[Event] = []
    client.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    done: list[bool] = []
    client.on("Tracing.tracingComplete", lambda _: done.append(True))
    client.send("Tracing.start", {"categories": CATEGORIES})
    page.evaluate("() => performance.mark('empty')")
    page.evaluate(EMPTY, EMPTY_FRAMES)
    drag(page, Mouse(client))
    client.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    TRACE.parent.mkdir(parents=True, exist_ok=True)
    TRACE.write_text(json.dumps({"traceEvents": events}))
    return events


class Frames:
    """The frames of a trace: one ends where the main thread hands it to the compositor."""

    def __init__(self, events: list[Event]) -> None:
        marks = {e["name"]: e for e in events if e["name"] in PHASES and "user_timing" in e["cat"]}
        page = marks["drag"]
        self._starts = [marks[phase]["ts"] for phase in PHASES]
        self._own = [e for e in events if all(e[i] == page[i] for i in ("pid", "tid"))]
        self._others = [e for e in events if e["name"] == "RasterTask" and "dur" in e]
        self._ends = sorted(e["ts"] for e in self._own if e["name"] == "Commit")

    def _phase(self, event: Event) -> str | None:
        place = bisect_right(self._starts, event["ts"]) - 1
        return PHASES[place] if 0 <= place < len(PHASES) - 1 else None

    def gaps(self, phase: str) -> list[float]:
        """Return the milliseconds from frame to frame."""
        pairs = zip(self._ends, self._ends[1:], strict=False)
        return [(end - begin) / 1000 for begin, end in pairs if self._phase({"ts": begin}) == phase]

    def work(self, phase: str) -> list[float]:
        """Return the processor's milliseconds of the main thread for each frame."""
        spent: dict[int, float] = defaultdict(float)
        for event in self._own:
            if event["name"] == "RunTask" and self._phase(event) == phase:
                spent[bisect_left(self._ends, event["ts"])] += event.get("tdur", 0) / 1000
        return list(spent.values())

    def kinds(self, phase: str) -> dict[str, float]:
        """Return the same of each kind for one frame; what a script asks for is the script's."""
        found = {name: kind for kind, names in KINDS.items() for name in names}
        spent = dict.fromkeys(KINDS, 0.0)
        until = 0.0
        for event in sorted(self._own, key=lambda e: e["ts"]):
            kind = found.get(event["name"])
            if kind is None or event["ts"] < until or self._phase(event) != phase:
                continue
            until = event["ts"] + event.get("dur", 0)
            spent[kind] += event.get("tdur", 0) / 1000
        frames = len(self.work(phase))
        return {kind: ms / frames for kind, ms in spent.items()}

    def raster(self, phase: str) -> float:
        """Return the milliseconds that other threads filled pixels, for one frame."""
        filled: float = sum(e["dur"] for e in self._others if self._phase(e) == phase) / 1000
        return filled / len(self.work(phase))


def told(frames: Frames, phase: str) -> str:
    """Return what a phase cost, in three lines."""
    gaps, work = frames.gaps(phase), frames.work(phase)
    late = sum(gap > 1.5 * FRAME_MS for gap in gaps)
    over = sum(ms > FRAME_MS for ms in work)
    kinds = frames.kinds(phase)
    kinds["the browser's own"] = statistics.mean(work) - sum(kinds.values())
    named = ", ".join(f"{kind} {ms:.1f}" for kind, ms in kinds.items())
    return (
        f"{phase}: {len(work)} frames, {1000 / statistics.mean(gaps):.1f} a second,"
        f" median {statistics.median(gaps):.1f} ms, longest {max(gaps):.1f} ms, {late} late\n"
        f"  main thread: median {statistics.median(work):.1f} ms,"
        f" longest {max(work):.1f} ms, {over} longer than a frame;"
        f" mean {statistics.mean(work):.1f} ms:\n"
        f"  {named}; other threads' pixels {frames.raster(phase):.1f}"
    )


def measured(browser: Browser, url: str) -> Frames:
    """Play some turns and drag; return the frames of that."""
    visit = Visit(browser, url, **MOVING)
    page = visit.open(f"/table/{visit.make('random')}")
    for _ in range(TURNS):
        play(page)
    page.evaluate(SETTLED)
    client = visit.context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    events = traced(client, page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    visit.close()
    return Frames(events)


def main() -> None:
    """Print what a drag costs."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tantrix.db") as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        frames = measured(browser, server.url)
        browser.close()
    for phase in PHASES[:-1]:
        print(told(frames, phase))
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors; trace in {TRACE.name}")


if __name__ == "__main__":
    main()

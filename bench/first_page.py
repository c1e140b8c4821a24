"""What the first page costs somebody who comes for the first time: bytes, and time on a slow line.

`python bench/first_page.py` starts a server, opens the page in Chromium at 1.6 Mbit/s with 150 ms
to the server and a processor slowed down four times, and prints one line a run.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from page.visits import chromium
from server.process import serving

RUNS = 5
SLOW_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 1.6e6 / 8,
}
SLOWER = 4
CONTENT = """() => new Promise((done) => {
    new PerformanceObserver((list) => done(list.getEntries().at(-1).startTime))
        .observe({ type: 'largest-contentful-paint', buffered: true });
})"""
SHIFT = """() => new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 500);
})"""


class FirstPage(NamedTuple):
    """What was measured of one visit."""

    bytes: int
    """Everything that went over the line, headers too, as it was compressed."""
    requests: int
    content_ms: float
    """Until the largest thing in the window was painted."""
    shift: float


def measure(browser: Browser, url: str, *, slowly: bool = True, path: str = "/") -> FirstPage:
    """Open a page as a newcomer, on a slow line with a slow processor unless not `slowly`."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, service_workers="block")
    page = context.new_page()
    client = context.new_cdp_session(page)
    sizes: list[int] = []

    def finished(event: dict[str, Any]) -> None:
        sizes.append(int(event["encodedDataLength"]))

    client.on("Network.loadingFinished", finished)
    client.send("Network.enable")
    if slowly:
        client.send("Network.emulateNetworkConditions", SLOW_LINE)
        client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(url + path)
    page.wait_for_load_state("networkidle")
    content, shift = page.evaluate(CONTENT), page.evaluate(SHIFT)
    context.close()
    return FirstPage(sum(sizes), len(sizes), content, shift)


def main() -> None:
    """Print what some visits cost, and their median."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tantrix.db") as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        found = [measure(browser, server.url) for _ in range(RUNS)]
        browser.close()
    for one in found:
        print(
            f"{one.bytes / 1000:.1f} kB, {one.requests} requests, content {one.content_ms:.0f} ms,"
            f" shift {one.shift:.3f}"
        )
    print(f"median: content {statistics.median(one.content_ms for one in found):.0f} ms")


if __name__ == "__main__":
    main()

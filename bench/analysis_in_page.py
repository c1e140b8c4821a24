"""How long a browser takes to analyse a whole game by itself, as it does without a network.

`python bench/analysis_in_page.py` starts a server, opens its page in Chromium and has the worker of
the robots analyse games of 56 placements with the page's own effort. For each it prints the seconds
by the clock, which others on the machine lengthen, and those of the browser's processors.
"""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from analysis.gaming import record_of
from page.visits import chromium
from server.process import serving
from tantrix.server.web.static import STATIC
from wasm.games import stored

SEEDS = (1, 2, 3)
EFFORT = re.compile(r"const BRIEF = (\[[\d, ]+\]);")
PAGE_RULES = Path(__file__).parents[1] / "web" / "src" / "rules" / "index.ts"
WEIGHTS = list(files("tantrix.robots").joinpath("weights.bin").read_bytes())

ANALYSE = """async ([script, weights, game, effort]) => {
    const worker = new Worker(script, { type: 'module' });
    let calls = 0;
    const ask = (method, ...args) => new Promise((done, failed) => {
        worker.onmessage = ({ data: { answer, refused } }) =>
            refused === undefined ? done(answer) : failed(refused);
        worker.onerror = ({ message }) => failed(message);
        worker.postMessage({ id: (calls += 1), method, args });
    });
    const begun = performance.now();
    await ask('network', new Uint8Array(weights));
    let { done, placements } = await ask('beginAnalysis', game, effort);
    while (done < placements) ({ done, placements } = await ask('analyseNext'));
    const { moments } = await ask('analysis');
    const seconds = (performance.now() - begun) / 1000;
    worker.terminate();
    return [moments.length, seconds];
}"""


def processor_s(browser: Browser) -> float:
    """Return what the processes of the browser have used of processors, in seconds."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(process["cpuTime"]) for process in found)


def worker() -> str:
    """Return the name of the worker of the robots: the script that names their module."""
    scripts = (STATIC / "assets").glob("*.js")
    return next(path.name for path in scripts if "robots-" in path.read_text(encoding="utf-8"))


def measure(browser: Browser, page: Page, game: dict[str, Any], effort: list[int]) -> str:
    """Analyse a game; return what it took in words."""
    before = processor_s(browser)
    asked = [f"/assets/{worker()}", WEIGHTS, game, effort]
    count, seconds = page.evaluate(ANALYSE, asked)
    used = processor_s(browser) - before
    return f"{count} placements: {seconds:.1f} s by the clock, {used:.1f} s of processors"


def main() -> None:
    """Print what some analyses take, and how busy the machine was."""
    (found,) = EFFORT.findall(PAGE_RULES.read_text(encoding="utf-8"))
    effort = json.loads(found)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tantrix.db") as server,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        page = browser.new_context(service_workers="block").new_page()
        page.goto(server.url)
        for seed in SEEDS:
            print(measure(browser, page, stored(record_of(seed)), effort))
        browser.close()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()

"""The story in `docs/tournaments/directors.md`: its commands, and what they really print.

`python -m cli.story` in `tests` writes the page again with the output of now, and its pictures:
what the story prints, as a browser shows it.
"""

from __future__ import annotations

import os
import re
import shlex
import tempfile
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from cli.calling import tantrix
from page.visits import chromium

PAGE = Path(__file__).parent.parent.parent / "docs" / "tournaments" / "directors.md"
_BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"^```csv (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_INPUT = re.compile(r" <<END$")
START_MS = 1_767_517_200_000
"""4 January 2026, 09:00 UTC."""


PICTURES = PAGE.parent.parent / "images"
PRINTED = {"pairings-1": "pairing-list", "sheets-1": "score-sheets", "wall-3": "wall-chart"}
"""The pictures of what is printed."""


def told(text: str, look: Callable[[], None] = lambda: None) -> str:
    """Return the page with the output of its commands as it is now.

    They run one after the other in an empty folder, with a clock that goes on by a second a look
    and a secret that is known. At the end one may `look` at what is in that folder.
    """
    here = Path.cwd()
    seconds = count()
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setenv("TZ", "UTC")
        time.tzset()
        patch.setattr(time, "time_ns", lambda: (START_MS + 1000 * next(seconds)) * 1_000_000)
        patch.setattr("secrets.token_bytes", lambda size: bytes(range(size)))
        for name, content in _FILE.findall(text):
            Path(name).write_text(content, encoding="utf-8")
        found = _BLOCK.sub(lambda block: f"```console\n{_run(block[1])}```", text)
        look()
        os.chdir(here)
    time.tzset()
    return found


def _run(block: str) -> str:
    """Return a block with the output of its commands."""
    lines = iter(block.split("\n"))
    out = ""
    for line in lines:
        if not line.startswith("$ "):
            continue
        out += f"{line}\n"
        typed = ""
        if _INPUT.search(line):
            for more in lines:
                out += f"{more}\n"
                if more == "END":
                    break
                typed += f"{more}\n"
        words = shlex.split(_INPUT.sub("", line.removeprefix("$ ")))
        if words[0] == "tantrix":
            done = tantrix(*words[1:], text=typed)
            out += done.stderr + done.stdout
        else:
            _other(words)
    return out


def _other(words: list[str]) -> None:
    """Do the one thing in the story that is none of our commands: a file is cut off."""
    size, file = int(words[2]), Path(words[3])
    assert words[:2] == ["truncate", "-s"]
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size + size)


def draw() -> None:
    """Make the pictures of what was printed into the folder in which we are."""
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_page(viewport={"width": 760, "height": 545})
        for printed, picture in PRINTED.items():
            page.goto(Path(f"village-hall-open-{printed}.html").absolute().as_uri())
            height = page.evaluate("document.body.getBoundingClientRect().bottom")
            clip = {"x": 0, "y": 0, "width": 760, "height": min(545, height)}
            page.screenshot(path=PICTURES / f"{picture}.png", clip=clip)
        browser.close()


if __name__ == "__main__":
    PAGE.write_text(told(PAGE.read_text(encoding="utf-8"), draw), encoding="utf-8")

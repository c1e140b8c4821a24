"""What .editorconfig says of our files is so."""

from __future__ import annotations

import re
import subprocess
from configparser import ConfigParser
from fnmatch import fnmatch
from functools import cache
from itertools import pairwise, product
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LISTED = subprocess.run(
    ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607
    cwd=ROOT,
    capture_output=True,
    text=True,
    check=True,
).stdout.splitlines()
BINARY = {".png", ".bin"}
FILES = sorted(
    name for name in LISTED if (ROOT / name).is_file() and Path(name).suffix not in BINARY
)


def alternatives(glob: str) -> list[str]:
    """Write out the braces of a section's name, which `fnmatch` does not know."""
    parts = [part.split(",") for part in re.split(r"[{}]", glob)]
    return ["".join(chosen) for chosen in product(*parts)]


@cache
def settings() -> dict[str, dict[str, str]]:
    """What every file is told, later sections over earlier ones."""
    parser = ConfigParser(strict=False)
    parser.read_string("[top]\n" + (ROOT / ".editorconfig").read_text(encoding="utf-8"))
    found: dict[str, dict[str, str]] = {name: {} for name in FILES}
    for section in parser.sections()[1:]:
        globs = alternatives(section)
        for name, values in found.items():
            if any(fnmatch(name, glob) or fnmatch(Path(name).name, glob) for glob in globs):
                values.update(parser[section])
    return found


def steps(text: str) -> list[int]:
    """By how many spaces each line stands further in than the one before it."""
    depths = [len(line) - len(line.lstrip(" ")) for line in text.splitlines() if line.strip()]
    return [after - before for before, after in pairwise(depths) if after > before]


def faults(name: str) -> list[str]:
    """Say what a file does otherwise than it is told; raises where it is of another charset."""
    raw = (ROOT / name).read_bytes()
    raw.decode(settings()[name]["charset"])
    unended = settings()[name]["insert_final_newline"] == "true" and raw and not raw.endswith(b"\n")
    found = {
        "carriage return": b"\r" in raw,
        "no newline at the end": unended,
        "spaces at the end of a line": re.search(rb"[ \t]+$", raw, re.MULTILINE),
    }
    return [f"{name}: {fault}" for fault, is_so in found.items() if is_so]


def test_every_file_ends_its_lines_as_it_should() -> None:
    assert [fault for name in FILES for fault in faults(name)] == []


@pytest.mark.parametrize("suffix", ["py", "cpp", "hpp", "toml", "ts", "svelte", "css"])
def test_most_lines_are_indented_by_as_much_as_is_said(suffix: str) -> None:
    names = [name for name in FILES if name.endswith(f".{suffix}")]
    [size] = {settings()[name]["indent_size"] for name in names}
    found = [step for name in names for step in steps((ROOT / name).read_text(encoding="utf-8"))]
    assert found.count(int(size)) > 0.7 * len(found), (size, found)


@pytest.mark.parametrize("name", ["Makefile", "deploy/Caddyfile"])
def test_what_needs_tabs_has_tabs(name: str) -> None:
    assert settings()[name]["indent_style"] == "tab"
    assert re.search(r"^\t", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)

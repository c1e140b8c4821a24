"""The engine in C++ of `foreign`, which knows no Python, as a command."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOREIGN = Path(__file__).parent / "foreign"
NATIVE = ROOT / "native"
RULES = ("patterns", "board", "closure", "moves", "position", "setup")


def compiler() -> str | None:
    """Return a compiler that `make setup` would take, None where there is none."""
    named = (os.environ.get("CXX"), "c++", "g++", "clang++")
    return next(filter(None, map(shutil.which, filter(None, named))), None)


def compiled(folder: Path) -> str:
    """Build the engine in a folder, and return its command."""
    program = folder / "first"
    sources = [
        NATIVE / "notation" / "text.cpp",
        *(NATIVE / "rules" / f"{name}.cpp" for name in RULES),
    ]
    words = [compiler(), "-std=c++20", "-O1", f"-I{NATIVE}", "-o", program, FOREIGN / "first.cpp"]
    subprocess.run([*map(str, (*words, *sources))], check=True)
    return str(program)

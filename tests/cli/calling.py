"""The command `tantrix`, called in this process: starting Python anew takes longer than most do."""

from __future__ import annotations

import json
import sys
from io import BytesIO, TextIOBase, TextIOWrapper
from subprocess import CompletedProcess
from typing import Any

import pytest

from tantrix.cli.main import main


def tantrix(
    *words: str, text: str = "", lang: str = "en", stdin: TextIOBase | None = None
) -> CompletedProcess[str]:
    """Call the command with standard streams of its own; what comes of it is that of a process.

    What is read there is `text`, unless a stream is given that makes it up as it goes.
    """
    stdout, stderr = stream(), stream()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", lang)
        patch.setenv("COLUMNS", "80")  # as where there is no terminal
        patch.setattr(sys, "stdin", stdin or stream(text))
        patch.setattr(sys, "stdout", stdout)
        patch.setattr(sys, "stderr", stderr)
        with pytest.raises(SystemExit) as ended:
            main(words)
    status = ended.value.code
    assert isinstance(status, int)
    return CompletedProcess(words, status, written(stdout), written(stderr))


def stream(text: str = "") -> TextIOWrapper:
    """Return a stream to read a text from, or to write to."""
    return TextIOWrapper(BytesIO(text.encode()), encoding="utf-8", write_through=True)


def written(to: TextIOWrapper) -> str:
    """Return what was written to a stream."""
    to.seek(0)
    return to.read()


def document(*words: str) -> dict[str, Any]:
    """Return the one JSON document that a command prints."""
    done = tantrix(*words, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found

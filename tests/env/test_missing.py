"""What is said where the extra is not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "name", "extra"),
    [
        ("tantrix.env", "gymnasium", "env"),
        ("tantrix.env", "pettingzoo", "env"),
        ("tantrix.env.openspiel", "pyspiel", "openspiel"),
        ("tantrix.client", "httpx", "server"),
        ("tantrix.client", "msgspec", "server"),
        ("tantrix.analysis", "msgspec", "server"),
    ],
)
def test_a_missing_extra_is_named(module: str, name: str, extra: str) -> None:
    code = f"import sys; sys.modules[{name!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        f"ModuleNotFoundError: “{name}” is not installed; install tantrix[{extra}] for this."
    )

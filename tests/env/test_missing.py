"""What is said where the extra is not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize("name", ["gymnasium", "pettingzoo"])
def test_a_missing_extra_is_named(name: str) -> None:
    code = f"import sys; sys.modules[{name!r}] = None; import tantrix.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        f"ModuleNotFoundError: “{name}” is not installed; install tantrix[env] for this."
    )

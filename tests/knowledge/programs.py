"""The programs of `tools`, which are in no package, as modules."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

TOOLS = Path(__file__).parents[2] / "tools"


def loaded(name: str) -> ModuleType:
    """Return a program as a module."""
    spec = spec_from_file_location(name, TOOLS / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module

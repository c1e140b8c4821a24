"""A disk that writes down what a server asks of it: images as they are after the power is cut."""

from __future__ import annotations

import os
import random
import shlex
import subprocess
from collections.abc import Sequence
from enum import IntEnum
from pathlib import Path
from struct import Struct
from typing import NamedTuple

SOURCE = Path(__file__).with_name("disk.cpp")
SECTOR = 512
"""Bytes that a disk writes whole or not at all."""

_HEAD = Struct("=c3xIQQ")


class Fault(IntEnum):
    """What fails from now on; the same numbers stand in `disk.cpp`."""

    NONE = 0
    SYNC_FAILS = 1
    FULL = 2
    WRITE_FAILS = 3
    READ_ONLY = 4
    READ_FAILS = 5
    SLOW = 6


class Step(NamedTuple):
    """What was done: `w`rite, `t`runcate, `s`ync, `c`reate, `u`nlink, or `m`ark by a test.

    After a sync that `f`ailed the system believes that it has written what it has not.
    `name` is that of a file in the folder, empty for the folder itself.
    """

    op: str
    name: str
    offset: int
    data: bytes


class Disk:
    """The disk under the folder `under`. `environment` is what a server needs to write on it."""

    def __init__(self, library: Path, under: Path) -> None:
        self.under = under
        under.mkdir(exist_ok=True)
        self._record = under.with_name(f"{under.name}.record")
        self._fault = under.with_name(f"{under.name}.fault")
        self._record.touch()
        self._fault.write_bytes(b"\0")
        self.environment = {
            "LD_PRELOAD": str(library),
            "FAULTY_DISK": str(under),
            "FAULTY_DISK_RECORD": str(self._record),
            "FAULTY_DISK_FAULT": str(self._fault),
        }

    def fail(self, fault: Fault) -> None:
        """Have every request fail in one way from now on."""
        with self._fault.open("r+b") as page:
            page.write(bytes([fault]))

    def mark(self, text: str) -> None:
        """Write down, among what was done, that something has come to the knowledge of a test."""
        step = _HEAD.pack(b"m", 0, 0, len(text)) + text.encode()
        marks = os.open(self._record, os.O_WRONLY | os.O_APPEND)
        try:
            assert os.write(marks, step) == len(step)
        finally:
            os.close(marks)

    def steps(self) -> list[Step]:
        """Return everything that was done, in order."""
        return list(_steps(self._record.read_bytes()))


def _steps(record: bytes) -> list[Step]:
    steps, at = [], 0
    while at < len(record):
        op, length, offset, size = _HEAD.unpack_from(record, at)
        at += _HEAD.size
        name = record[at : at + length].decode()
        at += length
        carried = size if op in b"wm" else 0
        steps.append(Step(op.decode(), name, offset, record[at : at + carried]))
        at += carried
    return steps


class _File:
    """A file: what is on the disk for good, and what waits to be written."""

    def __init__(self, whole: bytes = b"") -> None:
        self.whole = bytearray(whole)
        self.waiting: list[Step] = []

    def sync(self) -> None:
        for step in self.waiting:
            _do(self.whole, step)
        self.waiting.clear()


def image(
    steps: Sequence[Step],
    rng: random.Random | None = None,
) -> dict[str, bytes]:
    """Return the files as they are when the power is cut after some steps.

    What was not synced is lost; with random numbers each such step may as well have been done, a
    write down to some of its sectors. A name that was made and not synced in its folder is lost
    likewise, and one that was removed is still there.
    """
    files: dict[str, _File] = {}
    names: dict[str, _File] = {}
    renamed: dict[str, _File | None] = {}
    for step in steps:
        if step.op == "c":
            files[step.name] = renamed[step.name] = _File()
        elif step.op == "u":
            renamed[step.name] = None
        elif step.op == "s" and not step.name:
            _settle(names, renamed)
        elif step.op == "s":
            files.setdefault(step.name, _File()).sync()
        elif step.op == "f":
            files.setdefault(step.name, _File()).waiting.clear()
        elif step.op in "wt":
            files.setdefault(step.name, _File()).waiting.append(step)
    if rng is not None:
        _settle(names, {name: file for name, file in renamed.items() if rng.random() < 0.5})
    return {name: _content(file, rng) for name, file in names.items()}


def _settle(names: dict[str, _File], renamed: dict[str, _File | None]) -> None:
    """Make names known for good, or forget them."""
    for name, file in renamed.items():
        if file is None:
            names.pop(name, None)
        else:
            names[name] = file
    renamed.clear()


def _content(file: _File, rng: random.Random | None) -> bytes:
    """Return what a file has after the cut."""
    content = bytearray(file.whole)
    for step in file.waiting if rng is not None else ():
        chance = rng.random() if rng is not None else 1.0
        if chance < 0.5:
            _do(content, step if chance < 0.3 else _torn(step, rng))
    return bytes(content)


def _torn(step: Step, rng: random.Random | None) -> Step:
    """Return a write of which only the first sectors were made."""
    assert rng is not None
    sectors = rng.randint(0, len(step.data) // SECTOR)
    return step._replace(data=step.data[: sectors * SECTOR]) if step.op == "w" else step


def _do(content: bytearray, step: Step) -> None:
    end = step.offset + (len(step.data) if step.op == "w" else 0)
    content.extend(bytes(max(0, end - len(content))))
    if step.op == "w":
        content[step.offset : end] = step.data
    else:
        del content[step.offset :]


def build(folder: Path) -> Path:
    """Build the library that stands between a server and its disk."""
    library = folder / "disk.so"
    compiler = shlex.split(os.environ.get("CXX", "c++"))
    options = ["-std=c++20", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    subprocess.run([*compiler, *options, "-o", str(library), str(SOURCE), "-ldl"], check=True)
    return library

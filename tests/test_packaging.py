"""The wheel as a stranger gets it: the page inside, its own dependencies, no Node."""

from __future__ import annotations

import fcntl
import json
import re
import subprocess
import sys
import sysconfig
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from sizes import PATIENCE_S

ROOT = Path(__file__).parent.parent
STATIC = "tantrix/server/static"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    with (ROOT / "build" / "wheel.lock").open("w") as lock:
        # The compiled parts stay in one folder, so that they need not be built at every run.
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run([*build, str(ROOT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("tantrix-*.whl")
    return built


def names_in(requirements: list[str] | None) -> list[str]:
    """Name what the requirements ask for on this machine, extras left out."""
    asked = map(Requirement, requirements or [])
    here = (one for one in asked if one.marker is None or one.marker.evaluate({"extra": ""}))
    return [canonicalize_name(one.name) for one in here]


def closure(names: list[str]) -> set[str]:
    """Follow what distributions of this environment require of each other."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            names += names_in(metadata.requires(name))
    return found


def lend(name: str, folder: Path) -> None:
    """Link the files of an installed distribution into another environment."""
    container = Path(sysconfig.get_path("purelib"))
    tops = {file.parts[0] for file in metadata.files(name) or [] if file.parts[0] != ".."}
    for top in tops - {"__pycache__"}:
        (folder / top).symlink_to(container / top)


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel, and only what it says it requires, and return its command."""
    home = tmp_path_factory.mktemp("installed") / "env"
    uv = ROOT / "tools" / "uv"
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, home], check=True)
    python = home / "bin" / "python"
    install = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, wheel]
    subprocess.run(install, check=True)
    (folder,) = (home / "lib").glob("python3*/site-packages")
    (information,) = folder.glob("tantrix-*.dist-info")
    for name in closure(names_in(metadata.Distribution.at(information).requires)):
        lend(name, folder)
    return home / "bin" / "tantrix"


@pytest.fixture
def address(command: Path, tmp_path: Path) -> Iterator[str]:
    """Serve from the installed wheel, with no other program in reach."""
    arguments = [command, "serve", "--port", "0", "--data", tmp_path / "tantrix.db"]
    with subprocess.Popen(
        arguments,
        cwd=tmp_path,
        env={"PATH": str(command.parent)},
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            for line in server.stdout:
                if match := re.search(r"http://127\.0\.0\.1:\d+/", line):
                    yield match[0]
                    return
            pytest.fail("the server ended before it said its address")
        finally:
            server.terminate()


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=PATIENCE_S) as answer:  # noqa: S310  # our own server
        assert answer.status == 200
        body: bytes = answer.read()
        return body


def test_the_wheel_holds_the_built_page(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert f"{STATIC}/index.html" in names
    assert any(re.fullmatch(rf"{STATIC}/assets/.+\.js", name) for name in names)


def test_the_wheel_holds_the_package_and_nothing_beside_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist()}
    assert tops == {"tantrix", "-".join(wheel.name.split("-")[:2]) + ".dist-info"}


def test_the_wheel_holds_what_is_native_and_no_source_of_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith("tantrix/native/")]
    suffix = Path(sysconfig.get_config_var("EXT_SUFFIX")).suffix
    assert {Path(name).suffix for name in names} == {".py", ".pyi", suffix}
    assert {Path(name).name.split(".", 1)[0] for name in names if name.endswith(suffix)} == {
        "_native"
    }


@pytest.mark.parametrize(
    "program",
    [
        "from tantrix import native; print(len(native.REASONS))",
        """from tantrix import solver
from tantrix.puzzles.catalogue import puzzle
print(solver.count(puzzle("discovery-10")).count)""",
    ],
)
def test_an_installed_wheel_counts_with_what_is_native(
    command: Path, tmp_path: Path, program: str
) -> None:
    python = command.with_name("python")
    done = subprocess.run(
        [python, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.stderr, int(done.stdout) > 0) == ("", True)


def test_an_installed_wheel_serves_its_page_without_node(wheel: Path, address: str) -> None:
    page = fetch(address).decode()
    assets = re.findall(r"""(?:src|href)="/(assets/[^"]+)""", page)
    assert any(asset.endswith(".js") for asset in assets)
    with zipfile.ZipFile(wheel) as archive:
        for asset in assets:
            assert fetch(address + asset) == archive.read(f"{STATIC}/{asset}")


def test_the_lock_files_name_versions_and_no_place_to_fetch_them_from() -> None:
    pins = (ROOT / "requirements.txt").read_text().splitlines()
    assert [line for line in pins if not re.match(r"[a-z0-9-]+==[0-9.]+( ; |$)", line)] == []
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []

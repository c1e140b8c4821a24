"""The wheel as a stranger gets it: the page inside, its own dependencies, no Node."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
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


def names_in(requirements: list[str] | None, extra: str = "") -> list[str]:
    """Name what the requirements ask for on this machine, with one extra or none."""
    asked = map(Requirement, requirements or [])
    here = (one for one in asked if one.marker is None or one.marker.evaluate({"extra": extra}))
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


def installed(wheel: Path, home: Path, extra: str | None) -> Path:
    """Install the wheel with what an extra requires, None: alone; return its Python."""
    uv = ROOT / "tools" / "uv"
    subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, home], check=True)
    python = home / "bin" / "python"
    install = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, wheel]
    subprocess.run(install, check=True)
    (folder,) = (home / "lib").glob("python3*/site-packages")
    (information,) = folder.glob("tantrix-*.dist-info")
    requires = metadata.Distribution.at(information).requires
    for name in closure(names_in(requires, extra)) if extra is not None else ():
        lend(name, folder)
    return python


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of a wheel installed with the extra `server`."""
    python = installed(wheel, tmp_path_factory.mktemp("installed") / "env", "server")
    return python.with_name("tantrix")


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a wheel installed without extras."""
    return installed(wheel, tmp_path_factory.mktemp("plain") / "env", "")


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a wheel beside which nothing is installed at all."""
    return installed(wheel, tmp_path_factory.mktemp("bare") / "env", None)


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


LIBRARY = """
import random, sys, tantrix
from tantrix import conversion
from tantrix.engine import serve
game = tantrix.new_game(seed=1)
for level in ("greedy", "planner", "level8"):
    game.play(tantrix.make_robot(level, random.Random(1)).choose(game.hidden()))
tree = tantrix.Game.played(game)
assert str(tantrix.read_game(str(tree))[0]) == str(tree)
assert tantrix.read_position(tantrix.write_position(game)) == game
assert game._repr_svg_().startswith("<svg")
assert tantrix.count(tantrix.puzzle("discovery-7")).count == 36
conversion.write_games([tree], sys.stdout.buffer, "json")
third = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
print(sorted(name for name in third if not name.startswith(("_", "tantrix", "sitecustomize"))))
"""


def test_the_library_needs_nothing_but_python(bare: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [bare, "-I", "-c", LIBRARY], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["--help"], 0),
        (["puzzles"], 0),
        (["solve", "discovery-5"], 0),
        (["legal", "v1 strategy:2 free 0 1,2/3,4 ?52 -"], 0),
        (["match", "random", "greedy", "--games", "2", "--pairs"], 0),
        (["serve", "--port", "0"], 2),
        (["admin", "verify"], 2),
    ],
)
def test_the_command_needs_the_extra_of_the_server_only_for_the_server(
    plain: Path, tmp_path: Path, words: list[str], status: int
) -> None:
    done = subprocess.run(
        [plain.with_name("tantrix"), *words],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stderr
    assert ("install tantrix[server]" in done.stderr) == bool(status), done.stderr
    assert "Traceback" not in done.stderr


def test_the_description_of_the_wheel_has_no_link_into_a_checkout(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("dist-info/METADATA"))
        described = archive.read(name).decode()
    assert "Description-Content-Type: text/markdown" in described
    assert "# tantrix\n" in described
    assert ">>> import tantrix" in described
    assert re.findall(r"\]\((?!https?:)", described) == []
    for name in ("Author", "Keywords", "License-Expression", "Classifier", "Requires-Python"):
        assert f"\n{name}: " in described


def test_a_wheel_without_the_page_is_refused(tmp_path: Path) -> None:
    (tmp_path / "docs" / "library").mkdir(parents=True)
    page = "docs/library/package.md"
    for name in ("pyproject.toml", page, "LICENSE", "THIRD_PARTY_NOTICES", "native"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    (tmp_path / "src" / "tantrix").mkdir(parents=True)
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", "out"]
    done = subprocess.run(
        [*build, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "The page is not built" in done.stdout + done.stderr


def test_the_source_that_is_published_holds_the_built_page(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(tmp_path)]
    done = subprocess.run([*build, str(ROOT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (source,) = tmp_path.glob("tantrix-*.tar.gz")
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    # With the page inside, no Node is asked for where it is built.
    assert {f"src/{STATIC}/index.html", "native/CMakeLists.txt", "pyproject.toml"} <= names
    assert any(re.fullmatch(rf"src/{STATIC}/assets/.+\.js", name) for name in names)
    assert not any("node_modules" in name for name in names)


def without_node(folder: Path) -> str:
    """Return a search path with every program of ours but Node and what comes with it."""
    for place in os.get_exec_path():
        for program in Path(place).glob("*"):
            if program.name not in {"node", "nodejs", "npm", "npx", "corepack"}:
                with contextlib.suppress(FileExistsError):
                    (folder / program.name).symlink_to(program)
    return str(folder)


@pytest.mark.soak  # all that is native is compiled anew
def test_a_wheel_is_built_of_the_published_source_without_node(tmp_path: Path) -> None:
    (tmp_path / "programs").mkdir()
    path = without_node(tmp_path / "programs")
    assert shutil.which("c++", path=path)
    assert shutil.which("node", path=path) is None
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", tmp_path / "built", ROOT]
    done = subprocess.run(  # without a word for either: the source, and from it the wheel
        build, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    (built,) = (tmp_path / "built").glob("tantrix-*.whl")
    with zipfile.ZipFile(built) as archive:
        assert f"{STATIC}/index.html" in archive.namelist()
    python = installed(built, tmp_path / "env", None)
    smoke = [python, "-I", ROOT / "tools" / "smoke_test.py"]
    tried = subprocess.run(smoke, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (tried.returncode, tried.stderr) == (0, "")


def test_the_wheel_holds_the_notices_of_what_is_built_into_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith("THIRD_PARTY_NOTICES"))
        notices = archive.read(name).decode()
    for part in ("nanobind", "robin-map", "Svelte", "idb"):
        assert f"\n{part}, " in notices


def test_an_installed_wheel_serves_its_page_without_node(wheel: Path, address: str) -> None:
    page = fetch(address).decode()
    assets = re.findall(r"""(?:src|href)="/(assets/[^"]+)""", page)
    assert any(asset.endswith(".js") for asset in assets)
    with zipfile.ZipFile(wheel) as archive:
        for asset in assets:
            assert fetch(address + asset) == archive.read(f"{STATIC}/{asset}")


def test_a_wheel_is_built_and_tried_for_every_python_that_is_promised() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    promised = re.findall(r"Python :: 3\.(\d+)", "\n".join(settings["project"]["classifiers"]))
    wheels = settings["tool"]["cibuildwheel"]
    assert wheels["build"].split() == [f"cp3{minor}-*" for minor in promised]
    assert "musllinux" not in wheels["skip"]
    assert any("smoke_test.py" in command for command in wheels["test-command"])


def test_every_change_is_tested_by_every_python_that_is_promised() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(settings["project"]["classifiers"]))
    tests = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    (matrix,) = re.findall(r"python: (\[.*\])", tests)
    assert json.loads(matrix) == promised


def test_nothing_is_published_that_did_not_run_on_the_lowest_versions() -> None:
    workflow = (ROOT / ".github" / "workflows" / "wheels.yml").read_text(encoding="utf-8")
    jobs = dict(re.findall(r"^  (\w+):\n((?:    .*\n?|\n)+)", workflow, re.MULTILINE))
    assert "tools/lowest wheelhouse/" in jobs["lowest"]
    (needed,) = re.findall(r"needs: \[(.*)\]", jobs["publish"])
    assert "lowest" in needed.split(", ")
    tried = (ROOT / "tools" / "lowest").read_text(encoding="utf-8")
    assert "--resolution lowest-direct" in tried
    for words in ("--help", "match ", "tantrix serve", "api/openapi.json"):
        assert words in tried


def test_an_installed_wheel_does_what_is_tried_of_every_wheel(bare: Path, tmp_path: Path) -> None:
    smoke = [bare, "-I", ROOT / "tools" / "smoke_test.py"]
    done = subprocess.run(smoke, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_lock_files_name_versions_with_hashes_and_no_place_to_fetch_them_from() -> None:
    pin = re.compile(r"[a-z0-9-]+==[0-9.]+( ; [^\\]+)?( --hash=sha256:[0-9a-f]{64})+")
    for name in ("requirements.txt", "requirements-bench.txt", "requirements-wasm.txt"):
        pins = re.sub(r" \\\n +", " ", (ROOT / name).read_text()).splitlines()
        assert [line for line in pins if not pin.fullmatch(line)] == []
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert [name for name, entry in lock["packages"].items() if "resolved" in entry] == []

"""The robot of docs/api.md is one that plays."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import httpx

from client.test_command import told_token
from server.kit import PERSON, ROBOT, wish
from server.process import serving

DOCS = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_robot_of_the_docs_has_twenty_lines_and_plays_a_whole_game(tmp_path: Path) -> None:
    [code] = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    file = tmp_path / "a robot.py"
    file.write_text(code, encoding="utf-8")
    secret = told_token(tmp_path / "house.db")
    with serving(tmp_path / "house.db") as house:
        headers = {"Authorization": f"Bearer {secret}"}
        asked = wish(PERSON, ROBOT)
        made = httpx.post(f"{house.url}api/tables", json=asked, headers=headers).json()["table"]
        robot = subprocess.Popen([sys.executable, str(file), house.url, secret])
        try:
            while httpx.get(f"{house.url}api/tables/{made}").json()["result"] is None:
                assert robot.poll() is None
                time.sleep(0.05)
        finally:
            robot.kill()
            robot.wait()

"""A program in another language, which knows no Python, plays on a server through `tantrix bot`."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.test_command import bot, made_token
from engine.compiled import compiled, compiler
from server.process import get, serving
from sizes import PATIENCE_S


@pytest.mark.skipif(compiler() is None, reason="there is no C++ compiler to build the engine with")
def test_an_engine_in_cpp_plays_a_whole_game_on_a_server(tmp_path: Path) -> None:
    data, file = tmp_path / "tantrix.db", tmp_path / "token"
    secret = made_token(data)
    file.write_text(secret, encoding="utf-8")
    engine = ("--engine", f"'{compiled(tmp_path)}'", "--movetime", "100")
    with serving(data) as server:
        words = ("--token-file", str(file), *engine, "--play", "random", "--games", "1")
        output, faults = (playing := bot(server.url, *words)).communicate(timeout=PATIENCE_S)
        headers = {"Authorization": f"Bearer {secret}"}
        [listed] = get(f"{server.url}api/tables", headers=headers).json()["tables"]
        table = get(f"{server.url}api/tables/{listed['table']['id']}", headers=headers).json()
    assert (playing.returncode, faults) == (0, ""), output
    assert table["result"]["outcome"]["termination"] == "played"
    [mine] = table["you"]
    chosen = [one for one in table["log"] if one["player"] == mine and not one["forced"]]
    assert chosen

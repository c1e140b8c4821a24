"""Settings of a server: where they come from, which of them wins, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tantrix.messages import LANGUAGES, say
from tantrix.rules.core.errors import TantrixError
from tantrix.server.config import FILE, NAMES, Settings, foreign, read

SECRET = "postgresql://house:pa55word@db/house"  # noqa: S105 - an example


def written(folder: Path, text: str) -> Path:
    file = folder / "tantrix.toml"
    file.write_text(text, encoding="utf-8")
    return file


def refused(
    flags: dict[str, object], environ: dict[str, str], file: Path | None = None
) -> TantrixError:
    with pytest.raises(TantrixError) as caught:
        read(flags, environ, file)
    return caught.value


def test_without_anything_every_setting_has_its_default() -> None:
    assert read({}, {}) == Settings()
    assert read({"host": None, "port": None}, {"TANTRIX_HOST": "", "HOME": "/"}) == Settings()


def test_a_flag_beats_the_environment_the_environment_the_file_the_file_the_default(
    tmp_path: Path,
) -> None:
    file = written(tmp_path, 'host = "file"\nport = 1\ntables = 7\n')
    found = read({"host": "flag"}, {"TANTRIX_HOST": "env", "TANTRIX_PORT": "2"}, file)
    assert (found.host, found.port, found.tables, found.sockets) == ("flag", 2, 7, 1000)


def test_the_environment_may_name_the_file_and_a_flag_another(tmp_path: Path) -> None:
    one, other = written(tmp_path, "port = 1\n"), tmp_path / "other.toml"
    other.write_text("port = 2\n")
    assert read({}, {FILE: str(one)}).port == 1
    assert read({}, {FILE: str(one)}, other).port == 2


def test_texts_of_the_environment_become_what_the_setting_is() -> None:
    environ = {
        "TANTRIX_PORT": "80",
        "TANTRIX_SECURE_COOKIES": "true",
        "TANTRIX_TABLES_A_SECOND": "0.5",
        "TANTRIX_ORIGINS": "https://a.example, https://b.example:8443",
        "TANTRIX_PROXIES": "127.0.0.1 10.0.0.0/8",
        "TANTRIX_SOAK": "1",
    }
    found = read({}, environ)
    assert (found.port, found.secure_cookies, found.tables_a_second) == (80, True, 0.5)
    assert found.origins == ("https://a.example", "https://b.example:8443")
    assert found.proxies == ("127.0.0.1", "10.0.0.0/8")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("port", "65536"),
        ("port", "http"),
        ("log", "loud"),
        ("secure_cookies", "perhaps"),
        ("address", "https://a.example/"),
        ("address", "a.example"),
        ("address", "https://ann@a.example"),
        ("origins", "https://a.example ftp://b.example"),
        ("origins", "https://A.example"),
        ("origins", "https://a.example:port"),
        ("proxies", "localhost"),
        ("database", "mysql://db/house"),
        ("redis", "http://cache"),
        ("metrics_token", "short"),
        ("tables", "0"),
        ("drain_s", "-1"),
    ],
)
def test_a_wrong_value_is_refused_by_the_name_of_the_variable(name: str, text: str) -> None:
    error = refused({}, {f"TANTRIX_{name.upper()}": text})
    assert error.id == "bad.setting.value"
    assert (error.params["name"], error.params["where"]) == (name, f"TANTRIX_{name.upper()}")


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("port", "65536", "TANTRIX_PORT: “port” must be a whole number from 0 to 65535."),
        ("body", "1", "TANTRIX_BODY: “body” must be a whole number from 1024 to 16777216."),
        ("robots", "none", "TANTRIX_ROBOTS: “robots” must be a whole number from 1 to 64."),
        ("log", "loud", "TANTRIX_LOG: “log” must be one of debug, info, warning, error."),
        (
            "tables_a_second",
            "0",
            "TANTRIX_TABLES_A_SECOND: “tables_a_second” must be a number above 0.",
        ),
        (
            "secure_cookies",
            "on!",
            "TANTRIX_SECURE_COOKIES: “secure_cookies” must be true or false.",
        ),
        (
            "metrics_token",
            "short",
            "TANTRIX_METRICS_TOKEN: “metrics_token” must be a text of at least 16 letters.",
        ),
    ],
)
def test_a_refusal_says_what_the_setting_can_be(name: str, text: str, expected: str) -> None:
    assert say(refused({}, {f"TANTRIX_{name.upper()}": text})) == expected


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_refused_every_language_says_what_is_allowed(name: str, tmp_path: Path) -> None:
    error = refused({}, {}, written(tmp_path, f"{name} = {{ }}\n"))
    for lang in LANGUAGES:
        text = say(error, lang=lang)
        assert text.startswith(str(tmp_path))
        assert name in text
        assert "{" not in text
        assert text != say("bad.setting.value", {**error.params, "reason": None}, lang)


def test_a_wrong_flag_is_refused() -> None:
    error = refused({"host": ""}, {})
    assert say(error) == "--host: “host” must be a text of at least 1 letter."


def test_a_name_in_the_file_that_is_no_setting_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, 'hots = "x"\n')
    error = refused({}, {}, file)
    assert error.id == "bad.setting.unknown"
    assert say(error).startswith(
        f"{file}: there is no setting “hots”; the settings are host, port, "
    )


def test_variables_of_a_service_of_the_same_name_are_passed_over_and_listed() -> None:
    linked = {
        "TANTRIX_SERVICE_HOST": "10.0.0.1",
        "TANTRIX_PORT": "tcp://10.0.0.1:8765",
        "TANTRIX_PORT_8765_TCP": "tcp://10.0.0.1:8765",
        "TANTRIX_HOST": "0.0.0.0",  # noqa: S104 - nothing listens there
        "TANTRIX_EMPTY": "",
    }
    assert read({}, linked) == Settings(host="0.0.0.0")  # noqa: S104
    assert foreign(linked) == [
        "TANTRIX_PORT", "TANTRIX_PORT_8765_TCP", "TANTRIX_SERVICE_HOST",
    ]  # fmt: skip
    assert foreign({"TANTRIX_PORT": "8765", "TANTRIX_CONFIG": "x"}) == []


def test_a_value_of_the_file_must_be_of_the_right_type(tmp_path: Path) -> None:
    file = written(tmp_path, 'port = "80"\n')
    assert say(refused({}, {}, file)) == f"{file}: “port” must be a whole number from 0 to 65535."
    file = written(tmp_path, 'origins = "https://a.example"\n')
    assert refused({}, {}, file).id == "bad.setting.value"


def test_a_file_that_cannot_be_read_or_is_no_toml_is_refused(tmp_path: Path) -> None:
    assert refused({}, {}, tmp_path / "none.toml").id == "bad.setting.file"
    assert refused({}, {}, tmp_path).id == "bad.setting.file"
    assert refused({}, {}, written(tmp_path, "port = \n")).id == "bad.setting.form"
    (tmp_path / "tantrix.toml").write_bytes(b"\xff\xfe")
    assert refused({}, {}, tmp_path / "tantrix.toml").id == "bad.setting.form"
    assert refused({}, {}, written(tmp_path, "# long\n" * 20_000)).id == "bad.setting.form"


def test_settings_never_show_what_is_in_them() -> None:
    assert SECRET not in repr(read({"database": SECRET}, {}))
    assert "pa55" not in str(refused({}, {"TANTRIX_DATABASE": SECRET.replace("postgresql", "x")}))


def test_cookies_are_secure_where_the_public_address_is_unless_said_otherwise() -> None:
    assert Settings().secure is None
    assert Settings(address="https://a.example").secure is True
    assert Settings(address="http://a.example").secure is False
    assert Settings(address="https://a.example", secure_cookies=False).secure is False


def test_pages_of_the_public_address_and_of_the_origins_may_ask() -> None:
    found = Settings(address="https://a.example", origins=("https://b.example",))
    assert found.allowed_origins == {"https://a.example", "https://b.example"}
    assert Settings().allowed_origins == frozenset()


def test_every_setting_has_a_name_that_the_environment_can_have() -> None:
    assert all(name == name.lower() and name.isidentifier() for name in NAMES)

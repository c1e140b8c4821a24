"""Names and passwords: what is one, and what looks alike."""

from __future__ import annotations

import asyncio
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.forked import PASSWORD_COSTS
from tantrix.messages import LANGUAGES, catalogue
from tantrix.robots.base import LEVELS
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import passwords
from tantrix.server.auth.names import clean, folded, is_given, skeleton
from tantrix.server.auth.names import given as given_name

PLAIN = st.text("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=2, max_size=20)
ANY = st.text(min_size=0, max_size=24)


def reason(name: str) -> object:
    with pytest.raises(TantrixError) as refusal:
        clean(name)
    assert refusal.value.id == "bad.name"
    return refusal.value.params["reason"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Ａｎｎ", "Ann"),  # noqa: RUF001 - wide letters
        ("Zoe\u0301", "Zo\u00e9"),
        ("J. R.", "J. R."),
        ("Jean-Paul_3", "Jean-Paul_3"),
        ("Ольга", "Ольга"),
        ("山田たろう", "山田たろう"),
        ("이순신", "이순신"),
    ],
)
def test_names_of_all_alphabets_are_kept_in_one_form(name: str, kept: str) -> None:
    assert clean(name) == kept


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("A", "length"),
        ("a" * 21, "length"),
        ("", "length"),
        ("A\u200bnn", "letters"),
        ("Ann\u202e", "letters"),
        ("An\u3164n", "letters"),
        ("A\u0336n\u0336n", "letters"),
        ("Ann<b>", "letters"),
        ("Ann\U0001f600", "letters"),
        ("Ann\n\x00", "letters"),
        ("Аnn", "scripts"),  # noqa: RUF001 - the first letter is Cyrillic
        ("-Ann", "marks"),
        ("Ann_", "marks"),
        ("..", "marks"),
        ("admin", "reserved"),
        ("Adm1n", "reserved"),
        ("The Moderator", "reserved"),
        ("ROB0T 7", "reserved"),
        ("Guest 4821", "reserved"),
        ("deleted", "reserved"),
        ("Tantrix", "reserved"),
    ],
)
def test_what_is_no_name_is_refused_with_the_reason(name: str, why: str) -> None:
    assert reason(name) == why


def test_nobody_is_called_like_a_robot() -> None:
    for level in LEVELS:
        assert reason(level.capitalize()) == "reserved"
        for lang in LANGUAGES:
            text = str(catalogue(lang)[f"page.robot.{level}"])
            assert reason(text) == "reserved"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bill", "B1ll"),
        ("Bill", "BiII"),
        ("Olga", "0lga"),
        ("Mary", "Rnary".replace("R", "r")),
        ("Coco", "Сосо"),  # noqa: RUF001 - Cyrillic
        ("NINA", "ΝΙΝΑ"),  # noqa: RUF001 - Greek
        ("Ann Lee", "Ann_Lee"),
        ("Annlee", "Ann Lee"),
        ("Zoë", "Zoe"),
        ("Will", "vvill"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@given(ANY)
def test_a_name_that_is_kept_stays_as_it_is_and_shows_whole(name: str) -> None:
    try:
        kept = clean(name)
    except TantrixError:
        return
    assert clean(kept) == kept
    assert 2 <= len(kept) <= 20
    assert kept.isprintable()
    assert not any(unicodedata.category(one)[0] in "CMS" for one in kept)
    assert skeleton(kept)


@given(PLAIN)
def test_capitals_make_no_other_name(name: str) -> None:
    for other in (name.upper(), name.lower(), name.swapcase()):
        assert folded(other) == folded(name)


@given(ANY)
def test_a_skeleton_is_its_own(name: str) -> None:
    assert skeleton(skeleton(name)) == skeleton(name)
    assert not set(skeleton(name)) & set(" -_.")


def test_the_server_knows_the_names_that_it_gives() -> None:
    assert is_given(given_name(4821))
    assert given_name(4821, "fr") == "Invité 4821"
    assert is_given(given_name(4821, "fr"))
    assert not is_given("Guest Ann")


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("1234567", "short"),
        ("ﬃﬃ", "short"),
        ("ANN LEE 7", "name"),
        ("Password", "common"),
        ("aaaaaaaaaaaa", "common"),
        ("12121212", "common"),
    ],
)
def test_a_password_that_is_easily_guessed_is_refused(password: str, why: str) -> None:
    with pytest.raises(TantrixError) as refusal:
        passwords.check_new(password, "Ann Lee 7")
    assert (refusal.value.id, refusal.value.params["reason"]) == ("people.password", why)


@pytest.mark.anyio
async def test_a_hash_costs_what_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds, memory_kib = PASSWORD_COSTS
    monkeypatch.setattr(passwords, "ROUNDS", rounds)
    monkeypatch.setattr(passwords, "MEMORY_KIB", memory_kib)
    kept = await passwords.Passwords().hash("a password")
    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")


@pytest.mark.anyio
async def test_only_so_many_passwords_wait_to_be_hashed() -> None:
    hashing = passwords.Passwords(workers=1, most=2)
    wanted = [hashing.hash(f"password {number}") for number in range(4)]
    done = await asyncio.gather(*wanted, return_exceptions=True)
    refused = [one.id for one in done if isinstance(one, TantrixError)]
    assert refused == ["people.busy"] * 2
    assert await hashing.check(str(done[0]), "password 0")
    assert not await hashing.check(str(done[1]), "password 0")
    assert not await hashing.check(None, "password 0")
    assert not await hashing.check("no hash", "password 0")


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ALL", "\u13aa\u13de\u13de"),  # Cherokee
        ("BELL", "\ua4d0\ua4f0\ua4e1\ua4e1"),  # Lisu
        ("soon", "\u0455\u0585\u0585\u0578"),  # Cyrillic and Armenian
        ("Alice", "A|ice"),
        ("Alice", "A\u2223ice"),
    ],
)
def test_names_look_alike_in_whatever_script(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "Anna"), ("\u041e\u043b\u044c\u0433\u0430", "Olga"), ("\u5c71\u7530", "\u5c71\u672c")],
)
def test_names_that_look_different_stay_apart(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)

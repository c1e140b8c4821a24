"""What `deploy/` has for whoever keeps a server: files that fit each other, and the program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from starlette.applications import Starlette

from tantrix.server.config import PREFIX, read
from tantrix.server.run import config
from tantrix.server.web.counters import REGISTRY

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
MONITORING = DEPLOY / "monitoring"
YEAR_S = 365 * 86_400
SECRETS = {
    "SITE": "play.example",
    "POSTGRES_PASSWORD": "abcdefgh",
    "METRICS_TOKEN": "0123456789abcdef",
    "GRAFANA_PASSWORD": "secret",
}

COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]


def filled_in(text: str) -> str:
    """Return a text of the Compose file with its variables, as Compose fills them in."""
    return re.sub(r"\$\{(\w+)(:\?[^}]*)?\}", lambda match: SECRETS[match[1]], text)


def counted() -> set[str]:
    """Return the names of everything that the server counts, as Prometheus stores it."""
    endings = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
    return {family.name + end for family in REGISTRY.collect() for end in endings[family.type]}


def test_compose_runs_the_server_with_settings_that_it_takes() -> None:
    given = {name: filled_in(text) for name, text in SERVICES["tantrix"]["environment"].items()}
    assert all(name.startswith(PREFIX) for name in given)
    settings = read({}, given)
    assert settings.secure
    assert settings.address == f"https://{SECRETS['SITE']}"
    assert settings.proxies == (SERVICES["caddy"]["networks"]["inside"]["ipv4_address"],)


def test_compose_asks_for_every_secret_that_it_uses() -> None:
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    asked = re.findall(r"^(\w+)=", (DEPLOY / "compose.env").read_text(), re.MULTILINE)
    assert used == set(asked) == set(SECRETS)


@pytest.mark.parametrize("name", SERVICES)
def test_every_service_is_bounded_restarted_and_of_a_version_that_is_named(name: str) -> None:
    service = SERVICES[name]
    assert re.fullmatch(r"\d+[mg]", service["mem_limit"])
    assert service["restart"] == "unless-stopped"
    if name != "tantrix":
        image, version = service["image"].split(":")
        assert image
        assert re.fullmatch(r"v?\d+\.\d+.*", version)
    for volume in service.get("volumes", []):
        source = volume.split(":")[0]
        if source.startswith("."):
            assert (DEPLOY / source).is_file()
        else:
            assert source in COMPOSE["volumes"]
    for other in service.get("depends_on", []):
        assert other in SERVICES


def test_only_the_proxy_is_reached_from_outside() -> None:
    ports = {name: one["ports"] for name, one in SERVICES.items() if "ports" in one}
    assert ports.pop("caddy") == ["80:80", "443:443", "443:443/udp"]
    assert all(port.startswith("127.0.0.1:") for of_one in ports.values() for port in of_one)
    shared = set(SERVICES["caddy"]["networks"]) & set(SERVICES["tantrix"]["networks"])
    assert shared == {"inside"}


def test_the_proxy_finds_the_server_and_keeps_inside_what_is_not_for_everybody() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert set(re.findall(r"\{\$(\w+)", caddy)) == set(SERVICES["caddy"]["environment"])
    assert "path /metrics /health/*" in caddy
    host, port = SERVICES["caddy"]["environment"]["UPSTREAM"].split(":")
    assert host in SERVICES
    assert f"TANTRIX_PORT={port}" in (DEPLOY / "Containerfile").read_text()


def test_the_proxy_gives_up_an_idle_connection_before_the_server_does() -> None:
    [kept_s] = re.findall(r"keepalive (\d+)s", (DEPLOY / "Caddyfile").read_text())
    kept = config(Starlette()).timeout_keep_alive
    assert int(kept_s) < kept
    assert f"within {kept} seconds" in (ROOT / "docs/server/operations.md").read_text()


def test_proxies_keep_browsers_on_tls_and_slow_readers_away() -> None:
    caddy, nginx = ((DEPLOY / name).read_text() for name in ("Caddyfile", "nginx.conf"))
    for proxy in (caddy, nginx):
        [age_s] = re.findall(r'Strict-Transport-Security "max-age=(\d+)"', proxy)
        assert int(age_s) >= YEAR_S
    for limit in ("req", "conn"):
        [zone] = re.findall(rf"limit_{limit}_zone +\$binary_remote_addr zone=(\w+):", nginx)
        assert re.search(rf"limit_{limit} +(zone=)?{zone}\b", nginx)
    places = re.findall(r"^    location (.*?) \{\n(.*?)^    \}", nginx, re.MULTILINE | re.DOTALL)
    unbuffered = [place for place, block in places if "proxy_buffering off" in block]
    [streams] = unbuffered
    pattern = re.compile(streams.removeprefix("~ "))
    assert pattern.match("/api/stream/games")
    assert not pattern.match("/api/games")


def test_the_service_has_a_bound_of_memory() -> None:
    service = (DEPLOY / "tantrix.service").read_text()
    assert re.search(r"^MemoryMax=\d+[MG]$", service, re.MULTILINE)
    assert "\nUMask=0077\n" in service


def test_the_monitoring_files_name_each_other_as_they_are_mounted() -> None:
    config = yaml.safe_load((MONITORING / "prometheus.yml").read_text())
    mounted = [one.split(":")[1] for one in SERVICES["prometheus"]["volumes"]]
    assert f"/etc/prometheus/{config['rule_files'][0]}" in mounted
    [job] = config["scrape_configs"]
    [found] = job["dns_sd_configs"]
    assert found["names"] == ["tantrix"]
    [secret] = SERVICES["prometheus"]["secrets"]
    assert job["authorization"]["credentials_file"] == f"/run/secrets/{secret}"
    assert COMPOSE["secrets"][secret]["environment"] == "METRICS_TOKEN"
    [provider] = yaml.safe_load((MONITORING / "dashboards.yml").read_text())["providers"]
    [dashboard] = [one for one in SERVICES["grafana"]["volumes"] if "dashboard.json" in one]
    assert Path(dashboard.split(":")[1]).parent == Path(provider["options"]["path"])


def test_the_dashboard_shows_everything_that_is_counted_and_nothing_else() -> None:
    dashboard = json.loads((MONITORING / "dashboard.json").read_text())
    [source] = yaml.safe_load((MONITORING / "datasource.yml").read_text())["datasources"]
    shown: set[str] = set()
    for panel in dashboard["panels"]:
        assert panel["datasource"]["uid"] == source["uid"]
        for target in panel["targets"]:
            names = set(re.findall(r"tantrix_\w+", target["expr"]))
            assert names <= counted()
            shown |= names
    bases = {re.sub(r"_(bucket|sum|count|total)$", "", name) for name in counted()}
    assert {re.sub(r"_(bucket|total)$", "", name) for name in shown} == bases
    places = [tuple(panel["gridPos"].values()) for panel in dashboard["panels"]]
    assert len(set(places)) == len(places)


def test_the_alarms_are_of_what_is_counted() -> None:
    [group] = yaml.safe_load((MONITORING / "alerts.yml").read_text())["groups"]
    for rule in group["rules"]:
        assert set(re.findall(r"tantrix_\w+", rule["expr"])) <= counted()
        assert rule["annotations"]["summary"]

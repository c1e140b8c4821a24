"""What this process counts, for whoever keeps the server.

Nothing here names anybody: labels are words of the program, never of people.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry(auto_describe=True)
"""The counts of this process."""


class Reading:
    """A number of the event loop's thread that changes far more often than anybody looks at it.

    A gauge takes a lock for each change; this one is read when a gauge is asked for it.
    """

    now = 0


WRITING = Reading()
"""The events that are not durable yet."""

COMMITS = Histogram(
    "tantrix_commit_seconds",
    "From the wish to keep an event until it is durable.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
Gauge(
    "tantrix_commits_waiting", "Events that are not durable yet.", registry=REGISTRY
).set_function(lambda: WRITING.now)
FAILED = Counter("tantrix_commits_failed", "Events that could not be kept.", registry=REGISTRY)
EVENTS = Counter("tantrix_events", "Events of tables, by kind.", ["kind"], registry=REGISTRY)
THINKING = Gauge("tantrix_robots_waiting", "Robots that are asked to move.", registry=REGISTRY)
LOGGED = Counter("tantrix_log_lines", "Lines of the log.", ["level"], registry=REGISTRY)
REQUESTS = Counter(
    "tantrix_http_requests", "Answers over HTTP.", ["method", "status"], registry=REGISTRY
)
SOCKETS = Gauge("tantrix_sockets", "Sockets that are open.", registry=REGISTRY)
ADDRESSES = Gauge("tantrix_addresses", "Addresses from which they come.", registry=REGISTRY)
OPEN = Gauge("tantrix_rooms_open", "Rooms held in memory.", ["kind"], registry=REGISTRY)

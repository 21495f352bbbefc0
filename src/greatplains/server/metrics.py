"""What a host can watch, in the format of Prometheus. Counts and times only: no names, no tables, no turns."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from greatplains.server.counters import Counts, Times

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.events = Counts()
        self.commit_seconds = Times([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5])
        self.registry.register(_OfEveryTurn(self))
        self.clashes = Counter(
            "greatplains_clashes", "Commits that came second and were decided again", registry=self.registry
        )
        self.sockets = Gauge("greatplains_sockets", "Open sockets", registry=self.registry)
        self.slow_sockets = Counter(
            "greatplains_slow_sockets", "Sockets closed because they read too slowly", registry=self.registry
        )
        self.refusals = Counter("greatplains_refusals", "Requests refused, by code", ["code"], registry=self.registry)
        self.damaged_tables = Gauge(
            "greatplains_damaged_tables", "Tables whose stored events cannot be replayed", registry=self.registry
        )
        self.bot_seconds = Histogram(
            "greatplains_bot_turn_seconds", "Time a bot thought about a turn", registry=self.registry
        )
        self.bot_failures = Counter(
            "greatplains_bot_failures", "Bot turns that failed and were tried again", registry=self.registry
        )
        self.review_seconds = Histogram(
            "greatplains_review_seconds", "Time it took to review a turn", registry=self.registry
        )
        self.messages = Counter(
            "greatplains_messages",
            "Messages to people who are not at their table, by lane and outcome",
            ["lane", "outcome"],
            registry=self.registry,
        )
        self.message_seconds = Histogram(
            "greatplains_message_seconds",
            "Time from when a message was due until it had gone out",
            buckets=[0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 3600, 86400],
            registry=self.registry,
        )

    def page(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)


class _OfEveryTurn(Collector):
    """What is counted with every turn. The client's own counters take locks, and longer than deciding on the turn."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        events = CounterMetricFamily("greatplains_events", "Events stored, by kind", labels=["kind"])
        for kind, number in self._metrics.events.of.items():
            events.add_metric([kind], number)
        yield events
        times = self._metrics.commit_seconds
        yield HistogramMetricFamily(
            "greatplains_commit_seconds",
            "Time from a decision to its durable commit",
            buckets=times.up_to(),
            sum_value=times.sum,
        )

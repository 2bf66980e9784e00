"""Figures of the server for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
SOCKETS = Gauge("letrado_sockets", "Connections to games", registry=REGISTRY)
ROOMS = Gauge("letrado_rooms", "Games in memory", registry=REGISTRY)
MOVES = Counter("letrado_commands", "Commands of players answered", registry=REGISTRY)
REQUESTS = Counter("letrado_requests", "Requests by status", ["status"], registry=REGISTRY)
DURABLE = Histogram(
    "letrado_durable_seconds",
    "From a decision until its events are on the disk",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
    registry=REGISTRY,
)


def exposition() -> bytes:
    return generate_latest(REGISTRY)

"""A position studied over HTTP: one line of JSON after another, until the study is done."""

from __future__ import annotations

import json
from typing import Any

from tests.lexicons import lexicon_of
from tests.server.client import Server, Visitor
from tests.server.test_position_study import position


def studied(visitor: Visitor, **asked: object) -> list[dict[str, Any]]:
    """Every line of a study, read as it comes."""
    with visitor.http.stream("POST", "/api/analysis/live", json=asked) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        return [json.loads(line) for line in answer.iter_lines()]


def test_an_ending_is_read_line_by_line_to_its_end(server: Server) -> None:
    lexicon_of("fise-2009")  # derived before anybody waits for an answer
    ana = Visitor(server.url, "Ana")
    cgp = position(unseen=4).written()
    lines = studied(ana, rulebook="fise-2009", cgp=cgp, seconds=60)

    assert [line["done"] for line in lines] == [False] * (len(lines) - 1) + [True]
    assert {line["kind"] for line in lines} == {"ending"}
    last = lines[-1]
    assert last["low"] <= last["value"] <= last["high"]
    assert last["moves"][0]["text"]


def test_what_is_no_position_is_told_before_any_line(server: Server) -> None:
    lexicon_of("fise-2009")
    ana = Visitor(server.url, "Ana")
    asked = {"rulebook": "fise-2009", "cgp": "15/15 CASA/ 0/0 0"}
    answer = ana.http.post("/api/analysis/live", json=asked)

    assert answer.status_code == 422
    assert answer.json()["code"] == "cgp_row_count"

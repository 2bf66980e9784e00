"""The API as it is published: whatever fits its schema is answered, and nothing breaks it."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.schemas import OpenApiSchema

from tests.long_profile import IS_LONG
from tests.server.client import Server, Visitor

# Sessions that end, and what waits for an engine, are tried in other tests.
LEFT_OUT = (
    "/api/session/sign-out",
    "/api/account/delete",
    "/api/analysis",
    "/api/analysis/live",
    "/api/analysis/compare",
    "/api/explain",
)
EXAMPLES = 30 if IS_LONG else 3


@pytest.fixture(scope="module")
def schema(server: Server) -> OpenApiSchema:
    document = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    return schemathesis.openapi.from_dict(document)


def test_the_published_schema_has_every_route_of_the_api(schema: OpenApiSchema) -> None:
    paths = set(schema.raw_schema["paths"])

    assert {"/api/session", "/api/seeks", "/api/games/{game_id}", "/api/judge"} <= paths


def test_whatever_fits_the_schema_is_answered(server: Server, schema: OpenApiSchema) -> None:
    visitor = Visitor(server.url, "Schema")
    operations = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
    for operation in operations:
        if operation.path in LEFT_OUT or operation.path.startswith("/api/schema"):
            continue

        @settings(
            max_examples=EXAMPLES,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            derandomize=True,
            database=None,
        )
        @given(case=operation.as_strategy())
        def answered(case: Any) -> None:
            response = visitor.http.request(
                case.method,
                case.formatted_path,
                params=case.query,
                json=case.body if isinstance(case.body, dict | list) else None,
            )
            assert response.status_code < 500, (case.method, case.formatted_path, response.text)
            if response.status_code >= 400:
                assert set(response.json()) == {"code", "text"}

        answered()


@settings(max_examples=10 * EXAMPLES, deadline=None)
@given(content=st.binary(max_size=300))
def test_bytes_that_are_no_request_break_nothing(server: Server, content: bytes) -> None:
    headers = {"origin": server.url, "content-type": "application/json"}
    with httpx.Client(verify=False) as client:
        answer = client.post(f"{server.url}/api/draw/check", content=content, headers=headers)

    assert answer.status_code in (200, 400, 422)

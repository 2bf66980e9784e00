"""The application: every route, with what stands before and after it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from msgspec import Struct

from letrado.errors import LetradoError
from letrado.server import (
    account_routes,
    admin_routes,
    book_routes,
    claim_routes,
    desk_routes,
    game_routes,
    hall_routes,
    lobby_routes,
    position_routes,
    session_routes,
    study_routes,
    word_routes,
)
from letrado.server.access import KnowWhoAsks, add_headers, check_policy
from letrado.server.failures import http_failure, letrado_failure, unforeseen
from letrado.server.given import TheHub
from letrado.server.hub import Hub
from letrado.server.live import live
from letrado.server.metrics import ROOMS, exposition
from letrado.server.settings import Settings

LARGEST_BODY = 64 * 1024
ROUTES = (
    session_routes.read_session,
    session_routes.choose_name,
    session_routes.sign_in,
    session_routes.sign_out,
    admin_routes.read_accounts,
    admin_routes.add_account,
    admin_routes.change_account,
    admin_routes.remove_account,
    account_routes.read_account,
    account_routes.read_sessions,
    account_routes.end_sessions,
    account_routes.export,
    account_routes.change_password,
    account_routes.begin_totp,
    account_routes.confirm_totp,
    account_routes.delete_account,
    lobby_routes.read_machines,
    lobby_routes.read_seeks,
    lobby_routes.propose,
    lobby_routes.read_seek,
    lobby_routes.accept,
    lobby_routes.withdraw,
    game_routes.read_games,
    game_routes.read_past_games,
    game_routes.read_game,
    game_routes.read_events,
    game_routes.read_journal,
    game_routes.read_draw,
    game_routes.read_pad,
    game_routes.write_pad,
    game_routes.ask_rematch,
    game_routes.claim,
    desk_routes.read_desk_key,
    desk_routes.take_desk,
    desk_routes.read_desk,
    desk_routes.act_at_desk,
    desk_routes.act_as_monitor,
    claim_routes.read_claims,
    claim_routes.make_claim,
    claim_routes.answer_claim,
    hall_routes.read_hall,
    book_routes.read_books,
    book_routes.read_book,
    book_routes.read_article,
    book_routes.compare,
    book_routes.read_readings,
    book_routes.read_tile_set,
    book_routes.read_board,
    book_routes.read_texts,
    study_routes.give_verdict,
    study_routes.explain_word,
    study_routes.analyse,
    study_routes.check_draw,
    position_routes.study_live,
    position_routes.compare_moves,
    word_routes.read_words,
    live,
)


class Health(Struct, frozen=True):
    status: str
    games: int


@get("/health", opt={"act": "read"})
async def health(hub: TheHub) -> Health:
    """Whether the server is well: the database is asked."""
    await hub.ask_database()
    return Health("ok", len(hub.tables.rooms()))


@get("/metrics", opt={"act": "measure"}, media_type="text/plain", include_in_schema=False)
async def metrics(hub: TheHub) -> Response[bytes]:
    ROOMS.set(len(hub.tables.rooms()))
    return Response(exposition(), media_type="text/plain; version=0.0.4")


def create_app(settings: Settings) -> Litestar:
    """A server over a database; it starts and stops with the application."""
    hub = Hub(settings)
    routes: list[Any] = [*ROUTES, health, metrics]
    if settings.pages is not None and settings.pages.is_dir():
        routes.append(_pages(settings.pages))
    return Litestar(
        route_handlers=routes,
        dependencies={"hub": Provide(lambda: hub, sync_to_thread=False)},
        guards=[check_policy],
        middleware=[KnowWhoAsks(hub)],
        before_send=[add_headers],
        lifespan=[lambda _app: hub.running()],
        state=State({"hub": hub}),
        exception_handlers={
            LetradoError: letrado_failure,
            HTTPException: http_failure,
            Exception: unforeseen,
        },
        openapi_config=OpenAPIConfig(
            title="letrado",
            version="1",
            openapi_router=Router("/api/schema", route_handlers=[], opt={"act": "read"}),
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
    )


def _pages(folder: Path) -> Any:  # noqa: ANN401 (a router of the framework)
    return create_static_files_router(
        path="/", directories=[folder], html_mode=True, opt={"act": "read"}
    )

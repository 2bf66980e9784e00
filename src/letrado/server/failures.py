"""What a page is told when something cannot be done: a code, and a sentence in its language."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from letrado.errors import AccessError, ConflictError, DataError, LetradoError
from letrado.messages.catalogue import DEFAULT_LANGUAGE, LANGUAGES, Language, render

_log = logging.getLogger("letrado.server")
UNKNOWN = frozenset(
    {
        "unknown_game",
        "unknown_seek",
        "unknown_rulebook",
        "unknown_article",
        "unknown_session",
        "unknown_claim",
        "unknown_user",
    }
)


class Failure(Struct, frozen=True):
    """Why a request was not carried out."""

    code: str
    text: str


def language_of(request: Request[Any, Any, Any]) -> Language:
    """By the parameter `language`, else by what the browser prefers, else Spanish."""
    named = request.query_params.get("language", "")
    preferred = request.headers.get("accept-language", "")[:200]
    for wish in [named, *preferred.split(",")]:
        short = wish.strip()[:2].lower()
        for language in LANGUAGES:
            if short == language:
                return language
    return DEFAULT_LANGUAGE


def letrado_failure(request: Request[Any, Any, Any], error: LetradoError) -> Response[Failure]:
    """An error of ours, with the status that fits it."""
    match error:
        case AccessError(code="sign_in_first"):
            status = 401
        case AccessError(code="too_often"):
            status = 429
        case AccessError():
            status = 403
        case ConflictError():
            status = 409
        case DataError():
            status = 500
            _log.error("a data file is wrong", exc_info=error)
        case _:
            status = 404 if error.code in UNKNOWN else 422
    text = render(f"error.{error.code}", language_of(request), **error.facts)
    return Response(Failure(error.code, text), status_code=status)


def http_failure(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """What the framework refuses: unknown paths, wrong methods, bodies that do not fit."""
    language = language_of(request)
    if error.status_code == 404:
        failure = Failure("nothing_here", render("error.nothing_here", language))
    elif error.status_code >= 500:
        _log.error("a request failed", exc_info=error)
        failure = Failure("server_failed", render("error.server_failed", language))
    else:
        problem = error.detail[:200]
        failure = Failure("bad_request", render("error.bad_request", language, problem=problem))
    return Response(failure, status_code=error.status_code, headers=error.headers)


def unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """A defect of ours: logged whole, told in one sentence."""
    _log.error("a request failed", exc_info=error)
    text = render("error.server_failed", language_of(request))
    return Response(Failure("server_failed", text), status_code=500)

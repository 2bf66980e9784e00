"""Games that somebody proposes: to all, or by a link."""

from __future__ import annotations

from msgspec import Struct

from letrado.server.about import Terms

BEING_MADE = ""  # somebody has accepted, and the game is not there yet


class Seek(Struct, frozen=True):
    """A proposal. The seed is fixed with it, so that whoever accepts knows the commitment."""

    id: str
    person: str
    name: str
    terms: Terms
    open: bool  # listed for all; else only who has the link may accept
    secret: str
    commitment: str
    seed_word: str
    created_at: int
    game: str | None = None  # once it has been accepted


class SeekView(Struct, frozen=True):
    """A proposal as others see it."""

    id: str
    name: str
    terms: Terms
    open: bool
    commitment: str
    own: bool
    game: str | None


def seek_view(seek: Seek, person: str) -> SeekView:
    own = seek.person == person
    return SeekView(
        seek.id, seek.name, seek.terms, seek.open, seek.commitment, own, seek.game or None
    )

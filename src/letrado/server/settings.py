"""How a server is run: on one's own machine, or for a club."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Settings:
    """With `accounts`, people sign in; without, whoever reaches the server is a guest."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    accounts: bool = False
    origins: tuple[str, ...] = ()  # further ones under which the pages are reached
    pages: Path | None = None  # ui/dist
    https: bool = False  # people reach the server by https
    workers: int = 1  # processes for engine work

    def allowed_origins(self) -> frozenset[str]:
        """The only origins that may ask for a change; nothing is allowed by default."""
        scheme = "https" if self.https else "http"
        names = LOOPBACK if self.host in LOOPBACK else (self.host,)
        shown = [f"[{name}]" if ":" in name else name for name in names]
        own = {f"{scheme}://{name}:{self.port}" for name in shown}
        if self.port == (443 if self.https else 80):
            own |= {f"{scheme}://{name}" for name in shown}
        return frozenset(own | set(self.origins))

    @property
    def others_come(self) -> bool:
        """Can somebody else than the owner of the machine reach the server?"""
        return self.accounts or self.https or bool(self.origins) or self.host not in LOOPBACK

    @property
    def cookie(self) -> str:
        """A browser keeps a __Host- cookie to this host and to https."""
        return "__Host-letrado" if self.https else "letrado"

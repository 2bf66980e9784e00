"""Everything the package may raise.

LetradoError
├── NotationError        text that does not follow a notation: "Z99", "8H4"
├── InputError           what the user gave cannot be used: unknown rulebook, bad override, bad file
├── DataError            a data file of the package is wrong: our fault, fails at load
├── AccessError          who asks may not: not signed in, not one's own game, too often
└── ConflictError        the act no longer fits the state: stale round, closed case

An illegal play is not an exception: it is a Ruling (see letrado.rulebook.ruling).
"""

from __future__ import annotations


class LetradoError(Exception):
    """Base class. `code` names the message under [error] in messages/; `facts` fill it in."""

    def __init__(self, code: str, /, **facts: object) -> None:
        self.code = code
        self.facts = facts
        super().__init__(f"{code}: " + ", ".join(f"{k}={v!r}" for k, v in facts.items()))


class NotationError(LetradoError):
    """Text that cannot be read as what it should be."""


class InputError(LetradoError):
    """Something the user named or gave does not exist or does not fit."""


class DataError(LetradoError):
    """A data file of the package is wrong: `path` and `problem` say where and what."""

    def __init__(self, *, path: str, problem: str) -> None:
        super().__init__("data_invalid", path=path, problem=problem)


class AccessError(LetradoError):
    """Whoever asks is not known, or may not do this."""


class ConflictError(LetradoError):
    """The state has moved on."""

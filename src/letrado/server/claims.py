"""What players claim before the arbiter, and what was answered: one book for each game."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from letrado.errors import ConflictError, InputError
from letrado.rules.side import Side

MOST_CLAIMS = 40


class Claim(Struct, frozen=True):
    """A player calls the arbiter and says why; `answer` is empty until there is one."""

    number: int
    side: Side
    text: str
    at: int  # of the table's time
    answer: str = ""
    upheld: bool | None = None
    answered_at: int | None = None


class ClaimBook(Struct, frozen=True):
    """The claims of a game, in the order in which they were made."""

    claims: tuple[Claim, ...] = ()

    def with_claim(self, side: Side, text: str, at: int) -> ClaimBook:
        """One more; who has an open claim waits for the answer."""
        if any(claim.side == side for claim in self.open()):
            raise ConflictError("claim_open")
        if len(self.claims) >= MOST_CLAIMS:
            raise ConflictError("too_many_claims", most=MOST_CLAIMS)
        return ClaimBook((*self.claims, Claim(len(self.claims) + 1, side, text, at)))

    def with_answer(self, number: int, answer: str, at: int, *, upheld: bool) -> ClaimBook:
        found = next((claim for claim in self.claims if claim.number == number), None)
        if found is None:
            raise InputError("unknown_claim", number=number)
        if found.answered_at is not None:
            raise ConflictError("claim_answered", number=number)
        answered = replace(found, answer=answer, upheld=upheld, answered_at=at)
        return ClaimBook(tuple(answered if one is found else one for one in self.claims))

    def open(self) -> tuple[Claim, ...]:
        return tuple(claim for claim in self.claims if claim.answered_at is None)

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from letrado.rulebook.book import Rulebook
from letrado.rulebook.provision import AnyProvision
from letrado.rulebook.provisions import by_path


@dataclass(frozen=True, slots=True)
class Row:
    """One question and the answer of each book, in the order of the books."""

    path: str
    answers: tuple[AnyProvision, ...]

    @property
    def differs(self) -> bool:
        """Do the books answer otherwise? Grounds alone do not count."""
        return any(answer.value != self.answers[0].value for answer in self.answers)


def compared(books: Sequence[Rulebook]) -> Iterator[Row]:
    """Every question with the answers of these books."""
    columns = [dict(by_path(book.provisions)) for book in books]
    for path in columns[0]:
        yield Row(path, tuple(column[path] for column in columns))

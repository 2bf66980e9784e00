from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from letrado.errors import InputError
from letrado.rulebook.citation import Citation, citations_of
from letrado.rulebook.provision import AnyProvision
from letrado.rulebook.provisions import Provisions, by_path


class Article(Struct, frozen=True, forbid_unknown_fields=True):
    """One article of a printed rulebook. The gist is ours, not a quotation."""

    chapter: str
    title: str
    gist: str
    set_aside: str = ""  # why no provision comes from it


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the cover."""

    title: str
    publisher: str
    date: str
    language: str
    chapters: Mapping[str, str]


class Rulebook(Struct, frozen=True):
    """One edition of one rulebook: its articles and what they fix."""

    id: str
    edition: Edition
    articles: Mapping[str, Article]  # in printed order
    provisions: Provisions
    tournament: str = ""  # name of the tournament whose changes are in the provisions

    def cite(self, *provisions: AnyProvision) -> tuple[Citation, ...]:
        """The grounds of these provisions, each once."""
        found = (c for provision in provisions for c in citations_of(self.id, provision))
        return tuple(dict.fromkeys(found))

    def article(self, number: str) -> Article:
        if number not in self.articles:
            raise InputError("unknown_article", rulebook=self.id, text=number)
        return self.articles[number]

    def provisions_citing(self, number: str) -> dict[str, AnyProvision]:
        """What rests on an article, by path."""
        return {
            path: provision
            for path, provision in by_path(self.provisions)
            if number in provision.articles
        }


def is_part_of(number: str, parent: str) -> bool:
    """Is an article a numbered or lettered part of another: 20.1 of 20, 25a of 25, not 200?"""
    rest = number.removeprefix(parent)
    return rest not in (number, "") and (rest[0] == "." or (len(rest) == 1 and rest.islower()))

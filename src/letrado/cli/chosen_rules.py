"""What a tournament or a game settles otherwise: its file, and the tiers of words named for it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from letrado.cli.files import read_file
from letrado.cli.language import say
from letrado.errors import InputError
from letrado.game.spelling import without_accents
from letrado.messages.catalogue import LANGUAGES, render
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.setting import Tier
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.tournament import TournamentRules, read_tournament_rules

STANDARD = "standard"  # no tier at all, whatever the tournament has
_ALL = "all"


def chosen_rules(
    book: Rulebook, tournament: str | None, tiers: Sequence[str] = ()
) -> TournamentRules | None:
    """The tournament's file, with the tiers named instead of its own; None where all is usual."""
    rules = read_tournament_rules(read_file(tournament), tournament) if tournament else None
    if not tiers:
        return rules
    chosen = {"tiers_in_force": _read_tiers(tiers, book)}
    if rules is None:
        return TournamentRules(rulebook=book.id, provisions={"lexicon": chosen})
    chapter = rules.provisions.get("lexicon", {})
    if not isinstance(chapter, dict):
        return rules  # whoever applies it says what is wrong with it
    return replace(rules, provisions={**rules.provisions, "lexicon": chapter | chosen})


def _read_tiers(names: Sequence[str], book: Rulebook) -> list[Tier]:
    """The tiers in the order of the book, each by its name in any language or in files."""
    offered = _offered(book)
    if not offered:
        books = (load_rulebook(book_id) for book_id in rulebook_ids())
        offering = "; ".join(f"{other.id}: {_known(other)}" for other in books if _offered(other))
        raise InputError("no_tiers_offered", rulebook=book.id, offering=offering)
    wanted: set[str] = set()
    for name in names:
        tier = _named(name, (*offered, _ALL, STANDARD))
        if tier is None:
            raise InputError("unknown_tier", text=name, rulebook=book.id, known=_known(book))
        wanted.update(offered if tier == _ALL else [tier])
    return [tier for tier in offered if tier in wanted]


def _offered(book: Rulebook) -> tuple[Tier, ...]:
    return book.provisions.lexicon.organiser_extensions.value


def _named(name: str, tiers: Sequence[str]) -> str | None:
    given = _plain(name)
    for tier in tiers:
        said = (render(f"tier.{tier}", language) for language in LANGUAGES)
        if given in {_plain(tier), *map(_plain, said)}:
            return tier
    return None


def _plain(name: str) -> str:
    return without_accents(name.strip().lower()).replace("_", "-").replace(" ", "-")


def _known(book: Rulebook) -> str:
    return ", ".join(say(f"tier.{tier}") for tier in (*_offered(book), _ALL, STANDARD))

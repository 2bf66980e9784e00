"""One question put to one or all rulebooks, and the answers as a table or as JSON."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from letrado.cli.language import say, spoken
from letrado.cli.screen import add_row, plain_table, print_json, screen
from letrado.rulebook.book import Rulebook
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.ruling import Ruling
from letrado.rulebook.wording import grounds_text
from letrado.table.wording import ruling_sentence

ALL = "all"


@dataclass(frozen=True)
class Answer:
    """Yes or no, in words, and on what ground. `yes` is None where the question is another one."""

    yes: bool | None
    text: str
    reason: str
    grounds: tuple[Citation, ...]


def answer(*rulings: Ruling, yes: bool | None = None, open_question: bool = False) -> Answer:
    """What rulings say together; yes when all of them allow, unless said otherwise."""
    texts = dict.fromkeys(ruling_sentence(ruling, spoken()) for ruling in rulings)
    grounds = tuple(dict.fromkeys(ground for ruling in rulings for ground in ruling.grounds))
    allowed = all(ruling.allowed for ruling in rulings) if yes is None else yes
    reason = rulings[-1].reason
    return Answer(None if open_question else allowed, " ".join(texts), reason, grounds)


def tell(rulebook: str, ask: Callable[[Rulebook], Answer], *, as_json: bool) -> None:
    """Print the answers; exit 1 when the one book that was asked says no."""
    ids: Sequence[str] = rulebook_ids() if rulebook == ALL else (rulebook,)
    books = [load_rulebook(book_id) for book_id in ids]
    answers = [(book, ask(book)) for book in books]
    if as_json:
        print_json([_view(book, given) for book, given in answers])
    else:
        _print(answers)
    if len(answers) == 1 and answers[0][1].yes is False:
        raise SystemExit(1)


def _view(book: Rulebook, given: Answer) -> dict[str, object]:
    return {
        "rulebook": book.id,
        "allowed": given.yes,
        "reason": given.reason,
        "text": given.text,
        "grounds": given.grounds,
    }


def _print(answers: Sequence[tuple[Rulebook, Answer]]) -> None:
    headings = [say(f"heading.{name}") for name in ("rulebook", "answer", "why", "grounds")]
    table = plain_table(*headings)
    for book, given in answers:
        grounds = grounds_text(given.grounds, spoken(), book.id)
        add_row(table, book.id, _yes_or_no(given.yes), given.text, grounds)
    screen().print(table)


def _yes_or_no(yes: bool | None) -> str:
    return "" if yes is None else say("value_of.yes" if yes else "value_of.no")

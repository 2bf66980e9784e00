"""letrado explain: why a word is good or not, with every derivation and every reason."""

from __future__ import annotations

import click

from letrado.cli.failure import error_text
from letrado.cli.language import say, spoken
from letrado.cli.lexicons import chosen_book, open_lexicon
from letrado.cli.localised import Command
from letrado.cli.screen import add_row, plain_table, print_json, screen
from letrado.cli.word_options import json_option, list_option, tier_option, tournament_option
from letrado.errors import InputError, NotationError
from letrado.lexicon.explanation import Explanation
from letrado.lexicon.explanation import explain as explained
from letrado.lexicon.views import explanation_view
from letrado.lexicon.wording import explanation_lines, verdict_text
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.views import Document


@click.command(cls=Command, help="explain")
@click.argument("word", metavar="PALABRA")
@click.option("--rulebook", "rulebook_id", metavar="ID", help="rulebook_id")
@tournament_option
@tier_option
@list_option
@click.option("--all", "every_book", is_flag=True, help="explain_all")
@json_option
def explain(
    word: str,
    rulebook_id: str | None,
    tournament: str | None,
    tiers: tuple[str, ...],
    list_name: str | None,
    *,
    every_book: bool,
    as_json: bool,
) -> None:
    if every_book:
        _compare(word, as_json=as_json)
        return
    if rulebook_id is None:
        raise InputError("rulebook_needed", known=", ".join(rulebook_ids()))
    book = chosen_book(rulebook_id, tournament, tiers)
    explanation = explained(word, open_lexicon(book, list_name))
    if as_json:
        print_json(explanation_view(explanation))
        return
    out = screen()
    out.print(verdict_text(explanation, spoken()), style="bold", markup=False)
    for line in explanation_lines(explanation, spoken()):
        out.print(f"  {line}", markup=False, soft_wrap=True)


def _compare(word: str, *, as_json: bool) -> None:
    """The answer of every book by the words of its own language; a sign may be of one alone."""
    answers = {book: _answer(word, book) for book in rulebook_ids()}
    unread = [answer for answer in answers.values() if isinstance(answer, NotationError)]
    if len(unread) == len(answers):
        raise unread[0]
    if as_json:
        print_json([_view(book, answer) for book, answer in answers.items()])
        return
    table = plain_table(say("heading.rulebook"), say("heading.answer"), say("heading.grounds"))
    for book, answer in answers.items():
        if isinstance(answer, NotationError):
            add_row(table, book, say("judge.invalid"), error_text(answer))
            continue
        verdict = say("judge.valid" if answer.valid else "judge.invalid")
        add_row(table, book, verdict, "\n".join(explanation_lines(answer, spoken())))
    screen().print(table)


def _answer(word: str, book: str) -> Explanation | NotationError:
    try:
        return explained(word, open_lexicon(load_rulebook(book)))
    except NotationError as wrong:
        return wrong


def _view(book: str, answer: Explanation | NotationError) -> Document:
    if isinstance(answer, NotationError):
        return {"rulebook": book, "valid": False, "error": {"code": answer.code, **answer.facts}}
    return explanation_view(answer)

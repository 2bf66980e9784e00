"""The judge with all its options, and what it keeps for the next time."""

from __future__ import annotations

import click

from letrado.cli.judge import say_verdict
from letrado.cli.language import say
from letrado.cli.lexicons import chosen_book, open_lexicon
from letrado.cli.screen import print_json
from letrado.lexicon.derivation_key import package_key
from letrado.lexicon.judge import judge, judge_each
from letrado.rulebook.views import citation_view
from letrado.storage.folders import cache_folder
from letrado.storage.judge_facts import keep_facts
from letrado.storage.lexicons import facts_for_judge


def answer(
    words: tuple[str, ...],
    rulebook_id: str,
    tournament: str | None,
    tiers: tuple[str, ...],
    list_name: str | None,
    *,
    per_word: bool,
    as_json: bool,
) -> bool:
    """Say the verdict as asked for; was it favourable?"""
    book = chosen_book(rulebook_id, tournament, tiers)
    lexicon = open_lexicon(book, list_name)
    if tournament is None and not tiers:
        key = package_key(rulebook_id)
        keep_facts(cache_folder(), rulebook_id, key, facts_for_judge(book))
    each = judge_each(words, lexicon) if per_word else {}
    verdict = judge(words, lexicon)
    stands_in = facts_for_judge(book).list_may_lack and not lexicon.list_name
    if as_json:
        document: dict[str, object] = {
            "rulebook": book.id,
            "list": lexicon.list_name,
            "correct": verdict.correct,
            "grounds": [citation_view(citation) for citation in verdict.grounds],
            "list_stands_in": stands_in,
        }
        print_json(document | ({"words": each} if per_word else {}))
        return verdict.correct
    for word, good in each.items():
        click.echo(f"{word}\t{say('judge.valid' if good else 'judge.invalid')}")
    say_verdict(correct=verdict.correct, stands_in=stands_in)
    return verdict.correct

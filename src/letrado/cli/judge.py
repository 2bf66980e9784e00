"""letrado judge: one answer for all the words of a play."""

from __future__ import annotations

from importlib import import_module

import click

from letrado.cli.language import say
from letrado.cli.localised import Command
from letrado.cli.quick_words import quick_words
from letrado.cli.word_options import (
    json_option,
    list_option,
    rulebook_option,
    tier_option,
    tournament_option,
)
from letrado.lexicon.word_set import all_words

INVALID = 1


@click.command(cls=Command, help="judge")
@click.argument("words", metavar="PALABRA…", nargs=-1, required=True)
@rulebook_option
@tournament_option
@tier_option
@list_option
@click.option("--per-word", is_flag=True, help="per_word")
@json_option
def judge(
    words: tuple[str, ...],
    rulebook_id: str,
    tournament: str | None,
    tiers: tuple[str, ...],
    list_name: str | None,
    *,
    per_word: bool,
    as_json: bool,
) -> None:
    usual = not (tournament or tiers or list_name or per_word or as_json)
    kept = quick_words(rulebook_id) if usual else None
    if kept is None:
        # Everything else takes the long way, whose modules cost time to read.
        answer = import_module("letrado.cli.full_judge").answer
        correct = answer(
            words,
            rulebook_id,
            tournament,
            tiers,
            list_name,
            per_word=per_word,
            as_json=as_json,
        )
    else:
        word_set, facts = kept
        correct = all_words(words, word_set)
        say_verdict(correct=correct, stands_in=facts.list_may_lack and word_set.is_derived)
    if not correct:
        raise SystemExit(INVALID)


def say_verdict(*, correct: bool, stands_in: bool) -> None:
    """The joint answer, and on the error stream that another list than the book's gave it."""
    click.echo(say("judge.correct_play" if correct else "judge.invalid_play"))
    if stands_in:
        click.echo(say("judge.list_stands_in"), err=True)

"""letrado judge: one answer for all the words of a play."""

from __future__ import annotations

import click

from letrado.cli.language import say
from letrado.cli.lexicons import (
    chosen_book,
    json_option,
    list_option,
    open_lexicon,
    rulebook_option,
    tournament_option,
)
from letrado.cli.localised import Command
from letrado.lexicon.judge import judge as judged
from letrado.lexicon.judge import judge_each

INVALID = 1


@click.command(cls=Command, help="judge")
@click.argument("words", metavar="PALABRA…", nargs=-1, required=True)
@rulebook_option
@tournament_option
@list_option
@click.option("--per-word", is_flag=True, help="per_word")
@json_option
def judge(
    words: tuple[str, ...],
    rulebook_id: str,
    tournament: str | None,
    list_name: str | None,
    *,
    per_word: bool,
    as_json: bool,
) -> None:
    lexicon = open_lexicon(chosen_book(rulebook_id, tournament), list_name)
    each = judge_each(words, lexicon) if per_word else {}
    verdict = judged(words, lexicon)
    caveat = _caveat(lexicon.book.provisions.words.entries.approximate.value, lexicon.list_name)
    if as_json:
        from letrado.cli.screen import print_json  # noqa: PLC0415 - the judge must start at once

        answer: dict[str, object] = {
            "rulebook": lexicon.book.id,
            "list": lexicon.list_name,
            "correct": verdict.correct,
            "approximate": bool(caveat),
        }
        print_json(answer | ({"words": each} if per_word else {}))
    else:
        for word, good in each.items():
            click.echo(f"{word}\t{say('judge.valid' if good else 'judge.invalid')}")
        click.echo(say("judge.correct_play" if verdict.correct else "judge.invalid_play"))
        if caveat:
            click.echo(caveat, err=True)
    if not verdict.correct:
        raise SystemExit(INVALID)


def _caveat(gaps: tuple[str, ...], list_name: str) -> str:
    """What the judge says besides, when the list of the book is not the one that answers."""
    if "closed_list_not_at_hand" in gaps and not list_name:
        return say("judge.list_stands_in")
    return ""

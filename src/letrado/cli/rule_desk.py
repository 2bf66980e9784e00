"""letrado rule: questions about incidents, corrections and penalties."""

from __future__ import annotations

import click

from letrado.cli.rule_answer import Answer, answer, tell
from letrado.cli.rule_group import RACK, choices, question
from letrado.rulebook.book import Rulebook
from letrado.rules.absence import late_arrival, leaving, unjustified_lateness
from letrado.rules.incident import OverdrawFacts, overdraw_remedy, underdraw_remedy
from letrado.rules.penalty import may_penalise, may_show_card
from letrado.rules.sheet import may_correct_play, may_correct_total, may_reopen
from letrado.rules.side import Official

OFFICIALS: dict[str, Official] = choices(Official)


@question("overdraw")
@click.option("--surplus", type=click.IntRange(1, 93), default=1, metavar="N", help="surplus")
@click.option("--drawn", type=click.IntRange(1, 100), metavar="N", help="drawn")
@click.option("--on-rack", is_flag=True, help="already_on_rack")
@click.option("--seen", is_flag=True, help="seen")
@click.option("--noticed-by-opponent", is_flag=True, help="noticed_by_opponent")
@click.option("--own-turn", is_flag=True, help="own_turn")
def overdraw(
    *,
    rulebook: str,
    surplus: int,
    drawn: int | None,
    on_rack: bool,
    seen: bool,
    noticed_by_opponent: bool,
    own_turn: bool,
    as_json: bool,
) -> None:
    facts = OverdrawFacts(
        surplus=surplus,
        drawn=max(drawn or surplus, surplus),
        on_rack=on_rack,
        seen=seen,
        noticed_by="opponent" if noticed_by_opponent else "player",
        in_own_turn=own_turn,
    )
    tell(
        rulebook,
        lambda book: answer(
            overdraw_remedy(facts, RACK + surplus, book).ruling, open_question=True
        ),
        as_json=as_json,
    )


@question("underdraw")
@click.option("--on-rack", is_flag=True, help="already_on_rack")
@click.option("--own-turn", is_flag=True, help="own_turn")
def underdraw(rulebook: str, *, on_rack: bool, own_turn: bool, as_json: bool) -> None:
    tell(
        rulebook,
        lambda book: answer(
            underdraw_remedy(on_rack_or_seen=on_rack, in_own_turn=own_turn, book=book)
        ),
        as_json=as_json,
    )


@question("penalty")
@click.option("--points", type=click.IntRange(0, 1000), required=True, metavar="N", help="points")
@click.option("--by", "by", type=click.Choice(list(OFFICIALS)), default="arbiter", help="by")
def penalty(rulebook: str, points: int, by: str, *, as_json: bool) -> None:
    tell(
        rulebook,
        lambda book: answer(may_penalise(points, OFFICIALS[by], book)),
        as_json=as_json,
    )


@question("card")
def card(rulebook: str, *, as_json: bool) -> None:
    tell(rulebook, lambda book: answer(may_show_card(book)), as_json=as_json)


@question("late")
@click.option("--both", is_flag=True, help="both")
@click.option("--times", type=click.IntRange(1, 50), metavar="N", help="times")
def late(rulebook: str, times: int | None, *, both: bool, as_json: bool) -> None:
    def ask(book: Rulebook) -> Answer:
        if times is not None:
            return answer(unjustified_lateness(times, book))
        return answer(late_arrival(both_absent=both, book=book))

    tell(rulebook, ask, as_json=as_json)


@question("leave")
@click.option("--without-notice", is_flag=True, help="without_notice")
def leave(rulebook: str, *, without_notice: bool, as_json: bool) -> None:
    tell(
        rulebook,
        lambda book: answer(leaving(notified=not without_notice, book=book)),
        as_json=as_json,
    )


@question("correct")
@click.option("--total", is_flag=True, help="total")
@click.option("--ended", is_flag=True, help="ended")
@click.option("--signed", is_flag=True, help="signed")
def correct(rulebook: str, *, total: bool, ended: bool, signed: bool, as_json: bool) -> None:
    ask = may_correct_total if total else may_correct_play
    tell(
        rulebook,
        lambda book: answer(ask(signed=signed, ended=ended or signed, book=book)),
        as_json=as_json,
    )


@question("reopen")
@click.option("--by-both", is_flag=True, help="by_both")
def reopen(rulebook: str, *, by_both: bool, as_json: bool) -> None:
    tell(rulebook, lambda book: answer(may_reopen(by_both=by_both, book=book)), as_json=as_json)

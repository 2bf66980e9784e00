"""letrado rule: questions about turns, clocks and endings."""

from __future__ import annotations

import click

from letrado.cli.language import say
from letrado.cli.rule_answer import Answer, answer, tell
from letrado.cli.rule_ending import ENDINGS, TURNS, answer_ending
from letrado.cli.rule_group import RACK, SOME, choices, question
from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.spelling import read_rack
from letrado.game.square import CENTRE, Square
from letrado.game.tileset import load_tile_set
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.time import ClockMode
from letrado.rules.challenge import Moment, may_appeal, may_challenge, may_draw_now
from letrado.rules.clock import Stop, overtime_points, stops_clock
from letrado.rules.exchange import may_count_bag, may_exchange, may_exchange_freely, may_pass
from letrado.rules.placement import placement_faults
from letrado.rules.side import SIDES
from letrado.rules.start import Format, StartFacts, settle_lot, who_starts

MOMENTS: dict[str, Moment] = choices(Moment)
STOPS: dict[str, Stop] = choices(Stop)
MODES: dict[str, ClockMode] = choices(ClockMode)
FORMATS: dict[str, Format] = choices(Format)


@question("exchange")
@click.option("--bag", type=SOME, required=True, metavar="N", help="bag")
@click.option("--count", type=SOME, default=1, metavar="N", help="count")
@click.option("--on-rack", "on_rack", type=SOME, default=RACK, metavar="N", help="on_rack")
def exchange(rulebook: str, bag: int, count: int, on_rack: int, *, as_json: bool) -> None:
    tell(rulebook, lambda book: answer(may_exchange(bag, on_rack, count, book)), as_json=as_json)


@question("senyors")
@click.option("--rack", required=True, metavar="TILES", help="rack")
@click.option("--bag", type=SOME, required=True, metavar="N", help="bag")
@click.option("--count", type=SOME, metavar="N", help="count")
def senyors(rulebook: str, rack: str, bag: int, count: int | None, *, as_json: bool) -> None:
    def ask(book: Rulebook) -> Answer:
        tiles = read_rack(rack, load_tile_set(book.provisions.tiles.set.value))
        changing = len(tiles) if count is None else count
        return answer(may_exchange_freely(tiles, bag, changing, book))

    tell(rulebook, ask, as_json=as_json)


@question("pass")
def pass_turn(rulebook: str, *, as_json: bool) -> None:
    tell(rulebook, lambda book: answer(may_pass(book)), as_json=as_json)


@question("count-bag")
@click.option("--inside", is_flag=True, help="inside")
@click.option("--consents", type=click.IntRange(0, 2), default=0, metavar="N", help="consents")
def count_bag(rulebook: str, consents: int, *, inside: bool, as_json: bool) -> None:
    tell(
        rulebook,
        lambda book: answer(may_count_bag(inside=inside, consents=consents, book=book)),
        as_json=as_json,
    )


@question("blank")
@click.argument("letter", metavar="LETTER")
def blank(rulebook: str, letter: str, *, as_json: bool) -> None:
    face = letter.upper()[:5]

    def ask(book: Rulebook) -> Answer:
        beside = Square(CENTRE.row, CENTRE.column + 1)
        laid = [(CENTRE, PlacedTile(face, blank=True)), (beside, PlacedTile("A"))]
        faults = [
            fault
            for fault in placement_faults(Board(), laid, book)
            if fault.reason == "blank.forbidden_letter"
        ]
        if faults:
            return answer(faults[0])
        grounds = book.cite(book.provisions.blank.forbidden_letters)
        return Answer(True, say("rule.blank_may_be", letter=face), "blank.allowed", grounds)

    tell(rulebook, ask, as_json=as_json)


@question("challenge")
@click.option("--moment", type=click.Choice(list(MOMENTS)), required=True, help="moment")
@click.option("--by-player", "by_player", is_flag=True, help="by_player")
def challenge(rulebook: str, moment: str, *, by_player: bool, as_json: bool) -> None:
    tell(
        rulebook,
        lambda book: answer(may_challenge(MOMENTS[moment], book, by_opponent=not by_player)),
        as_json=as_json,
    )


@question("appeal")
@click.option("--ruled-valid", is_flag=True, help="ruled_valid")
@click.option("--by-opponent", is_flag=True, help="by_opponent")
def appeal(rulebook: str, *, ruled_valid: bool, by_opponent: bool, as_json: bool) -> None:
    tell(
        rulebook,
        lambda book: answer(
            may_appeal(by_placer=not by_opponent, ruled_valid=ruled_valid, book=book)
        ),
        as_json=as_json,
    )


@question("draw")
@click.option("--noted", is_flag=True, help="noted")
@click.option("--challenged", is_flag=True, help="challenged")
def draw(rulebook: str, *, noted: bool, challenged: bool, as_json: bool) -> None:
    tell(
        rulebook,
        lambda book: answer(may_draw_now(noted=noted, challenged=challenged, book=book)),
        as_json=as_json,
    )


@question("start")
@click.option(
    "--format", "start", type=click.Choice(list(FORMATS)), default="friendly", help="format"
)
@click.option("--starts", type=SOME, nargs=2, default=(0, 0), metavar="A B", help="starts")
@click.option("--head-to-head", type=SOME, nargs=2, default=(0, 0), metavar="A B", help="head")
@click.option("--previous", type=click.Choice(["A", "B"]), help="previous")
@click.option("--tiles", nargs=2, metavar="A B", help="lot_tiles")
def start(
    *,
    rulebook: str,
    start: str,
    starts: tuple[int, int],
    head_to_head: tuple[int, int],
    previous: str | None,
    tiles: tuple[str, str] | None,
    as_json: bool,
) -> None:
    before = next((side for side in SIDES if side == previous), None)
    facts = StartFacts(FORMATS[start], starts, head_to_head, before)

    def ask(book: Rulebook) -> Answer:
        settled = who_starts(facts, book)
        if settled.side is None and tiles:
            tile_set = load_tile_set(book.provisions.tiles.set.value)
            drawn = [read_rack(tile, tile_set) for tile in tiles]
            if all(len(tile) == 1 for tile in drawn):
                settled = settle_lot(drawn[0][0], drawn[1][0], book)
        told = answer(settled.ruling, open_question=True)
        if settled.side is None:
            return told
        text = f"{say('rule.starts', player=settled.side)} {told.text}"
        return Answer(None, text, told.reason, told.grounds)

    tell(rulebook, ask, as_json=as_json)


@question("stop")
@click.argument("reason", type=click.Choice(list(STOPS)))
@click.option("--mode", type=click.Choice(list(MODES)), default="corrido", help="mode")
def stop(rulebook: str, reason: str, mode: str, *, as_json: bool) -> None:
    tell(
        rulebook,
        lambda book: answer(stops_clock(STOPS[reason], MODES[mode], book)),
        as_json=as_json,
    )


@question("overtime")
@click.option(
    "--seconds", type=click.FloatRange(0, 36_000), required=True, metavar="N", help="seconds"
)
def overtime(rulebook: str, seconds: float, *, as_json: bool) -> None:
    tell(
        rulebook,
        lambda book: answer(overtime_points(round(1000 * seconds), book)[1], open_question=True),
        as_json=as_json,
    )


@question("ending")
@click.argument("kind", type=click.Choice(list(ENDINGS)))
@click.option("--turns", metavar=",".join(list(TURNS)[:3]) + "…", default="", help="turns")
@click.option("--scores", type=int, nargs=2, default=(1, 1), metavar="A B", help="scores")
@click.option("--taken", type=SOME, nargs=2, default=(1, 1), metavar="A B", help="taken")
@click.option("--bag", type=SOME, default=0, metavar="N", help="bag")
@click.option("--on-rack", type=SOME, default=0, metavar="N", help="on_rack")
def ending(
    *,
    rulebook: str,
    kind: str,
    turns: str,
    scores: tuple[int, int],
    taken: tuple[int, int],
    bag: int,
    on_rack: int,
    as_json: bool,
) -> None:
    tell(
        rulebook,
        lambda book: answer_ending(ENDINGS[kind], turns, scores, taken, (on_rack, bag), book),
        as_json=as_json,
    )

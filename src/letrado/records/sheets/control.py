"""The monitor's control sheet: the game on one side, challenges and incidents on the other."""

from __future__ import annotations

from dataclasses import replace

from letrado.messages.catalogue import Language
from letrado.records.paper import MARGIN, PaperName
from letrado.records.sheets.filling import Filling
from letrado.records.sheets.form import Cell, Column, Form
from letrado.records.sheets.score import turn_cells
from letrado.rulebook.book import Rulebook
from letrado.rules.side import SIDES

FRONT = (
    "sheet.scores_must_coincide",
    "blank.recorded_on_control_sheet",
    "blank.unnoted_may_be_warned",
    "blank.later_claims",
    "sheet.signatures",
    "closing.by_signatures",
    "closing.reopen",
)
BACK = (
    "challenge.slip_signed_by_both",
    "challenge.answer",
    "challenge.individual_clock_stopped",
    "challenge.game_time_stopped",
    "bag_count.done_by_if_present",
    "time.overtime.points_per_unit",
    "time.overtime.fraction",
)
ROW = 7.0
ROWS_OF_BLANKS = 2
ROWS_OF_CHALLENGES = 7


def control_sheet(book: Rulebook, filling: Filling, language: Language, paper: PaperName) -> bytes:
    form = Form("control", book, language, paper)
    turns = max(len(filling.account(side).turns) for side in SIDES)
    start = 0
    while True:
        rows = _front(form, filling, start)
        form.paper.turn_page()
        start += rows
        if start >= turns:
            break
    _back(form, filling)
    return form.paper.content()


def _front(form: Form, filling: Filling, start: int) -> int:
    """A page of turns with result and signatures; how many turns it holds."""
    y = form.heading()
    title = filling.title
    y = form.fields(
        y,
        ("event", title, 4),
        ("round", "", 1.2),
        ("table", "", 1.2),
        ("date", "", 2),
        ("start_time", "", 1.6),
    )
    names = [filling.account(side).name for side in SIDES]
    y = form.fields(y, ("first_player", names[0], 1), ("second_player", names[1], 1))
    blanks = 6.4 + ROWS_OF_BLANKS * ROW
    result = 6.4 + 2 * ROW
    below = blanks + result + 19 + 3 * 5.4 + 4
    rows = int((form.foot_top(*FRONT) - y - 6.4 - below) / ROW)
    y = form.table(
        (MARGIN, y),
        _turn_columns(form),
        [_turn_row(form, filling, number) for number in range(start, start + rows)],
        row_height=ROW,
    )
    y = form.section(y + 3, "blanks")
    y = _blanks(form, filling, y)
    y = form.section(y + 3, "result")
    y = _result(form, filling, y)
    form.signatures(
        y + 1,
        (form.say("signature_first"), names[0]),
        (form.say("signature_second"), names[1]),
        (form.say("signature_monitor"), ""),
    )
    form.foot(*FRONT)
    return rows


def _turn_columns(form: Form) -> list[Column]:
    number, points, total, place, clock = 8.0, 12.0, 13.0, 10.0, 14.0
    word = (form.paper.inner - number) / 2 - points - total - place - clock
    player = [
        Column(form.say("place"), place, "centre"),
        Column(form.say("main_word"), word),
        Column(form.say("points"), points, "right"),
        Column(form.say("total"), total, "right"),
        Column(form.say("clock"), clock, "centre"),
    ]
    return [
        Column(form.say("number"), number, "centre"),
        *player,
        replace(player[0], heavy=True),
        *player[1:],
    ]


def _turn_row(form: Form, filling: Filling, number: int) -> list[Cell | None]:
    cells: list[Cell | None] = [Cell(str(number + 1), printed=True)]
    for side in SIDES:
        turns = filling.account(side).turns
        cells += turn_cells(form, turns[number]) if number < len(turns) else [None] * 4
        cells.append(None)
    return cells


def _blanks(form: Form, filling: Filling, y: float) -> float:
    inner = form.paper.inner
    columns = [
        Column(form.say("blank_number"), 20, "centre"),
        Column(form.say("blank_letter"), 24, "centre"),
        Column(form.say("laid_by"), inner - 20 - 24 - 24 - 40),
        Column(form.say("turn"), 24, "centre"),
        Column(form.say("monitor_mark"), 40),
    ]
    rows: list[list[Cell | None]] = []
    for number in range(form.book.provisions.blank.count.value):
        cells: list[Cell | None] = [Cell(str(number + 1), printed=True), None, None, None, None]
        if number < len(filling.blanks):
            use = filling.blanks[number]
            name = filling.account(use.side).name
            cells = [cells[0], Cell(use.letter), Cell(name), Cell(str(use.turn)), None]
        rows.append(cells)
    return form.table((MARGIN, y), columns, rows, row_height=ROW)


def _result(form: Form, filling: Filling, y: float) -> float:
    keys = ("subtotal", "tiles_left", "time_penalty", "other_points", "final")
    width = (form.paper.inner - 60) / len(keys)
    columns = [Column(form.say("player"), 60)]
    columns += [Column(form.say(f"short_{key}"), width, "right") for key in keys]
    rows: list[list[Cell | None]] = []
    for side in SIDES:
        account = filling.account(side)
        cells: list[Cell | None] = [Cell(account.name)]
        if filling.is_blank:
            cells += [None] * len(keys)
        else:
            other = account.penalty + account.challenges
            amounts = [account.subtotal, account.rack, account.time, other]
            cells += [Cell(str(amount)) for amount in amounts]
            cells.append(Cell(str(account.final)) if filling.complete else None)
        rows.append(cells)
    return form.table((MARGIN, y), columns, rows, row_height=ROW)


def _back(form: Form, filling: Filling) -> None:
    y = form.heading(subtitle=form.say("back_of_control"))
    y = form.section(y + 1, "challenges")
    y = _challenges(form, filling, y)
    y = form.section(y + 4, "bag_counts")
    y = _bag_counts(form, y)
    y = form.section(y + 4, "overtime")
    y = form.fields(
        y + 1,
        ("first_player", filling.account("A").name, 2),
        ("minutes_over", "", 1),
        ("second_player", filling.account("B").name, 2),
        ("minutes_over", "", 1),
    )
    y = form.section(y + 2, "incidents")
    lines = int((form.foot_top(*BACK) - y) / 9)
    form.ruled(y, lines)
    form.foot(*BACK)


def _challenges(form: Form, filling: Filling, y: float) -> float:
    inner = form.paper.inner
    columns = [
        Column(form.say("turn"), 14, "centre"),
        Column(form.say("placed_by"), 42),
        Column(form.say("challenged_words"), inner - 14 - 42 - 38 - 28),
        Column(form.say("answer"), 38),
        Column(form.say("hour"), 28, "centre"),
    ]
    rows: list[list[Cell | None]] = []
    for side, number, turn in filling.challenged():
        answer = form.say("not_valid" if turn.withdrawn else "valid")
        name = filling.account(side).name
        rows.append([Cell(str(number)), Cell(name), Cell(turn.listed), Cell(answer), None])
    count = max(ROWS_OF_CHALLENGES, len(rows))
    return form.table((MARGIN, y), columns, rows, row_height=8.4, count=count)


def _bag_counts(form: Form, y: float) -> float:
    inner = form.paper.inner
    columns = [
        Column(form.say("turn"), 14, "centre"),
        Column(form.say("asked_by"), 60),
        Column(form.say("tiles_in_bag"), 40, "centre"),
        Column(form.say("remarks"), inner - 114),
    ]
    return form.table((MARGIN, y), columns, [], row_height=8.4, count=3)

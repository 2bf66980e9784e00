"""The player's score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from letrado.messages.catalogue import Language
from letrado.records.paper import FAINT, MARGIN, PaperName
from letrado.records.sheets.filling import Filling, Turn
from letrado.records.sheets.form import Cell, Column, Form
from letrado.rulebook.book import Rulebook
from letrado.rules.side import SIDES, Side

RULES = (
    "sheet.each_player_keeps",
    "sheet.scores_must_coincide",
    "sheet.note_main_word",
    "sheet.complete_words_before_signing",
    "blank.dispute_order",
    "ending.out.adjust",
    "time.overtime.points_per_unit",
    "arithmetic.correctable_until",
    "sheet.signatures",
    "closing.by_signatures",
)
NUMBER = 8.0
ROW = 7.6
ADDED = 6.4
ACCOUNT = ("subtotal", "tiles_left", "time_penalty", "other_points", "final")


def score_sheet(book: Rulebook, filling: Filling, language: Language, paper: PaperName) -> bytes:
    """The sheet on which a player notes the game; a long game takes several pages."""
    form = Form("score", book, language, paper)
    turns = max(len(filling.account(side).turns) for side in SIDES)
    rows = _rows_a_page(form)
    pages = max(1, -(-turns // rows))
    for page in range(pages):
        if page:
            form.paper.turn_page()
        _page(form, filling, range(page * rows, (page + 1) * rows), last=page == pages - 1)
    return form.paper.content()


def _rows_a_page(form: Form) -> int:
    """As many rows as leave room for the heading, the account, the signatures and the foot."""
    used = MARGIN + 13 + 2 * 12.8 + 6.4 + 2.6 + len(ACCOUNT) * ADDED + 2.6 + 9 + 19
    return int((form.foot_top(*RULES) - used) / ROW)


def _page(form: Form, filling: Filling, numbers: range, *, last: bool) -> None:
    y = form.heading()
    title = filling.title
    y = form.fields(
        y, ("event", title, 5), ("round", "", 1.4), ("table", "", 1.4), ("date", "", 2.2)
    )
    names = [filling.account(side).name for side in SIDES]
    y = form.fields(y, ("first_player", names[0], 1), ("second_player", names[1], 1))
    half = (form.paper.inner - NUMBER) / 2
    rows = [_row(form, filling, number) for number in numbers]
    y = form.table((MARGIN, y), _columns(form, half), rows, row_height=ROW)
    y = _account(form, filling, y + 2.6, half) if last else y + 4
    y = _blanks(form, filling, y + 2.6)
    if last:
        labels = [form.say("signature_first"), form.say("signature_second")]
        form.signatures(y, *zip(labels, names, strict=True))
    form.foot(*RULES)


def _columns(form: Form, half: float) -> Sequence[Column]:
    points, total, place = 14.0, 16.0, 11.0
    word = half - points - total - place
    player = [
        Column(form.say("place"), place, "centre"),
        Column(form.say("main_word"), word),
        Column(form.say("points"), points, "right"),
        Column(form.say("total"), total, "right"),
    ]
    return [
        Column(form.say("number"), NUMBER, "centre"),
        *player,
        replace(player[0], heavy=True),
        *player[1:],
    ]


def _row(form: Form, filling: Filling, number: int) -> Sequence[Cell | None]:
    cells: list[Cell | None] = [Cell(str(number + 1), printed=True)]
    for side in SIDES:
        turns = filling.account(side).turns
        cells += turn_cells(form, turns[number]) if number < len(turns) else [None] * 4
    return cells


def turn_cells(form: Form, turn: Turn) -> list[Cell | None]:
    """Place, word, points and total of a turn."""
    match turn.kind:
        case "exchanged":
            word = form.say("exchange", tiles=turn.tiles)
        case "passed":
            word = form.say("pass")
        case _:
            word = turn.word
    struck = turn.withdrawn
    return [
        Cell(turn.place, struck),
        Cell(word, struck),
        Cell(str(turn.points)),
        Cell(str(turn.total)),
    ]


def _account(form: Form, filling: Filling, y: float, half: float) -> float:
    """Under the turns: what is added and taken away, and the final total of each player."""
    for number, side in enumerate(SIDES):
        x = MARGIN + NUMBER + number * half
        amounts = list(_amounts(filling, side))
        for at, (key, amount) in enumerate(zip(ACCOUNT, amounts, strict=True)):
            top = y + at * ADDED
            strong = key == "final"
            label = form.say(key)
            width = half - 31
            form.paper.box((x + half - 30, top), (30, ADDED), weight=1.2 if strong else 0.5)
            form.paper.text(
                x + width,
                top + 4.4,
                label,
                size=9 if strong else 7.5,
                font="bold" if strong else "plain",
                colour=FAINT,
                align="right",
                width=width - 2,
            )
            form.write(Cell(amount), Column("", 30, "right"), x + half - 30, top + 4.7)
    return y + len(ACCOUNT) * ADDED


def _amounts(filling: Filling, side: Side) -> Iterator[str]:
    account = filling.account(side)
    if filling.is_blank:
        yield from [""] * len(ACCOUNT)
        return
    yield str(account.subtotal)
    left = f"{account.tiles_left}  " if account.tiles_left else ""
    yield f"{left}{account.rack:+d}" if account.rack or left else "0"
    yield f"{account.time:+d}" if account.time else "0"
    other = account.penalty + account.challenges
    yield f"{other:+d}" if other else "0"
    yield str(account.final) if filling.complete else ""


def _blanks(form: Form, filling: Filling, y: float) -> float:
    """The letter that each blank stands for, and who laid it."""
    x = MARGIN
    form.paper.text(x, y + 5.2, form.say("blanks"), size=8.5, font="bold")
    x += 34
    for number in range(form.book.provisions.blank.count.value):
        use = filling.blanks[number] if number < len(filling.blanks) else None
        form.paper.text(x, y + 5.2, f"{number + 1}.", size=8)
        form.paper.box((x + 6, y), (9, 8), weight=0.9)
        form.paper.text(x + 18, y + 5.2, form.say("laid_by"), size=7.5, colour=FAINT)
        form.paper.line((x + 36, y + 7), (x + 70, y + 7))
        if use is not None:
            form.write(Cell(use.letter), Column("", 9, "centre"), x + 6, y + 5.6)
            name = filling.account(use.side).name
            form.write(Cell(f"{name} ({use.turn})"), Column("", 34), x + 36, y + 5.6)
        x += 74
    return y + 9

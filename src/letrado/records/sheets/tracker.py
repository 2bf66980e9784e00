"""The tile tracker: every tile of the box to cross off, and what is left in the bag."""

from __future__ import annotations

from letrado.game.tileset import BLANK, TileSet, load_tile_set
from letrado.messages.catalogue import Language
from letrado.records.paper import FAINT, HEAD, INK, MARGIN, WRITTEN, PaperName
from letrado.records.sheets.filling import Filling
from letrado.records.sheets.form import Form
from letrado.rulebook.book import Rulebook

RULES = (
    "notes.taking_notes",
    "notes.only_blank_paper",
    "notes.prior_notes_or_books_on_table",
    "notes.inspect_opponent_sheet_before_start",
    "bag_count.outside",
    "exchange.min_tiles_in_bag",
)
TILE = 7.6
ROW = 8.4
COLUMNS = 2
GAP = 8.0


def tile_tracker(book: Rulebook, filling: Filling, language: Language, paper: PaperName) -> bytes:
    form = Form("tracker", book, language, paper)
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    y = form.heading(subtitle=tile_set.name[language])
    y = form.fields(y, ("event", filling.title, 4), ("round", "", 1.2), ("table", "", 1.2))
    names = [account.name for account in filling.accounts]
    y = form.fields(y, ("first_player", names[0], 1), ("second_player", names[1], 1))
    if book.provisions.notes.only_blank_paper.value:
        y = form.paper.paragraph(
            MARGIN, y + 2, form.say("only_blank_paper"), form.paper.inner, size=8, font="italic"
        )
    y = _tiles(form, tile_set, filling, y + 1)
    y = _bag(form, tile_set, filling, y + 3)
    y = form.section(y + 3, "notes")
    form.ruled(y, int((form.foot_top(*RULES) - y) / 8.5), 8.5)
    form.foot(*RULES)
    return form.paper.content()


def _tiles(form: Form, tile_set: TileSet, filling: Filling, y: float) -> float:
    """A row a letter, as many boxes as tiles; those on the board are crossed off."""
    rows = [(face, letter.points, letter.count) for face, letter in tile_set.letters.items()]
    rows.append((BLANK, 0, tile_set.blanks))
    height = -(-len(rows) // COLUMNS)
    width = (form.paper.inner + GAP) / COLUMNS
    for number, (face, points, count) in enumerate(rows):
        x = MARGIN + (number // height) * width
        top = y + (number % height) * ROW
        _row(form, (x, top), face, points, count - filling.on_board.get(face, 0), count)
    return y + height * ROW


def _row(
    form: Form, corner: tuple[float, float], face: str, points: int, left: int, count: int
) -> None:
    paper = form.paper
    x, y = corner
    shown = form.say("blank") if face == BLANK else face
    paper.text(x, y + 5.4, shown, size=11, font="bold", colour=HEAD, width=12)
    paper.text(x + 13, y + 5.4, str(points), size=6.5, colour=FAINT)
    step = min(TILE, ((paper.inner - GAP) / COLUMNS - 18) / max(count, 1))
    for at in range(count):
        left_edge = x + 18 + at * step
        side = min(step, TILE) - 0.9
        paper.box((left_edge, y + 0.6), (side, 6.4), weight=0.6, rounded=0.6)
        mark = "" if face == BLANK else face
        paper.text(
            left_edge + side / 2,
            y + 4.9,
            mark,
            size=7,
            colour=FAINT,
            align="centre",
            width=side - 0.8,
        )
        if at >= left:
            paper.line((left_edge, y + 7), (left_edge + side, y + 0.6), weight=1.1, colour=WRITTEN)


def _bag(form: Form, tile_set: TileSet, filling: Filling, y: float) -> float:
    """The tiles left in the bag, counted down from two full racks."""
    paper = form.paper
    y = form.section(y, "left_in_bag")
    most = tile_set.total() - 14
    on_board = sum(filling.on_board.values())
    left = max(0, most - on_board)
    step = paper.inner / 30
    for number in range(most + 1):
        row, column = divmod(number, 30)
        amount = most - number
        x, base = MARGIN + (column + 0.5) * step, y + 4 + row * 6.4
        paper.text(x, base, str(amount), size=8, colour=INK, align="centre")
        if not filling.is_blank and amount > left:
            paper.line((x - 2.4, base), (x + 2.4, base - 2.2), weight=0.9, colour=WRITTEN)
    return y + (most // 30 + 1) * 6.4

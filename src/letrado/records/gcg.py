"""Reading GCG, the exchange format of the field.

Everything in a file ends up in the record or in a finding. What cannot be read at all is an
InputError with line and column, or, when asked, the end of an incomplete game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from msgspec.structs import replace

from letrado.errors import InputError, LetradoError, NotationError
from letrado.game.tileset import TileSet
from letrado.records import record as r
from letrado.records.boxes import bare_box, known_box, known_boxes, set_id_of
from letrado.records.finding import Finding, Imported
from letrado.records.gcg_line import DamagedError, LineReading, RawMove, Token, cut
from letrado.records.gcg_text import TextLine, lines_of, text_of
from letrado.records.own_notes import own_items, unguarded, used_ms
from letrado.records.steps import Walk
from letrado.records.worth import worth_of
from letrado.rules.side import SIDES, Side

UNKNOWN_SET = "unknown"

# Which tiles a word list of the field is played with, by how its name begins.
_LISTS = {
    "FISE": "es-100",
    "FILE": "es-100",
    "DISC": "ca-100",
    "NWL": "english",
    "CSW": "english",
    "TWL": "english",
    "OSPD": "english",
    "OSPS": "polish",
}
_SINGLE = ("title", "description", "id", "lexicon")


@dataclass
class _File:
    """What the lines of a file say, before any tile is understood."""

    nicks: dict[int, r.Player] = field(default_factory=dict[int, r.Player])
    texts: dict[str, str] = field(default_factory=dict[str, str])
    set_name: str = ""
    declared: list[str] = field(default_factory=list[str])
    racks: dict[int, tuple[int, Token]] = field(default_factory=dict[int, tuple[int, Token]])
    incomplete: bool = False
    moves: list[tuple[TextLine, RawMove]] = field(default_factory=list[tuple[TextLine, RawMove]])
    notes: dict[int, list[r.Note]] = field(default_factory=dict[int, list[r.Note]])  # after a move
    own: dict[int, dict[str, str]] = field(default_factory=dict[int, dict[str, str]])
    findings: list[Finding] = field(default_factory=list[Finding])
    damage: tuple[int, DamagedError] | None = None

    def names(self) -> tuple[str, ...]:
        return tuple(player.nick for player in self.nicks.values())


def read_gcg(content: bytes, path: str, *, keep: bool = False) -> Imported:
    """The game of a GCG file. With `keep`, what comes before any damage is an incomplete game."""
    text, findings = text_of(content)
    file = _File(findings=findings)
    try:
        for line in lines_of(text):
            _take(file, line)
    except DamagedError as damaged:
        file.damage = (line.number, damaged)
    box = _box(file)
    lines: list[r.Line] = []
    damage = file.damage
    try:
        lines.extend(_lines(file, box))
    except DamagedError as damaged:
        damage = (file.moves[len(lines)][0].number, damaged)
    if damage and not keep:
        number, what = damage
        raise InputError(
            "record_damaged", path=path, line=number, column=what.column, reason=what.reason
        )
    if not file.moves and not file.nicks and not damage:
        raise InputError("not_a_gcg", path=path)
    if damage:
        number, what = damage
        facts: dict[str, object] = {"column": what.column, "reason": what.reason}
        file.findings.append(Finding("file", "kept_until_here", number, facts=facts))
    record = _record(file, box, lines, incomplete=file.incomplete or damage is not None)
    places = tuple(move[0].number for move in file.moves[: len(lines)])
    return Imported(record, places, tuple(file.findings))


def _take(file: _File, line: TextLine) -> None:
    """Put one line where it belongs."""
    text = line.text
    if not text.strip():
        return
    if text.startswith("#"):
        name, _, rest = text[1:].partition(" ")
        if "\t" in name:
            name, _, rest = text[1:].partition("\t")
        _pragma(file, line, name.strip(), rest.strip())
    elif text.startswith(">"):
        file.moves.append((line, _with_player(file, cut(text, file.names()))))
    else:
        notes = file.notes.get(len(file.moves), [])
        if not notes or notes[-1].pragma != "note":
            raise DamagedError(1, NotationError("gcg_stray_line", text=text.strip()[:40]))
        notes[-1] = r.Note(notes[-1].text + "\n" + unguarded(text.strip()))


def _with_player(file: _File, move: RawMove) -> RawMove:
    """A file may lack the headings of its players: they appear when they first move."""
    if move.nick not in file.names():
        free = next((at for at in (0, 1) if at not in file.nicks), None)
        if free is None:
            known = ", ".join(file.names())
            raise DamagedError(
                2, NotationError("gcg_unknown_player", text=move.nick[:40], known=known)
            )
        file.nicks[free] = r.Player(move.nick)
    return move


def _pragma(file: _File, line: TextLine, name: str, rest: str) -> None:
    lower = name.lower()
    match lower:
        case "character-encoding":
            pass
        case "player1" | "player2":
            nick, _, whole = rest.partition(" ")
            if not nick or ":" in nick:
                raise DamagedError(len(name) + 3, NotationError("gcg_no_player", text=rest[:40]))
            number = int(lower[-1]) - 1
            if nick in (p.nick for at, p in file.nicks.items() if at != number):
                raise DamagedError(len(name) + 3, NotationError("gcg_same_player", text=nick[:40]))
            file.nicks[number] = r.Player(nick, r.one_line(whole))
        case "tile-distribution":
            file.set_name = rest
        case "tile":
            file.declared.append(rest.split(maxsplit=1)[0] if rest else "")
        case "rack1" | "rack2" if len(rest.split()) == 1:
            file.racks[int(lower[-1]) - 1] = (line.number, Token(rest, len(name) + 3))
        case "rack1" | "rack2" if not rest:
            pass
        case "incomplete" if not rest:
            file.incomplete = True
        case _ if lower in _SINGLE and lower not in file.texts:
            file.texts[lower] = r.one_line(rest)
        case _:
            _note(file, lower, name, rest)


def _note(file: _File, lower: str, name: str, rest: str) -> None:
    after = len(file.moves)
    items = own_items(rest) if lower == "note" else None
    if items is not None:
        file.own.setdefault(after, {}).update(items)
        return
    pragma = lower if lower == "note" else name
    text = unguarded(rest) if lower == "note" else rest
    file.notes.setdefault(after, []).append(r.Note(text, pragma))


def _box(file: _File) -> TileSet:
    """The tiles of the file: as declared, as its word list suggests, or as fits its scores."""
    own = {name: value for items in file.own.values() for name, value in items.items()}
    declared = own.get("tiles", "") or set_id_of(file.set_name)
    if declared:
        known = known_box(declared)
        if known is None:
            facts: dict[str, object] = {"name": declared[:40]}
            file.findings.append(Finding("file", "tile_set_unknown", facts=facts))
        return known or bare_box(declared, _faces(file))
    lexicon = file.texts.get("lexicon", "").upper()
    hinted = next((box for start, box in _LISTS.items() if lexicon.startswith(start)), None)
    names = [hinted] if hinted else known_boxes()
    boxes = [box for name in names if (box := known_box(name)) is not None]
    boxes.append(bare_box(UNKNOWN_SET, _faces(file)))
    best = min(boxes, key=lambda box: _misfit(file, box))
    if file.moves:
        code = "tile_set_unknown" if best.id == UNKNOWN_SET else "tile_set_guessed"
        file.findings.append(Finding("file", code, facts={"name": best.id}))
    return best


def _misfit(file: _File, box: TileSet) -> tuple[int, bool, int]:
    """How badly a tile set fits: lines it cannot read, then scores that would be wrong."""
    read, wrong = 0, 0
    walk = Walk()
    try:
        for line in _lines(file, box):
            read += 1
            if isinstance(line.act, r.Played):
                wrong += worth_of(line.act.play, walk.board, box) != line.points
            walk = walk.after(line)
    except DamagedError:
        pass
    return len(file.moves) - read, box.id == UNKNOWN_SET, wrong


def _faces(file: _File) -> set[str]:
    """Every letter in the words and racks of a file whose tiles nobody knows."""
    words = [token.text for _, move in file.moves for token in move.head]
    words += [token.text for _, token in file.racks.values()]
    faces = {letter.upper() for word in words for letter in word if letter.isalpha()}
    return {*(f for f in faces if len(f) == 1), *(_inside(tile) for tile in file.declared if tile)}


def _inside(tile: str) -> str:
    return tile.strip("[]").upper() or tile


def _lines(file: _File, box: TileSet) -> Iterator[r.Line]:
    brackets = any(tile.startswith("[") for tile in file.declared) or any(
        "[" in token.text for _, move in file.moves for token in move.head
    )
    walk = Walk()
    for number, (_, move) in enumerate(file.moves, start=1):
        reading = LineReading(box, walk.board, digits_are_tiles=not brackets)
        act, rack = reading.act(move)
        own = file.own.get(number, {})
        if own.get("act") == "penalty" and isinstance(act, r.TimePenalty):
            act = r.Penalty()
        line = r.Line(
            side=_side(file, move),
            act=act,
            points=move.points,
            total=None if own.get("total") == "none" else move.total,
            rack=rack,
            used_ms=used_ms(own),
            notes=tuple(file.notes.get(number, ())),
        )
        try:
            walk = walk.after(line)
        except LetradoError as wrong:
            raise DamagedError(1, wrong) from wrong
        yield line


def _side(file: _File, move: RawMove) -> Side:
    number = next(at for at, player in file.nicks.items() if player.nick == move.nick)
    return SIDES[number]


def _record(file: _File, box: TileSet, lines: list[r.Line], *, incomplete: bool) -> r.GameRecord:
    own = {name: value for items in file.own.values() for name, value in items.items()}
    first, second = (file.nicks.get(at) for at in (0, 1))
    taken = {player.nick for player in file.nicks.values()}
    first = first or r.Player(next(n for n in ("1", "A", "?") if n not in taken))
    second = second or r.Player(next(n for n in ("2", "B", "??") if n not in taken))
    racks: list[tuple[str, ...]] = []
    for at in (0, 1):
        held: tuple[str, ...] = ()
        if at in file.racks:
            number, token = file.racks[at]
            try:
                held = LineReading(box, Walk().board).tiles(token)
            except DamagedError as damaged:
                facts: dict[str, object] = {"column": damaged.column, "reason": damaged.reason}
                file.findings.append(Finding("file", "rack_unread", number, facts=facts))
        racks.append(held)
    record = r.GameRecord(
        players=(first, second),
        tile_set=box.id,
        rulebook=own.get("rulebook", ""),
        title=file.texts.get("title", ""),
        description=file.texts.get("description", ""),
        id=file.texts.get("id", ""),
        lexicon=file.texts.get("lexicon", ""),
        notes=tuple(file.notes.get(0, ())),
        racks=(racks[0], racks[1]),
        incomplete=incomplete,
    )
    return replace(record, lines=tuple(lines))

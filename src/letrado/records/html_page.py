"""A game as one page: nothing is fetched, nothing is sent, and it prints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files

from letrado.game.field_notation import write_field
from letrado.game.tileset import TileSet
from letrado.messages.catalogue import Language, render
from letrado.records import record as r
from letrado.records.board_svg import LyingTile, board_svg
from letrado.records.boxes import box_of
from letrado.records.finding import Finding, finding_text
from letrado.records.gcg_writing import play_word
from letrado.records.steps import Step, final_scores, steps
from letrado.rules.side import SIDES


def write_html(record: r.GameRecord, language: Language, findings: Iterable[Finding] = ()) -> bytes:
    """The page of a game in one language; whatever disagreed on import is listed in it."""
    return "".join(_page(record, language, list(findings))).encode()


def move_text(line: r.Line, box: TileSet, language: Language) -> str:
    """A line of a game as people read it."""
    match line.act:
        case r.Played(play=play):
            return f"{play.position} {play_word(play, box)}"
        case r.Exchanged(tiles=(), count=count):
            return render("game_page.exchanged_count", language, count=count)
        case r.Exchanged(tiles=tiles):
            return render("game_page.exchanged", language, tiles=write_field(tiles, box))
        case r.Passed():
            return render("game_page.passed", language)
        case r.Withdrawn():
            return render("game_page.withdrawn", language)
        case r.ChallengePoints():
            return render("game_page.challenge_points", language)
        case r.TimePenalty():
            return render("game_page.time_penalty", language)
        case r.Penalty():
            return render("game_page.penalty", language)
        case r.RackGained(tiles=tiles):
            return render("game_page.rack_gained", language, tiles=write_field(tiles, box))
        case r.RackLost(tiles=tiles):
            return render("game_page.rack_lost", language, tiles=write_field(tiles, box))


def _page(record: r.GameRecord, language: Language, findings: list[Finding]) -> Iterator[str]:
    box = box_of(record)
    names = [player.shown for player in record.players]
    title = record.title or " - ".join(names)
    walked = list(steps(record))
    yield f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title><style>{_resource('game_page.css')}</style></head><body>"
    yield f"<main><header><h1>{escape(title)}</h1>"
    about = [record.description, record.lexicon, record.rulebook]
    if record.incomplete:
        about.append(render("game_page.incomplete", language))
    yield f'<p class="about">{escape(" · ".join(text for text in about if text))}</p></header>'
    yield '<div class="game"><div class="left"><div class="scores">'
    scores = final_scores(record)
    for side, name in zip(SIDES, names, strict=True):
        yield f'<div class="player"><span>{escape(name)}</span><b>{scores[side]}</b></div>'
    label = render("game_page.board", language)
    yield f"</div>{board_svg(_lying(walked), box, label)}"
    yield '<div class="steer">'
    for key in ("first", "back", "on", "last"):
        yield f'<button type="button">{escape(render(f"game_page.{key}", language))}</button>'
    yield '</div><p class="told" aria-live="polite"></p></div><div class="right">'
    yield from _table(record, walked, box, language)
    yield from _list(findings, language)
    yield "</div></div><footer>letrado</footer></main>"
    yield f"<script>{_resource('game_page.js')}</script></body></html>\n"


def _lying(walked: Sequence[Step]) -> Iterator[LyingTile]:
    for step in walked:
        if isinstance(step.line.act, r.Played):
            until = step.index + 2 if step.withdrawn else None
            for square, tile in step.line.act.play.placements():
                yield LyingTile(square, tile, step.index + 1, until)


def _table(
    record: r.GameRecord, walked: Sequence[Step], box: TileSet, language: Language
) -> Iterator[str]:
    heads = [("", "number"), ("", "player"), (" class=rack", "rack"), ("", "move")]
    heads += [(" class=n", "points"), (" class=n", "total")]
    yield "<table><thead><tr>"
    for kind, key in heads:
        yield f"<th{kind}>{escape(render(f'game_page.{key}', language))}</th>"
    yield "</tr></thead><tbody>"
    for step in walked:
        line = step.line
        scores = " ".join(str(step.after.scores[side]) for side in SIDES)
        kind = ' class="back"' if step.withdrawn else ""
        notes = "\n".join(note.text for note in line.notes if note.pragma == "note")
        spent = "" if line.used_ms is None else _clock(line.used_ms)
        small = "\n".join(text for text in (spent, notes) if text)
        told = escape(_told(step, box, language))
        shown = f"{told}<small>{escape(small)}</small>" if small else told
        yield f'<tr{kind} data-side="{SIDES.index(line.side)}" data-scores="{scores}">'
        yield f"<td>{step.turn or ''}</td><td>{escape(record.player(line.side).shown)}</td>"
        yield f'<td class="rack">{escape(write_field(line.rack, box))}</td>'
        yield f'<td class="move">{shown}</td><td class="n">{line.points:+d}</td>'
        yield f'<td class="n">{"" if line.total is None else line.total}</td></tr>'
    yield "</tbody></table>"


def _told(step: Step, box: TileSet, language: Language) -> str:
    """A play with its whole word, tiles that lay there in parentheses; anything else as usual."""
    if not isinstance(step.line.act, r.Played):
        return move_text(step.line, box, language)
    play = step.line.act.play
    word = ""
    for distance, tile in enumerate(play.tiles):
        square = play.position.square.step(play.position.direction, distance)
        there = step.before.board.tiles.get(square) if square is not None else None
        if tile is not None:
            word += tile.letter.lower() if tile.blank else tile.letter
        elif there is not None:
            word += f"({there.letter})"
    return f"{play.position} {word.replace(')(', '')}"


def _list(findings: Sequence[Finding], language: Language) -> Iterator[str]:
    if findings:
        yield f"<h2>{escape(render('game_page.findings', language))}</h2><ul class=findings>"
        yield from (f"<li>{escape(finding_text(found, language))}</li>" for found in findings)
        yield "</ul>"


def _clock(milliseconds: int) -> str:
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes}:{seconds:02d}"


def _resource(name: str) -> str:
    return (files("letrado") / "records" / name).read_text("utf-8")

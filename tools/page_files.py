"""Makes what the pages take from the data: texts, tile sets, books, levels, as JSON in ui/src/made.

The pages load one language at a time, so each has a file of its own. The heading that all texts of
the pages share is left out of their keys.
"""

from __future__ import annotations

import json
from pathlib import Path

from letrado.game.tileset import load_tile_set, tile_set_ids
from letrado.messages.catalogue import LANGUAGES, Language
from letrado.players.levels import expected_scores, levels
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provision import AnyProvision
from letrado.rulebook.views import citation_view
from letrado.server.book_routes import page_texts

HEADING = "page."
FOLDER = Path(__file__).parent.parent / "ui" / "src" / "made"


def texts_of_the_pages(language: Language) -> dict[str, object]:
    """Every text that is of the pages alone, in one language, by its key."""
    texts = page_texts(language).items()
    return {
        key.removeprefix(HEADING): text for key, text in sorted(texts) if key.startswith(HEADING)
    }


def tile_sets_of_the_pages() -> dict[str, object]:
    """Letters with their points and number, and what is typed for them, by tile set."""
    sets = map(load_tile_set, tile_set_ids())
    return {
        tiles.id: {
            "language": tiles.language,
            "blanks": tiles.blanks,
            "letters": {
                face: {"points": letter.points, "count": letter.count}
                for face, letter in tiles.letters.items()
            },
            "spellings": {
                typed: face for typed, face in tiles.spellings.items() if typed not in tiles.letters
            },
        }
        for tiles in sets
    }


def books_of_the_pages() -> dict[str, object]:
    """The little that a page has to know of a book before it asks: language, tiles, bonus."""
    return {
        book.id: {
            "language": book.edition.language,
            "articles": len(book.articles),
            "tile_set": book.provisions.tiles.set.value,
            "bonus": {
                "tiles": book.provisions.scoring.bingo_tiles.value,
                "points": book.provisions.scoring.bingo_bonus.value,
            },
            "steps": [
                [citation_view(citation) for citation in book.cite(*provisions)[:2]]
                for provisions in _steps_of_a_turn(book)
            ],
            "covered": [
                citation_view(citation)
                for citation in book.cite(
                    book.provisions.challenge.board_covered_racks_down,
                    book.provisions.challenge.individual_clock_stopped,
                )[:2]
            ],
            "overtime": _overtime(book),
        }
        for book in map(load_rulebook, rulebook_ids())
    }


def _steps_of_a_turn(book: Rulebook) -> tuple[tuple[AnyProvision, ...], ...]:
    """What the steps of the phase bar rest on, from placing to drawing, and then the end."""
    provisions = book.provisions
    challenge = provisions.challenge
    return (
        (provisions.handling.frozen_from,),
        (provisions.sheet.announce_running_total_in,),
        (challenge.acceptance_event, challenge.window_close),
        (challenge.answer, challenge.invalid_consequence),
        (provisions.drawing.when,),
        (provisions.closing.by_signatures,),
    )


def _overtime(book: Rulebook) -> dict[str, object]:
    """What a clock below zero costs so far; the ruling at the end is the server's."""
    overtime = book.provisions.time.overtime
    return {
        "points": overtime.points_per_unit.value,
        "seconds": overtime.unit_seconds.value,
        "maximum": overtime.maximum.value,
        "cited": _first_ground(book, overtime.points_per_unit),
    }


def terms_of_the_pages() -> dict[str, object]:
    """What the choice of a book and a clock rests on, and why study is closed during play."""
    return {book.id: _terms_of(book) for book in map(load_rulebook, rulebook_ids())}


def _terms_of(book: Rulebook) -> dict[str, object]:
    time = book.provisions.time
    cited = [citation_view(citation) for citation in book.cite(time.clock.modes)]
    modes = time.clock.modes.value
    one_each = len(modes) == len(time.clock.modes.articles)  # named in the order of the modes
    entries = book.provisions.words.entries
    return {
        "date": book.edition.date,
        "articles": sum(number.isdecimal() for number in book.articles),  # without their points
        "approximate": "closed_list_not_at_hand" in entries.approximate.value,
        "modes": {
            mode: cited[at : at + 1] if one_each else cited[:1] for at, mode in enumerate(modes)
        },
        "timer": {
            "seconds": time.timer.seconds.value,
            "grounds": _first_ground(book, time.timer.seconds),
        },
        "overtime": {
            "points": time.overtime.points_per_unit.value,
            "seconds": time.overtime.unit_seconds.value,
            "grounds": _first_ground(book, time.overtime.points_per_unit),
        },
        "consultation": _first_ground(book, book.provisions.consultation.before_placing),
    }


def _first_ground(book: Rulebook, provision: AnyProvision) -> list[object]:
    return [citation_view(citation) for citation in book.cite(provision)[:1]]


def levels_of_the_pages() -> dict[str, object]:
    """The levels, weakest first, and how often each beats the one below it, by tile set."""
    measured = {
        tile_set: {
            pair.stronger: {"weaker": pair.weaker, "won": pair.won}
            for pair in expected_scores(tile_set)
        }
        for tile_set in tile_set_ids()
    }
    return {"order": [level.id for level in levels()], "expected": measured}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        _write(f"{language}.json", texts_of_the_pages(language))
    _write("tile_sets.json", tile_sets_of_the_pages())
    _write("books.json", books_of_the_pages())
    _write("terms.json", terms_of_the_pages())
    _write("levels.json", levels_of_the_pages())


def _write(name: str, document: dict[str, object]) -> None:
    text = json.dumps(document, ensure_ascii=False, indent=1)
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

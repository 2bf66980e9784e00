"""letrado conjugate: the table of a verb, with what a rulebook does not admit in grey."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import click
from rich.table import Table
from rich.text import Text

from letrado.cli.language import say, spoken
from letrado.cli.lexicons import chosen_book
from letrado.cli.localised import Command
from letrado.cli.screen import print_json, screen
from letrado.cli.word_options import json_option, rulebook_option, tournament_option
from letrado.errors import InputError
from letrado.game.spelling import without_accents
from letrado.lexicon.decision import Decision, Derived, word_rules
from letrado.lexicon.derivation import derive
from letrado.lexicon.explanation import Derivation
from letrado.lexicon.lemma import Kind, Lemma
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.paradigm import ALL_SERIES, CELLS_OF, NON_FINITE, Cell, person_of
from letrado.lexicon.views import derivation_view
from letrado.lexicon.wording import cell_text, reason_text
from letrado.rulebook.book import Rulebook
from letrado.rulebook.views import Document
from letrado.rulebook.wording import grounds_text

Cells = Mapping[str, Sequence[Derived]]
Notes = dict[Decision, int]
_PERSONS = ("1s", "2s", "2s_vos", "3s", "1p", "2p", "3p")


@click.command(cls=Command, help="conjugate")
@click.argument("verb", metavar="VERBO")
@rulebook_option
@tournament_option
@json_option
def conjugate(verb: str, rulebook_id: str, tournament: str | None, *, as_json: bool) -> None:
    book = chosen_book(rulebook_id, tournament)
    found = _verbs(verb, book)
    if as_json:
        print_json([_view(lemma, book) for lemma in found])
        return
    for lemma in found:
        _print(lemma, book)


def _verbs(written: str, book: Rulebook) -> list[Lemma]:
    """The verbs of that infinitive, written with or without accents and -se."""
    wanted = without_accents(written.strip().lower())
    names = {wanted, wanted.removesuffix("se")}
    found = [
        lemma
        for lemma in load_lemma_table(book.edition.language).lemmas
        if lemma.kind == Kind.VERB and without_accents(lemma.text) in names
    ]
    if not found:
        raise InputError("unknown_verb", text=written)
    return found


def _cells(lemma: Lemma, book: Rulebook) -> Cells:
    cells: dict[str, list[Derived]] = {}
    for derived in derive(lemma, word_rules(book)):
        cells.setdefault(derived.cell, []).append(derived)
    return cells


def _view(lemma: Lemma, book: Rulebook) -> Document:
    forms = [d for cell in _cells(lemma, book).values() for d in cell]
    return {
        "rulebook": book.id,
        "verb": lemma.text,
        "classes": list(lemma.classes),
        "forms": [derivation_view(Derivation(lemma, derived)) for derived in forms],
    }


def _print(lemma: Lemma, book: Rulebook) -> None:
    out = screen()
    cells, notes = _cells(lemma, book), Notes()
    out.print(say("conjugation.title", verb=lemma.text, rulebook=book.id), style="bold")
    out.print(say("conjugation.classes", classes=", ".join(lemma.classes)), style="dim")
    plain = Table(show_header=False)
    for cell, forms in cells.items():
        if cell in NON_FINITE or cell == "listed":
            plain.add_row(cell_text(forms[0].cell, spoken()), _forms(forms, notes))
    out.print(plain)
    finite = Table(header_style="bold")
    finite.add_column("")
    for person in _PERSONS:
        finite.add_column(say(f"word.subject.{person}"))
    for series in ALL_SERIES:
        by_person: dict[str, Cell] = {person_of(cell): cell for cell in CELLS_OF[series]}
        row = [
            _forms(cells.get(by_person[person], ()), notes) if person in by_person else Text("")
            for person in _PERSONS
        ]
        finite.add_row(say(f"word.series.{series}"), *row)
    out.print(finite)
    if notes:
        out.print(say("conjugation.not_admitted"))
    for decision, number in notes.items():
        grounds = grounds_text(decision.grounds, spoken(), book.id)
        reason = reason_text(decision.reason, spoken())
        note = say("conjugation.note", number=number, reason=reason, grounds=grounds)
        out.print(f"  {note}", markup=False, soft_wrap=True)


def _forms(forms: Sequence[Derived], notes: Notes) -> Text:
    """The forms of a cell; what is not admitted in grey and brackets, with the number of why."""
    text = Text()
    for at, derived in enumerate(forms):
        if at:
            text.append(", ")
        if derived.decision.admitted:
            text.append(derived.form)
        else:
            number = notes.setdefault(derived.decision, len(notes) + 1)
            text.append(f"({derived.form}) {number}", style="dim")
    return text

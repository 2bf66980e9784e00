"""letrado conjugate: the table of a verb, with what a rulebook does not admit in grey."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import click
from rich.table import Table
from rich.text import Text

from letrado.cli.language import say, spoken
from letrado.cli.lexicons import chosen_book, derived_lexicon
from letrado.cli.localised import Command
from letrado.cli.screen import print_json, screen
from letrado.cli.word_options import json_option, rulebook_option, tier_option, tournament_option
from letrado.errors import InputError
from letrado.game.spelling import without_accents
from letrado.lexicon.book_rules import forms_of
from letrado.lexicon.decision import Decision, Derived
from letrado.lexicon.explanation import Derivation
from letrado.lexicon.lemma import Kind, Lemma
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.paradigm import NON_FINITE, VOSEO
from letrado.lexicon.tier_rules import TierRules
from letrado.lexicon.variant_model import model_of
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
@tier_option
@json_option
def conjugate(
    verb: str, rulebook_id: str, tournament: str | None, tiers: tuple[str, ...], *, as_json: bool
) -> None:
    book = chosen_book(rulebook_id, tournament, tiers)
    found = _verbs(verb, book)
    words = derived_lexicon(book)
    if as_json:
        print_json([_view(lemma, words) for lemma in found])
        return
    for lemma in found:
        _print(lemma, words)


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


def _cells(lemma: Lemma, words: Lexicon) -> Cells:
    """The forms by cell; where words are listed, only those that are."""
    cells: dict[str, list[Derived]] = {}
    listed = isinstance(words.rules, TierRules)
    for derived in dict.fromkeys(forms_of(lemma, words.rules)):
        if not listed or words.knows(derived.form):
            forms = cells.setdefault(derived.cell, [])
            if derived.form not in [form.form for form in forms if form.decision.admitted]:
                forms.append(derived)
    return cells


def _classes(lemma: Lemma, words: Lexicon) -> list[str]:
    if not isinstance(words.rules, TierRules):
        return list(lemma.classes)
    model = model_of(lemma.text, words.book.edition.language)
    return [name for name in (model.paradigm, model.also) if name] if model else []


def _view(lemma: Lemma, words: Lexicon) -> Document:
    forms = [d for cell in _cells(lemma, words).values() for d in cell]
    return {
        "rulebook": words.book.id,
        "verb": lemma.text,
        "classes": _classes(lemma, words),
        "forms": [derivation_view(Derivation(lemma, derived)) for derived in forms],
    }


def _print(lemma: Lemma, words: Lexicon) -> None:
    out, book = screen(), words.book
    cells, notes = _cells(lemma, words), Notes()
    out.print(say("conjugation.title", verb=lemma.text, rulebook=book.id), style="bold")
    classes = ", ".join(_classes(lemma, words))
    out.print(say("conjugation.classes", classes=classes), style="dim")
    plain = Table(show_header=False)
    for cell, forms in cells.items():
        if cell in NON_FINITE or cell == "listed":
            plain.add_row(cell_text(forms[0].cell, spoken()), _forms(forms, notes))
    out.print(plain)
    finite = Table(header_style="bold")
    finite.add_column("")
    places = {cell: _place(cell) for cell in cells if cell not in NON_FINITE and cell != "listed"}
    known = {person for _, person in places.values()}
    persons = [person for person in _PERSONS if person in known]
    for person in persons:
        finite.add_column(say(f"word.subject_{book.edition.language}.{person}"))
    for series in dict.fromkeys(series for series, _ in places.values()):
        row = [_forms(cells.get(_cell(series, person), ()), notes) for person in persons]
        finite.add_row(say(f"word.series.{series}"), *row)
    out.print(finite)
    if notes:
        out.print(say("conjugation.not_admitted"))
    for decision, number in notes.items():
        grounds = grounds_text(decision.grounds, spoken(), book.id)
        reason = reason_text(decision.reason, spoken())
        note = say("conjugation.note", number=number, reason=reason, grounds=grounds)
        out.print(f"  {note}", markup=False, soft_wrap=True)


def _place(cell: str) -> tuple[str, str]:
    """Series and person of a finite cell."""
    ending = "_vos" if cell in VOSEO else ""
    series, _, person = cell.removesuffix(ending).rpartition("_")
    return series, person + ending


def _cell(series: str, person: str) -> str:
    return f"{series}_{person}"


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

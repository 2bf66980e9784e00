"""Explanations of words as people read them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from letrado.lexicon.decision import FormCell
from letrado.lexicon.explanation import Derivation, Explanation
from letrado.lexicon.paradigm import CELLS_OF, NON_FINITE, Cell
from letrado.messages.catalogue import Language, has_text, render
from letrado.rulebook.citation import Citation
from letrado.rulebook.wording import grounds_text, value_text


def cell_text(cell: FormCell, language: Language) -> str:
    """The name of a cell: gerund, plural, 2nd person plural of the present subjunctive."""
    if has_text(f"word.cell.{cell}"):
        return render(f"word.cell.{cell}", language)
    series, _, person = cell.removesuffix("_vos").rpartition("_")
    person = render(f"word.person.{person}{'_vos' if cell.endswith('_vos') else ''}", language)
    name = render(f"word.series.{series}", language)
    return render("word.cell.finite", language, person=person, series=name)


def reason_text(reason: str, language: Language) -> str:
    return render(f"word.reason.{reason}", language)


def verdict_text(explanation: Explanation, language: Language) -> str:
    key = "valid" if explanation.valid else "invalid"
    facts = {"word": explanation.word, "rulebook": explanation.rulebook}
    return render(f"word.verdict.{key}", language, **facts)


def explanation_lines(explanation: Explanation, language: Language) -> Iterator[str]:
    """Every derivation or every reason, one per line, without the verdict itself."""
    if explanation.valid and explanation.list_name:
        key = "listed" if explanation.derivations else "listed_only"
        yield render(f"word.verdict.{key}", language, name=explanation.list_name)
    for way in explanation.derivations:
        yield way_text(way, explanation.rulebook, language)
    for obstacle in explanation.obstacles:
        grounds = _grounds(obstacle.grounds, language, explanation.rulebook)
        facts = dict(obstacle.facts)
        if "why" in facts:
            facts["why"] = reason_text(facts["why"], language)
        key = f"word.obstacle.{obstacle.reason}"
        yield _sentence(render(key, language, grounds=grounds, **facts))
    if explanation.near:
        yield render("word.verdict.near", language, words=", ".join(explanation.near))
    for gap in explanation.gaps:
        yield render("word.verdict.approximate", language, gap=value_text(gap, language))


def way_text(way: Derivation, reader_of: str, language: Language) -> str:
    """One derivation in a sentence."""
    derived = way.derived
    facts = {
        "form": derived.form,
        "cell": cell_text(derived.cell, language),
        "lemma": way.lemma.text,
        "reason": reason_text(derived.decision.reason, language),
        "grounds": _grounds(derived.decision.grounds, language, reader_of),
    }
    alone = derived.form == way.lemma.text
    return render("word.verdict.way_headword" if alone else "word.verdict.way", language, **facts)


def short_reason(explanation: Explanation, language: Language) -> str:
    """The first reason only, for a cell of a table."""
    return next(explanation_lines(explanation, language), "")


def series_heading(cell: Cell, language: Language) -> str:
    """The row of a conjugation in which a cell stands."""
    if cell in NON_FINITE:
        return render("word.series.non_finite", language)
    series = next(name for name, cells in CELLS_OF.items() if cell in cells)
    return render(f"word.series.{series}", language)


def _grounds(citations: Sequence[Citation], language: Language, reader_of: str) -> str:
    return grounds_text(citations, language, reader_of)


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."

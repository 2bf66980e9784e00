"""From a lemma and a rulebook to forms, each with what the book says of it. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from letrado.lexicon.conjugation import conjugate
from letrado.lexicon.decision import Decision, Derived, Reason, WordRules
from letrado.lexicon.lemma import Kind, Lemma, Mark
from letrado.lexicon.nominal_decision import headword_decision, plural_refusal
from letrado.lexicon.paradigm import PARTICIPLES, Cell
from letrado.lexicon.plural import ListName, listed_plurals, pluralised
from letrado.lexicon.verb_decision import verb_decisions
from letrado.rulebook.citation import Citation

_LISTS: tuple[tuple[Mark, ListName, Reason], ...] = (
    (Mark.LETTER_NAME, "letters", "plural_of_letter"),
    (Mark.GREEK_LETTER, "greek_letters", "plural_of_greek_letter"),
    (Mark.NOTE, "notes", "plural_of_note"),
)

_HARMLESS = frozenset({Mark.GUESSED_ACCENT, Mark.ETHNONYM})
_TELLING = frozenset({Mark.ETHNONYM, Mark.ARCHAIC})
_LETTERS = frozenset(mark for mark, _, _ in _LISTS)


def derive(lemma: Lemma, rules: WordRules) -> Iterator[Derived]:
    """Every form that the lemma could give, admitted or not."""
    match lemma.kind:
        case Kind.VERB:
            yield from _verb_forms(lemma, rules)
        case Kind.NOMINAL:
            yield Derived(lemma.text, "headword", headword_decision(lemma, rules))
            yield from _nominal_forms(lemma, rules)
        case Kind.INVARIABLE:
            yield Derived(lemma.text, "headword", headword_decision(lemma, rules))
        case Kind.LETTER:
            pass
    yield from _listed_forms(lemma, rules)
    for form in lemma.added:
        yield Derived(form, "listed", rules.yes("listed_form", rules.words.entries.admitted))


def derives_by_cell_alone(lemma: Lemma, rules: WordRules) -> bool:
    """Is a verb free of all that touches single forms rather than cells?"""
    return (
        lemma.kind == Kind.VERB
        and not lemma.added
        and not lemma.dropped
        and Mark.I_ENDINGS not in lemma.marks
        and lemma.text[:2] not in rules.beginnings_of_named_forms
    )


def derives_all_by_rule(lemma: Lemma, rules: WordRules) -> bool:
    """Is a nominal free of all that could refuse a form of it?"""
    return (
        lemma.kind == Kind.NOMINAL
        and not lemma.marks - _HARMLESS
        and not lemma.added
        and not lemma.dropped
        and lemma.text not in rules.words_without_plural
    )


def verb_table(lemma: Lemma) -> dict[Cell, tuple[str, ...]]:
    """The forms of a verb by cell, all its classes together, with its own participles."""
    tables = [conjugate(lemma.text, name) for name in lemma.classes]
    table = tables[0]
    for other in tables[1:]:
        for cell, forms in other.items():
            table[cell] = tuple(dict.fromkeys((*table[cell], *forms)))
    if lemma.participles:
        for cell, ending in zip(PARTICIPLES, ("o", "a", "os", "as"), strict=True):
            table[cell] = tuple(form[:-1] + ending for form in lemma.participles)
    return table


def _verb_forms(lemma: Lemma, rules: WordRules) -> Iterator[Derived]:
    decided = verb_decisions(lemma, rules)
    verbs = rules.words.verbs
    added, refused, dropped = rules.forms_added, rules.forms_refused, lemma.dropped
    lost = f"{lemma.text[:-2]}y" if Mark.I_ENDINGS in lemma.marks else ""
    for cell, forms in verb_table(lemma).items():
        for form in forms:
            decision = decided[cell]
            if form in refused:
                decision = rules.no("form_refused", verbs.forms_refused)
            elif form in added and decision.admitted:
                decision = rules.yes("form_added", verbs.forms_added)
            elif dropped and form in dropped:
                decision = rules.no("form_lacking", verbs.conjugated_if)
            elif lost and form.startswith(lost):
                decision = rules.no("defective", verbs.defective)
            yield Derived(form, cell, decision)


def _nominal_forms(lemma: Lemma, rules: WordRules) -> Iterator[Derived]:
    yield from _plural_forms(lemma, lemma.text, rules, feminine=False)
    if lemma.feminine:
        decision = headword_decision(lemma, rules)
        if decision.admitted:
            decision = _feminine(rules)
        yield Derived(lemma.feminine, "feminine", decision)
        yield from _plural_forms(lemma, lemma.feminine, rules, feminine=True)


def _plural_forms(
    lemma: Lemma, singular: str, rules: WordRules, *, feminine: bool
) -> Iterator[Derived]:
    refusal = plural_refusal(lemma, rules, feminine=feminine)
    made = pluralised(singular, rules.plurals)
    bound = bool(lemma.marks & _LETTERS) and _is_bound_by_list(lemma, rules)
    for form in made.forms:
        if form == singular:
            continue
        if form in lemma.dropped:
            decision = rules.no("form_lacking", rules.words.plurals.formation)
        elif form in rules.named_plurals:
            decision = rules.yes("plural_by_name", rules.named_plurals[form])
        elif made.by_name and Mark.ABSENT not in lemma.marks:
            decision = _by_article("plural_by_name", made.article, rules)
        elif refusal is not None:
            decision = refusal
        elif bound:
            decision = rules.no("letter_not_listed", rules.words.plurals.letters)
        else:
            decision = _by_rule(made.article, lemma.marks & _TELLING, rules)
        yield Derived(form, "feminine_plural" if feminine else "plural", decision)


def _is_bound_by_list(lemma: Lemma, rules: WordRules) -> bool:
    """Does a list say that this name does not vary, or leave out the letter it names?"""
    for mark, name, _ in _LISTS:
        if mark in lemma.marks:
            made = listed_plurals(lemma.text, name, rules.plurals)
            if made is None and mark == Mark.LETTER_NAME:
                return True
            if made is not None and made.forms == (lemma.text,):
                return True
    return False


def _listed_forms(lemma: Lemma, rules: WordRules) -> Iterator[Derived]:
    """The plurals of the names of letters and notes."""
    for mark, name, reason in _LISTS:
        if mark in lemma.marks:
            made = listed_plurals(lemma.text, name, rules.plurals)
            for form in made.forms if made else ():
                if made and form != lemma.text:
                    yield Derived(form, "plural", _by_article(reason, made.article, rules))


@lru_cache(maxsize=16)
def _feminine(rules: WordRules) -> Decision:
    return rules.yes(
        "feminine_of_entry", rules.words.entries.admitted, rules.words.entries.feminines
    )


@lru_cache(maxsize=4096)
def _by_rule(article: str, telling: frozenset[Mark], rules: WordRules) -> Decision:
    """A plural by its ending, with what the book says of words of its kind."""
    decision = _by_article("plural_by_rule", article, rules)
    grounds, gap = decision.grounds, decision.gap
    if Mark.ETHNONYM in telling:
        grounds += rules.book.cite(rules.words.plurals.ethnonyms)
    if Mark.ARCHAIC in telling:
        gap = rules.declared("register_only_plurals")
    return Decision(
        admitted=True, reason="plural_by_rule", grounds=tuple(dict.fromkeys(grounds)), gap=gap
    )


@lru_cache(maxsize=4096)
def _by_article(reason: Reason, article: str, rules: WordRules) -> Decision:
    """A plural by the article that forms it."""
    grounds = plural_grounds(article, rules)
    return Decision(admitted=True, reason=reason, grounds=grounds)


def plural_grounds(article: str, rules: WordRules) -> tuple[Citation, ...]:
    """The article that forms a plural, and the reading by which it is adopted, if it is."""
    if rules.plurals.rulebook == rules.book.id:
        return (Citation(rules.book.id, article),)
    formation = rules.book.cite(rules.words.plurals.formation)
    readings = tuple(cited for cited in formation if cited.kind != "article")
    return (Citation(rules.plurals.rulebook, article), *readings)

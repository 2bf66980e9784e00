"""A slow derivation under fise-2009, written straight from its articles."""

from __future__ import annotations

from letrado.lexicon.conjugation import conjugate
from letrado.lexicon.lemma import Kind, Lemma, Mark
from letrado.lexicon.plural import listed_plurals, plural_rules, plurals_of
from letrado.rulebook.loader import load_rulebook

BOOK = "fise-2009"
THIRD = ("_3s", "_3p")
NOT_IN_I = {"ind_pres_1s", "ind_pres_2s", "ind_pres_3s", "ind_pres_3p", "imp_2s"}
SOLER = ("ind_pres", "ind_impf", "sub_pres", "sub_impf_ra", "sub_impf_se")


def words_of(lemma: Lemma) -> set[str]:
    """The strings that a lemma gives, as tiles show them, of any length."""
    forms = _verb(lemma) if lemma.kind == Kind.VERB else _nominal(lemma)
    forms |= set(lemma.added)
    return {_bare(form) for form in forms - set(lemma.dropped)}


def _verb(lemma: Lemma) -> set[str]:
    words = load_rulebook(BOOK).provisions.words
    if lemma.has(Mark.ABSENT) or lemma.text in (words.entries.refused_verbs.value or ()):
        return set()
    found = {lemma.text}
    if lemma.has(Mark.HEADWORD_SE):
        found.add(f"{lemma.text}se")  # 17.5
    alone = words.verbs.infinitive_only.value or ()
    if lemma.has(Mark.ARCHAIC) or lemma.has(Mark.INFINITIVE_ONLY) or lemma.text in alone:
        return found  # 17.6, 17.11
    for name in lemma.classes:
        for cell, forms in conjugate(lemma.text, name).items():
            if cell not in ("inf", "inf_se") and not cell.startswith("part") and _has(lemma, cell):
                found |= {form for form in forms if not _lost(lemma, form)}
        if _has(lemma, "part_ms"):
            for participle in lemma.participles or conjugate(lemma.text, name)["part_ms"]:
                found.add(participle)  # 17.4
                if lemma.has(Mark.TRANSITIVE):
                    found |= {participle[:-1] + ending for ending in ("a", "os", "as")}
    return found - {"pudando"}


def _has(lemma: Lemma, cell: str) -> bool:
    """Does the verb have this cell by 17.7, 17.8 and 17.10?"""
    finite = cell != "ger" and not cell.startswith("part")
    if lemma.has(Mark.PRONOMINAL) and cell.startswith("imp"):
        return False
    if lemma.has(Mark.PARTICIPLE_ONLY):
        return cell.startswith("part")
    if lemma.has(Mark.NON_FINITE):
        return not finite
    if lemma.has(Mark.THIRD_PERSONS) or lemma.has(Mark.IMPERSONAL):
        return not finite or cell.endswith(THIRD)
    if lemma.has(Mark.IMPERFECTIVE):
        return cell == "ger" or cell.startswith(SOLER)
    present_subjunctive = cell.startswith("sub_pres") or cell in ("imp_3s", "imp_3p")
    if lemma.has(Mark.NO_Z):
        return not present_subjunctive and cell != "ind_pres_1s"
    if lemma.has(Mark.I_ENDINGS):
        return not present_subjunctive and cell not in NOT_IN_I
    return True


def _lost(lemma: Lemma, form: str) -> bool:
    return lemma.has(Mark.I_ENDINGS) and form.startswith(f"{lemma.text[:-2]}y")


def _nominal(lemma: Lemma) -> set[str]:
    if lemma.has(Mark.ABSENT):
        return set()
    rules, plurals = plural_rules(BOOK), load_rulebook(BOOK).provisions.words.plurals
    found: set[str] = set()
    if lemma.kind != Kind.LETTER:
        found.add(lemma.text)
    lists = (
        (Mark.LETTER_NAME, rules.letters),
        (Mark.GREEK_LETTER, rules.greek_letters),
        (Mark.NOTE, rules.notes),
    )
    for mark, entry in lists:
        if entry is not None and lemma.has(mark):
            found |= set(entry.plurals.get(lemma.text, ()))
    if lemma.kind != Kind.NOMINAL:
        return found
    invariable_letter = any(
        lemma.has(mark) and entry is not None and entry.plurals.get(lemma.text) == ()
        for mark, entry in lists
    )
    left_out = lemma.has(Mark.LETTER_NAME) and not listed_plurals(lemma.text, "letters", rules)
    named = {
        form
        for provision in (
            plurals.treatments_named,
            plurals.interjections_named,
            plurals.apocopes_named,
            plurals.phrase_words_named,
            plurals.references_named,
        )
        for form in provision.value or ()
    }
    in_words = {noun for rule in rules.rule for noun in rule.words}
    for singular in filter(None, (lemma.text, lemma.feminine)):
        if singular == lemma.feminine:
            found.add(singular)
            without = lemma.has(Mark.NO_FEMININE_PLURAL)
        else:
            without = lemma.has(Mark.NO_PLURAL)
        without |= lemma.text in (plurals.references_without.value or ())
        without |= lemma.has(Mark.CONTRACTION) or invariable_letter or left_out
        for form in plurals_of(singular, rules):
            if not without or form in named or singular in in_words:
                found.add(form)
    return found


def _bare(form: str) -> str:
    for accented, plain in zip("áéíóúü", "aeiouu", strict=True):
        form = form.replace(accented, plain)
    return form

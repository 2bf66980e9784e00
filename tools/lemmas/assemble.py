"""All steps in order: from the sources to the rows of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from letrado.lexicon.lemma import Kind, Lemma, Mark, Source
from tools.lemmas.accents import Accents
from tools.lemmas.evidence import Evidence
from tools.lemmas.letters import bare, is_playable
from tools.lemmas.nominal_choice import Nominals
from tools.lemmas.nominal_fit import NominalFit
from tools.lemmas.overlay import Overlay
from tools.lemmas.rules import given_by
from tools.lemmas.unconjugated import Classes, Unconjugated
from tools.lemmas.verb_choice import Verb, choose_verbs, shown_classes

_MENTE = "mente"


def assemble(
    evidence: Evidence, overlay: Overlay, say: Callable[[str], None] = lambda _: None
) -> list[Lemma]:
    """The rows of the table, in no order."""
    say("verbs")
    found = choose_verbs(evidence, overlay)
    conjugated = [verb for verb in found if verb.classes and _is_useful(verb)]
    verb_forms = set[str]().union(*(verb.forms for verb in conjugated))
    say("nouns and adjectives")
    accents = Accents([*sorted(evidence.words), *sorted(evidence.affixes), *sorted(evidence.verbs)])
    fit = NominalFit(evidence, overlay, accents)
    bare_verbs = _entries_only(found, Unconjugated(evidence, overlay, fit, verb_forms), conjugated)
    verbs = [_verb_row(verb, evidence) for verb in (*conjugated, *bare_verbs)]
    for row in verbs:
        verb_forms |= given_by(row)
    nominals = Nominals(evidence, overlay, fit, verb_forms).choose()
    say("evidence")
    rows = [*verbs, *map(_with_reason, nominals)]
    return [_with_evidence(row, evidence, overlay) for row in [*rows, *_absent(rows, overlay)]]


def _is_useful(verb: Verb) -> bool:
    """A verb too long for the board stays only for the sake of shorter forms."""
    return is_playable(bare(verb.infinitive)) or bool(verb.forms)


def _entries_only(
    found: Iterable[Verb], unconjugated: Unconjugated, conjugated: Iterable[Verb]
) -> list[Verb]:
    classes = Classes(conjugated)
    kept: list[Verb] = []
    for verb in found:
        if verb.classes or not is_playable(bare(verb.infinitive)) or unconjugated.is_noun(verb):
            continue
        marks = verb.marks if Mark.INFINITIVE_ONLY in verb.marks else verb.marks | {Mark.ARCHAIC}
        guessed = classes.guess(verb.infinitive)
        kept.append(msgspec.structs.replace(verb, classes=(guessed,), marks=marks))
    return kept


def _verb_row(verb: Verb, evidence: Evidence) -> Lemma:
    return Lemma(
        text=verb.infinitive,
        kind=Kind.VERB,
        classes=shown_classes(verb, evidence),
        marks=verb.marks,
        dropped=verb.dropped,
    )


def _with_reason(row: Lemma) -> Lemma:
    """Adverbs in -mente have no plural because they are adverbs."""
    is_adverb = row.text.endswith(_MENTE) and Mark.NO_PLURAL in row.marks
    return msgspec.structs.replace(row, marks=row.marks | {Mark.ADVERB}) if is_adverb else row


def _absent(rows: Iterable[Lemma], overlay: Overlay) -> Iterable[Lemma]:
    """What rulebooks name though the list lacks it."""
    known = {row.text for row in rows}
    for word, marks in sorted(overlay.marks.items()):
        if Mark.ABSENT in marks and word not in known:
            if word.endswith(("ar", "er", "ir")):
                yield Lemma(word, Kind.VERB, ("regular",), marks=marks | {Mark.TRANSITIVE})
            else:
                yield Lemma(word, Kind.NOMINAL, marks=marks)


def _with_evidence(row: Lemma, evidence: Evidence, overlay: Overlay) -> Lemma:
    plain = bare(row.text)
    sources = set(evidence.confirmed.get(plain, ()))
    if row.kind != Kind.VERB:
        sources.discard(Source.CONJUGATIONS)
    if plain in evidence.forms:
        sources.add(Source.LIST)
    if row.text in overlay.named:
        sources.add(Source.RULEBOOK)
    return msgspec.structs.replace(row, evidence=frozenset(sources))

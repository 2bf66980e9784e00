"""The null test: how many strings that are no infinitives fit a whole paradigm by chance?

A stem that some form in -ando, -iendo, -amos, -emos, -imos suggests, with an ending of the
infinitive, that is no row of the table: if such a verb fitted, fitting would prove little.
"""

from __future__ import annotations

from collections.abc import Iterator, Set

from letrado.lexicon.conjugation import may_take, verb_classes
from letrado.lexicon.lemma import Kind
from letrado.lexicon.lemma_table import load_lemma_table
from tools.lemmas.evidence import Evidence, read_evidence
from tools.lemmas.letters import bare
from tools.lemmas.verb_fit import fits

_SUGGESTS = {
    "ando": ("ar",),
    "iendo": ("er", "ir"),
    "amos": ("ar",),
    "emos": ("ar", "er"),
    "imos": ("er", "ir"),
}
_WHOLE = 2  # extents before this one: complete or pronominal
_FEWEST_FORMS = 20  # a verb with fewer that can be played proves nothing either way


def pseudo_infinitives(evidence: Evidence, verbs: Set[str]) -> list[str]:
    """Strings that would be infinitives if chance were enough."""
    found = {
        form[: -len(ending)] + infinitive
        for form in evidence.forms
        for ending, infinitives in _SUGGESTS.items()
        if form.endswith(ending) and len(form) > len(ending) + 1
        for infinitive in infinitives
    }
    return sorted(found - verbs - evidence.forms)


def chance_fits(pseudo: list[str], evidence: Evidence) -> Iterator[tuple[str, str]]:
    """Those that fit all the same, with the class."""
    for infinitive in pseudo:
        if any(may_take(infinitive, verb_class) for verb_class in verb_classes()):
            for fit in fits(infinitive, evidence.forms):
                if fit.extent < _WHOLE and len(fit.forms) >= _FEWEST_FORMS:
                    yield infinitive, fit.verb_class


def main() -> None:
    evidence = read_evidence()
    lemmas = load_lemma_table("es").lemmas
    verbs = {bare(lemma.text) for lemma in lemmas if lemma.kind == Kind.VERB}
    pseudo = pseudo_infinitives(evidence, verbs)
    found = list(chance_fits(pseudo, evidence))
    print(f"null test: {len(found)} of {len(pseudo)} pseudo-infinitives fit {found}")


if __name__ == "__main__":
    main()

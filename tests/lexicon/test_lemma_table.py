"""The file of lemmas: what it may hold, and what is said when it is wrong."""

from __future__ import annotations

import pytest

from letrado.errors import DataError
from letrado.lexicon.conjugation import may_take
from letrado.lexicon.lemma import Kind, Lemma, Mark, Source
from letrado.lexicon.lemma_table import (
    load_lemma_table,
    read_lemma_table,
    sort_key,
    write_lemma_table,
)

ROWS = (
    Lemma(
        "abrir",
        Kind.VERB,
        classes=("regular",),
        participles=("abierto",),
        marks=frozenset({Mark.TRANSITIVE, Mark.PROVEN_TRANSITIVE}),
        evidence=frozenset({Source.LIST, Source.WORDS}),
    ),
    Lemma("crisis", Kind.INVARIABLE, evidence=frozenset({Source.LIST})),
    Lemma("e", Kind.LETTER, marks=frozenset({Mark.LETTER_NAME})),
    Lemma("perro", Kind.NOMINAL, feminine="perra", evidence=frozenset({Source.LIST})),
    Lemma("zuñir", Kind.VERB, classes=("regular",), dropped=("zuñisteis",)),
)
CONTENT = write_lemma_table(ROWS)


def test_what_is_written_reads_back_the_same() -> None:
    table = read_lemma_table(CONTENT, "es.tsv")

    assert table.lemmas == ROWS
    assert write_lemma_table(reversed(table.lemmas)) == CONTENT


def _line(number: int, becomes: str) -> bytes:
    lines = CONTENT.decode("utf-8").split("\n")
    lines[number - 1] = becomes
    return "\n".join(lines).encode("utf-8")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "line 1: "),
        (b"# something else\n", "line 1: "),
        (CONTENT[:-20], "line 6: ends here, announced 5 rows"),
        (CONTENT.removesuffix(b"\n"), "line 6: ends here"),
        (_line(3, "crisis\ti\t\t\tl"), "line 3: 5 columns instead of 6"),
        (_line(3, "Crisis\ti\t\t\tl\t"), "line 3: 'Crisis' is not a word"),
        (_line(3, "cri sis\ti\t\t\tl\t"), "line 3: 'cri sis' is not a word"),
        (_line(3, "crisis\tx\t\t\tl\t"), "line 3: 'x' is not a valid Kind"),
        (_line(3, "crisis\ti\t\tqué\tl\t"), "line 3: 'qué' is not a valid Mark"),
        (_line(3, "crisis\ti\t\t\tq\t"), "line 3: 'q' is not a valid Source"),
        (_line(3, "crisis\ti\t\t\tl\tmás"), "line 3: 'más' is not a form to add or drop"),
        (_line(3, "crisis\ti\t\t\tl\t+"), "line 3: '+' is not a form to add or drop"),
        (_line(2, "abrir\tv\t\ttr\tl\t"), "line 2: verb 'abrir' has no class"),
        (_line(3, "abrir\tv\tregular\t\tl\t"), "line 3: 'abrir' is repeated or out of order"),
        (_line(4, "aba\tn\t\t\tl\t"), "line 4: 'aba' is repeated or out of order"),
        (CONTENT.decode("utf-8").encode("latin-1"), "line 6: not UTF-8"),
    ],
)
def test_a_wrong_file_is_refused_with_the_line(content: bytes, problem: str) -> None:
    with pytest.raises(DataError) as refused:
        read_lemma_table(content, "es.tsv")

    assert refused.value.facts["path"] == "es.tsv"
    assert str(refused.value.facts["problem"]).startswith(problem)


def test_a_language_without_a_table_is_a_data_error() -> None:
    with pytest.raises(DataError):
        load_lemma_table("xx")


def test_every_verb_of_the_shipped_table_has_classes_that_fit_it() -> None:
    verbs = [lemma for lemma in load_lemma_table("es").lemmas if lemma.kind == Kind.VERB]

    assert len(verbs) > 11_000
    assert not [v.text for v in verbs if not all(may_take(v.text, name) for name in v.classes)]


def test_no_verb_is_defective_in_two_ways() -> None:
    ways = {
        Mark.THIRD_PERSONS,
        Mark.I_ENDINGS,
        Mark.NO_Z,
        Mark.IMPERFECTIVE,
        Mark.NON_FINITE,
        Mark.PARTICIPLE_ONLY,
        Mark.INFINITIVE_ONLY,
    }

    assert not [row.text for row in load_lemma_table("es").lemmas if len(row.marks & ways) > 1]


def test_only_what_a_rulebook_names_stands_without_the_list() -> None:
    lemmas = load_lemma_table("es").lemmas
    words = [lemma for lemma in lemmas if lemma.kind != Kind.LETTER and len(lemma.text) <= 15]
    short = [lemma for lemma in words if Source.LIST not in lemma.evidence]

    assert all(Mark.ABSENT in lemma.marks for lemma in short)
    assert {"refundar", "pijabay"} <= {lemma.text for lemma in short}


def test_the_pitfalls_of_fitting_are_not_verbs_with_forms() -> None:
    lemmas = load_lemma_table("es").lemmas
    strings = {"contraír", "contrair", "descendir", "discerner", "muer", "sabir"}
    strings |= {"car", "lar", "polir", "ar"}
    conjugated = [
        lemma.text
        for lemma in lemmas
        if lemma.kind == Kind.VERB and lemma.text in strings and Mark.ARCHAIC not in lemma.marks
    ]

    assert not conjugated


@pytest.mark.parametrize("word", ["canto", "corte", "cortés", "poder", "activo", "cita"])
def test_a_noun_that_is_also_a_verb_form_has_its_row(word: str) -> None:
    kinds = {lemma.kind for lemma in load_lemma_table("es").lemmas if lemma.text == word}

    assert Kind.NOMINAL in kinds


def test_rows_are_in_order() -> None:
    keys = [sort_key(lemma) for lemma in load_lemma_table("es").lemmas]

    assert keys == sorted(set(keys))

"""The conjugator: every row of its data, tables total, forms that read back to their cell."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from letrado.errors import InputError
from letrado.lexicon.conjugation import conjugate, may_take, verb_classes
from letrado.lexicon.lemma import Kind
from letrado.lexicon.lemma_table import load_lemma_table
from letrado.lexicon.paradigm import ALL_CELLS, CELLS_OF, Cell
from letrado.lexicon.stress import has_written_accent, stress_of, syllables
from letrado.lexicon.verb_model import FormExample, load_verb_model

MODEL = load_verb_model()
VERBS = [
    (lemma.text, name)
    for lemma in load_lemma_table("es").lemmas
    if lemma.kind == Kind.VERB
    for name in lemma.classes
]
STRESSED_ENDINGS: tuple[Cell, ...] = (*CELLS_OF["ind_fut"], *CELLS_OF["ind_cond"])


def _examples() -> list[tuple[FormExample, str]]:
    of_classes = [(rules.example, name) for name, rules in MODEL.verb_class.items()]
    of_rows = [row.example for row in MODEL.spelling] + [row.example for row in MODEL.joining]
    return of_classes + [(example, example.verb_class) for example in of_rows]


@pytest.mark.parametrize(("example", "verb_class"), _examples())
def test_every_row_of_the_data_has_an_example_that_holds(
    example: FormExample, verb_class: str
) -> None:
    table = conjugate(example.infinitive, verb_class)

    assert example.form in table[example.cell]


@pytest.mark.parametrize(
    ("infinitive", "verb_class", "cell", "forms"),
    [
        ("averiguar", "regular", "sub_pres_1s", ("averigüe",)),
        ("distinguir", "regular", "sub_pres_3s", ("distinga",)),
        ("leer", "regular", "ind_pret_3p", ("leyeron",)),
        ("mullir", "regular", "sub_impf_ra_1p", ("mulléramos",)),
        ("tañer", "regular", "ger", ("tañendo",)),
        ("aislar", "hiato_i", "ind_pres_3p", ("aíslan",)),
        ("reunir", "hiato_u", "ind_pres_1s", ("reúno",)),
        ("avergonzar", "o_ue", "sub_pres_2s", ("avergüences",)),
        ("desosar", "o_hue", "ind_pres_3s", ("deshuesa",)),
        ("cocer", "o_ue", "ind_pres_1s", ("cuezo",)),
        ("elegir", "pedir", "ind_pres_1s", ("elijo",)),
        ("ceñir", "pedir", "ind_pret_3s", ("ciñó",)),
        ("reír", "reir", "sub_impf_se_1p", ("riésemos",)),
        ("erguir", "erguir", "ind_pres_1s", ("yergo", "irgo")),
        ("argüir", "uir", "ind_pres_1p", ("argüimos",)),
        ("conducir", "ducir", "sub_fut_2s", ("condujeres",)),
        ("prever", "ver", "ind_pret_3s", ("previó",)),
        ("detener", "tener", "imp_2s", ("detén",)),
        ("satisfacer", "facer", "part_fs", ("satisfecha",)),
        ("inscribir", "regular", "part_ms", ("inscrito", "inscripto")),
        ("imprimir", "regular", "part_mp", ("impresos", "imprimidos")),
        ("contar", "o_ue", "ind_pres_2s_vos", ("contás",)),
        ("ir", "ir", "imp_2s_vos", ("andá",)),
        ("ser", "ser", "ind_pres_2s_vos", ("sos",)),
        ("haber", "haber", "ind_pres_3s", ("ha", "hay")),
        ("roer", "roer", "sub_pres_1p", ("roamos", "roigamos", "royamos")),
        ("yacer", "yacer", "sub_pres_3s", ("yazca", "yazga", "yaga")),
    ],
)
def test_the_irregular_forms_people_ask_about(
    infinitive: str, verb_class: str, cell: Cell, forms: tuple[str, ...]
) -> None:
    assert conjugate(infinitive, verb_class)[cell] == forms


@pytest.mark.parametrize(
    ("infinitive", "verb_class"),
    [("saler", "valer"), ("contrair", "traer"), ("amar", "uir"), ("vivir", "e_ie"), ("a", "ir")],
)
def test_a_closed_class_takes_only_the_verbs_it_lists(infinitive: str, verb_class: str) -> None:
    assert not may_take(infinitive, verb_class)
    with pytest.raises(InputError):
        conjugate(infinitive, verb_class)


@settings(deadline=None)
@given(st.sampled_from(VERBS))
def test_the_table_of_every_verb_is_total(verb: tuple[str, str]) -> None:
    infinitive, verb_class = verb
    table = conjugate(infinitive, verb_class)

    assert tuple(table) == ALL_CELLS
    lacking = [cell for cell, forms in table.items() if not forms]
    assert not lacking or infinitive == "haber"
    assert all(form.isalpha() and form == form.lower() for fs in table.values() for form in fs)


@settings(deadline=None)
@given(st.sampled_from(VERBS), st.sampled_from(ALL_CELLS))
def test_a_form_read_back_gives_its_cell(verb: tuple[str, str], cell: Cell) -> None:
    infinitive, verb_class = verb
    table = conjugate(infinitive, verb_class)

    for form in table[cell]:
        assert cell in {other for other, forms in table.items() if form in forms}
        assert sum(form == again for again in table[cell]) == 1


@settings(deadline=None)
@given(st.sampled_from(VERBS))
def test_stress_and_spelling_rules_hold(verb: tuple[str, str]) -> None:
    infinitive, verb_class = verb
    table = conjugate(infinitive, verb_class)

    for cell, forms in table.items():
        for form in forms:
            assert (
                not any(bad in form for bad in ("ze", "zé", "zi", "ññ", "lll")) or "z" in infinitive
            )
            if stress_of(form) == "esdrujula":
                assert has_written_accent(form)
            assert sum(letter in "áéíóú" for letter in form) <= 1
            if cell.endswith("_1p") and cell.startswith("sub_impf"):
                assert stress_of(form) == "esdrujula"
    assert table["ind_fut_1s"][0].endswith("é")
    assert len(syllables(table["ind_cond_1p"][0])) >= 3


def test_the_classes_have_names_of_their_own() -> None:
    assert len(set(verb_classes())) == len(verb_classes()) >= 40

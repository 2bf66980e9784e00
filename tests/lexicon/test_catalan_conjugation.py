"""The Catalan conjugator: every model by an example, spelling, tiers, and what the table lists."""

from __future__ import annotations

import pytest

from letrado.errors import DataError
from letrado.lexicon.variant_conjugation import bare_variants, variant_forms
from letrado.lexicon.variant_model import Model, load_verb_tables, model_of, read_verb_tables

TABLES = load_verb_tables("ca")

EXAMPLES = """
cantar ind_pres_1s canto
cantar ind_pres_1s cante valencian_verbs
cantar ind_pres_1p cantam balearic_verbs
cantar sub_impf_2s cantesses general_variants
cantar sub_impf_1s cantara valencian_verbs
cantar sub_pres_1s cante north_western_verbs
pregar sub_pres_1s pregui
tocar sub_pres_1s toqui
caçar ind_pres_2s caces
menjar sub_pres_3p mengin
obliquar sub_pres_1s obliqüi
aiguar ind_pres_2s aigües
canviar sub_pres_1s canviï
esglaiar sub_pres_1s esglaï
anar ind_fut_1s aniré
anar ind_past_1p vàrem general_variants
estar ind_pres_1s estic
servir ind_pres_3s serveix
servir ind_pres_3s servix valencian_verbs
servir sub_pres_1s servesqui balearic_verbs
servir sub_pres_1s servisca north_western_verbs
protegir ind_pres_1s protegeixo
traduir ind_impf_1s traduïa
traduir ind_fut_1s traduiré
rejovenir ind_pres_1s rejoveneixo
dormir ind_pres_3s dorm
fugir ind_pres_1s fujo
fugir ind_pres_3s fuig
eixir ind_pres_1s ixo
reeixir sub_pres_1s reïsca valencian_verbs
collir ind_pres_1s cullo
cosir ind_pres_2s cuses
tossir ind_pres_3s tus
sortir ind_pres_3s surt
escopir ind_pres_3p escupen
morir part_ms mort
obrir part_fs oberta
omplir ind_pres_3s omple
establir part_ms establert
cobrir part_ms cobert
oferir part_ms ofert
imprimir part_fs impresa
teixir ind_pres_3s tix valencian_verbs
tenyir ind_pres_3s tiny valencian_verbs
llegir ind_pres_3s llig valencian_verbs
vestir ind_pres_3s vist valencian_verbs
engolir ind_pres_3s engul valencian_verbs
brunzir ind_pres_3s brunz valencian_verbs
grunyir ind_pres_2s grunys
tenir ind_pres_1s tinc
venir inf vindre valencian_verbs
batre ind_pres_1s bato
metre part_ms mès
rebre ind_pres_3s rep
cabre sub_pres_1s càpiga
capiguer part_ms capigut
témer ind_fut_1s temeré
vèncer ind_pres_1s venço
vèncer sub_pres_1s venci
córrer part_ms corregut
néixer part_ms nascut
créixer part_ms crescut
conèixer ind_pres_1s conec
plànyer ind_pres_1s planyo
empènyer ind_pres_1s empenyo
caure ind_impf_1s queia
plaure ind_pret_3s plagué
beure ind_pres_1p bevem
heure ind_pret_3s hagué
jeure ind_pres_3s jeu
creure ind_impf_1p crèiem
treure part_ms tret
veure part_ms vist
riure ind_pret_3s rigué
escriure ind_pres_1p escrivim
viure part_ms viscut
coure ind_pres_3s cou
cloure part_ms clos
moure ind_pres_1p movem
valer ind_fut_1s valdré
moldre part_ms molt
voler sub_pres_1s vulgui
volguer ger volguent
saber sub_pres_1s sàpiga
poder sub_pres_1s pugui
prendre sub_pres_1s prengui
entendre part_fs entesa
respondre part_ms respost
romandre ind_pres_1s romanc
cerndre ind_pres_1p cernem
haver sub_pres_1s hagi
ser sub_pres_1s sigui
fer ind_pres_1p feim balearic_verbs
dir ind_impf_1s deia
dur ind_pres_1s duc
"""


@pytest.mark.parametrize("line", EXAMPLES.strip().splitlines())
def test_a_form_has_its_cell_and_tier(line: str) -> None:
    verb, cell, form, *tier = line.split()
    found = {(f.cell, f.tier) for f in variant_forms(verb, "ca") if f.form == form}

    assert (cell, tier[0] if tier else None) in found


def test_every_model_and_paradigm_has_its_example() -> None:
    verbs = {line.split()[0] for line in EXAMPLES.strip().splitlines()}
    used = [model_of(verb, "ca") for verb in verbs]

    assert [model.verbs for model in TABLES.model if model not in used] == []


@pytest.mark.parametrize("model", TABLES.model, ids=lambda model: model.verbs[0])
def test_every_verb_that_a_model_names_gives_all_its_rows(model: Model) -> None:
    for verb in model.verbs:
        forms = [*variant_forms(verb.removeprefix("="), "ca")]
        assert len({form.cell for form in forms}) > 30, verb


def test_the_quick_way_gives_the_same_as_the_slow_one() -> None:
    for verb in ("canviar", "col·locar", "protegir", "conèixer", "desfer", "ser", "anar"):
        quick = {(tier, form) for tier, forms in bare_variants(verb, "ca") for form in forms}
        slow = {(f.tier, _bare(f.form)) for f in variant_forms(verb, "ca")}
        assert quick == slow


def _bare(form: str) -> str:
    return form.translate(str.maketrans("àèéíïòóúü", "aeeiioouu"))


def test_what_is_no_infinitive_has_no_forms() -> None:
    assert not [*variant_forms("casa", "ca")]


def test_a_model_without_its_paradigm_is_told() -> None:
    content = b"""
model = [{ verbs = ["dir"], paradigm = "none", cut = "ir" }]
tiers = {}
before_front = {}
before_i = {}
at_end = {}
paradigm = {}
"""
    with pytest.raises(DataError) as told:
        read_verb_tables(content, "verbs_ca.toml")

    assert "dir: no paradigm 'none'" in str(told.value.facts["problem"])

"""Which cells a verb has by its marks, under the book that the list follows: fise-2009, 17."""

from __future__ import annotations

from letrado.lexicon.lemma import Mark
from letrado.lexicon.paradigm import ALL_CELLS, CELLS_OF, NON_FINITE, Cell, person_of

_GENDERED: frozenset[Cell] = frozenset({"part_fs", "part_mp", "part_fp"})
_CONJUGATED: frozenset[Cell] = frozenset(ALL_CELLS) - {"inf", "inf_se"} - _GENDERED
_IMPERATIVES: frozenset[Cell] = frozenset(CELLS_OF["imp"])
_THIRD: frozenset[Cell] = frozenset(
    cell for cell in _CONJUGATED if cell in NON_FINITE or person_of(cell) in ("3s", "3p")
)
_PRESENT_SUBJUNCTIVE: frozenset[Cell] = frozenset((*CELLS_OF["sub_pres"], "imp_3s", "imp_3p"))
_NOT_IN_I: frozenset[Cell] = _PRESENT_SUBJUNCTIVE | {
    "ind_pres_1s",
    "ind_pres_2s",
    "ind_pres_3s",
    "ind_pres_3p",
    "imp_2s",
}
_IMPERFECTIVE: frozenset[Cell] = frozenset(
    (
        "ger",
        *CELLS_OF["ind_pres"],
        *CELLS_OF["ind_impf"],
        *CELLS_OF["sub_pres"],
        *CELLS_OF["sub_impf_ra"],
        *CELLS_OF["sub_impf_se"],
    )
)

# From the most forms to the fewest: the first that fits is taken.
EXTENTS: tuple[tuple[frozenset[Mark], frozenset[Cell]], ...] = (
    (frozenset(), _CONJUGATED),
    (frozenset({Mark.PRONOMINAL}), _CONJUGATED - _IMPERATIVES),
    (frozenset({Mark.NO_Z}), _CONJUGATED - _PRESENT_SUBJUNCTIVE - {"ind_pres_1s"}),
    (frozenset({Mark.I_ENDINGS}), _CONJUGATED - _NOT_IN_I),
    (frozenset({Mark.I_ENDINGS, Mark.PRONOMINAL}), _CONJUGATED - _NOT_IN_I - _IMPERATIVES),
    (frozenset({Mark.IMPERFECTIVE}), _IMPERFECTIVE),
    (frozenset({Mark.IMPERSONAL}), _THIRD),
)
# Never found by fitting: an adjective in -ado would do. Only for what a rulebook names.
NON_FINITE_ONLY: frozenset[Cell] = frozenset({"ger", "part_ms"})
PARTICIPLE_ONLY: frozenset[Cell] = _GENDERED | {"part_ms"}


def may_fit(infinitive: str, marks: frozenset[Mark]) -> bool:
    """Only -ir verbs keep just their endings in i; only -cir verbs lose a z."""
    if Mark.I_ENDINGS in marks:
        return infinitive.endswith(("ir", "ír"))
    return Mark.NO_Z not in marks or infinitive.endswith("cir")


def is_dropped(form: str, infinitive: str, marks: frozenset[Mark]) -> bool:
    """An ending written with y- does not begin with i: embayó."""
    stem = infinitive[:-2]
    return Mark.I_ENDINGS in marks and form.startswith(f"{stem}y")


def gendered_cells() -> frozenset[Cell]:
    """What a transitive verb adds: feminine and plural of its participle."""
    return _GENDERED

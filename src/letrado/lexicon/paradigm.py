"""The cells of the table of a Spanish verb: simple forms only, without pronouns but for one."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Cell: TypeAlias = Literal[
    "inf",
    "inf_se",
    "ger",
    "part_ms",
    "part_fs",
    "part_mp",
    "part_fp",
    "ind_pres_1s",
    "ind_pres_2s",
    "ind_pres_2s_vos",
    "ind_pres_3s",
    "ind_pres_1p",
    "ind_pres_2p",
    "ind_pres_3p",
    "ind_impf_1s",
    "ind_impf_2s",
    "ind_impf_3s",
    "ind_impf_1p",
    "ind_impf_2p",
    "ind_impf_3p",
    "ind_pret_1s",
    "ind_pret_2s",
    "ind_pret_3s",
    "ind_pret_1p",
    "ind_pret_2p",
    "ind_pret_3p",
    "ind_fut_1s",
    "ind_fut_2s",
    "ind_fut_3s",
    "ind_fut_1p",
    "ind_fut_2p",
    "ind_fut_3p",
    "ind_cond_1s",
    "ind_cond_2s",
    "ind_cond_3s",
    "ind_cond_1p",
    "ind_cond_2p",
    "ind_cond_3p",
    "sub_pres_1s",
    "sub_pres_2s",
    "sub_pres_3s",
    "sub_pres_1p",
    "sub_pres_2p",
    "sub_pres_3p",
    "sub_impf_ra_1s",
    "sub_impf_ra_2s",
    "sub_impf_ra_3s",
    "sub_impf_ra_1p",
    "sub_impf_ra_2p",
    "sub_impf_ra_3p",
    "sub_impf_se_1s",
    "sub_impf_se_2s",
    "sub_impf_se_3s",
    "sub_impf_se_1p",
    "sub_impf_se_2p",
    "sub_impf_se_3p",
    "sub_fut_1s",
    "sub_fut_2s",
    "sub_fut_3s",
    "sub_fut_1p",
    "sub_fut_2p",
    "sub_fut_3p",
    "imp_2s",
    "imp_2s_vos",
    "imp_3s",
    "imp_2p",
    "imp_3p",
]
ALL_CELLS: tuple[Cell, ...] = get_args(Cell)

_OtherCell: TypeAlias = Literal[
    "sub_impf_1s",
    "sub_impf_2s",
    "sub_impf_3s",
    "sub_impf_1p",
    "sub_impf_2p",
    "sub_impf_3p",
    "ind_past_1s",
    "ind_past_2s",
    "ind_past_3s",
    "ind_past_1p",
    "ind_past_2p",
    "ind_past_3p",
    "imp_1p",
]
VariantCell: TypeAlias = Cell | _OtherCell  # of verbs with variants: Catalan
VARIANT_CELLS: tuple[VariantCell, ...] = (*ALL_CELLS, *get_args(_OtherCell))

Series: TypeAlias = Literal[
    "ind_pres",
    "ind_impf",
    "ind_pret",
    "ind_fut",
    "ind_cond",
    "sub_pres",
    "sub_impf_ra",
    "sub_impf_se",
    "sub_fut",
    "imp",
]
ALL_SERIES: tuple[Series, ...] = get_args(Series)
CELLS_OF: dict[Series, tuple[Cell, ...]] = {
    series: tuple(cell for cell in ALL_CELLS if cell.startswith(f"{series}_"))
    for series in ALL_SERIES
}

NON_FINITE: frozenset[Cell] = frozenset(ALL_CELLS[:7])
PARTICIPLES: tuple[Cell, ...] = ("part_ms", "part_fs", "part_mp", "part_fp")
VOSEO: frozenset[Cell] = frozenset({"ind_pres_2s_vos", "imp_2s_vos"})


def person_of(cell: Cell) -> str:
    """ "1s" to "3p", with "2s_vos" apart; nothing for what has no person."""
    if cell in NON_FINITE:
        return ""
    return "2s_vos" if cell.endswith("_vos") else cell[-2:]

"""Every sentence about records is said somewhere, and every finding has its sentence."""

import re
from pathlib import Path
from typing import get_args

import letrado.errors
from letrado.messages.catalogue import catalogue, has_text
from letrado.records.rebuild.comparison import Matter

SOURCES = Path(letrado.errors.__file__).parent
SOURCE = "".join(
    file.read_text("utf-8")
    for folder in ("records", "cli")
    for file in sorted((SOURCES / folder).rglob("*.py"))
)
FINDING = re.compile(r'"(?:score|total|rack|word|placing|tiles|ending|file)", "(\w+)"')


def test_every_sentence_is_named_in_the_source() -> None:
    sections = ("finding", "game_page", "convert", "enter", "rebuild")
    keys = [key.split(".") for key in catalogue() if key.split(".")[0] in sections]
    unsaid = [
        f"{section}.{name}"
        for section, name in keys
        if f'"{name}"' not in SOURCE and f"{section}.{name}" not in SOURCE
    ]

    assert keys
    assert unsaid == []


def test_every_finding_and_every_difference_has_its_sentence() -> None:
    codes = {code for code in FINDING.findall(SOURCE) if "_" in code}

    assert len(codes) > 15
    assert all(has_text(f"finding.{code}") for code in codes)
    assert all(has_text(f"rebuild.{matter}") for matter in get_args(Matter))

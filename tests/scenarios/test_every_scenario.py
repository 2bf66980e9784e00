"""Every scenario is told, by its id, in a test here or in a case."""

import re
from pathlib import Path

HERE = Path(__file__).parent
CASES = HERE.parent / "cases"


def ids_told() -> set[str]:
    tests = (path.read_text(encoding="utf-8") for path in HERE.glob("test_s*.py"))
    cases = (path.read_text(encoding="utf-8") for path in CASES.glob("*.toml"))
    named = {f"S{number}" for text in tests for number in re.findall(r"def test_s(\d{3})_", text)}
    return named | {found for text in cases for found in re.findall(r"\bS\d{3}\b", text)}


def test_every_scenario_keeps_its_id() -> None:
    assert {f"S{number:03}" for number in range(1, 155)} - ids_told() == set()


def test_there_are_no_other_scenarios(shared: Path) -> None:
    text = (shared / "rules" / "scenarios.md").read_text(encoding="utf-8")

    assert set(re.findall(r"^### (S\d{3})", text, re.MULTILINE)) == {
        f"S{number:03}" for number in range(1, 155)
    }

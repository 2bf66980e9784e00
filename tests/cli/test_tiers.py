"""The tiers of words that a competition or a game chooses, by --tier."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from letrado.messages.catalogue import LANGUAGES, Language
from tests.cli.command import letrado
from tests.cli.table import run, state_in
from tests.lexicons import lexicon_of

BOOK = ("--rulebook", "uf-2007")
KEPT = Path(__file__).parent.parent.parent / ".pytest_cache" / "letrado"
PLAY = ["sorteig A E", "començar", "8H CANTAM", "impugno"]


@pytest.fixture(autouse=True)
def _folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A user's folders, with the words of earlier runs."""
    lexicon_of("uf-2007")
    root = tmp_path / "user"
    root.mkdir()
    (root / "words").symlink_to(KEPT / "words")
    monkeypatch.setenv("LETRADO_CACHE_DIR", str(root))
    monkeypatch.setenv("LETRADO_DATA_DIR", str(root / "data"))


def _league(folder: Path, tiers: str) -> str:
    file = folder / "lliga.toml"
    file.write_text(
        f'rulebook = "uf-2007"\nname = "Lliga"\n[provisions]\n'
        f"exchange.min_tiles_in_bag = 3\nlexicon.tiers_in_force = {tiers}\n",
        "utf-8",
    )
    return str(file)


def test_every_word_command_takes_the_tier(tmp_path: Path) -> None:
    asked = tmp_path / "mots.txt"
    asked.write_text("cantam\tvalid\ncante\tinvalid\ncantem\tvalid\n", "utf-8")
    tier = (*BOOK, "--tier", "balear")
    for _ in range(2):  # the standard stays what it is, with what the judge keeps for next time
        assert letrado("judge", *BOOK, "cantam").code == 1
        assert letrado("judge", *tier, "cantam").code == 0
    why = letrado("explain", *tier, "cantam", "--language", "en").out
    stats = json.loads(letrado("lexicon", "stats", *tier, "--json").out)
    letrado("lexicon", "dump", *tier, "--to", str(tmp_path / "tots.txt"))
    words = (tmp_path / "tots.txt").read_text("utf-8").split("\n")[:-1]

    assert "26b" in why
    assert "set by the tournament" in why
    assert letrado("lexicon", "check", str(asked), *tier).code == 0
    assert letrado("lexicon", "check", str(asked), *BOOK).code == 1
    assert stats["tiers_in_force"] == ["balearic_verbs"]
    assert stats["words_in_force"] == len(words)
    assert len(words) == stats["standard"] + stats["added_by_tier"]["balearic_verbs"]
    assert "cantam" in words
    conjugated = json.loads(letrado("conjugate", *tier, "cantar", "--json").out)
    assert {"form": "cantam", "admitted": True}.items() <= next(
        form for form in conjugated[0]["forms"] if form["form"] == "cantam"
    ).items()


@pytest.mark.parametrize("name", ["balear", "Balearic", "balearic_verbs", "balearic-verbs"])
def test_a_tier_has_a_name_in_every_language_and_that_of_files(name: str) -> None:
    assert letrado("judge", *BOOK, "--tier", name, "cantam").code == 0


def test_the_option_counts_instead_of_what_the_tournament_has(tmp_path: Path) -> None:
    league = (*BOOK, "--tournament", _league(tmp_path, '["balearic_verbs"]'))
    none = (*BOOK, "--tournament", _league(tmp_path, "[]"), "--tier", "balear")

    assert letrado("judge", *league, "--tier", "estàndard", "cantam").code == 1
    assert "«Lliga»" in letrado("explain", *none, "cantam").out


OFFERED: dict[Language, str] = {
    "es": "general, balear, noroccidental, valenciano, dialectal, todas, estándar.",
    "ca": "general, balear, nord-occidental, valencià, dialectal, totes, estàndard.",
    "en": "general, balearic, north-western, valencian, dialect, all, standard.",
}


@pytest.mark.parametrize(("book", "tier"), [("uf-2007", "murciano"), ("fise-2009", "balear")])
@pytest.mark.parametrize("command", ["judge", "explain", "dump", "check", "stats", "play"])
def test_a_tier_that_is_not_offered_is_told_with_those_that_are(
    command: str, book: str, tier: str, tmp_path: Path
) -> None:
    script = tmp_path / "script.txt"
    script.write_text("", "utf-8")
    orders = {
        "judge": ("judge", "casa"),
        "explain": ("explain", "casa"),
        "dump": ("lexicon", "dump"),
        "check": ("lexicon", "check", str(script)),
        "stats": ("lexicon", "stats"),
        "play": ("play", "--script", str(script), "--journal", str(tmp_path / "game.jsonl")),
    }
    for language in LANGUAGES:
        options = ("--rulebook", book, "--tier", tier, "--language", language)
        told = letrado(*orders[command], *options)
        assert (told.code, told.out) == (2, "")
        assert "uf-2007" in told.err
        assert told.err.endswith(OFFERED[language] + "\n")


def test_a_game_is_played_with_its_tier_and_its_journal_keeps_it(tmp_path: Path) -> None:
    wide = (*BOOK, "--record", "--list", "derived", "--tier", "balear", "--language", "ca")
    told = run(tmp_path, PLAY, *wide)
    strict = run(tmp_path, PLAY, *wide[:-4], "--language", "ca", name="strict.jsonl")
    setup = state_in(tmp_path / "game.jsonl").setup

    assert "Respon la llista de paraules: vàlida." in told.out
    assert "Respon la llista de paraules: no vàlida." in strict.out
    assert setup is not None
    assert setup.tournament is not None
    assert setup.tournament.provisions == {"lexicon": {"tiers_in_force": ["balearic_verbs"]}}

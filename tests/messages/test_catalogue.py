import pytest

from letrado.errors import DataError, InputError
from letrado.messages.catalogue import LANGUAGES, Language, has_text, read_language, render


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("es", "es"),
        ("ca", "ca"),
        ("EN", "en"),
        ("ca_ES.UTF-8", "ca"),
        ("es-AR", "es"),
        ("en.", "en"),
    ],
)
def test_a_language_is_read_from_its_code_or_locale(text: str, language: Language) -> None:
    assert read_language(text) == language


@pytest.mark.parametrize("text", ["", "e", "fr", "español", "catalan", "english", "C", " es"])
def test_a_language_we_do_not_speak_is_refused(text: str) -> None:
    with pytest.raises(InputError) as refused:
        read_language(text)

    assert refused.value.code == "unknown_language"
    assert refused.value.facts == {"text": text, "known": "es, ca, en"}


def test_a_sentence_is_filled_with_its_facts() -> None:
    assert render("error.file_not_found", "en", path="a{b}.toml") == "there is no file a{b}.toml."


@pytest.mark.parametrize(
    ("minutes", "language", "text"),
    [(1, "es", "1 minuto"), (0, "es", "0 minutos"), (2, "ca", "2 minuts"), (1, "en", "1 minute")],
)
def test_one_is_told_otherwise_than_many(minutes: int, language: Language, text: str) -> None:
    assert render("variant.minutes", language, minutes=minutes) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_lacks_a_fact_is_our_mistake(language: Language) -> None:
    with pytest.raises(DataError, match="path"):
        render("error.file_not_found", language)


def test_a_sentence_that_does_not_exist_is_our_mistake() -> None:
    assert not has_text("error.nonsense")
    with pytest.raises(DataError, match=r"error\.nonsense"):
        render("error.nonsense", "es")

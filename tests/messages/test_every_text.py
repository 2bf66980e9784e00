"""Promises about every sentence: it is there, in three languages, and somebody says it."""

import re
from collections.abc import Iterator
from string import Formatter
from typing import get_args

import click

from letrado.cli.main import letrado
from letrado.messages.catalogue import LANGUAGES, Plural, Text, catalogue, has_text
from letrado.rulebook.chapters.setting import Tier
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from tests.messages.sources import (
    errors_without_a_plain_code,
    keys_named_by_pages,
    outcomes_of_a_check,
    raised_errors,
    spoken_keys,
)
from tests.rulebook.questions import kinds_of_answers, questions, words_of_answers

IDENTIFIER = re.compile(r"[a-z0-9]+_[a-z0-9_]+")


def keys_under(heading: str) -> set[str]:
    prefix = f"{heading}."
    return {key.removeprefix(prefix) for key in catalogue() if key.startswith(prefix)}


def forms(text: Text) -> Iterator[tuple[str, str]]:
    """Every sentence of a text, with its language."""
    for language in LANGUAGES:
        said = text.in_language(language)
        for form in (said.one, said.other) if isinstance(said, Plural) else (said,):
            yield language, form


def placeholders(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def words(sentence: str) -> str:
    return "".join(literal for literal, _, _, _ in Formatter().parse(sentence))


def commands(group: click.Command) -> Iterator[click.Command]:
    yield group
    if isinstance(group, click.Group):
        for command in group.commands.values():
            yield from commands(command)


def options() -> Iterator[click.Option]:
    for command in commands(letrado):
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                yield parameter


def test_every_text_is_said_in_three_languages() -> None:
    for key, text in catalogue().items():
        assert all(sentence.strip() for _, sentence in forms(text)), key
        assert len({type(text.in_language(language)) for language in LANGUAGES}) == 1, key


def test_every_text_has_the_same_facts_in_every_language() -> None:
    for key, text in catalogue().items():
        assert len({frozenset(placeholders(sentence)) for _, sentence in forms(text)}) == 1, key


def test_no_text_shows_an_identifier() -> None:
    for key, text in catalogue().items():
        for language, sentence in forms(text):
            assert not IDENTIFIER.search(words(sentence)), (key, language)


def test_every_question_has_its_label_and_no_label_is_left_over() -> None:
    assert keys_under("provision") == {path for path, _ in questions()}


def test_every_chapter_has_its_title_and_no_title_is_left_over() -> None:
    assert keys_under("chapter") == {path.partition(".")[0] for path, _ in questions()}


def test_every_closed_answer_has_its_words_and_no_words_are_left_over() -> None:
    assert keys_under("value") == words_of_answers()


def test_every_variant_has_its_words_and_no_words_are_left_over() -> None:
    assert keys_under("variant") == kinds_of_answers()


def test_every_error_has_its_text_and_no_text_is_left_over() -> None:
    said = {key.removeprefix("error.") for key in spoken_keys() if key.startswith("error.")}

    assert keys_under("error") == {error.code for error in raised_errors()} | said


def test_only_contradictions_have_a_code_made_as_they_are_raised() -> None:
    assert [place.partition(":")[0] for place in errors_without_a_plain_code()] == ["tournament.py"]


def test_every_error_gives_the_facts_that_its_text_wants() -> None:
    for error in raised_errors():
        if error.facts is not None and has_text(f"error.{error.code}"):
            told = forms(catalogue()[f"error.{error.code}"])
            wanted = {name for _, sentence in told for name in placeholders(sentence)}
            assert wanted <= error.facts, error.place


def test_every_command_has_its_help_and_no_help_is_left_over() -> None:
    assert keys_under("command") == {command.help for command in commands(letrado)}


def test_every_option_has_its_help_and_no_help_is_left_over() -> None:
    added_to_every_command = "help"

    assert keys_under("option") == {option.help for option in options()} | {added_to_every_command}


def test_every_sentence_that_the_source_names_exists() -> None:
    assert spoken_keys() - set(catalogue()) == set()


def test_every_tier_has_its_name_and_no_name_is_left_over() -> None:
    assert keys_under("tier") == {*get_args(Tier), "all", "standard"}


def test_every_outcome_of_a_check_has_its_text() -> None:
    assert outcomes_of_a_check() >= {"draw_agrees", "other_tiles", "never_drawn"}
    assert outcomes_of_a_check() <= keys_under("draw")


def test_every_language_of_a_book_has_its_name() -> None:
    languages = {load_rulebook(book_id).edition.language for book_id in rulebook_ids()}

    assert keys_under("language_name") == {f"of_{language}" for language in languages}


def test_every_text_of_the_pages_is_said_by_one_and_no_page_names_another() -> None:
    sections = {key.partition(".")[0] for key in keys_under("page")}
    named = {key for key in keys_named_by_pages() if key.partition(".")[0] in sections}

    assert keys_under("page") == named

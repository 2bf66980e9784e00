import pytest

from letrado.cli.language import chosen_language
from letrado.errors import InputError
from letrado.messages.catalogue import LANGUAGES, Language, render
from tests.cli.command import letrado


@pytest.mark.parametrize(
    "arguments",
    [
        ("--language", "ca", "rulebook", "list"),
        ("rulebook", "--language", "ca", "list"),
        ("rulebook", "list", "--language", "ca"),
        ("--language=ca", "rulebook", "list"),
        ("rulebook", "list", "--language=ca"),
        ("rulebook", "list", "--language", "ca_ES.UTF-8"),
    ],
)
def test_the_language_may_be_named_anywhere(arguments: tuple[str, ...]) -> None:
    told = letrado(*arguments)

    assert told.code == 0
    assert "Publicat per" in told.out


def test_the_option_wins_over_the_environment_and_spanish_is_spoken_otherwise() -> None:
    assert chosen_language(["a"], {}) == ("es", ["a"])
    assert chosen_language(["a"], {"LETRADO_LANGUAGE": ""}) == ("es", ["a"])
    assert chosen_language(["a"], {"LETRADO_LANGUAGE": "ca"}) == ("ca", ["a"])
    assert chosen_language(["--language", "en", "a"], {"LETRADO_LANGUAGE": "ca"}) == ("en", ["a"])
    assert chosen_language(["a", "--language=en"], {"LETRADO_LANGUAGE": "ca"}) == ("en", ["a"])


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(InputError, match="klingon"):
        chosen_language(["--language", "klingon"], {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("-h",),
        ("rulebook", "--help"),
        ("rulebook", "show", "--help"),
        ("rulebook", "compare", "--help"),
        ("draw", "verify", "--help"),
        ("play", "--help"),
    ],
)
def test_the_help_speaks_the_language_of_the_user(
    language: Language, arguments: tuple[str, ...]
) -> None:
    told = letrado(*arguments, "--language", language)
    others = [other for other in LANGUAGES if other != language]

    assert told.code == 0
    assert told.out.startswith(render("help.usage", language))
    assert render("option.help", language) in told.out
    assert not any(render("option.help", other) in told.out for other in others)
    assert "_" not in told.out.replace("LETRADO_LANGUAGE", "")


@pytest.mark.parametrize("arguments", [(), ("rulebook",), ("draw",)])
def test_a_command_without_its_part_shows_the_help(arguments: tuple[str, ...]) -> None:
    told = letrado(*arguments, "--language", "en")

    assert told.code == 2
    assert "Commands" in told.out
    assert "Traceback" not in told.err

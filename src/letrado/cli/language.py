"""The language in which the command line speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar

from letrado.messages.catalogue import DEFAULT_LANGUAGE, Language, read_language, render

_spoken: ContextVar[Language] = ContextVar("letrado_language", default=DEFAULT_LANGUAGE)

OPTION = "--language"


def spoken() -> Language:
    return _spoken.get()


def speak(language: Language) -> None:
    _spoken.set(language)


def say(key: str, **facts: object) -> str:
    """A sentence in the language of this run."""
    return render(key, spoken(), **facts)


def chosen_language(
    arguments: Sequence[str], environment: Mapping[str, str]
) -> tuple[Language, list[str]]:
    """By option, else by LETRADO_LANGUAGE, else Spanish; and the arguments that are left.

    The language is needed before options are parsed, and the option may stand anywhere.
    """
    rest = list(arguments)
    named = environment.get("LETRADO_LANGUAGE") or DEFAULT_LANGUAGE
    for at, argument in enumerate(arguments):
        if argument == OPTION and at + 1 < len(arguments):
            named = arguments[at + 1]
            del rest[at : at + 2]
            break
        if argument.startswith(f"{OPTION}="):
            named = argument.partition("=")[2]
            del rest[at]
            break
    return read_language(named), rest

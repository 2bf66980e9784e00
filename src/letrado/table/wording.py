"""Rulings, refusals and events as people read them."""

from __future__ import annotations

from collections.abc import Iterable

from letrado.messages.catalogue import Language, has_text, render
from letrado.rulebook.ruling import Ruling
from letrado.rulebook.wording import grounds_text, value_text
from letrado.table.decision import Refusal

# Facts that are identifiers, and the heading under which their texts are.
_NAMED_FACTS = {"stop": "stop", "phase": "phase"}


def ruling_text(ruling: Ruling, language: Language, reader_of: str = "") -> str:
    """The sentence of a ruling with its grounds in brackets."""
    grounds = grounds_text(ruling.grounds, language, reader_of)
    sentence = ruling_sentence(ruling, language).removesuffix(".")
    return render("ruling_text.with_grounds", language, text=sentence, grounds=grounds)


def ruling_sentence(ruling: Ruling, language: Language) -> str:
    """What the ruling says; a reason whose answer may be no has a second text for that."""
    key = f"ruling.{ruling.reason}"
    if not ruling.allowed and has_text(f"{key}_not"):
        key = f"{key}_not"
    if not has_text(key):  # a journal written by other hands
        return render("ruling_text.without_text", language, reason=ruling.reason)
    return render(key, language, **_in_words(ruling.facts.items(), language))


def refusal_text(refusal: Refusal, language: Language) -> str:
    facts = _in_words(refusal.facts.items(), language)
    return render(refusal.key, language, **facts)


def _in_words(facts: Iterable[tuple[str, object]], language: Language) -> dict[str, object]:
    words: dict[str, object] = {}
    for name, fact in facts:
        if name in _NAMED_FACTS:
            words[name] = render(f"{_NAMED_FACTS[name]}.{fact}", language)
        elif name == "practice":
            words[name] = value_text(fact, language)
        else:
            words[name] = fact
    return words

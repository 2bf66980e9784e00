"""Numbers as each language writes them."""

from __future__ import annotations

from letrado.messages.catalogue import Language

MINUS = "\u2212"


def number_text(value: float, language: Language, places: int = 1, *, sign: bool = False) -> str:
    """A number as the language writes it: 3,5 in Spanish and Catalan, 3.5 in English."""
    text = f"{value:+.{places}f}" if sign else f"{value:.{places}f}"
    if float(text) == 0:
        text = text.lstrip("+-")
    if language != "en":
        text = text.replace(".", ",")
    return text.replace("-", MINUS)


def percent_text(share: float, language: Language, places: int = 0) -> str:
    space = "" if language == "en" else "\u00a0"
    return f"{number_text(100 * share, language, places)}{space}%"

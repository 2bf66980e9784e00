"""The tables of `letrado lexicon stats`."""

from __future__ import annotations

from msgspec.structs import asdict

from letrado.cli.chosen_rules import STANDARD
from letrado.cli.language import say, spoken
from letrado.cli.screen import add_row, plain_table, screen
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.statistics import Statistics
from letrado.lexicon.tier_statistics import TierStatistics
from letrado.rulebook.wording import value_text

_SHARES = ("derived", "derived_or_confirmed", "explained", "residue")


def print_statistics(found: Statistics) -> None:
    """A book that derives its words."""
    table = plain_table(say("heading.question"), say("heading.answer"), "%")
    for name in Statistics.__struct_fields__:
        if name in ("by_way", "approximate"):
            continue
        count = int(getattr(found, name))
        share = f"{100 * count / found.words:.2f}" if name in _SHARES else ""
        add_row(table, say(f"statistic.{name}"), str(count), share)
        if name == "derived":
            for way, number in found.by_way.items():
                part = f"{100 * number / found.words:.2f}"
                add_row(table, say(f"statistic.way_{way}"), str(number), part)
    for gap, count in found.approximate.items():
        label = say("statistic.approximate_answers", gap=value_text(gap, spoken()))
        add_row(table, label, str(count), "")
    screen().print(table)


def by_tier_view(found: TierStatistics, words: Lexicon) -> dict[str, object]:
    """The figures of a book by tiers for programs, and how many words its choice of tiers gives."""
    tiers = words.book.provisions.lexicon.tiers_in_force.value
    return asdict(found) | {"tiers_in_force": tiers, "words_in_force": words.count()}


def print_tier_statistics(found: TierStatistics, words: Lexicon) -> None:
    """A book whose words are listed by tiers."""
    table = plain_table(say("heading.question"), say("heading.answer"), "%")
    bases = {
        "standard": found.listed,
        "unplaced": found.listed,
        "verb_forms_named": found.verb_forms,
        "inflected_by_rule": found.inflected,
    }
    for name in TierStatistics.__struct_fields__:
        if name == "added_by_tier":
            for tier, count in found.added_by_tier.items():
                label = say("statistic.added_by_tier", tier=value_text(tier, spoken()))
                add_row(table, label, str(count), f"{100 * count / found.listed:.2f}")
            continue
        count = int(getattr(found, name))
        share = f"{100 * count / bases[name]:.2f}" if name in bases else ""
        add_row(table, say(f"statistic.{name}"), str(count), share)
    chosen = words.book.provisions.lexicon.tiers_in_force.value or (STANDARD,)
    tiers = ", ".join(say(f"tier.{tier}") for tier in chosen)
    count = words.count()
    share = f"{100 * count / found.listed:.2f}"
    add_row(table, say("statistic.in_force", tiers=tiers), str(count), share)
    screen().print(table)
    screen().print(say("statistic.unplaced_note"), soft_wrap=True)

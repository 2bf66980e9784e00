"""The tables of `letrado lexicon stats`."""

from __future__ import annotations

from letrado.cli.language import say, spoken
from letrado.cli.screen import add_row, plain_table, screen
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


def print_tier_statistics(found: TierStatistics) -> None:
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
    screen().print(table)
    screen().print(say("statistic.unplaced_note"), soft_wrap=True)

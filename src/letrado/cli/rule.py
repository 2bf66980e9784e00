"""letrado rule: a single question from the shell, for any or all books."""

from __future__ import annotations

from letrado.cli import rule_desk, rule_turn
from letrado.cli.rule_group import rule

QUESTIONS = (rule_turn, rule_desk)  # they put their questions into the group
__all__ = ["rule"]

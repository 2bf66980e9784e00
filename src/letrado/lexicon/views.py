"""Explanations as plain documents, for JSON and for pages."""

from __future__ import annotations

from letrado.lexicon.explanation import Derivation, Explanation
from letrado.lexicon.wording import cell_text, explanation_lines, reason_text
from letrado.messages.catalogue import LANGUAGES
from letrado.rulebook.views import Document, citation_view


def explanation_view(explanation: Explanation) -> Document:
    return {
        "rulebook": explanation.rulebook,
        "word": explanation.word,
        "valid": explanation.valid,
        "list": explanation.list_name,
        "derivations": [derivation_view(way) for way in explanation.derivations],
        "obstacles": [
            {
                "reason": obstacle.reason,
                "facts": dict(obstacle.facts),
                "grounds": [citation_view(citation) for citation in obstacle.grounds],
            }
            for obstacle in explanation.obstacles
        ],
        "near": list(explanation.near),
        "approximate": list(explanation.gaps),
        "text": {lang: list(explanation_lines(explanation, lang)) for lang in LANGUAGES},
    }


def derivation_view(way: Derivation) -> Document:
    decision = way.derived.decision
    return {
        "lemma": way.lemma.text,
        "kind": way.lemma.kind,
        "form": way.derived.form,
        "cell": way.derived.cell,
        "admitted": decision.admitted,
        "reason": decision.reason,
        "grounds": [citation_view(citation) for citation in decision.grounds],
        "approximate": decision.gap,
        "text": {
            lang: f"{cell_text(way.derived.cell, lang)}: {reason_text(decision.reason, lang)}"
            for lang in LANGUAGES
        },
    }

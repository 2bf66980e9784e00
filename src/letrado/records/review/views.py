"""A review as plain documents, for JSON and for pages."""

from __future__ import annotations

from dataclasses import asdict

from letrado.game.spelling import write_tiles
from letrado.game.tileset import TileSet
from letrado.lexicon.views import explanation_view
from letrado.messages.catalogue import Language
from letrado.records.review.assessment import Assessment, Option
from letrado.records.review.review import Review, ReviewedMove
from letrado.records.review.summary import PlayerSummary, summary_of
from letrado.records.review.wording import done_text, option_text, verdict_text
from letrado.rulebook.views import Document
from letrado.rules.side import SIDES


def review_view(review: Review, tile_set: TileSet, language: Language) -> Document:
    return {
        "title": review.record.title,
        "level": review.level,
        "players": [summary_view(summary_of(review, side)) for side in SIDES],
        "moves": [_move(move, review, tile_set, language) for move in review.moves],
    }


def summary_view(summary: PlayerSummary) -> Document:
    return {**asdict(summary), "accuracy": summary.accuracy}


def _move(move: ReviewedMove, review: Review, tile_set: TileSet, language: Language) -> Document:
    line = move.moment.line
    return {
        "turn": move.moment.turn,
        "side": move.side,
        "move": done_text(move, language),
        "points": line.points,
        "rack": write_tiles(line.rack, tile_set),
        "phase": move.moment.phase,
        "in_bag": move.moment.in_bag,
        "withdrawn": move.moment.step.withdrawn,
        "unjudged": move.moment.unjudged,
        "used_ms": line.used_ms,
        "luck": move.luck,
        "mistakes": [asdict(mistake) for mistake in move.mistakes],
        "bad_words": [
            {
                "word": bad.word,
                "explanation": explanation_view(bad.explanation) if bad.explanation else None,
            }
            for bad in move.bad_words
        ],
        "assessment": _assessment(move, move.assessment, tile_set, language),
        "text": verdict_text(move, review, language),
    }


def _assessment(
    move: ReviewedMove, assessment: Assessment | None, tile_set: TileSet, language: Language
) -> Document | None:
    if assessment is None:
        return None

    def option(given: Option) -> Document:
        return {
            "move": option_text(given, move.moment.step.before.board, language),
            "points": given.points,
            "leave": write_tiles(given.leave, tile_set),
            "equity": given.equity,
            "error": given.error,
            "win": given.win,
            "chosen": given is assessment.chosen,
        }

    return {
        "method": assessment.method,
        "proved": assessment.method == "solved",
        "low": assessment.low,
        "high": assessment.high,
        "equity_lost": assessment.equity_lost,
        "win_lost": assessment.win_lost,
        "options": [option(given) for given in assessment.options],
    }

"""A player's profile on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from letrado.cli.language import say, spoken
from letrado.cli.screen import add_row, plain_table, print_json, screen
from letrado.errors import InputError
from letrado.messages.numbers import number_text, percent_text
from letrado.records.record import GameRecord
from letrado.records.review.profile import Interval, PlayedGame, Profile, profile_of
from letrado.records.review.review import Review, sides_of
from letrado.rules.side import SIDES

SHARES = {"accuracy", "wins"}


def games_of(records: Mapping[str, GameRecord], player: str) -> dict[str, GameRecord]:
    """The games that a player sat at; raise InputError when there are none."""
    found = {path: record for path, record in records.items() if sides_of(record, player)}
    if not found:
        names = {record.player(side).shown for record in records.values() for side in SIDES}
        raise InputError("nobody_of_that_name", text=player, known=", ".join(sorted(names)))
    return found


def tell_profile(reviews: Mapping[str, Review], player: str, *, as_json: bool) -> None:
    """Every game of a player, the averages with their intervals, and the trend."""
    profile = profile_of(reviews, player)
    if as_json:
        print_json(asdict(profile))
        return
    out = screen()
    out.print(_games(profile))
    out.print(_figures(profile))
    if profile.trend is not None:
        out.print(say("review.trend", slope=_interval("trend", profile.trend)), markup=False)
    if profile.mistakes:
        told = (f"{say(f'review.kind_{kind}')}: {n}" for kind, n in profile.mistakes.items())
        out.print(", ".join(told), markup=False, soft_wrap=True)


def _games(profile: Profile) -> object:
    keys = ("file", "opponent", "result", "average", "bingos", "accuracy", "equity_lost_a_move")
    table = plain_table(*(say(f"review.{key}") for key in (*keys, "luck_sum")))
    for game in profile.games:
        add_row(table, *_row(game))
    return table


def _row(game: PlayedGame) -> tuple[str, ...]:
    language, figures = spoken(), game.summary
    return (
        Path(game.path).name,
        game.opponent,
        f"{figures.score}:{game.opponent_score}",
        number_text(figures.points_a_move, language),
        str(figures.bingos),
        percent_text(figures.accuracy, language),
        number_text(figures.equity_lost_a_move, language),
        number_text(figures.luck, language, sign=True),
    )


def _figures(profile: Profile) -> object:
    table = plain_table(say("review.figure"), say("review.mean"), say("review.interval"))
    for name, found in {**profile.figures, "wins": profile.wins}.items():
        mean, between = _mean(name, found.mean), _between(name, found)
        add_row(table, say(f"review.{name}"), mean, between)
    return table


def _mean(name: str, value: float) -> str:
    return percent_text(value, spoken(), 1) if name in SHARES else number_text(value, spoken(), 2)


def _between(name: str, found: Interval) -> str:
    if found.low is None or found.high is None:
        return ""
    return f"{_mean(name, found.low)} … {_mean(name, found.high)}"


def _interval(name: str, found: Interval) -> str:
    return f"{_mean(name, found.mean)} ({_between(name, found)})"

"""Measures how often each level beats the one below it, and writes it to data/levels.toml.

    python -m tools.levels fise-2009 --seed 41 --kept build/levels

A pair is two games from the same bag with changed seats; the score is the part of the games won, a
tie as half. The words are those of the rulebook unless a file is named. Every portion of a match is
kept in a folder as soon as it is played, so that a run that was broken off goes on where it was.
Levels are tuned on other seeds than they are measured on. With --dry nothing is written.
"""

from __future__ import annotations

import argparse
import itertools
import re
from pathlib import Path

import msgspec

from letrado.engine.engine import Engine
from letrado.engine.match import MatchResult, play_pairs
from letrado.game.tileset import load_tile_set
from letrado.lexicon.word_set import WordSet
from letrado.players.levels import PATH, Level, levels, seat
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import load_rulebook
from letrado.storage.lexicons import in_silence, open_lexicon
from letrado.storage.word_files import read_words

FILE = Path(__file__).parent.parent / "src" / "letrado" / PATH
PORTION = 20


def words_for(book: Rulebook, file: Path | None) -> WordSet:
    """The words of a file, or those of the book."""
    if file is None:
        return open_lexicon(book, None, in_silence)
    return read_words(file, load_tile_set(book.provisions.tiles.set.value))


def measured(engine: Engine, pair: tuple[Level, Level], asked: argparse.Namespace) -> MatchResult:
    """The match of two levels; portions that were played before are read."""
    names = [engine.tile_set.id, *(level.id for level in pair), str(asked.seed)]
    kept: Path = asked.kept / "-".join(names)
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.touch()
    games: list[tuple[int, int]] = []
    for line in kept.read_bytes().splitlines():
        games += msgspec.json.decode(line, type=list[tuple[int, int]])
    stronger, weaker = (seat(level.id, engine) for level in pair)
    while len(games) < asked.pairs:
        numbers = range(len(games), min(len(games) + PORTION, asked.pairs))
        portion = play_pairs(engine, (stronger, weaker), numbers, asked.seed)
        games += portion
        with kept.open("ab") as file:
            file.write(msgspec.json.encode(portion) + b"\n")
    return MatchResult(tuple(games[: asked.pairs]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulebook")
    parser.add_argument("--words", type=Path)
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--kept", type=Path, required=True, help="folder of what was played")
    parser.add_argument("--only", nargs="*", help="weaker levels of the comparisons to make")
    parser.add_argument("--dry", action="store_true")
    asked = parser.parse_args()
    book = load_rulebook(asked.rulebook)
    engine = Engine(words_for(book, asked.words), book)
    rows = []
    for weaker, stronger in itertools.pairwise(levels()):
        if asked.only and weaker.id not in asked.only:
            continue
        result = measured(engine, (stronger, weaker), asked)
        won = round(result.games_won, 3)
        spread = round(result.spread_a_game, 1)
        print(stronger.id, weaker.id, won, asked.pairs, spread, flush=True)
        names = f'stronger = "{stronger.id}", weaker = "{weaker.id}"'
        rows.append(f"  {{ {names}, won = {won}, pairs = {asked.pairs}, seed = {asked.seed} }},")
    if asked.dry or asked.only:
        return
    name = engine.tile_set.id
    text = re.sub(rf"^{name} = \[\n.*?^\]\n", "", FILE.read_text(), flags=re.DOTALL | re.MULTILINE)
    FILE.write_text(text + f"{name} = [\n" + "\n".join(rows) + "\n]\n")


if __name__ == "__main__":
    main()

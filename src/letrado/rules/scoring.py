"""What a play is worth, and which provisions had a part in the count."""

from __future__ import annotations

from collections.abc import Iterator

from letrado.game.board import Board, Word, premiums
from letrado.game.score import Bonus, points_of
from letrado.game.square import CENTRE, Square
from letrado.game.tileset import load_tile_set
from letrado.rulebook.book import Rulebook
from letrado.rulebook.provision import AnyProvision
from letrado.rulebook.ruling import Ruling, ruling
from letrado.rules.placement import Placements


def count_play(
    board: Board, placements: Placements, book: Rulebook, *, whole_rack: bool = False
) -> tuple[int, Ruling]:
    """The points of a play that lies as the book wants. `whole_rack`: no tile was left."""
    scoring = book.provisions.scoring
    bonus = Bonus(scoring.bingo_tiles.value, scoring.bingo_bonus.value)
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    points = points_of(board, placements, tile_set, bonus)
    after = board.with_tiles(placements)
    new = frozenset(square for square, _ in placements)
    words = tuple(after.words_with(new))
    grounds: list[AnyProvision] = [scoring.letter_values]
    grounds += _centre_grounds(board, new, book)
    grounds += _premium_grounds(words, new, book)
    grounds += _word_grounds(board, words, book)
    grounds += _bonus_grounds(placements, book, whole_rack=whole_rack)
    grounds += _tile_grounds(board, placements, words, book)
    return points, ruling(book, "scoring.counted", *grounds, allowed=True, points=points)


def _squares(word: Word) -> Iterator[Square]:
    for distance in range(len(word.tiles)):
        square = word.start.step(word.direction, distance)
        if square is not None:
            yield square


def _centre_grounds(board: Board, new: frozenset[Square], book: Rulebook) -> list[AnyProvision]:
    opening, scoring = book.provisions.opening, book.provisions.scoring
    missed = opening.missed_centre
    if board.tiles:
        stays = (missed.centre_stays_double_word, scoring.premium_once)
        return [*stays, scoring.centre_word_multiplier] if CENTRE in new else []
    if CENTRE in new:
        return [opening.must_cover_centre, scoring.centre_word_multiplier]
    return [opening.must_cover_centre, missed.accepted_is_doubled]


def _premium_grounds(
    words: tuple[Word, ...], new: frozenset[Square], book: Rulebook
) -> list[AnyProvision]:
    scoring = book.provisions.scoring
    found: list[AnyProvision] = []
    for word in words:
        covered = [premiums()[square] for square in _squares(word) if square in new]
        spent = [premiums()[square] for square in _squares(word) if square not in new]
        if any(premium.letter == 2 for premium in covered):
            found.append(scoring.double_letter)
        if any(premium.letter == 3 for premium in covered):
            found.append(scoring.triple_letter)
        factors = sorted(premium.word for premium in covered if premium.word > 1)
        if factors:
            found.append(scoring.letter_premiums_before_word)
        match factors:
            case []:
                pass
            case [2]:
                found.append(scoring.double_word)
            case [3]:
                found.append(scoring.triple_word)
            case [2, 2]:
                found.append(scoring.two_double_words)
            case [3, 3]:
                found.append(scoring.two_triple_words)
            case _:
                found.append(scoring.mixed_word_multipliers)
        if any(premium.letter > 1 or premium.word > 1 for premium in spent):
            found.append(scoring.premium_once)
    return found


def _word_grounds(board: Board, words: tuple[Word, ...], book: Rulebook) -> list[AnyProvision]:
    scoring = book.provisions.scoring
    found: list[AnyProvision] = [book.provisions.placement.formation] if board.tiles else []
    if len(words) > 1:
        found.append(scoring.simultaneous_words_all_score)
        found.append(scoring.shared_letter_premium_in_each_word)
    return found


def _bonus_grounds(
    placements: Placements, book: Rulebook, *, whole_rack: bool
) -> list[AnyProvision]:
    scoring = book.provisions.scoring
    if len(placements) < scoring.bingo_tiles.value:
        return [scoring.bingo_tiles] if whole_rack else []
    found: list[AnyProvision] = [scoring.bingo_tiles, scoring.bingo_bonus]
    if any(tile.blank for _, tile in placements):
        found.append(book.provisions.blank.bingo_with_blanks)
    return [*found, scoring.bingo_after_multiplication]


def _tile_grounds(
    board: Board, placements: Placements, words: tuple[Word, ...], book: Rulebook
) -> list[AnyProvision]:
    """Blanks and digraphs, among the new tiles and in the words they make."""
    blank, digraphs = book.provisions.blank, book.provisions.digraphs
    laid = [tile for _, tile in placements]
    given = [tile.letter for tile in laid if tile.blank]
    others = {tile.letter for tile in (*board.tiles.values(), *laid) if not tile.blank}
    lying = sum(tile.blank for word in words for tile in word.tiles) > len(given)
    found: list[AnyProvision] = []
    if given or lying:
        found += [blank.value, blank.fixed_for_game]
    if len(given) > 1:
        found.append(blank.two_in_one_word)
    if others.intersection(given) or len(set(given)) < len(given):
        found.append(blank.may_repeat_used_letter)
    if set(given).intersection(digraphs.tiles.value):
        found.append(blank.may_be_digraph)
    if {tile.letter for tile in laid}.intersection(digraphs.tiles.value):
        found.append(digraphs.tiles)
    return found

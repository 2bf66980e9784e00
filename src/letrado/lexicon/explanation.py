"""Why a string is a word of a rulebook, or every reason why it is not."""

from __future__ import annotations

from dataclasses import dataclass

from letrado.errors import NotationError
from letrado.game.spelling import read_word, without_accents
from letrado.lexicon.decision import Derived
from letrado.lexicon.lemma import Lemma
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.nearest import nearest_words
from letrado.lexicon.obstacle import Obstacle, formation_obstacles
from letrado.lexicon.playable import FEWEST_TILES, MOST_TILES
from letrado.lexicon.word_set import is_several_words
from letrado.rulebook.chapters.words import Gap


@dataclass(frozen=True, slots=True)
class Derivation:
    """One way from a lemma to the string."""

    lemma: Lemma
    derived: Derived

    @property
    def admitted(self) -> bool:
        return self.derived.decision.admitted


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything that can be said of one string under one rulebook."""

    rulebook: str
    word: str  # as tiles show it, digraphs as letters
    valid: bool
    derivations: tuple[Derivation, ...]  # those that decide: admitted ones, or all refused ones
    obstacles: tuple[Obstacle, ...] = ()
    near: tuple[str, ...] = ()
    gaps: tuple[Gap, ...] = ()
    list_name: str = ""

    @property
    def approximate(self) -> bool:
        return bool(self.gaps)


def explain(text: str, lexicon: Lexicon) -> Explanation:
    """The explanation of a word as a user writes it."""
    obstacles = tuple(_shape_obstacles(text, lexicon))
    if obstacles:
        written = without_accents(text).upper()
        return _explanation(written, lexicon, valid=False, obstacles=obstacles)
    tiles = read_word(text, lexicon.tile_set)
    word = "".join(tiles).lower()
    ways = [Derivation(lemma, derived) for lemma, derived in lexicon.derivations(word)]
    if lexicon.has(word):
        good = tuple(way for way in ways if way.admitted)
        return _explanation(word.upper(), lexicon, valid=True, ways=good)
    refused = tuple(way for way in ways if not way.admitted)
    found = tuple(formation_obstacles(word, lexicon, refused=bool(refused)))
    near: tuple[str, ...] = ()
    if lexicon.list_name and any(way.admitted for way in ways):
        list_word = lexicon.book.provisions.lexicon.word_list
        found = (Obstacle("not_on_list", lexicon.book.cite(list_word)), *found)
    elif not refused and not found:
        admitted = lexicon.book.provisions.words.entries.admitted
        found = (Obstacle("absent", lexicon.book.cite(admitted)),)
        near = nearest_words(tiles, lexicon)
    return _explanation(
        word.upper(), lexicon, valid=False, ways=refused, obstacles=found, near=near
    )


def _explanation(
    word: str,
    lexicon: Lexicon,
    *,
    valid: bool,
    ways: tuple[Derivation, ...] = (),
    obstacles: tuple[Obstacle, ...] = (),
    near: tuple[str, ...] = (),
) -> Explanation:
    return Explanation(
        rulebook=lexicon.book.id,
        word=word,
        valid=valid,
        derivations=ways,
        obstacles=obstacles,
        near=near,
        gaps=_gaps(lexicon, ways, valid=valid),
        list_name=lexicon.list_name,
    )


def _gaps(lexicon: Lexicon, ways: tuple[Derivation, ...], *, valid: bool) -> tuple[Gap, ...]:
    """What the answer rests on that the sources cannot tell."""
    if lexicon.list_name:
        return ()
    declared = lexicon.book.provisions.words.entries.approximate.value
    of_the_book: list[Gap] = [gap for gap in declared if gap == "closed_list_not_at_hand"]
    told = [way.derived.decision.gap for way in ways]
    if valid and None in told:
        return tuple(of_the_book)  # one derivation that is certain is enough
    return tuple(dict.fromkeys([*of_the_book, *(gap for gap in told if gap is not None)]))


def _shape_obstacles(text: str, lexicon: Lexicon) -> list[Obstacle]:
    """What bars a text before any dictionary is opened."""
    book = lexicon.book
    if is_several_words(text, lexicon.tile_set):
        return [Obstacle("several_words", book.cite(book.provisions.words.entries.compounds))]
    try:
        tiles = read_word(text, lexicon.tile_set)
    except NotationError as wrong:
        letter = str(wrong.facts.get("letter", ""))
        if wrong.code != "letter_not_in_set" or not letter.isalpha():
            raise
        ground = book.cite(book.provisions.blank.forbidden_letters)
        return [Obstacle("letter_not_on_tiles", ground, {"letter": letter.upper()})]
    found = [
        Obstacle("two_tiles_for_digraph", book.cite(book.provisions.digraphs.tiles), {"tile": pair})
        for pair in lexicon.split_digraphs(tiles)
    ]
    size = {"tiles": str(len(tiles))}
    if len(tiles) < FEWEST_TILES:
        found.append(Obstacle("too_few_tiles", book.cite(book.provisions.tiles.set), size))
    if len(tiles) > MOST_TILES:
        found.append(Obstacle("too_many_tiles", book.cite(book.provisions.tiles.set), size))
    return found

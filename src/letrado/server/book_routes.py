"""What the books say, and what is in the box."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, Parameter
from msgspec import Struct
from msgspec.structs import asdict

from letrado.errors import InputError
from letrado.game.board import premiums
from letrado.game.square import all_squares
from letrado.game.tileset import load_tile_set
from letrado.messages.catalogue import Language, Plural, catalogue, read_language
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.time import ClockMode
from letrado.rulebook.comparison import compared
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provision import AnyProvision
from letrado.rulebook.provisions import by_path
from letrado.rulebook.readings import load_readings
from letrado.rulebook.wording import answer_text, chapter_of, label_of
from letrado.server.event_view import ground_view
from letrado.server.failures import language_of
from letrado.server.given import Asking
from letrado.server.wire import GroundView
from letrado.storage.lexicons import has_words

# What the pages say themselves; everything else reaches them already in words.
TEXTS_OF_PAGES = (
    "page",
    "phase",
    "stop",
    "turn_kind",
    "ending_kind",
    "party",
    "courtesy",
    "value_of",
)


class BookLine(Struct, frozen=True):
    id: str
    title: str
    publisher: str
    date: str
    language: str
    tile_set: str
    articles: int
    words: bool  # its words are known on this machine
    modes: tuple[ClockMode, ...]
    usual_minutes: dict[str, int] | None  # of each clock, by its mode
    free_exchange: bool


class ArticleLine(Struct, frozen=True):
    number: str
    chapter: str
    title: str


class AnswerView(Struct, frozen=True):
    """What a book answers to one question, in words, with its grounds."""

    path: str
    chapter: str
    label: str
    text: str
    grounds: tuple[GroundView, ...]


class BookView(Struct, frozen=True):
    id: str
    title: str
    publisher: str
    date: str
    language: str
    chapters: dict[str, str]
    articles: tuple[ArticleLine, ...]
    answers: tuple[AnswerView, ...]


class ArticleView(Struct, frozen=True):
    rulebook: str
    number: str
    chapter: str
    title: str
    gist: str
    set_aside: str
    answers: tuple[AnswerView, ...]


class ReadingView(Struct, frozen=True):
    id: str
    point: str
    reading: str


class ComparedRow(Struct, frozen=True):
    path: str
    chapter: str
    label: str
    differs: bool
    answers: dict[str, AnswerView]


class LetterView(Struct, frozen=True):
    letter: str
    points: int
    count: int


class TileSetView(Struct, frozen=True):
    id: str
    blanks: int
    letters: tuple[LetterView, ...]
    spellings: dict[str, str]


class PremiumView(Struct, frozen=True):
    square: str
    letter: int
    word: int


@get("/api/rulebooks", opt={"act": "read"})
async def read_books() -> list[BookLine]:
    """The rulebooks there are."""
    return [_line(load_rulebook(book)) for book in rulebook_ids()]


@get("/api/rulebooks/{book_id:str}", opt={"act": "read"})
async def read_book(book_id: FromPath[str], request: Asking) -> BookView:
    """A book: its articles, and what it answers to every question."""
    book, language = load_rulebook(book_id), language_of(request)
    edition = book.edition
    return BookView(
        id=book.id,
        title=edition.title,
        publisher=edition.publisher,
        date=edition.date,
        language=edition.language,
        chapters=dict(edition.chapters),
        articles=tuple(ArticleLine(n, a.chapter, a.title) for n, a in book.articles.items()),
        answers=tuple(_answer(book, p, a, language) for p, a in by_path(book.provisions)),
    )


@get("/api/rulebooks/{book_id:str}/articles/{number:str}", opt={"act": "read"})
async def read_article(
    book_id: FromPath[str], number: FromPath[str], request: Asking
) -> ArticleView:
    """One article: our gist, and what rests on it."""
    book, language = load_rulebook(book_id), language_of(request)
    found = book.article(number)
    citing = book.provisions_citing(number).items()
    return ArticleView(
        rulebook=book.id,
        number=number,
        chapter=found.chapter,
        title=found.title,
        gist=found.gist,
        set_aside=found.set_aside,
        answers=tuple(_answer(book, path, answer, language) for path, answer in citing),
    )


@get("/api/comparison", opt={"act": "read"})
async def compare(
    request: Asking,
    book: Annotated[list[str] | None, Parameter(max_items=10)] = None,
) -> list[ComparedRow]:
    """The same questions put to several books; to all when none is named."""
    named = list(dict.fromkeys(book or rulebook_ids()))
    if len(named) == 1:
        raise InputError("one_rulebook", rulebook=named[0], known=", ".join(rulebook_ids()))
    books, language = [load_rulebook(book_id) for book_id in named], language_of(request)
    return [
        ComparedRow(
            path=row.path,
            chapter=chapter_of(row.path, language),
            label=label_of(row.path, language),
            differs=row.differs,
            answers={
                one.id: _answer(one, row.path, answer, language)
                for one, answer in zip(books, row.answers, strict=True)
            },
        )
        for row in compared(books)
    ]


@get("/api/readings", opt={"act": "read"})
async def read_readings(request: Asking) -> list[ReadingView]:
    """How we read what the texts leave open."""
    language = language_of(request)
    return [
        ReadingView(
            name, str(text.point.in_language(language)), str(text.reading.in_language(language))
        )
        for name, text in load_readings().items()
    ]


@get("/api/tilesets/{set_id:str}", opt={"act": "read"})
async def read_tile_set(set_id: FromPath[str]) -> TileSetView:
    """What is in the box."""
    found = load_tile_set(set_id)
    letters = tuple(LetterView(face, one.points, one.count) for face, one in found.letters.items())
    return TileSetView(found.id, found.blanks, letters, dict(found.spellings))


@get("/api/board", opt={"act": "read"})
async def read_board() -> list[PremiumView]:
    """The squares that multiply."""
    found = ((square, premiums()[square]) for square in all_squares())
    return [PremiumView(str(s), p.letter, p.word) for s, p in found if p.letter > 1 or p.word > 1]


@get("/api/texts/{language:str}", opt={"act": "read"})
async def read_texts(language: FromPath[str]) -> dict[str, str | dict[str, str]]:
    """The sentences that pages say themselves; pairs are for one and for more."""
    return page_texts(read_language(language))


def page_texts(language: Language) -> dict[str, str | dict[str, str]]:
    texts: dict[str, str | dict[str, str]] = {}
    for key, text in catalogue().items():
        if key.partition(".")[0] in TEXTS_OF_PAGES:
            said = text.in_language(language)
            texts[key] = asdict(said) if isinstance(said, Plural) else said
    return texts


def _line(book: Rulebook) -> BookLine:
    clock = book.provisions.time.clock
    usual = clock.typical_minutes.value
    return BookLine(
        id=book.id,
        title=book.edition.title,
        publisher=book.edition.publisher,
        date=book.edition.date,
        language=book.edition.language,
        tile_set=book.provisions.tiles.set.value,
        articles=len(book.articles),
        words=has_words(book),
        modes=clock.modes.value,
        usual_minutes=None if usual is None else asdict(usual),
        free_exchange=book.provisions.free_exchange.enabled.value,
    )


def _answer(book: Rulebook, path: str, answer: AnyProvision, language: Language) -> AnswerView:
    return AnswerView(
        path=path,
        chapter=chapter_of(path, language),
        label=label_of(path, language),
        text=answer_text(answer, language),
        grounds=tuple(ground_view(c, language, book.id) for c in book.cite(answer)),
    )

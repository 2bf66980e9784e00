"""Makes docs/rulebooks/comparison*.md from the data. A test keeps them fresh."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from letrado.messages.catalogue import LANGUAGES, Language, render
from letrado.rulebook.comparison import Row, compared
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.readings import load_readings
from letrado.rulebook.wording import answer_with_grounds, chapter_of, label_of

FOLDER = Path(__file__).parent.parent / "docs" / "rulebooks"


def document_path(language: Language) -> Path:
    """English has no suffix: it is the one that the other documents name."""
    return FOLDER / ("comparison.md" if language == "en" else f"comparison.{language}.md")


def comparison(language: Language) -> str:
    """The five books compared, as Markdown."""
    return "\n".join(_lines(language)) + "\n"


def _lines(language: Language) -> Iterator[str]:
    books = [load_rulebook(book_id) for book_id in rulebook_ids()]
    yield f"# {render('comparison.title', language)}"
    yield ""
    yield render("comparison.introduction", language)
    yield ""
    links = (f"[{other}]({document_path(other).name})" for other in LANGUAGES if other != language)
    yield " · ".join(links)
    chapter = ""
    for row in compared(books):
        if chapter_of(row.path, language) != chapter:
            chapter = chapter_of(row.path, language)
            yield from ("", f"## {chapter}", "")
            question = render("heading.question", language)
            yield "| " + " | ".join([question, *(book.id for book in books)]) + " |"
            yield "|" + "---|" * (len(books) + 1)
        cells = [
            _cell(answer_with_grounds(book, answer, language))
            for book, answer in zip(books, row.answers, strict=True)
        ]
        yield "| " + " | ".join([_question(row, language), *cells]) + " |"
    yield from ("", f"## {render('comparison.readings', language)}", "")
    for reading_id, text in load_readings().items():
        point, reading = text.point.in_language(language), text.reading.in_language(language)
        yield f"- **{reading_id}** {point}: {reading}"


def _question(row: Row, language: Language) -> str:
    label = _cell(label_of(row.path, language))
    return f"**{label}**" if row.differs else label


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("[", "\\[")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        document_path(language).write_text(comparison(language), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Books, articles and provisions as plain documents, for JSON and for pages."""

from __future__ import annotations

from letrado.messages.catalogue import LANGUAGES
from letrado.rulebook.book import Rulebook
from letrado.rulebook.citation import Citation
from letrado.rulebook.provision import AnyProvision, Reading, basis_kind
from letrado.rulebook.wording import answer_text, label_of

Document = dict[str, object]


def book_view(book: Rulebook) -> Document:
    return {
        "id": book.id,
        "title": book.edition.title,
        "publisher": book.edition.publisher,
        "date": book.edition.date,
        "language": book.edition.language,
        "tournament": book.tournament,
        "article_count": len(book.articles),
    }


def article_view(book: Rulebook, number: str) -> Document:
    article = book.article(number)
    return {
        "rulebook": book.id,
        "number": number,
        "chapter": article.chapter,
        "title": article.title,
        "gist": article.gist,
        "set_aside": article.set_aside,
        "provisions": list(book.provisions_citing(number)),
    }


def provision_view(book: Rulebook, path: str, provision: AnyProvision) -> Document:
    basis = provision.basis
    return {
        "value": provision.value,
        "basis": basis_kind(provision),
        "articles": provision.articles,
        "reading": basis.reading if isinstance(basis, Reading) else None,
        "label": {language: label_of(path, language) for language in LANGUAGES},
        "text": {language: answer_text(provision, language) for language in LANGUAGES},
        "grounds": [citation_view(citation) for citation in book.cite(provision)],
    }


def citation_view(citation: Citation) -> Document:
    return {
        "rulebook": citation.rulebook,
        "kind": citation.kind,
        "reference": citation.reference,
    }

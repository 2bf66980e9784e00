"""The bytes of a GCG file as lines of text, whatever its header says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from letrado.records.finding import Finding

# Headers that the field writes, and how Python calls them.
ENCODINGS = {
    "utf-8": "utf-8",
    "utf8": "utf-8",
    "iso-8859-1": "latin-1",
    "iso_8859-1": "latin-1",
    "latin1": "latin-1",
    "latin-1": "latin-1",
    "us-ascii": "latin-1",
    "ascii": "latin-1",
    "iso-8859-2": "iso8859-2",
    "iso-8859-15": "iso8859-15",
    "windows-1250": "cp1250",
    "windows-1252": "cp1252",
    "cp1252": "cp1252",
}
BOM = b"\xef\xbb\xbf"

_BREAK = re.compile(r"\r\n|\n|\r")
_HEADER = re.compile(rb"^#character-encoding[ \t]+([^\r\n]*)", re.MULTILINE | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class TextLine:
    number: int
    text: str


def text_of(content: bytes) -> tuple[str, list[Finding]]:
    """The text of a file: by its header, or Latin-1, unless the bytes say otherwise."""
    findings: list[Finding] = []
    body = content.removeprefix(BOM)
    header = _HEADER.search(body.replace(b"\r", b"\n"))
    named = header[1].decode("latin-1").strip() if header else ""
    if header and header.start() > 0:
        findings.append(Finding("file", "header_not_first", 1, facts={"encoding": named[:40]}))
    wanted = ENCODINGS.get(named.lower(), "") if named else ""
    if named and not wanted:
        findings.append(Finding("file", "encoding_unknown", 1, facts={"encoding": named[:40]}))
    plain = body.isascii()
    is_utf8 = _decodes(body, "utf-8")
    if not plain and is_utf8 and wanted != "utf-8" and (wanted in ("", "latin-1")):
        if named and wanted:
            findings.append(Finding("file", "encoding_wrong", 1, facts={"encoding": named[:40]}))
        elif not content.startswith(BOM) and not named:
            findings.append(Finding("file", "encoding_unsaid"))
        wanted = "utf-8"
    if wanted == "utf-8" and not is_utf8:
        findings.append(Finding("file", "encoding_wrong", 1, facts={"encoding": named[:40]}))
        wanted = "latin-1"
    if wanted and not _decodes(body, wanted):
        wanted = "latin-1"
    return body.decode(wanted or "latin-1"), findings


def lines_of(text: str) -> Iterator[TextLine]:
    """The lines of a text, ended in any of the three ways."""
    for number, line in enumerate(_BREAK.split(text), start=1):
        yield TextLine(number, line)


def _decodes(content: bytes, encoding: str) -> bool:
    try:
        content.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True

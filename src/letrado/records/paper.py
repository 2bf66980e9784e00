"""Paper to print: pages drawn in millimetres from the top left corner, the same bytes each time.

The font is the one that reportlab brings along; it has every letter of our tiles.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from typing import Literal, TypeAlias, TypedDict, Unpack

from reportlab.lib.colors import Color
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

PaperName: TypeAlias = Literal["a4", "letter"]
Align: TypeAlias = Literal["left", "centre", "right"]
SIZES = {"a4": A4, "letter": letter}
FONTS = {"plain": "Vera", "bold": "VeraBd", "italic": "VeraIt"}
MARGIN = 14.0
POINT = 25.4 / 72  # millimetres
TYPE_SIZE = 9.0

INK = Color(0.09, 0.11, 0.14)
FAINT = Color(0.42, 0.45, 0.50)
RULE = Color(0.62, 0.65, 0.69)
BAND = Color(0.945, 0.953, 0.961)
HEAD = Color(0.125, 0.25, 0.32)
WHITE = Color(1, 1, 1)
WRITTEN = Color(0.08, 0.16, 0.47)  # what was filled in, as with a pen


@cache
def _fonts() -> None:
    for name in FONTS.values():
        pdfmetrics.registerFont(TTFont(name, f"{name}.ttf"))


class Style(TypedDict, total=False):
    """How a line is set: size in points, the font by its name, and the room it has."""

    size: float
    font: str
    colour: Color
    align: Align
    width: float | None


class Paper:
    """A document under way. Every measure is in millimetres, the size of type in points."""

    def __init__(self, paper: PaperName, title: str) -> None:
        _fonts()
        self._stream = io.BytesIO()
        size = SIZES[paper]
        self.width, self.height = size[0] / mm, size[1] / mm
        self.canvas = Canvas(self._stream, pagesize=size, invariant=1, pageCompression=1)
        self.canvas.setTitle(title)
        self.canvas.setCreator("letrado")
        self.pages = 1

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * MARGIN

    def turn_page(self) -> None:
        self.canvas.showPage()
        self.pages += 1

    def content(self) -> bytes:
        self.canvas.save()
        return self._stream.getvalue()

    def text(self, x: float, y: float, text: str, **style: Unpack[Style]) -> None:
        """A line of text on the base line `y`; one too wide for `width` is set smaller."""
        font, width = style.get("font", "plain"), style.get("width")
        size = style.get("size", TYPE_SIZE)
        size = fitting_size(text, font, size, width) if width else size
        self.canvas.setFont(FONTS[font], size)
        self.canvas.setFillColor(style.get("colour", INK))
        at, up = x * mm, (self.height - y) * mm
        match style.get("align", "left"):
            case "left":
                self.canvas.drawString(at, up, text)
            case "centre":
                self.canvas.drawCentredString(at, up, text)
            case "right":
                self.canvas.drawRightString(at, up, text)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        *,
        weight: float = 0.5,
        colour: Color = RULE,
        dashed: bool = False,
    ) -> None:
        self.canvas.setStrokeColor(colour)
        self.canvas.setLineWidth(weight)
        self.canvas.setDash([3, 3] if dashed else [])
        up = self.height - start[1], self.height - end[1]
        self.canvas.line(start[0] * mm, up[0] * mm, end[0] * mm, up[1] * mm)
        self.canvas.setDash([])

    def box(
        self,
        corner: tuple[float, float],
        size: tuple[float, float],
        *,
        fill: Color | None = None,
        stroke: Color | None = RULE,
        weight: float = 0.5,
        rounded: float = 0,
    ) -> None:
        """A rectangle from its top left corner."""
        self.canvas.setLineWidth(weight)
        if fill is not None:
            self.canvas.setFillColor(fill)
        if stroke is not None:
            self.canvas.setStrokeColor(stroke)
        (x, y), (width, height) = corner, size
        up = self.height - y - height
        self.canvas.roundRect(
            x * mm,
            up * mm,
            width * mm,
            height * mm,
            rounded * mm,
            stroke=stroke is not None,
            fill=fill is not None,
        )

    def path(self, points: Sequence[tuple[float, float]], *, weight: float, colour: Color) -> None:
        """A line through all the points."""
        if len(points) < 2:
            return
        drawn = self.canvas.beginPath()
        drawn.moveTo(points[0][0] * mm, (self.height - points[0][1]) * mm)
        for x, y in points[1:]:
            drawn.lineTo(x * mm, (self.height - y) * mm)
        self.canvas.setLineWidth(weight)
        self.canvas.setStrokeColor(colour)
        self.canvas.drawPath(drawn, stroke=1, fill=0)

    def dot(self, x: float, y: float, radius: float, colour: Color) -> None:
        self.canvas.setFillColor(colour)
        self.canvas.circle(x * mm, (self.height - y) * mm, radius * mm, stroke=0, fill=1)

    def paragraph(
        self, x: float, y: float, text: str, room: float, **style: Unpack[Style]
    ) -> float:
        """Text broken into lines from the base line `y`; the base line after the last."""
        size, font = style.get("size", TYPE_SIZE), style.get("font", "plain")
        step = size * POINT * 1.3
        for row in broken(text, font, size, room):
            self.text(x, y, row, **style)
            y += step
        return y


def text_width(text: str, font: str, size: float) -> float:
    _fonts()
    return float(pdfmetrics.stringWidth(text, FONTS[font], size)) / mm


def fitting_size(text: str, font: str, size: float, width: float) -> float:
    """The size at which a line fits, the wanted one if it does."""
    wide = text_width(text, font, size)
    return size if wide <= width else size * width / wide


def broken(text: str, font: str, size: float, width: float) -> list[str]:
    """The lines of a paragraph."""
    _fonts()
    return list(simpleSplit(text, FONTS[font], size, width * mm))

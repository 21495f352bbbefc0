"""Writing SVG: numbers, elements, and a picture as a whole."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final
from xml.sax.saxutils import escape

Point = tuple[float, float]
Box = tuple[float, float, float, float]
# Attributes that several elements share.
Look = dict[str, Any]

# What XML 1.0 cannot hold, not even escaped.
_NOT_XML: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
# Text that holds nothing to take care of: nearly all there is.
_PLAIN: Final = re.compile(r"[ !#-%'-;=?-~]*")


def number(value: float) -> str:
    """A length with at most one decimal; a tenth of a unit is finer than anybody sees."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def spot(point: Point) -> str:
    """`x y`, as paths want it."""
    return f"{number(point[0])} {number(point[1])}"


def words(text: object) -> str:
    """Any text as the content of an element or an attribute; what XML cannot hold becomes U+FFFD."""
    text = str(text)
    if _PLAIN.fullmatch(text):
        return text
    return escape(_NOT_XML.sub("\ufffd", text), {'"': "&quot;", "\t": "&#9;", "\n": "&#10;", "\r": "&#13;"})


def element(name: str, *children: str, **attributes: object) -> str:
    """An element; `data_cell="d2"` becomes `data-cell="d2"`, and attributes that are None are left out."""
    written = "".join(_attribute(key, value) for key, value in attributes.items() if value is not None)
    if not children:
        return f"<{name}{written}/>"
    return f"<{name}{written}>{''.join(children)}</{name}>"


def _attribute(key: str, value: object) -> str:
    text = number(value) if isinstance(value, float) else words(value)
    return f' {key.rstrip("_").replace("_", "-")}="{text}"'


def moved(at: Point, scale: float = 1.0, turn: float = 0.0) -> str:
    """A `transform`: to a point, turned clockwise by some degrees, larger or smaller."""
    turned = f"rotate({round(turn)})" if turn else ""
    scaled = f"scale({scale:.2f})" if scale != 1.0 else ""
    return f"translate({spot(at)}){turned}{scaled}"


def group(*children: str, at: Point | None = None, scale: float = 1.0, **attributes: object) -> str:
    """A `g`, moved to a point if one is given."""
    transform = None if at is None else moved(at, scale)
    return element("g", *children, transform=transform, **attributes)


def path(d: str, **attributes: object) -> str:
    """A `path`, filled or stroked as the attributes say."""
    return element("path", d=d, **attributes)


def stroke(d: str, colour: str, width: float, **attributes: object) -> str:
    """A `path` that is only a line."""
    return element("path", d=d, fill="none", stroke=colour, stroke_width=width, **attributes)


def circle(at: Point, radius: float, fill: str, **attributes: object) -> str:
    """A `circle`."""
    return element("circle", cx=float(at[0]), cy=float(at[1]), r=radius, fill=fill, **attributes)


def label(text: object, at: Point, size: float, **attributes: object) -> str:
    """A line of text, centred on the point unless `text_anchor` says otherwise."""
    settings: dict[str, object] = {"text_anchor": "middle", **attributes}
    return element("text", words(text), x=float(at[0]), y=float(at[1]), font_size=size, **settings)


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished drawing: its box, the parts it refers to by id, and what is drawn with them."""

    title: str
    box: Box
    parts: dict[str, str]
    body: str

    def svg(self) -> str:
        """The picture as a document of its own."""
        left, top, width, height = self.box
        return element(
            "svg",
            element("title", words(self.title)),
            element("defs", *self.parts.values()),
            self.body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"{spot((left, top))} {spot((width, height))}",
            role="img",
        )

    def _repr_svg_(self) -> str:
        """What notebooks show."""
        return self.svg()

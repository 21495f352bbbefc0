"""Whether letters can be seen where they must be."""

import re
from typing import Any
from xml.etree import ElementTree

from PIL import Image

SVG = "{http://www.w3.org/2000/svg}"
PixelBox = tuple[int, int, int, int]


def dark_pixels(drawn: Image.Image, box: PixelBox | None = None) -> int:
    """How many pixels are dark, in all or in that part: left, top, right, bottom."""
    return sum(drawn.convert("L").crop(box or (0, 0, *drawn.size)).histogram()[:128])


def first_figure(svg: str, width: int) -> PixelBox:
    """Where the first figure stands on the card of the first seat, in a picture of a board that many pixels wide."""
    root = ElementTree.fromstring(svg)
    left, top, across, _ = _numbers(root.attrib["viewBox"])
    card = _found(root.find(".//*[@data-card='0']"))
    figure = _found(card.find(f"{SVG}text"))
    east, south = _numbers(card.attrib["transform"])
    x, y = east + float(figure.attrib["x"]) - left, south + float(figure.attrib["y"]) - top
    scale = width / across
    return round((x - 6) * scale), round((y - 13) * scale), round((x + 6) * scale), round(y * scale)


def _numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", text)]


def _found(element: ElementTree.Element | None) -> Any:
    assert element is not None
    return element

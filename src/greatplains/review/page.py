"""A review as one page that needs nothing else: no script, no file, no address."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from importlib.resources import files

from greatplains.drawing import pieces, svg
from greatplains.drawing.document import document, note, table
from greatplains.drawing.markup import element, words
from greatplains.drawing.palette import PLAYERS
from greatplains.review.graph import graph
from greatplains.review.marks import BEST, BRILLIANT, LOSS, MARKS
from greatplains.review.summary import Booked, SeatSummary, Summary
from greatplains.review.turns import Choice, Played, Settings, TurnReview
from greatplains.review.wording import accuracy, depth, luck, percent, title


def page(played: Played, settings: Settings, turns: Sequence[TurnReview], summary: Summary) -> str:
    """The whole page."""
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    return document(title(played), _sections(played, settings, turns, summary), style)


def _sections(played: Played, settings: Settings, turns: Sequence[TurnReview], summary: Summary) -> Iterable[str]:
    yield note(_about(played, settings), "about")
    if not turns:
        return
    yield element("div", graph(turns, summary), class_="graph", tabindex="0")
    yield note("Chances to win after each turn. ! brilliant, ? mistake, ?? blunder: a mark leads to its turn.", "note")
    yield element("h2", "Summary")
    yield _accuracies(summary)
    yield note(_thresholds(), "note")
    for seat in summary.seats:
        yield from _won_and_lost(seat)
    yield element("h2", "Turning points")
    for number in summary.turning_points:
        yield _turning_point(played, turns[number - 1])
    yield element("h2", "Turn by turn")
    yield element("ol", *(_turn(turn) for turn in turns), class_="turns")


def _about(played: Played, settings: Settings) -> str:
    ended = "" if played.outcome is not None else " The game is not over; it was reviewed as far as it goes."
    return (
        f"{len(played.texts)} turns, {depth(settings)}. Every turn is judged by what its seat could know: hidden "
        f"things are dealt anew and averaged over.{ended}"
    )


def _thresholds() -> str:
    named = ", ".join(f"{mark} {100 * most:g} %" for mark, most in LOSS.items())
    return (
        f"A turn gives away at most so much of the chance to win: {named}; a blunder more. Luck is what was drawn, "
        "compared with an average draw."
    )


def _accuracies(summary: Summary) -> str:
    shown = [mark for mark in MARKS if any(seat.marks[mark] for seat in summary.seats)]
    return table(
        ("", "accuracy", "loss a turn", *shown, "luck"),
        [
            (
                PLAYERS[seat.seat].name.capitalize(),
                accuracy(seat.accuracy),
                "–" if seat.mean_loss is None else f"{100 * seat.mean_loss:.1f} %",
                *(str(seat.marks[mark]) for mark in shown),
                luck(seat.luck),
            )
            for seat in summary.seats
        ],
    )


def _won_and_lost(seat: SeatSummary) -> Iterable[str]:
    booked = [("won most", seat.won), ("lost most", seat.lost)]
    for what, found in booked:
        if found:
            yield element("p", _seat(seat.seat), words(f" {what}: {'; '.join(map(_entry, found))}."))


def _entry(booked: Booked) -> str:
    return f"{booked.entry.why.sentence.removesuffix('.')} (turn {booked.number})"


def _turning_point(played: Played, turn: TurnReview) -> str:
    drawn = svg(played.rules.view(played.positions[turn.number - 1], None))
    code = b64encode(drawn.encode()).decode()
    return element(
        "section",
        element("h3", words(f"Turn {turn.number}")),
        element("ol", _turn(turn, "point"), class_="turns"),
        element("p", "The board before this turn:", class_="note"),
        element("img", src=f"data:image/svg+xml;base64,{code}", alt=f"The board before turn {turn.number}"),
        class_="point",
    )


def _turn(turn: TurnReview, prefix: str = "turn") -> str:
    head = element(
        "p",
        element("span", str(turn.number), class_="number"),
        _seat(turn.seat),
        " ",
        element("code", words(turn.text)),
        " ",
        element("span", words("only turn" if turn.is_forced else turn.mark), class_=f"mark {turn.mark}"),
        " ",
        element("span", words(_chances(turn)), class_="chances"),
    )
    lines = [head]
    if turn.luck[turn.seat]:
        lines.append(note(f"Luck of the draw: {luck(turn.luck[turn.seat])}", "note"))
    if turn.mark not in (BEST, BRILLIANT):
        better = [_choice(choice, turn.seat) for choice in turn.best if choice.text != turn.text]
        lines.append(element("ul", *better, class_="better"))
    if turn.reasons:
        lines.append(element("ul", *(element("li", words(reason.sentence)) for reason in turn.reasons)))
    return element("li", *lines, id=f"{prefix}-{turn.number}")


def _choice(choice: Choice, seat: int) -> str:
    line = element("span", words(" then " + "  ·  ".join(choice.line)), class_="line") if choice.line else ""
    return element("li", words(f"{percent(choice.chances[seat])} "), element("code", words(choice.text)), line)


def _chances(turn: TurnReview) -> str:
    before, after = turn.before[turn.seat], turn.after[turn.seat]
    return percent(after) if turn.loss == 0 else f"{percent(before)} → {percent(after)}"


def _seat(seat: int) -> str:
    player = PLAYERS[seat]
    # The symbols are defined in the graph.
    sign = element(
        "svg",
        element("circle", r=7, fill=player.colour),
        pieces.symbol(player, (0.0, 0.0), 0.8),
        viewBox="-7 -7 14 14",
        aria_hidden="true",
    )
    return element("span", sign, words(player.name.capitalize()), class_="seat")

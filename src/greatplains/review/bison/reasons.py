"""Why one position of Bison is better for a seat than another: what their regions, hunters and tracks say."""

from __future__ import annotations

from collections.abc import Sequence

from greatplains.core.contract import Part
from greatplains.games.bison.board import CELLS, LANDS, SPACES, TERRAINS, cell_name, space_name
from greatplains.games.bison.breakdown import breakdown
from greatplains.games.bison.position import BisonPosition
from greatplains.games.bison.state import KINDS, OVERFLOWING, TRACK_END
from greatplains.review.bison import sentences as say
from greatplains.review.bison.regions import Land, animal, award, cells, how, lands, largest, leads_alone, standing_of
from greatplains.review.explanation import SEATS, Explanation, explanation
from greatplains.review.stretch import Stretch


def explain(
    seat: int, one: Stretch[BisonPosition], another: Stretch[BisonPosition], later: Stretch[BisonPosition]
) -> list[Explanation]:
    """All reasons that are true of where both lead; the weight of each is about that of so many animals."""
    better, other = one.end, another.end
    found: list[Explanation] = []
    for land in lands(breakdown(better), breakdown(other)):
        found += _held(land, seat, later.positions)
        found += _denied(land, seat, better.players)
    found += _built(better, other, seat)
    found += _hunters(better, other, seat)
    found += _animals(better, other, seat)
    return found


def _held(land: Land, seat: int, later: Sequence[BisonPosition]) -> list[Explanation]:
    """The land brings the seat more; and who took it in the game."""
    more = award(land.better, seat) - award(land.other, seat)
    if more <= 0:
        return []
    part = largest(land.better, seat)
    held = how(part, seat)
    there = {"terrain": part.name, "places": cells(part), "animal": animal(part.name)}
    before = largest(land.other, seat) if land.other else None
    grows = before is not None and part.worth > before.worth
    if grows and before is not None and standing_of(before, seat) is not None and how(before, seat) == held:
        found = [explanation(say.REGION_GROWS, more, how=held, worth=part.worth, other=before.worth, **there)]
    else:
        found = [
            explanation(
                say.REGION_MORE, more, how=held, award=award([part], seat), other=award(land.other, seat), **there
            )
        ]
    if held == "alone":
        found += _taken(part, seat, more, later)
    return found


def _taken(part: Part, seat: int, weight: float, later: Sequence[BisonPosition]) -> list[Explanation]:
    """Who was first to lead there alone as the game went on."""
    for position in later:
        there = [each for each in breakdown(position) if each.name == part.name and {*each.places} & {*part.places}]
        for rival in range(position.players):
            # The region as it was then: the one that is told may never have come about.
            taken = next((each for each in there if leads_alone([each], rival)), None)
            if rival != seat and taken is not None and not leads_alone(there, seat):
                return [
                    explanation(
                        say.TAKEN_LATER,
                        weight - 0.001,
                        turn=int(position.turn),
                        rival=SEATS[rival],
                        terrain=taken.name,
                        places=cells(taken),
                    )
                ]
    return []


def _denied(land: Land, seat: int, players: int) -> list[Explanation]:
    found: list[Explanation] = []
    for rival in range(players):
        less = award(land.other, rival) - award(land.better, rival)
        if rival == seat or less <= 0 or not leads_alone(land.other, rival) or leads_alone(land.better, rival):
            continue
        part = largest(land.other, rival)
        found.append(
            explanation(
                say.REGION_DENIED,
                less,
                rival=SEATS[rival],
                terrain=part.name,
                places=cells(part),
                award=award(land.better, rival),
                animal=animal(part.name),
                other=award(land.other, rival),
            )
        )
    return found


def _built(better: BisonPosition, other: BisonPosition, seat: int) -> list[Explanation]:
    """A tepee or canoe where the other position has none of that seat, and what it holds."""
    return [
        _piece(better, space, seat)
        for space in range(SPACES)
        if better.pieces[space] > 0
        and better.owner(space) == seat
        and not (other.owner(space) == seat and other.pieces[space] > 0)
    ]


def _piece(position: BisonPosition, space: int, seat: int) -> Explanation:
    value = int(position.pieces[space])
    named = {"piece": "tepee" if space < LANDS else "canoe", "value": value, "cell": cell_name(space % CELLS)}
    part = next(part for part in breakdown(position) if space_name(space) in part.places)
    if part.worth == 0 or not leads_alone([part], seat):
        return explanation(say.BUILT, 0.5 * value, **named)
    there = {"terrain": part.name, "places": cells(part), "worth": part.worth, "animal": animal(part.name)}
    return explanation(say.GUARDED, 0.5 * value + 0.1 * part.worth, **named, **there)


def _hunters(better: BisonPosition, other: BisonPosition, seat: int) -> list[Explanation]:
    found: list[Explanation] = []
    ours, theirs = _on_board(better, seat), _on_board(other, seat)
    if ours > theirs:
        found.append(explanation(say.HUNTERS, 0.7 * (ours - theirs), hunters=ours, other=theirs))
    idle, other_idle = _idle(better, seat), _idle(other, seat)
    if idle < other_idle:
        found.append(explanation(say.IDLE, 0.6 * (other_idle - idle), hunters=idle, other=other_idle))
    return found


def _animals(better: BisonPosition, other: BisonPosition, seat: int) -> list[Explanation]:
    found: list[Explanation] = []
    # What was scored is no saving.
    if better.season == other.season and OVERFLOWING not in (better.phase, other.phase) and not better.is_over:
        ours, theirs = int(better.stock(seat)), int(other.stock(seat))
        if ours > theirs + 1:
            found.append(explanation(say.STOCK, 0.5 * (ours - theirs), animals=ours, other=theirs))
        excess, other_excess = _excess(better, seat), _excess(other, seat)
        if excess < other_excess:
            found.append(explanation(say.OVERFLOW, other_excess - excess, animals=excess, other=other_excess))
    return found


def _on_board(position: BisonPosition, seat: int) -> int:
    return sum(int(position.hunters[space]) for space in range(SPACES) if position.owner(space) == seat)


def _idle(position: BisonPosition, seat: int) -> int:
    """Hunters in regions that bring their seat nothing."""
    return sum(
        standing.facts["hunters"]
        for part in breakdown(position)
        for standing in part.standings
        if standing.seat == seat and standing.award == 0
    )


def _excess(position: BisonPosition, seat: int) -> int:
    """Animals beyond the ends of the tracks if the season were scored now; the last begins at 0 (Bison 4)."""
    total = 0
    for terrain in TERRAINS:
        brought = award([part for part in breakdown(position) if part.name == terrain], seat)
        track = int(position.tracks[seat * 3 + KINDS.index(animal(terrain))])
        kept = 0 if position.season == position.seasons - 1 else track
        total += max(0, kept + brought - TRACK_END)
    return total

"""What somebody may write who plays and searches: each line says what their type checker knows."""

from typing import Any, assert_type

from greatplains.bots import BOTS, Bot, Side, load_bot, sit
from greatplains.bots.forecast import Forecast
from greatplains.core.contract import Meaning, Outcome, Part, Rules, Setup
from greatplains.core.game import Game
from greatplains.core.playout import random_turn
from greatplains.core.position import Position
from greatplains.core.record import Record, begin, parse_record, record_line, record_of, replay
from greatplains.core.rng import Rng
from greatplains.games import GAMES, BisonPosition, WindRiverPosition

# A game that is named in the source.
bison = GAMES["bison"]
assert_type(bison, Rules[BisonPosition])
assert_type(GAMES["wind-river"], Rules[WindRiverPosition])
assert_type(GAMES["wind-river"].deal(2, Rng(7)), Setup)
assert_type(GAMES["wind-river"].opening(Setup(2, 0)), WindRiverPosition)

game = Game(bison, bison.deal(players=2, rng=Rng(7), options={"variant": 1}))
assert_type(game, Game[BisonPosition])
assert_type(game.rules, Rules[BisonPosition])
assert_type(game.turns, list[str])
assert_type(game.draft, list[int])
assert_type(game.outcome(), Outcome | None)

position = game.position
assert_type(position, BisonPosition)
assert_type(position.copy(), BisonPosition)
assert_type(position.legal_steps(), list[int])
assert_type(position.is_legal(3), bool)
assert_type(position.is_over, bool)
assert_type(position.to_bytes(), bytes)
whole_numbers: list[int] = [position.seat, position.turn, position.tracks[0], *position.reserve]
position.play(position.legal_steps()[0])
position.apply(position.legal_steps()[0])

assert_type(bison.view(position, None), dict[str, Any])
assert_type(bison.views(position, [0, 1, None]), list[dict[str, Any]])
assert_type(bison.resample(position, 0, Rng(7)), BisonPosition)
assert_type(bison.outcome(position).winners, tuple[int, ...])
assert_type(bison.breakdown(position), list[Part])
assert_type(bison.meaning(3), Meaning)
assert_type(bison.parse_turn(position, "walk +b"), list[int])
assert_type(bison.turn_text(position, [3]), str)
assert_type(bison.from_bytes(b""), BisonPosition)

# A game whose name is known only when the program runs.
rules = GAMES[str(input())]
assert_type(rules, Rules[Position])
assert_type(rules.opening(Setup(2, 0)), Position)
assert_type(rules.resample(position, 0, Rng(7)), Position)
assert_type([rules.title for rules in GAMES.values()], list[str])

# Records.
record = record_of(game)
assert_type(record, Record)
assert_type(parse_record(record_line(record)), Record)
assert_type(replay(record, GAMES), Game[Position])
assert_type(replay(record, GAMES).position, Position)
assert_type(begin(record, {"bison": bison}).position, BisonPosition)

# Bots.
seat = sit(game)
assert_type(seat, Side)
assert_type(seat.rules, Rules[Position])
assert_type(seat.imagine(Rng(7)), Position)
assert_type(load_bot("hard", 7), Bot)
assert_type(BOTS["random"](7).choose_turn(seat), list[int])
assert_type(random_turn(position, Rng(7)), list[int])
assert_type(Forecast("bison").shares(position), list[float])


class Own:
    """A bot of somebody's own."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose_turn(self, seat: Side) -> list[int]:
        return random_turn(seat.imagine(self.rng), self.rng)


own: Bot = Own(7)

"""Random play, with the loop inside compiled code."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.core.position import Position, draw_step, mask_buffer
from greatplains.core.rng import Rng


def play_to_end(position: Position, masks: vec[i64], rng: Rng) -> i64:
    """Play uniformly random steps until the game is over; how many there were."""
    steps: i64 = 0
    while not position.is_over:
        position.apply(draw_step(position, masks, rng))
        steps += 1
    return steps


def play_games(opening: Position, games: i64, rng: Rng) -> i64:
    """Play that many random games from one opening; how many steps there were in all."""
    masks = mask_buffer()
    steps: i64 = 0
    for _ in range(games):
        steps += play_to_end(opening.copy(), masks, rng)
    return steps


def copy_often(position: Position, copies: i64) -> None:
    """Copy the position again and again: what `benchmarks/engine.py` times as the cost of a copy."""
    for _ in range(copies):
        position.copy()


def random_turn(position: Position, rng: Rng) -> list[int]:
    """Play one whole turn of uniformly random steps; the steps."""
    masks = mask_buffer()
    turn = position.turn
    steps: list[int] = []
    while position.turn == turn and not position.is_over:
        step = draw_step(position, masks, rng)
        position.apply(step)
        steps.append(step)
    return steps


def perft(position: Position, depth: int) -> int:
    """How many sequences of that many steps there are (shorter ones that end the game count as one each)."""
    if depth == 0 or position.is_over:
        return 1
    total = 0
    for step in position.legal_steps():
        after = position.copy()
        after.apply(step)
        total += perft(after, depth - 1)
    return total

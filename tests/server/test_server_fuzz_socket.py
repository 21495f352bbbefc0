"""Anything at all on a socket is answered or ignored, nothing hangs, and the game stays as it was (`fuzzing.py`)."""

from __future__ import annotations

import random

import pytest
from tests.server.fuzzing import send_anything, send_turns

pytestmark = pytest.mark.anyio

MESSAGES = 10_000


@pytest.mark.parametrize("who", ["Ann", "Zoe", "nobody"])
async def test_whatever_is_sent_is_answered_and_changes_nothing(store_url: str, who: str) -> None:
    await send_anything(store_url, who, MESSAGES // 3, random.Random(f"fuzz by {who}"))


async def test_the_player_to_move_can_send_anything_but_a_turn_too(store_url: str) -> None:
    await send_turns(store_url, 1000, random.Random("fuzz by Bob"))

"""The PettingZoo environment, before PettingZoo's own judges and ours."""

from __future__ import annotations

import copy
import pickle
import time
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from PIL import Image
from tests.drawing.inked import dark_pixels, first_figure

from greatplains.core.errors import BadOptions, IllegalStep
from greatplains.core.rng import Rng
from greatplains.envs.aec import AecGame, bison, wind_river
from greatplains.games import GAMES, BisonPosition
from greatplains.games.bison.tilefile import read_tiles
from greatplains.games.bison.tiles import START_IDS

Kind = tuple[str, int]

# What api_test warns about although it is as documented: observations with masks, and no steps after the end.
outside_judge = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)


def play_on(env: AecGame, rng: Rng, steps: int = 10**6) -> list[Any]:
    """Random steps, and everything that was seen on the way."""
    seen: list[Any] = []
    for _ in range(steps):
        if not env.agents:
            break
        observation, reward, terminated, truncated, _ = env.last()
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward, terminated, truncated))
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else legal[rng.below(len(legal))])
    return seen


@outside_judge
def test_pettingzoo_finds_nothing_wrong(kind: Kind) -> None:
    api_test(AecGame(*kind), num_cycles=300)


def test_pettingzoo_finds_the_same_seed_to_give_the_same_game(kind: Kind) -> None:
    seed_test(lambda: AecGame(*kind), num_cycles=120)


def test_pettingzoo_measures(kind: Kind, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    # Its five seconds pass fifty times faster here.
    monkeypatch.setattr(time, "time", lambda: time.monotonic() * 50)
    performance_benchmark(AecGame(*kind))
    assert "turns per second" in capsys.readouterr().out


# Boards of more players are drawn in the tests of drawing; here the others are for `make test-all`.
@pytest.mark.parametrize("players", [2, *(pytest.param(more, marks=pytest.mark.whole) for more in (3, 4))])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_pettingzoo_finds_every_render_mode_right(game: str, players: int) -> None:
    render_test(
        lambda render_mode: AecGame(game, players, render_mode=render_mode),
        custom_tests={"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>")},
    )


def test_pixels_show_figures_too(kind: Kind) -> None:
    drawn: list[Any] = []
    for mode in ("rgb_array", "svg"):
        env = AecGame(*kind, render_mode=mode)
        env.reset(seed=5)
        drawn.append(env.render())
    image = Image.fromarray(drawn[0])
    assert dark_pixels(image, first_figure(drawn[1], image.width)) > 8


def test_a_game_is_the_one_its_seed_deals(kind: Kind) -> None:
    game, players = kind
    env, rules = AecGame(*kind), GAMES[game]
    env.reset(seed=5)
    rng = Rng(5, "deal")
    for _ in range(3):
        assert env.position is not None
        assert env.position.to_bytes() == rules.opening(rules.deal(players, rng)).to_bytes()
        env.reset()


def test_a_game_with_tiles_of_its_own_is_dealt_as_the_rules_deal_it() -> None:
    faces = read_tiles("standard").faces
    tiles: dict[str, dict[str, list[int]]] = {"start": {}, "draw": {}}
    for tile_id, (a, d, *animals) in faces.items():
        tiles["start" if tile_id in START_IDS else "draw"][tile_id] = [a, d, *reversed(animals)]
    env, rules = AecGame("bison", 3, variant=1, tiles=tiles, first=2), GAMES["bison"]
    env.reset(seed=9)
    setup = rules.deal(3, Rng(9, "deal"), {"variant": 1, "tiles": tiles}, first=2)
    assert env.position is not None
    assert env.position.to_bytes() == rules.opening(setup).to_bytes()
    assert play_on(pickle.loads(pickle.dumps(env)), Rng(1)) == play_on(env, Rng(1))


def test_rewards_come_at_the_end_and_are_the_shares_of_the_win(kind: Kind) -> None:
    env = AecGame(*kind)
    for seed in range(4):
        env.reset(seed=seed)
        seen = play_on(env, Rng(seed))
        ends = {agent: reward for agent, _, reward, terminated, _ in seen if terminated}
        assert not any(reward for _, _, reward, terminated, _ in seen if not terminated)
        assert env.position is not None
        outcome = env.kind.rules.outcome(env.position)
        wanted = {f"seat_{seat}": seat in outcome.winners for seat in range(kind[1])}
        assert ends == {agent: won / len(outcome.winners) for agent, won in wanted.items()}


def test_a_margin_is_the_lead_over_the_best_of_the_others(kind: Kind) -> None:
    env = AecGame(*kind, reward="margin")
    env.reset(seed=3)
    ends = {agent: reward for agent, _, reward, terminated, _ in play_on(env, Rng(3)) if terminated}
    assert env.position is not None
    scores = env.kind.rules.outcome(env.position).scores
    for seat, score in enumerate(scores):
        assert ends[f"seat_{seat}"] == score - max(scores[:seat] + scores[seat + 1 :])


def test_a_game_can_be_broken_off(kind: Kind) -> None:
    env = AecGame(*kind, max_steps=7)
    env.reset(seed=1)
    seen = play_on(env, Rng(1))
    assert [truncated for *_, truncated in seen] == [False] * 7 + [True] * kind[1]
    assert not any(reward for _, _, reward, _, _ in seen)


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_mid_game_goes_on_in_the_same_way(kind: Kind, duplicate: Any) -> None:
    env = AecGame(*kind)
    env.reset(seed=11)
    play_on(env, Rng(2), steps=37)
    other = duplicate(env)
    assert play_on(other, Rng(4)) == play_on(env, Rng(4))
    for again in (env, other):
        again.reset()
    assert play_on(other, Rng(5), steps=9) == play_on(env, Rng(5), steps=9)


def test_who_is_not_to_move_sees_the_game_and_has_no_steps(kind: Kind) -> None:
    env = AecGame(*kind)
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def test_options_are_those_of_the_game() -> None:
    env = bison(3, variant=2, first=1)
    env.reset(seed=1)
    assert env.agent_selection == "seat_1"
    assert env.position is not None
    assert env.kind.rules.view(env.position, 0)["variant"] == 2
    assert wind_river().possible_agents == ["seat_0", "seat_1"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "There is no game “chess”; the games are bison, wind-river."),
        ({"game": ["bison"]}, "There is no game “['bison']”; the games are bison, wind-river."),
        ({"players": 5}, "Bison is for 2 to 4 players, not 5."),
        ({"players": 2.0}, "players must be a whole number, not float."),
        ({"players": True}, "players must be a whole number, not bool."),
        ({"first": 2}, "The first seat must be 0 to 1, not 2."),
        ({"first": -1}, "first must be at least 0, not -1."),
        ({"variant": 3}, "The variant must be the number 0, 1 or 2."),
        ({"tiles": "mine"}, "A tile set is “standard” or an object with “start” and “draw”."),
        ({"colour": "red"}, "There is no option “colour” in this game."),
        ({"reward": "glory"}, "The reward must be “share” or “margin”, not “glory”."),
        ({"max_steps": 0}, "max_steps must be at least 1, not 0."),
        ({"render_mode": "3d"}, "The render_mode must be one of human, ansi, rgb_array, svg, not “3d”."),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOptions) as refused:
        AecGame(**{"game": "bison", **arguments})
    assert refused.value.sentence == sentence


def test_a_wrong_call_is_told_what_is_wrong() -> None:
    env = wind_river()
    with pytest.raises(BadOptions, match="No game has been dealt yet"):
        env.step(0)
    with pytest.raises(BadOptions, match="seed must be a whole number, not str"):
        env.reset(seed="one")  # type: ignore[arg-type]
    env.reset(seed=1)
    for call in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(BadOptions, match="There is no agent “nobody”"):
            call("nobody")
    with pytest.raises(BadOptions, match="make the environment with a render_mode"):
        env.render()
    before = env.last()[0]["observation"]
    actions: tuple[Any, ...] = (None, "e2", 541, -1, 10**9)
    for action in actions:
        with pytest.raises(IllegalStep):
            env.step(action)
    assert (env.last()[0]["observation"] == before).all()
    play_on(env, Rng(1))
    for call_now in (lambda: env.step(None), env.last):
        with pytest.raises(BadOptions, match="every agent has left: reset it"):
            call_now()


def test_the_state_is_what_all_agents_see_together(kind: Kind) -> None:
    env = AecGame(*kind)
    env.reset(seed=3)
    for _ in range(25):
        state = env.state()
        assert state in env.state_space
        assert len(state) == kind[1]
        for agent, row in zip(env.possible_agents, state, strict=True):
            assert (row == env.observe(agent)["observation"]).all()
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))


def test_the_state_tells_nothing_that_nobody_has_seen() -> None:
    env = AecGame("bison", 2)
    env.reset(seed=3)
    before = env.state()
    position = env.position
    assert isinstance(position, BisonPosition)
    stack = list(position.stack)
    position.set_stack(stack[:2] + stack[:1:-1])
    assert (env.state() == before).all()

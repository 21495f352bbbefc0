"""The states that OpenSpiel plays with are our positions, and hide what is hidden."""

import pickle
import random
from collections import Counter
from typing import Any

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from greatplains.core.contract import Setup
from greatplains.core.errors import IllegalStep
from greatplains.core.game import Game
from greatplains.core.rng import Rng
from greatplains.envs.openspiel.games import GreatPlainsState
from greatplains.envs.registry import ENCODINGS
from greatplains.games import GAMES
from greatplains.games.bison.tilefile import standard_tiles
from greatplains.games.bison.tiles import START_TILES

pytestmark = pytest.mark.openspiel

NAMES = {"bison": "greatplains_bison", "wind-river": "greatplains_wind_river"}
TABLES = [(name, players) for name in NAMES for players in (2, 3, 4)]
PRIVATE = pyspiel.PrivateInfoType


def load(name: str, players: int, **parameters: Any) -> Any:
    return pyspiel.load_game(NAMES[name], {"players": players, **parameters})


def play_randomly(state: GreatPlainsState, rng: random.Random, actions: int = 10**6) -> GreatPlainsState:
    for _ in range(actions):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def some_states(name: str, players: int, seed: int = 1) -> list[GreatPlainsState]:
    """States with a player to move, from several games, at any time of the game."""
    rng, game = random.Random(seed), load(name, players)
    found: list[GreatPlainsState] = []
    while len(found) < 25:
        state = play_randomly(game.new_initial_state(), rng, rng.randrange(200))
        if state.current_player() >= 0:
            found.append(state)
    return found


def tile_names(outcomes: list[int]) -> list[str]:
    return [standard_tiles().ids[START_TILES + outcome] for outcome in outcomes]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_of_openspiel_is_a_game_of_ours(name: str, players: int) -> None:
    options = {"variant": 1} if name == "bison" else {}
    state = play_randomly(load(name, players, first=1, **options).new_initial_state(), random.Random(players))
    drawn = [item.action for item in state.full_history() if item.player == pyspiel.PlayerId.CHANCE]
    stack = tuple(tile_names(drawn))
    rules = GAMES[name]
    game = Game(rules, Setup(players, 1, options | ({"tiles": "standard"} if options else {}), stack))
    for item in state.full_history():
        if item.player != pyspiel.PlayerId.CHANCE:
            assert game.position.seat == item.player
            game.play(item.action)
    outcome = game.outcome()
    assert outcome is not None
    for seat, utility in enumerate(state.returns()):
        share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        assert utility == pytest.approx(players * share - 1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_game_is_longer_than_the_longest(name: str, players: int) -> None:
    """Nor are games of players who trade to and fro, or pass, whenever they can."""
    game, rng = load(name, players), random.Random(3)
    for _ in range(5):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            trades = [] if state.is_chance_node() else [a for a in actions if "trade" in state.action_to_string(a)]
            passes = [] if state.is_chance_node() else [a for a in actions if state.action_to_string(a) == "pass"]
            state.apply_action(rng.choice(trades or passes or actions))
        assert len(state.history()) <= game.max_history_length()
        assert state.move_number() <= game.max_game_length() + game.max_chance_nodes_in_history()


def test_every_seat_draws_a_tile_at_the_start_of_a_season() -> None:
    state = load("bison", 3, first=2).new_initial_state()
    for number, seat in enumerate((2, 0, 1)):
        assert state.is_chance_node()
        outcomes = state.chance_outcomes()
        assert len(outcomes) == 18 - number
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        tile = outcomes[number][0]
        state.apply_action(tile)
        assert state.world.hand(seat) == tile_names([tile])[0]
        for other in range(3):
            assert (f"{seat} draw {state.world.hand(seat)};" in state.information_state_string(other)) == (
                other == seat
            )
    assert state.current_player() == 2


def test_a_tile_cannot_be_drawn_twice() -> None:
    state = load("bison", 2).new_initial_state()
    state.apply_action(4)
    with pytest.raises(IllegalStep, match="Tile 05 has been drawn already"):
        state.apply_action(4)
    with pytest.raises(IllegalStep, match="A draw is a number from 0 to 17, not 18"):
        state.apply_action(18)


def test_an_illegal_step_is_refused_with_its_reason() -> None:
    state = load("wind-river", 2).new_initial_state()
    with pytest.raises(IllegalStep):
        state.apply_action(1)


def test_a_tile_that_is_laid_is_known_to_all() -> None:
    state = load("bison", 2).new_initial_state()
    for action in (6, 2):
        state.apply_action(action)
    for step in ("action tile", "lay b3 1"):
        state.apply_action(state.string_to_action(step))
    assert state.information_state_string(1).endswith("0 lay b3 1 07;")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_resampled_looks_the_same_to_the_player_and_is_drawn_anew(players: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    kinds = [
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=PRIVATE.SINGLE_PLAYER)
        for recall in (False, True)
        for public in (False, True)
    ]
    observations = [make_observation(load("bison", players), kind) for kind in kinds]
    changed = 0
    for state in some_states("bison", players):
        player = state.current_player()
        for _ in range(4):
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert len(other.history()) == len(state.history())
            assert other.observation_tensor(player) == state.observation_tensor(player)
            for observation in observations:
                assert observation.string_from(other, player) == observation.string_from(state, player)
            changed += str(other) != str(state)
    assert changed > 20


def test_nobody_else_can_be_resampled_for() -> None:
    state = load("bison", 3).new_initial_state()
    for player in (-1, 3):
        with pytest.raises(ValueError, match="A player is a number from 0 to 2"):
            state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))


def test_resampling_finds_every_tile_that_another_may_hold_equally_often() -> None:
    state = load("bison", 2).new_initial_state()
    for action in (6, 2):
        state.apply_action(action)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    found = Counter(state.resample_from_infostate(0, sampler).world.hand(1) for _ in range(1700))
    assert sorted(found) == [name for name in tile_names(list(range(18))) if name != "07"]
    assert min(found.values()) > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_what_others_hold(players: int) -> None:
    """Neither text nor numbers change when hidden tiles do; each seat's own text does."""
    public = make_observation(
        load("bison", players), pyspiel.IIGObservationType(perfect_recall=False, private_info=PRIVATE.NONE)
    )
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in some_states("bison", players, seed=2):
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert public.string_from(other, 0) == public.string_from(state, 0)
        for seat in range(players):
            same = other.world.hand(seat) == state.world.hand(seat)
            assert (other.observation_string(seat) == state.observation_string(seat)) == same
            assert (other.information_state_string(seat) == state.information_state_string(seat)) == same


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_numbers_are_those_of_all_our_environments(name: str, players: int) -> None:
    game = load(name, players)
    seen = make_observation(game)
    for state in some_states(name, players):
        for seat in range(players):
            row = ENCODINGS[name].observer.observe(state.world.position, seat)
            assert state.observation_tensor(seat) == list(row)
            seen.set_from(state, seat)
            for part in ENCODINGS[name].layout:
                assert seen.dict[part.name].ravel().tolist() == list(row)[part.start : part.end]


def test_a_spectator_sees_no_hand() -> None:
    game = load("bison", 2)
    state = game.new_initial_state()
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=PRIVATE.NONE)
    public, own = make_observation(game, kind), make_observation(game)
    for action in (6, 2):
        own.set_from(state, 1)
        assert own.dict["hand"][0] == 0, "Nothing is seen before it is drawn."
        state.apply_action(action)
    public.set_from(state, 1)
    own.set_from(state, 1)
    assert own.dict["hand"][0] == START_TILES + 2 + 1
    for part in public.dict:
        expected = own.dict[part] * (not part.startswith("hand"))
        assert (public.dict[part] == expected).all()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_copy_goes_its_own_way(name: str, players: int) -> None:
    for state in some_states(name, players)[:5]:
        before = str(state)
        for copied in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert str(copied) == before
            assert copied.information_state_string(0) == state.information_state_string(0)
            play_randomly(copied, random.Random(5), 10)
            assert str(state) == before


def test_nothing_is_private_in_wind_river() -> None:
    game = load("wind-river", 3)
    private = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True, public_info=False))
    for state in some_states("wind-river", 3):
        assert all(private.string_from(state, seat) == "" for seat in range(3))
        same = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert str(same) == str(state)


def test_everybodys_tiles_are_there_for_whoever_asks_for_all() -> None:
    game = load("bison", 3)
    state = game.new_initial_state()
    for action in (6, 2, 9):
        state.apply_action(action)
    for recall in (False, True):
        kind = pyspiel.IIGObservationType(perfect_recall=recall, public_info=False, private_info=PRIVATE.ALL_PLAYERS)
        assert make_observation(game, kind).string_from(state, 0) == "07,03,10"
        whole = pyspiel.IIGObservationType(perfect_recall=recall, private_info=PRIVATE.ALL_PLAYERS)
        text = make_observation(game, whole).string_from(state, 0)
        assert all(tile in text for tile in ("07", "03", "10"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_dealt_for_rollouts_leaves_every_hand_as_it_is(players: int) -> None:
    rng = random.Random(4)
    for _ in range(20):
        state = play_randomly(load("bison", players).new_initial_state(), rng, rng.randrange(200))
        if state.is_terminal():
            continue
        held = [state.world.hand(seat) for seat in range(players)]
        dealt: Any = state.world.dealt(Rng(rng.randrange(1000)))
        stack = list(dealt.stack)
        assert len(set(stack)) == len(stack)
        names = standard_tiles().ids
        for seat, tile in enumerate(held):
            if tile:
                assert names[stack[dealt.draw_of(seat)]] == tile

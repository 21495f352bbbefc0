"""The games and their states, as OpenSpiel asks for them."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pyspiel
from librt.vecs import vec

from greatplains.core.contract import Rules
from greatplains.core.errors import BadOptions
from greatplains.core.options import load_option, usual_options
from greatplains.core.rng import Rng
from greatplains.envs import problems
from greatplains.envs.openspiel.observer import Observer, full_view
from greatplains.envs.openspiel.registry import OPENSPIEL
from greatplains.envs.openspiel.world import step_names
from greatplains.games import GAMES


@cache
def game_type(game: str) -> Any:
    """What OpenSpiel wants to know of a game before it is set up."""
    adapter, rules = OPENSPIEL[game], GAMES[game]
    chance, information = pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"greatplains_{game.replace('-', '_')}",
        long_name=adapter.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if adapter.outcomes else chance.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if adapter.has_secrets else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most_players,
        min_num_players=rules.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.least_players, "first": 0} | usual_options(rules),
        provides_factored_observation_string=True,
    )


class GreatPlainsGame(pyspiel.Game):
    """A game with its players and options; `game_class` gives the one of each game.

    `opening` is the world before anything is drawn or played.
    """

    game: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, adapter, rules = params or {}, OPENSPIEL[self.game], GAMES[self.game]
        players, first = _whole(given, "players", rules.least_players), _whole(given, "first", 0)
        setup = rules.deal(players, Rng(0), _options(rules, given), first)
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.step_count,
            max_chance_outcomes=adapter.outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=adapter.longest(players),
        )
        super().__init__(game_type(self.game), info, given)
        self.draws = adapter.draws(players)
        self.opening = adapter.world(self.game, setup)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """Stored by its name and parameters; whoever imports this module has registered it."""
        return _load_game, (str(self),)

    def new_initial_state(self) -> GreatPlainsState:
        """The beginning of a game."""
        return GreatPlainsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of that kind."""
        return Observer(self.game, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """Everything that is drawn."""
        return self.draws


def _load_game(written: str) -> Any:
    return pyspiel.load_game(written)


def _whole(given: dict[str, Any], key: str, default: int) -> int:
    number = given.get(key, default)
    if type(number) is not int:
        raise BadOptions(problems.PARAMETER, key=key, found=number)
    return number


def _options(rules: Rules[Any], given: dict[str, Any]) -> dict[str, Any]:
    """The options among the parameters; what is not one of the named values of an option may be a file."""
    options: dict[str, Any] = {}
    for option in rules.options:
        value = given.get(option.name, option.default)
        if option.kind == "file" and value not in option.values:
            value = _from_file(rules, option.name, Path(str(value)))
        elif option.kind == "choice" and isinstance(option.default, int):
            value = _whole(given, option.name, option.default)
        options[option.name] = value
    return options


def _from_file(rules: Rules[Any], name: str, path: Path) -> Any:
    try:
        return load_option(rules, name, path)
    except OSError as error:
        reason = error.strerror or error
        raise BadOptions(problems.UNREADABLE, path=path, error=reason) from None


class _Beginning:
    """An earlier state of the same game, kept because it is needed often: copies share it, and nobody stores it."""

    def __init__(self, draw: int = -1, state: GreatPlainsState | None = None) -> None:
        self.draw = draw
        self.state = state

    def __deepcopy__(self, memo: object) -> _Beginning:
        return self

    def __reduce__(self) -> tuple[type[_Beginning], tuple[()]]:
        return _Beginning, ()


class GreatPlainsState(pyspiel.State):
    """A state. Its actions are our steps, by their numbers; what the steps mean stands in `games/*/steps.py`.

    What a seat gets in the end is its share of the win, measured against an equal share for all: players x share - 1.
    That is 1, 0 or -1 for two players, and adds up to 0 for any number.
    """

    def __init__(self, game: GreatPlainsGame) -> None:
        super().__init__(game)
        self.world = game.opening.copy()
        self.beginning = _Beginning()

    def current_player(self) -> int:
        if self.world.position.is_over:
            terminal: int = pyspiel.PlayerId.TERMINAL
            return terminal
        if self.world.is_drawing:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        seat: int = self.world.position.seat
        return seat

    def _legal_actions(self, player: int) -> list[int]:
        steps: list[int] = self.world.position.legal_steps()
        return steps

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Everything that has not been drawn is as likely as the others."""
        unseen = self.world.unseen()
        return [(outcome, 1.0 / len(unseen)) for outcome in unseen]

    def _apply_action(self, action: int) -> None:
        if self.world.is_drawing:
            self.world.draw(action)
        else:
            self.world.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.world.outcome_name(action)
        return step_names(self.world.game)[action]

    def is_terminal(self) -> bool:
        is_over: bool = self.world.position.is_over
        return is_over

    def returns(self) -> list[float]:
        position = self.world.position
        if not position.is_over:
            return [0.0] * position.players
        return utilities(position)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> GreatPlainsState:
        """A state in which this player has seen the same, and what it has not seen is drawn anew."""
        players = self.world.position.players
        if not 0 <= player_id < players:
            raise ValueError(f"A player is a number from 0 to {players - 1}, not {player_id}.")
        unknown, possible = self.world.unknown_draws(player_id)
        if not unknown:
            same: GreatPlainsState = self.clone()
            return same
        redrawn: dict[int, int] = {}
        for draw in unknown:
            redrawn[draw] = possible.pop(min(int(probability_sampler() * len(possible)), len(possible) - 1))
        state = self._before_draw(unknown[0])
        draws = unknown[0]
        for action in self.history()[len(state.history()) :]:
            if state.world.is_drawing:
                state.apply_action(redrawn.get(draws, action))
                draws += 1
            else:
                state.apply_action(action)
        return state

    def _before_draw(self, draw: int) -> GreatPlainsState:
        """The state of this game before the draw of that number. A search asks for the same one again and again."""
        known = self.beginning.state
        if known is None or self.beginning.draw != draw:
            known = self.get_game().new_initial_state()
            draws = 0
            for action in self.history():
                if known.world.is_drawing:
                    if draws == draw:
                        break
                    draws += 1
                known.apply_action(action)
            self.beginning = _Beginning(draw, known)
        copied: GreatPlainsState = known.clone()
        return copied

    def __str__(self) -> str:
        return json.dumps(full_view(self.world), separators=(",", ":"))


def utilities(position: Any) -> list[float]:
    """What each seat gets out of a finished game."""
    shares = vec[float]([0.0] * position.players)
    position.win_shares(shares)
    return [position.players * share - 1.0 for share in shares]


@cache
def game_class(game: str) -> type[GreatPlainsGame]:
    """What OpenSpiel makes games of that name with.

    A class and no function: OpenSpiel lets go of it after Python has ended, which only a class outlives.
    """
    return type(game, (GreatPlainsGame,), {"game": game})


def register(game: str) -> str:
    """Let `pyspiel.load_game` know the game; its name there."""
    kind = game_type(game)
    pyspiel.register_game(kind, game_class(game))
    name: str = kind.short_name
    return name


for _game in OPENSPIEL:
    register(_game)

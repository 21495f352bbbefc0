"""The games and their states, as OpenSpiel asks for them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pyspiel
from librt.vecs import vec

from greatplains.core.errors import BadOptions
from greatplains.core.rng import Rng
from greatplains.envs.openspiel.lengths import longest_bison, longest_wind_river
from greatplains.envs.openspiel.observer import Observer, full_view
from greatplains.envs.openspiel.table import BisonTable, Table, step_names
from greatplains.games import GAMES
from greatplains.games.bison.state import SEASONS
from greatplains.games.bison.tilefile import STANDARD, load_tile_file
from greatplains.games.bison.tiles import DRAW_TILES

_CHANCE = pyspiel.GameType.ChanceMode
_INFORMATION = pyspiel.GameType.Information


def _game_type(short_name: str, title: str, chance: Any, information: Any, parameters: dict[str, Any]) -> Any:
    return pyspiel.GameType(
        short_name=short_name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "first": 0} | parameters,
        provides_factored_observation_string=True,
    )


class GreatPlainsGame(pyspiel.Game):
    """What both games have in common. `opening` is the table before anything is drawn or played."""

    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any], opening: Table, chance_outcomes: int, longest: int) -> None:
        players = opening.position.players
        info = pyspiel.GameInfo(
            num_distinct_actions=GAMES[opening.game].step_count,
            max_chance_outcomes=chance_outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(self.game_type, info, params)
        self.opening = opening

    def new_initial_state(self) -> GreatPlainsState:
        """The beginning of a game."""
        return GreatPlainsState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of that kind."""
        return Observer(self.opening.game, iig_obs_type, params)


class BisonGame(GreatPlainsGame):
    """Bison: the tiles are drawn at chance nodes, and what is drawn is seen by one seat alone."""

    game_type = _game_type(
        "greatplains_bison",
        "Bison: Thunder on the Prairie",
        _CHANCE.EXPLICIT_STOCHASTIC,
        _INFORMATION.IMPERFECT_INFORMATION,
        {"variant": 0, "tiles": STANDARD},
    )

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players, first = _whole(given, "players", 2), _whole(given, "first", 0)
        tiles = given.get("tiles", STANDARD)
        options = {
            "variant": _whole(given, "variant", 0),
            "tiles": STANDARD if tiles == STANDARD else load_tile_file(Path(str(tiles))),
        }
        opening = BisonTable(GAMES["bison"].deal(players, Rng(0), options, first))
        super().__init__(given, opening, DRAW_TILES, longest_bison(players))
        self.draws = players * SEASONS[players]

    def max_chance_nodes_in_history(self) -> int:
        """Every seat draws a tile in every season."""
        return self.draws


class WindRiverGame(GreatPlainsGame):
    """Wind River: nothing is hidden, and nothing is left to chance."""

    game_type = _game_type(
        "greatplains_wind_river", "Wind River", _CHANCE.DETERMINISTIC, _INFORMATION.PERFECT_INFORMATION, {}
    )

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players, first = _whole(given, "players", 2), _whole(given, "first", 0)
        opening = Table("wind-river", GAMES["wind-river"].deal(players, Rng(0), {}, first))
        super().__init__(given, opening, 0, longest_wind_river(players))

    def max_chance_nodes_in_history(self) -> int:
        """There are none."""
        return 0


def _whole(given: dict[str, Any], key: str, default: int) -> int:
    number = given.get(key, default)
    if type(number) is not int:
        raise BadOptions(key, "The parameter “{key}” must be a whole number, not “{found}”.", "", key=key, found=number)
    return number


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
        self.table = game.opening.copy()
        self.beginning = _Beginning()

    def current_player(self) -> int:
        if self.table.position.is_over:
            terminal: int = pyspiel.PlayerId.TERMINAL
            return terminal
        if self.table.is_drawing:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        seat: int = self.table.position.seat
        return seat

    def _legal_actions(self, player: int) -> list[int]:
        steps: list[int] = self.table.position.legal_steps()
        return steps

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every tile that has not been drawn is as likely as the others."""
        unseen = self.table.unseen()
        return [(tile, 1.0 / len(unseen)) for tile in unseen]

    def _apply_action(self, action: int) -> None:
        if self.table.is_drawing:
            self.table.draw(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.table.outcome_name(action)
        return step_names(self.table.game)[action]

    def is_terminal(self) -> bool:
        is_over: bool = self.table.position.is_over
        return is_over

    def returns(self) -> list[float]:
        position = self.table.position
        if not position.is_over:
            return [0.0] * position.players
        return utilities(position)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> GreatPlainsState:
        """A state in which this player has seen the same, and what it has not seen is drawn anew."""
        players = self.table.position.players
        if not 0 <= player_id < players:
            raise ValueError(f"A player is a number from 0 to {players - 1}, not {player_id}.")
        unknown, possible = self.table.unknown_draws(player_id)
        if not unknown:
            same: GreatPlainsState = self.clone()
            return same
        redrawn: dict[int, int] = {}
        for draw in unknown:
            redrawn[draw] = possible.pop(min(int(probability_sampler() * len(possible)), len(possible) - 1))
        state = self._before_draw(unknown[0])
        draws = unknown[0]
        for action in self.history()[len(state.history()) :]:
            if state.table.is_drawing:
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
                if known.table.is_drawing:
                    if draws == draw:
                        break
                    draws += 1
                known.apply_action(action)
            self.beginning = _Beginning(draw, known)
        copied: GreatPlainsState = known.clone()
        return copied

    def __str__(self) -> str:
        return json.dumps(full_view(self.table), separators=(",", ":"))


def utilities(position: Any) -> list[float]:
    """What each seat gets out of a finished game."""
    shares = vec[float]([0.0] * position.players)
    position.win_shares(shares)
    return [position.players * share - 1.0 for share in shares]


for _game in (BisonGame, WindRiverGame):
    pyspiel.register_game(_game.game_type, _game)

"""A run of learning, round after round: self-play by the best networks so far, training, matches."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, replace
from typing import Any, Protocol, TypeVar

from greatplains.arena.intervals import mean_interval
from greatplains.bots.networkfile import NetworkFile, Weights, check_sums, parse_network
from greatplains.bots.registry import KNOWLEDGE
from greatplains.learn.contest import Deal, Results, play_deal
from greatplains.learn.folder import NETWORK, Folder
from greatplains.learn.harvest import Harvest, harvest, join
from greatplains.learn.plan import CHUNK, PLAYERS, Plan
from greatplains.learn.selfplay import Task, play_task

# Games for calibration: one for so many of a round.
_CALIBRATION = 10

T = TypeVar("T")
R = TypeVar("R")
# A network, how much of the hand-made worth is added to it, and its sharpness.
Snapshot = tuple[Weights, float, float]


class Workshop(Protocol):
    """Somewhere to have work done; the results come in the order of the tasks."""

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]: ...


class Run:
    """One run in its folder. `advance` is told of every game that is played, `tell` of everything else."""

    def __init__(
        self,
        plan: Plan,
        folder: Folder,
        workshop: Workshop,
        advance: Callable[[int], None],
        tell: Callable[[str], None],
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.workshop = workshop
        self.advance = advance
        self.tell = tell
        self.known = KNOWLEDGE[plan.game]

    def go(self) -> list[dict[str, Any]]:
        """Do all rounds that have not been done; the figures of every round."""
        best = b""
        for number in range(1, self.plan.rounds + 1):
            best = self._round(number, best)
        self.folder.write(NETWORK, self._calibrated(best))
        return self.figures()

    def figures(self) -> list[dict[str, Any]]:
        """What is known of each round, for the report."""
        rounds = []
        for number in range(1, self.plan.rounds + 1):
            counts: dict[str, Any] = {}
            for players in PLAYERS:
                trained = self.folder.read_json(f"round-{number}/trained-{players}.json")
                match = self.folder.read_json(f"round-{number}/match-{players}.json")
                counts[str(players)] = {
                    key: trained[key]
                    for key in ("loss", "held_out_loss", "hand_made_loss", "positions", "games", "seconds", "sharpness")
                } | {"match": match}
            seconds = self.folder.read_json(f"round-{number}/seconds.json")
            rounds.append({"round": number, "players": counts, "seconds": seconds})
        return rounds

    def _round(self, number: int, before: bytes) -> bytes:
        name = f"round-{number}/best.bin"
        if self.folder.has(name):
            self.advance(len(PLAYERS) * (self.plan.games_of(number) + self._match_games()))
            return self.folder.read(name)
        began = time.monotonic()
        for players in PLAYERS:
            self._play(number, players, before)
        self._add_seconds(number, "self-play", began)
        for players in PLAYERS:
            self._train(number, players)
        # A network is judged alone, so those for other numbers of players are of no matter here.
        fresh = self._file(number, [self._trained(number, players) for players in PLAYERS])
        began = time.monotonic()
        for players in PLAYERS:
            self._match(number, players, fresh, before)
        self._add_seconds(number, "matches", began)
        kept = [self._kept(number, players) for players in PLAYERS]
        best = self._file(number, kept)
        self.folder.write(name, best)
        self.folder.write(NETWORK, best)
        return best

    # Self-play

    def _play(self, number: int, players: int, networks: bytes) -> None:
        """Play the games of a round; those that are there already are not played again."""
        tasks = self._tasks(number, players, networks)
        missing = [task for task in tasks if not self.folder.has(_name(number, task))]
        self.advance(sum(task.count for task in tasks) - sum(task.count for task in missing))
        for task, games in zip(missing, self.workshop(play_task, missing), strict=True):
            self.folder.write_games(_name(number, task), games)
            self.advance(task.count)

    def _tasks(self, number: int, players: int, networks: bytes = b"") -> list[Task]:
        """The games of a round for that many players, piece by piece."""
        plan, games = self.plan, self.plan.games_of(number)
        return [
            Task(
                plan.game,
                players,
                plan.seed,
                f"round {number}",
                start,
                min(CHUNK, games - start),
                networks,
                plan.simulations,
            )
            for start in range(0, games, CHUNK)
        ]

    def _all_games(self, number: int, players: int) -> Harvest:
        """What can be learnt from those of this round and of all before."""
        work = (
            (task, self.folder.read_games(_name(earlier, task)))
            for earlier in range(1, number + 1)
            for task in self._tasks(earlier, players)
        )
        return join(list(self.workshop(harvest, work)))

    # Training

    def _train(self, number: int, players: int) -> None:
        name = f"round-{number}/trained-{players}.json"
        if self.folder.has(name):
            return
        from greatplains.learn.training import train

        plan = self.plan
        began = time.monotonic()
        trained = train(
            self._all_games(number, players),
            players,
            plan.hidden,
            plan.epochs,
            plan.seed * 1000 + number,
            self.worth_at(),
        )
        check_sums(trained.weights, self.known)
        games = sum(map(plan.games_of, range(1, number + 1)))
        seconds = round(time.monotonic() - began, 1)
        self.folder.write_json(name, asdict(trained) | {"games": games, "seconds": seconds})
        self.tell(
            f"Round {number}, {players} players: learnt from {trained.positions:,} positions; held out "
            f"{trained.held_out_loss:.4f} (hand-made {trained.hand_made_loss:.4f})."
        )

    def worth_at(self) -> tuple[int, ...]:
        """Where the inputs hold what the hand-made evaluation says of each seat."""
        size = sum(part.count for part in self.known.seat_parts)
        return tuple(len(self.known.features) + place * size for place in range(4))

    def _trained(self, number: int, players: int) -> Snapshot:
        found = self.folder.read_json(f"round-{number}/trained-{players}.json")
        weights = found["weights"]
        network = Weights(tuple(weights["sizes"]), tuple(weights["weights"]), tuple(weights["biases"]))
        return network, round(found["trust"], 4), round(found["sharpness"], 4)

    def _file(self, number: int, networks: list[Snapshot]) -> bytes:
        made_by = {"command": self.plan.command(), "round": number}
        weights, trust, sharpness = zip(*networks, strict=True)
        return NetworkFile(self.plan.game, weights, trust, sharpness, made_by).to_bytes()

    # Calibration

    def _calibrated(self, best: bytes) -> bytes:
        """The same networks, with chances that agree with games which they play and have not learnt from."""
        from greatplains.learn.training import sharpness_of

        file = parse_network(best, self.plan.game, self.known)
        sharpness = []
        for players, weights, trust in zip(PLAYERS, file.networks, file.trust, strict=True):
            starts = range(0, max(CHUNK, self.plan.games_of(self.plan.rounds) // _CALIBRATION), CHUNK)
            tasks = [
                Task(self.plan.game, players, self.plan.seed, "calibration", start, CHUNK, best, self.plan.simulations)
                for start in starts
            ]
            played = zip(tasks, self.workshop(play_task, tasks), strict=True)
            fresh = join(list(self.workshop(harvest, played)))
            sharpness.append(round(sharpness_of(weights, trust, fresh, players, self.worth_at()), 4))
            self.tell(f"Calibration, {players} players: log-chances times {sharpness[-1]}.")
        return replace(file, sharpness=tuple(sharpness)).to_bytes()

    # Matches

    def _match(self, number: int, players: int, fresh: bytes, before: bytes) -> None:
        """Against the best so far, and against the hand-made evaluation, which does not move."""
        name = f"round-{number}/match-{players}.json"
        if self.folder.has(name):
            self.advance(self._match_games())
            return
        hand_made = self._contest(number, players, fresh, b"")
        best = self._contest(number, players, fresh, before) if before else hand_made
        is_kept = best["share"] > 1 / players or not before
        self.folder.write_json(name, {"hand_made": hand_made, "best": best, "is_kept": is_kept})
        self.tell(
            f"Round {number}, {players} players: {100 * hand_made['share']:.1f} % against hand-made, "
            f"{100 * best['share']:.1f} % against the best before: {'kept' if is_kept else 'thrown away'}."
        )

    def _contest(self, number: int, players: int, networks: bytes, rival: bytes) -> dict[str, Any]:
        deals = [
            Deal(self.plan.game, players, self.plan.seed * 1000 + number, deal, networks, rival)
            for deal in range(self._deals(players))
        ]
        found: list[Results] = []
        for results in self.workshop(play_deal, deals):
            found.append(results)
            self.advance(len(results.shares))
        means = [sum(results.shares) / players for results in found]
        interval = mean_interval(means)
        return {
            "share": sum(means) / len(means),
            "low": max(0.0, interval.low) if interval else 0.0,
            "high": min(1.0, interval.high) if interval else 1.0,
            "games": players * len(found),
            "different": len({mark for results in found for mark in results.games}),
        }

    def _deals(self, players: int) -> int:
        return max(1, round(self.plan.match / players))

    def _match_games(self) -> int:
        return 2 * self.plan.match

    def _kept(self, number: int, players: int) -> Snapshot:
        """The network for that many players that won its match last."""
        for earlier in range(number, 0, -1):
            if self.folder.read_json(f"round-{earlier}/match-{players}.json")["is_kept"]:
                return self._trained(earlier, players)
        raise AssertionError("the first networks are always kept")

    def _add_seconds(self, number: int, what: str, began: float) -> None:
        name = f"round-{number}/seconds.json"
        seconds = self.folder.read_json(name) if self.folder.has(name) else {}
        seconds[what] = round(seconds.get(what, 0.0) + time.monotonic() - began, 1)
        self.folder.write_json(name, seconds)


def _name(number: int, task: Task) -> str:
    """The file of a round that holds the games of a task."""
    return f"round-{number}/games-{task.players}-{task.first}.npz"

"""How many positions the evaluations judge in a second, on one core: hand-made, learnt, and the same network in others.

    python benchmarks/evaluations.py

Torch and ONNX Runtime run the very same network with one thread, one position at a time, as a greedy bot or a search
asks for them; what is not installed is left out. Their inputs are ready made, while `learnt` makes its own first;
`network alone` is given them too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from greatplains.bots.evaluation import value_buffer
from greatplains.bots.network import ACTIVATION_BITS, FIRST_BITS, MOST, OUTPUT_BITS, SECOND_BITS
from greatplains.bots.networkfile import Weights, network_of
from greatplains.bots.registry import KNOWLEDGE
from greatplains.bots.weights import evaluation, learnt, shown_evaluation, stored_networks
from greatplains.core.position import Position
from greatplains.core.rng import Rng
from greatplains.games import GAMES

_BITS = (FIRST_BITS, SECOND_BITS - ACTIVATION_BITS, OUTPUT_BITS - ACTIVATION_BITS)
_BIAS_BITS = (FIRST_BITS, SECOND_BITS, OUTPUT_BITS)
_STRETCH = 0.05
_TOP = int(MOST) / 2**ACTIVATION_BITS


def positions(game: str, players: int, count: int) -> list[Position]:
    """Positions at the start of turns, of greedy games from the real opening."""
    rng = Rng(1, f"evaluations {players}")
    look = KNOWLEDGE[game].lookahead(evaluation(game), 2, rng, 0.3)
    rules = GAMES[game]
    found: list[Position] = []
    while len(found) < count:
        position: Position = rules.opening(rules.deal(players, rng))
        while not position.is_over and len(found) < count:
            found.append(position)
            position = look.best_turns(position, 1)[0].position
    return found


def layers_of(weights: Weights) -> list[tuple[list[list[float]], list[float]]]:
    """The network in ordinary numbers: for each layer, weights by output and the bias."""
    layers = []
    for at, (bits, bias_bits) in enumerate(zip(_BITS, _BIAS_BITS, strict=True)):
        outputs = weights.sizes[at + 1]
        by_output = [[weight / 2**bits for weight in weights.weights[at][place::outputs]] for place in range(outputs)]
        layers.append((by_output, [bias / 2**bias_bits for bias in weights.biases[at]]))
    return layers


def in_torch(weights: Weights, rows: list[list[int]]) -> tuple[Callable[[Any], Any], list[Any]]:
    """The network as a function, and inputs for it."""
    import torch

    torch.set_num_threads(1)
    layers = [(torch.tensor(by_output), torch.tensor(bias)) for by_output, bias in layers_of(weights)]

    def run(row: Any) -> Any:
        with torch.inference_mode():
            for weight, bias in layers[:-1]:
                row = torch.nn.functional.linear(row, weight, bias).clamp_(0.0, _TOP)
            return torch.nn.functional.linear(row, *layers[-1])

    return run, [torch.tensor([row], dtype=torch.float32) for row in rows]


def in_onnx(weights: Weights, rows: list[list[int]]) -> tuple[Callable[[Any], Any], list[Any]]:
    """The same by ONNX Runtime."""
    import numpy as np
    import onnx
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper

    nodes, tensors, name = [], [], "row"
    for limit, value in (("low", 0.0), ("high", _TOP)):
        tensors.append(numpy_helper.from_array(np.array(value, np.float32), limit))
    for at, (by_output, bias) in enumerate(layers_of(weights)):
        tensors.append(numpy_helper.from_array(np.array(by_output, np.float32), f"w{at}"))
        tensors.append(numpy_helper.from_array(np.array(bias, np.float32), f"b{at}"))
        is_last = at == len(weights.sizes) - 2
        nodes.append(helper.make_node("Gemm", [name, f"w{at}", f"b{at}"], ["out" if is_last else f"s{at}"], transB=1))
        if not is_last:
            nodes.append(helper.make_node("Clip", [f"s{at}", "low", "high"], [f"a{at}"]))
            name = f"a{at}"
    graph = helper.make_graph(
        nodes,
        "network",
        [helper.make_tensor_value_info("row", TensorProto.FLOAT, [1, weights.sizes[0]])],
        [helper.make_tensor_value_info("out", TensorProto.FLOAT, [1, weights.sizes[-1]])],
        tensors,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(model)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    return lambda row: session.run(None, row)[0], [{"row": np.array([row], np.float32)} for row in rows]


def speed(work: Callable[[Any], Any], items: list[Any], seconds: float) -> float:
    """Calls in a second of processor time, in the best of several stretches."""
    best, until = 0.0, time.process_time() + seconds
    for item in items:
        work(item)
    while time.process_time() < until:
        began, calls = time.process_time(), 0
        while time.process_time() - began < _STRETCH:
            for item in items:
                work(item)
            calls += len(items)
        best = max(best, calls / (time.process_time() - began))
    return best


def measure(game: str, players: int, seconds: float) -> None:
    found = positions(game, players, 200)
    weights = stored_networks(game).networks[players - 2]
    make = KNOWLEDGE[game].inputs
    assert make is not None
    sight, rows = make(shown_evaluation(game)), []
    for position in found:
        sight.write(position)
        rows.append(list(sight.row))
    values, linear, judge, network = value_buffer(), evaluation(game), learnt(game), network_of(weights)
    lines: list[tuple[str, Callable[[Any], Any], list[Any]]] = [
        ("hand-made", lambda position: linear.worth(position, values), found),
        ("learnt", lambda position: judge.worth(position, values), found),
        ("network alone", network.run, [vec[i64](row) for row in rows]),
    ]
    if find_spec("torch"):
        lines.append(("Torch, the same network", *in_torch(weights, rows)))
    if find_spec("onnxruntime") and find_spec("onnx"):
        lines.append(("ONNX Runtime, the same network", *in_onnx(weights, rows)))
    said = [[value / 2**OUTPUT_BITS for value in list(network.run(vec[i64](row)))[:players]] for row in rows]
    sizes = "-".join(map(str, weights.sizes))
    used = sum(value != 0 for row in rows for value in row) / len(rows)
    print(f"\n{game}, {players} players, {sizes}; {used:.0f} inputs are not 0")
    for name, work, items in lines:
        rate = speed(work, items, seconds)
        apart = ""
        if name.endswith("same network"):
            most = max(
                abs(float(a) - b)
                for item, row in zip(items, said, strict=True)
                for a, b in zip(work(item)[0], row, strict=False)
            )
            apart = f"   (at most {most:.3f} apart in the log-chances)"
        print(f"  {name:31} {rate:>11,.0f} a second {1e6 / rate:>8.2f} µs{apart}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each line (1)")
    parser.add_argument("--games", nargs="*", default=sorted(KNOWLEDGE))
    chosen = parser.parse_args()
    for game in chosen.games:
        for players in (2, 4):
            measure(game, players, chosen.seconds)


if __name__ == "__main__":
    main()

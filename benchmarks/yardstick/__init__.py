"""The bots of version 0.1.0, kept so that progress is measured against something that does not move.

Evaluation, weights, search and budgets are copies of what they were; only the rules of the games are today's. Nothing
here is ever tuned, mended or made faster. `bots.py` has the names, `build.py` compiles them with the engine, as they
were compiled then.
"""

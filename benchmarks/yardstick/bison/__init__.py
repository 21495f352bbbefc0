"""The evaluation and the turns of Bison in 0.1.0."""

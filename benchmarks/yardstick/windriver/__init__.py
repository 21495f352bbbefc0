"""The evaluation of Wind River in 0.1.0."""

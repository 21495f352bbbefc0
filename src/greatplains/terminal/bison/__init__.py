"""Bison in a terminal."""

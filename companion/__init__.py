"""Airlock: a companion for the board games of the Nemesis family. Unofficial, made by players."""

__version__ = "1.0.0"

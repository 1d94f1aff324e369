"""Carnomorphs: what they draw, how they feed, grow and die, and what they do to a body."""

"""Aftermath: Epilogue and Research Mission with their alerts and the shuttle, and its parts for any game."""

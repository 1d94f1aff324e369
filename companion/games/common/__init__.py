"""What every game has: seats, choices for a new game, who draws for what, a set-up list, values that can be set by hand."""

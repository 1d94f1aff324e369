"""What stands in `tree` is a game for a copy of the project; here nothing of it is collected."""

collect_ignore = ["tree"]

"""What the games of the Nemesis family share: their chapters as plain functions, and the book that is asked where they differ."""

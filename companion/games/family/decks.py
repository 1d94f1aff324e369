"""The decks that every game of the family has, in the order in which they are shuffled."""

ITEMS = ("items_red", "items_yellow", "items_green")
OBJECTIVES = ("objectives_corporate", "objectives_personal", "objectives_shared")

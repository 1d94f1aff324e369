"""Rules that games share: bag, deck, track, dice, step rail, App or cardboard, and what an intent is."""

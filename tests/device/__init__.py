"""What only a phone has, held without one: a double of Android that knows what each level declares."""

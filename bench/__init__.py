"""Where the performance numbers come from: ratios measured side by side in one run, since machines wander."""

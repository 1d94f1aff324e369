"""Pictures: frozen values that say what a screen shows, computed from a view without a window."""

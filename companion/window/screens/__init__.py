"""Screens: each applies its picture to widgets and turns taps into intents."""

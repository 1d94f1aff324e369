"""A part of a row that can be pressed."""

from __future__ import annotations

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class Pressable(ButtonBehavior, BoxLayout):
    name = StringProperty()

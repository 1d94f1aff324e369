"""The outside world as ports: buzz, speech, sound, awake, secrecy, insets. Each has a null twin that does nothing."""

from companion.device.port import Device, Insets, NullDevice

__all__ = ["Device", "Insets", "NullDevice"]

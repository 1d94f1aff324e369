"""The outside world as ports: buzz, speech, sound, awake, secrecy, insets. Each has a null twin that does nothing."""

from companion.device.port import ENDINGS, PICTURES, Address, Device, Fails, Fault, Insets, NullDevice

__all__ = ["ENDINGS", "PICTURES", "Address", "Device", "Fails", "Fault", "Insets", "NullDevice"]

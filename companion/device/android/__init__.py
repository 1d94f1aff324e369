"""What only Android has. Java is touched in this folder and nowhere else; every member of it that is used is checked by a test
against what Android declares, level by level.
"""

from companion.device.android.phone import AndroidDevice

__all__ = ["AndroidDevice"]

"""A table without a window: a laptop serves it, and everybody has it in a browser.

python -m companion.page                      goes on where it was; the first browser that joins sets a game up
python -m companion.page --game lockdown --names Ana,Bo,Cy
"""

from __future__ import annotations

import sys

from companion.laptop import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

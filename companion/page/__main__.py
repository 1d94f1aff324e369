"""A table without a window: a laptop serves it, and everybody has it in a browser.

python -m companion.page                      goes on with the game of last time, or begins one in the browser
python -m companion.page --game lockdown --names Ana,Bo,Cy
"""

from __future__ import annotations

import sys

from companion.laptop import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

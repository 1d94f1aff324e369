"""What python-for-android would build of these requirements, and what it would leave to pip; told as JSON.

python recipes.py NAME,NAME==VERSION,… BOOTSTRAP FOLDER

FOLDER holds recipes of our own, which come before those of python-for-android.
"""

from __future__ import annotations

import json
import sys

from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.build import Context
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import Recipe


def main() -> None:
    names = [each.partition("==")[0] for each in sys.argv[1].split(",")]
    context = Context()
    context.local_recipes = sys.argv[3]
    order, modules, bootstrap = get_recipe_order_and_bootstrap(context, names, Bootstrap.get_bootstrap(sys.argv[2], context))
    built = {name: Recipe.get_recipe(name, context).version for name in order}
    print(json.dumps({"built": built, "modules": sorted(modules), "bootstrap": bootstrap.name}))


main()

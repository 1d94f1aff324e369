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
    recipes = {name: Recipe.get_recipe(name, context) for name in order}
    built = {name: recipe.version for name, recipe in recipes.items()}
    asked = sorted(
        {each for recipe in recipes.values() for each in [*recipe.python_depends, *recipe.depends] if isinstance(each, str)}
    )
    print(json.dumps({"built": built, "asked": asked, "modules": sorted(modules), "bootstrap": bootstrap.name}))


main()

"""The bill of materials of a package, in CycloneDX 1.6: what is in it, in which version, under which licence, from where.

    python -m tools.sbom phone > airlock.cdx.json
    python -m tools.sbom desktop
    python -m tools.sbom web

It says what data/licences.yaml says, which the tests hold against what is pinned and built.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from companion import __version__
from companion.about import REPOSITORY
from companion.packs.licences import Licensed, licences

PACKAGE = "io.github.airlockcompanion.airlock"
IN_PYPI = {"kivy", "pycryptodome", "pyjnius"}
"""Recipes of what also lies in PyPI."""


def pypi(part: Licensed) -> bool:
    return part.kind == "package" or part.id in IN_PYPI


def component(part: Licensed, where: str) -> dict[str, Any]:
    version = part.version
    if where == "desktop" and part.kind == "recipe" and not pypi(part):
        version = (
            platform.python_version() if part.id == "python3" else ""
        )  # the others are as the system or Kivy's wheel has them
    return {
        "type": "file" if part.kind == "font" else "library",
        "bom-ref": part.id,
        "name": part.name,
        **({"version": version.removeprefix("v")} if version else {}),
        **({"purl": f"pkg:pypi/{part.id}@{version}"} if pypi(part) else {}),
        "copyright": "; ".join(part.holders),
        "licenses": [{"expression": part.licence}],
        "externalReferences": [{"type": "website", "url": part.address}],
    }


def bill(where: str) -> dict[str, Any]:
    """All of it, the same each time: its number follows from what it is of."""
    parts = licences().along(where)
    top = [part.id for part in parts if not part.inside]
    inner = {part.inside for part in parts if part.inside}
    below = [{"ref": name, "dependsOn": [part.id for part in parts if part.inside == name]} for name in sorted(inner)]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, f'{REPOSITORY}/{__version__}/{where}')}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "airlock",
                "name": "airlock",
                "group": PACKAGE.rpartition(".")[0],
                "version": __version__,
                "licenses": [{"expression": "MIT"}],
                "externalReferences": [{"type": "vcs", "url": REPOSITORY}],
            }
        },
        "components": [component(part, where) for part in parts],
        "dependencies": [{"ref": "airlock", "dependsOn": top}, *below],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("where", choices=("phone", "desktop", "web"))
    print(json.dumps(bill(parser.parse_args().where), ensure_ascii=False, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())

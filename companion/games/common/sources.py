"""The components that have a switch, App or cardboard: where each starts, and whose composition nobody could verify."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field

from companion.kit.intent import shown
from companion.packs import Component, Pack
from companion.table import Json, Refused
from companion.value import value

WAYS = ("app", "cardboard")


@value
class Source:
    """One component with a switch."""

    component: str
    starts: str = ""
    """Who draws at first; "" as the pack says."""
    parts: tuple[str, ...] = ()
    """Under which names a pack holds it, if not under its own; {enemy} is filled in from the options."""
    when: Mapping[str, Json | tuple[Json, ...]] = field(default_factory=dict)
    """The options under which a game has it at all: one value each, or any of several."""

    def there(self, options: Mapping[str, Json]) -> bool:
        return all(
            options.get(name) in (wanted if isinstance(wanted, tuple) else (wanted,)) for name, wanted in self.when.items()
        )

    def in_pack(self, pack: Pack, options: Mapping[str, Json]) -> Component | None:
        """What the pack says of it."""
        named = [part.format(**options) for part in self.parts or (self.component,)]
        return next((pack[name] for name in named if name in pack.components), None)


@value
class DrawnBy:
    """Who draws a component, and whether its composition is ours because no source tells."""

    component: str
    source: str
    house_mix: bool


def read_sources(sources: Sequence[Source], said: Json) -> dict[str, str]:
    """Who draws what, as somebody chose it; only what was chosen."""
    names = [source.component for source in sources]
    if not isinstance(said, dict):
        raise Refused("not_an_answer", answer=shown(said))
    for component, source in said.items():
        if component not in names:
            raise Refused("not_one_of", name="component", value=shown(component), words=", ".join(names))
        if source not in WAYS:
            raise Refused("not_one_of", name=component, value=shown(source), words=", ".join(WAYS))
    return dict(said)


def drawn(pack: Pack, sources: Sequence[Source], options: Mapping[str, Json]) -> Iterator[DrawnBy]:
    """Every component of a game with these options, and who draws for it."""
    chosen = options.get("sources", {})
    for source in sources:
        part = source.in_pack(pack, options)
        starts = source.starts or (part.starts if part else WAYS[0])
        if source.there(options):
            yield DrawnBy(source.component, chosen.get(source.component, starts), bool(part and part.house_mix))


def source_values(pack: Pack, sources: Sequence[Source], options: Mapping[str, Json]) -> dict[str, Json]:
    """The values of the table that say who draws; of every component, whether this game has it or not."""
    anyway = [Source(source.component, source.starts, source.parts) for source in sources]
    return {f"source.{each.component}": each.source for each in drawn(pack, anyway, options)}

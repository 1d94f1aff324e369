"""Reading YAML into dataclasses, so that every error names file, line and field."""

from __future__ import annotations

import reprlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from companion.packs.model import PackError


class Node:
    """A place in a YAML file that is asked for what it should hold."""

    def __init__(self, file: str, node: yaml.Node, at: str = "") -> None:
        self.file, self.node, self.at = file, node, at

    @staticmethod
    def open(path: Path, name: str) -> Node:
        """The root of a YAML file."""
        try:
            node = yaml.compose(path.read_text("utf-8"), Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 1
            raise PackError(str(error.problem), name, line, "yaml") from None
        except UnicodeDecodeError:
            raise PackError("is no UTF-8 text", name, 1, "yaml") from None
        except (yaml.YAMLError, RecursionError, ValueError) as error:
            raise PackError(f"can't be read ({type(error).__name__})", name, 1, "yaml") from None
        if node is None:
            raise PackError("is empty", name, 1, "yaml")
        return Node(name, node)

    def wrong(self, says: str) -> PackError:
        return PackError(says, self.file, self.node.start_mark.line + 1, self.at or "file")

    def plain(self) -> Any:
        """The value as Python sees it."""
        try:
            return yaml.SafeLoader("").construct_document(self.node)
        except (yaml.YAMLError, RecursionError, ValueError) as error:
            raise self.wrong(f"can't be read ({type(error).__name__})") from None

    def fields(self) -> dict[str, Node]:
        """The fields of a mapping; no field may stand there twice."""
        if not isinstance(self.node, yaml.MappingNode):
            raise self.wrong("must be a mapping of fields")
        found: dict[str, Node] = {}
        for key, value in self.node.value:
            name = str(key.value)
            if name in found:
                raise PackError("stands there twice", self.file, key.start_mark.line + 1, name)
            found[name] = Node(self.file, value, f"{self.at}.{name}" if self.at else name)
        return found

    def each(self) -> Iterator[Node]:
        """The members of a list."""
        if not isinstance(self.node, yaml.SequenceNode):
            raise self.wrong("must be a list")
        for number, value in enumerate(self.node.value):
            yield Node(self.file, value, f"{self.at}[{number}]")

    def text(self) -> str:
        value = self.plain()
        if not isinstance(value, str):
            raise self.wrong(f"must be text, not {reprlib.repr(value)}")
        return value

    def whole(self, least: int = 0) -> int:
        value = self.plain()
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.wrong(f"must be a whole number of at least {least}, not {reprlib.repr(value)}")
        return value

    def one_of(self, words: tuple[str, ...]) -> str:
        value = self.text()
        if value not in words:
            raise self.wrong(f"must be one of {', '.join(words)}, not {reprlib.repr(value)}")
        return value

    def texts(self) -> tuple[str, ...]:
        return tuple(each.text() for each in self.each())

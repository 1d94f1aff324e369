"""The app without a screen: one JSON object a line in, one a line out, in order."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import traceback
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from pathlib import Path

from companion import about, wrong
from companion.charter import charter
from companion.device.folders import language
from companion.exports import import_game, unlike
from companion.games.registry import GAMES
from companion.instead import of_a_verb
from companion.kit.due import Due
from companion.kit.intent import shown
from companion.owner import Offered, Owner
from companion.packs import COMMON, Correction, Pack, PackError, Words, box, boxcode, from_lines, load
from companion.packs.words import LANGUAGES
from companion.saves.backup import back_up, bring_back, bring_games
from companion.saves.beside import BOX, PACKS, Places
from companion.saves.incoming import looked_into
from companion.saves.shelf import OF_THE_FILE
from companion.saves.store import Saved, Store
from companion.session import Session
from companion.table import EVERYTHING, Entry, Json, Refused
from companion.table.events import written

FIRST = next(iter(GAMES))
"""The game that is meant where none is named."""
TRY = (f'{{"do": "new_game", "pack": "{FIRST}", "seats": ["Ana", "Bo", "Cy"]}}', '{"ask": "intents"}')
"""Lines that begin a game and tell what can be done in it."""

LONGEST_PATH = 4096
OF_NO_GAME = ("about", "box", "box_code", "code", "games", "intents", "wrong")
"""Questions that are answered whether or not a game is open."""
OF_A_GAME = ("due", "export", "history", "odds", "offers", "table", "view", "whose")
"""Questions to the game that is open, besides those of its own."""
Answer = dict[str, Json]

DOOR_INTENTS: list[dict[str, Json]] = [
    {"name": name, "says": says, "parameters": parameters, "possible": True, "why_not": None, "refused": None}
    for name, says, parameters in (
        (
            "new_game",
            "Begin a game.",
            {
                "pack": " | ".join(GAMES),
                "seats": "names",
                "seed": "hex (may be left out)",
                "options": "see the docs (may be left out)",
            },
        ),
        ("forget", "A component of your box is as it is printed again.", {"component": "its name"}),
        ("tick", "People have done what was due.", {"due": "its id"}),
        ("untick", "They have not, after all.", {"due": "its id"}),
        ("import", "Go on with an exported game.", {"game": 'what {"ask": "export"} answered'}),
        ("open", "Go on with a game of the file.", {"game": "its id (may be left out)"}),
        ("back_up", "Put everything into one new file.", {"file": "where it is to lie"}),
        ("bring_back", "Take in what a backup or another save holds and is not here.", {"file": "where it lies"}),
        ("correct", "Write down what your box holds.", {"corrections": "component, item, field, value"}),
        (
            "enter",
            "Write down a whole deck of your box.",
            {"component": "a deck", "cards": "name, copies, text, and what this game has besides"},
        ),
        (
            "take_code",
            "What a box code says takes the place of what was written down.",
            {"code": "its parts", "components": "which of them (may be left out)"},
        ),
    )
]


class Door:
    """Takes lines and answers them; whatever comes in, it stays open."""

    def __init__(
        self, store: Store | None = None, language: str = "en", own: Path | None = None, box: Path | None = None
    ) -> None:
        self.store = store
        self.language = language
        self.owner = Owner(own, box)
        self.session: Session | None = None
        self.begins = ""
        """The game that is about to begin, whose words say why it can't."""
        self.why_none: Refused = Refused("no_game")
        """Why no game is open."""
        self._heard: tuple[str, dict[str, Json]] = ("", {})
        """The verb of the line that is being answered, and what was said with it."""
        if store is not None:
            store.packs = self._pack
            self._resume(store)

    def _resume(self, store: Store) -> None:
        """Go on with the newest game; if it can't be opened, it says so, and other games can be begun and opened."""
        try:
            if store.count():
                self._enter(store.resume())
        except Refused as refused:
            if refused.reason in OF_THE_FILE:
                raise
            self.why_none = refused

    # -- lines -----------------------------------------------------------------------------------

    def answer(self, line: str) -> Answer:
        """One line in, one answer out."""
        self.begins, self._heard = "", ("", {})
        try:
            return self._understand(_parsed(line))
        except Refused as refused:
            takes = self._instead(refused)
            return {"ok": False, "refused": refused.reason, "says": self._says(refused), **({"takes": takes} if takes else {})}
        except PackError as error:
            return {"ok": False, "refused": "pack_is_wrong", "says": str(error)}
        except Exception:  # a fault of ours is told, kept out of the game, and leaves the door open
            traceback.print_exc()
            return {"ok": False, "refused": "our_fault", "says": self._says(Refused("our_fault"))}

    def _understand(self, line: Json) -> Answer:
        if not isinstance(line, dict) or len({"do", "ask"} & set(line)) != 1:
            raise Refused("no_line")
        verb = "do" if "do" in line else "ask"
        name = line.pop(verb)
        if not isinstance(name, str):
            raise Refused("no_line")
        self._heard = (name if verb == "do" else "", dict(line))
        return self._do(name, line) if verb == "do" else {"ok": True, "result": self._ask(name, line)}

    def _instead(self, refused: Refused) -> Json:
        """What could have been said, where it was not understood what was."""
        if "takes" in refused.parameters:
            return refused.parameters["takes"]
        verb, line = self._heard
        of_the_door = {str(each["name"]): each["parameters"] for each in DOOR_INTENTS}
        match refused.reason:
            case "unknown_intent":
                return [*of_the_door, *(str(each["name"]) for each in self._playing().intents())]
            case "unknown_question":
                return [*OF_NO_GAME, *OF_A_GAME, *self._playing().game.phrases]
            case "unknown_parameter" | "missing_parameter" if verb in of_the_door:
                return of_the_door[verb]
        return of_a_verb(self.session, verb, line, refused) if self.session is not None else None

    def _says(self, refused: Refused) -> str:
        if self.session is not None and not self.begins:
            return self.session.refusal(refused)
        pack = self._pack(self.begins) if self.begins else load(COMMON)
        return Words(pack, self.language).say(f"no.{refused.reason}", refused.parameters)

    # -- doing -----------------------------------------------------------------------------------

    def _do(self, name: str, line: dict[str, Json]) -> Answer:
        match name:
            case "new_game":
                return self._new_game(line)
            case "import":
                return self._import(line)
            case "open":
                return self._open(line)
            case "back_up":
                return self._back_up(line)
            case "bring_back":
                return self._bring_back(line)
            case "correct":
                return self._correct(line)
            case "enter":
                return self._enter_list(line)
            case "forget":
                return self._forget(line)
            case "take_code":
                return self._take_code(line)
            case "tick" | "untick":
                return self._tick(line, name == "tick")
        entry = self._playing().do(name, **_named(line))
        return self._told(entry)

    def _new_game(self, line: dict[str, Json]) -> Answer:
        known = {"pack", "seats", "seed", "options"}
        if set(line) - known:
            raise Refused("unknown_parameter", intent="new_game", name=shown(sorted(set(line) - known)[0]))
        pack, seats = line.get("pack", FIRST), line.get("seats")
        if not isinstance(seats, list):
            raise Refused("missing_parameter", intent="new_game", name="seats")
        options = line.get("options", {})
        if not isinstance(options, dict):
            raise Refused("not_an_answer", answer=shown(options))
        if options.get("before") == "this":
            options = {**options, "before": self._left_behind()}
        begun = self._pack(pack)
        self.begins = pack
        made = charter(begun, seats, _seed(line.get("seed")), options)
        entries = self.store.new(made) if self.store else None
        self._enter(Session.new(made, self._pack(pack), entries))
        first = self._playing().journal.last
        assert first is not None
        answer = self._told(first)
        return {**answer, "result": {**answer["result"], "seal": made.seal}}

    def _left_behind(self) -> Json:
        """What the game at this door leaves for the next one."""
        session = self._playing()
        if session.game.sequel is None:
            raise Refused("no_sequel")
        return dict(session.game.sequel(session.table))

    def _import(self, line: dict[str, Json]) -> Answer:
        game = line.get("game")
        session = self.store.resume(self.store.take_in(game)) if self.store else import_game(game, self._pack)
        self._enter(session)
        last = session.journal.last
        other = unlike(session.charter, self._pack(session.charter.pack))
        return {
            "ok": True,
            "entry": last.number if last else 0,
            "events": [],
            "story": [],
            "result": {"not_as_in_your_box": other} if other else {},
        }

    def _open(self, line: dict[str, Json]) -> Answer:
        """Go on with another game of the file."""
        if self.store is None:
            raise Refused("nothing_saved")
        game = line.get("game")
        if game is not None and (isinstance(game, bool) or not isinstance(game, int) or not 0 < game < 1 << 31):
            raise Refused("no_such_game", game=shown(game))
        self._enter(self.store.resume(game))
        last = self._playing().journal.last
        return {"ok": True, "entry": last.number if last else 0, "events": [], "story": [], "result": {}}

    def _back_up(self, line: dict[str, Json]) -> Answer:
        """Everything that was named at the door into a file that is not there yet."""
        store, file = self._saved_to(), _file("back_up", line)
        if os.path.lexists(file):
            raise Refused("file_exists", file=shown(file.name))
        if not os.path.isdir(file.parent):
            raise Refused("no_such_file", file=shown(str(file.parent)))
        return _done({"games": back_up(self._places(), store, file)})

    def _bring_back(self, line: dict[str, Json]) -> Answer:
        """What a backup holds, or another save; a single game is imported as a document."""
        store, file = self._saved_to(), _file("bring_back", line)
        kind, _ = looked_into(file)
        if kind not in ("backup", "games"):
            raise Refused("no_backup")
        box = self.owner.take if self.owner.box else lambda _: None
        brought = bring_back(file, self._places(), store, box) if kind == "backup" else bring_games(file, store)
        return _done({name: each for name, each in asdict(brought).items() if each or name in ("games", "known")})

    def _saved_to(self) -> Store:
        if self.store is None:
            raise Refused("nothing_saved")
        return self.store

    def _places(self) -> Places:
        """The box and the packs that were named; settings and pictures are the window's."""
        named = {BOX: self.owner.box, PACKS: self.owner.own}
        return {name: path for name, path in named.items() if path is not None}

    def _correct(self, line: dict[str, Json]) -> Answer:
        """What the owner read off the own box; it holds for games that begin from now on."""
        if self.owner.box is None:
            raise Refused("no_box")
        try:
            pack = line.pop("pack", self._usual)
            self._pack(pack)
            corrections = [Correction(**each) for each in line.pop("corrections")]
        except (KeyError, TypeError):
            raise Refused("not_an_answer", answer=shown(line)) from None
        count = self.owner.correct(pack, *corrections)
        return _done({"corrections": count})

    def _enter_list(self, line: dict[str, Json]) -> Answer:
        """A deck as the owner typed it, card by card or a card a line; whether it adds up."""
        pack, component = line.pop("pack", self._usual), line.pop("component", None)
        holds = self.owner.holds_of(self._pack(pack))
        if "lines" in line:
            fields = holds[self._pack(pack)[component].holds].entered if component in self._pack(pack).components else ()
            line["cards"] = from_lines(str(line.pop("lines")), (*(fields or ()), "text"))
        cards, total = line.pop("cards", None), line.pop("total", None)
        if line:
            raise Refused("unknown_parameter", intent="enter", name=shown(next(iter(line))))
        entered = self.owner.enter(pack, component, cards, total)
        printed = self.owner.printed(pack)[component]
        return _done({"entered": entered.count, "total": entered.of(printed), "complete": entered.complete(printed)})

    def _forget(self, line: dict[str, Json]) -> Answer:
        """A component of the box is as it is printed again."""
        pack, component = line.pop("pack", self._usual), line.pop("component", None)
        if line:
            raise Refused("unknown_parameter", intent="forget", name=shown(next(iter(line))))
        if not isinstance(pack, str) or not isinstance(component, str):
            raise Refused("not_an_answer", answer=shown(component))
        self.owner.forget(pack, component)
        return {"ok": True, "entry": 0, "events": [], "story": [], "result": {}}

    def _take_code(self, line: dict[str, Json]) -> Answer:
        """What fits of a box code, or of that the components which are named; all of these or nothing."""
        code, wanted = line.pop("code", None), line.pop("components", None)
        if line:
            raise Refused("unknown_parameter", intent="take_code", name=shown(next(iter(line))))
        if wanted is not None and not (isinstance(wanted, list) and all(isinstance(each, str) for each in wanted)):
            raise Refused("not_an_answer", answer=shown(wanted))
        offers = self._offers(code)
        named = [each for each in offers if each.component in (wanted or ())]
        if unknown := next((each for each in wanted or () if all(each != offer.component for offer in named)), None):
            raise Refused("code_does_not_fit", what=shown(unknown))
        return _done({"taken": self.owner.adopt(named if wanted is not None else [each for each in offers if each.fits])})

    def _offers(self, code: Json) -> tuple[Offered, ...]:
        return self.owner.offered(boxcode.read(code if isinstance(code, str) else "").boxes)

    def _tick(self, line: dict[str, Json], done: bool) -> Answer:
        """What people have done is ticked; it is no entry."""
        due = line.pop("due", None)
        if not isinstance(due, str) or line:
            raise Refused("no_such_due", due=shown(due))
        session = self._playing()
        session.tick(due, done)
        return _done({"due": [each.id for each in session.due()]})

    def _told(self, entry: Entry) -> Answer:
        return {
            "ok": True,
            "entry": entry.number,
            "events": [written(event) for event in entry.events],
            "story": self._playing().story(entry),
            "result": entry.result or {},
        }

    # -- asking ----------------------------------------------------------------------------------

    def _ask(self, name: str, line: Mapping[str, Json]) -> Json:
        if name in OF_NO_GAME:
            return self._ask_of_no_game(name, line)
        session = self._playing()
        match name:
            case "table":
                return session.view(EVERYTHING)
            case "view":
                seat = line.get("seat", "table")
                if seat == EVERYTHING or not isinstance(seat, str):
                    raise Refused("no_such_seat", seat=shown(seat))
                return session.view(seat)
            case "history":
                return session.history()
            case "odds":
                return session.odds(str(line.get("zone", "bag")))
            case "export":
                return session.export()
            case "offers":
                intent, parameter = (self._wanted(name, line, each) for each in ("intent", "parameter"))
                given = _given(line, "given")
                offered = session.offers(intent, parameter, **given)
                return [{"value": each, "says": session.called_of(intent, parameter, each)} for each in offered]
            case "due":
                return [_told_due(session, due) for due in session.due()]
            case "whose":
                return session.whose(self._wanted(name, line, "intent"), **_given(line, "parameters"))
            case _ if name in session.game.phrases:
                return session.ask(name)
        raise Refused("unknown_question", typed=shown(name))

    def _about(self) -> Json:
        """What this is, of which versions, and whose names it uses."""
        packs = {game.name: self.owner.untouched(game.name) for game in GAMES.values()}
        return {
            "version": about.version(),
            "games": [asdict(each) for each in about.known(GAMES.values(), packs.values())],
            "rights": [asdict(each) for each in about.rights()],
            "licences": [[each.name, each.licence] for each in about.licences()],
            "report": about.ISSUES,
        }

    def _code(self, name: Json) -> Json:
        """What was written down of the own box, of one pack or of all, as a code in parts."""
        packs = GAMES if name is None else [name]
        boxes = [overlay for each in packs if (overlay := self.owner.overlay(self._pack(each).id))]
        return list(boxcode.parts(boxes, {each.pack: self._pack(each.pack).version for each in boxes})) if boxes else []

    def _wrong(self, line: Mapping[str, Json]) -> Json:
        """The note that THIS IS WRONG shares: its text, and the address of an issue form with it."""
        where, _, what = str(line.get("about", "")).partition("/")
        pack, session = self._pack(line.get("pack", self._usual)), self.session
        entry = line.get("entry", 0)
        if where == "entry":
            entry = int(what) if what.isdecimal() else 0
        if not isinstance(entry, int) or isinstance(entry, bool):
            raise Refused("not_an_answer", answer=shown(entry))
        match where:
            case "rule":
                fact = wrong.rule(pack, self.owner.holds_of(pack), what, self.language)
            case "part":
                fact = wrong.part(pack, what.rpartition("/")[2], self.language)
            case "record":
                fact = wrong.of_the_record(self._playing(), what)
            case "entry":
                fact = wrong.of_the_entry(self._playing(), entry, str(line.get("rule", "")), self.language)
            case _:
                fact = wrong.Disputed("app")
        kind, says = line.get("kind", "rule"), line.get("line", "")
        made = wrong.note(fact, kind, says, pack, self.language, session if entry else None, entry)
        return {"text": made.text, "form": made.form}

    def _ask_of_no_game(self, name: str, line: Mapping[str, Json]) -> Json:
        match name:
            case "box":
                return box(self._pack(line.get("pack", self._usual)))
            case "about":
                return self._about()
            case "box_code":
                return self._code(line.get("pack"))
            case "code":
                return [_told_offer(each) for each in self._offers(line.get("code"))]
            case "wrong":
                return self._wrong(line)
            case "games":
                return [_told_saved(saved) for saved in (self.store.games() if self.store else ())]
        return [*DOOR_INTENTS, *(self.session.intents() if self.session else [])]

    @staticmethod
    def _wanted(question: str, line: Mapping[str, Json], name: str) -> str:
        """What a question can't do without."""
        if not isinstance(line.get(name), str):
            raise Refused("missing_parameter", intent=question, name=name)
        return str(line[name])

    # -- the game and its pack -------------------------------------------------------------------

    def _playing(self) -> Session:
        if self.session is None:
            raise self.why_none
        return self.session

    @property
    def _usual(self) -> str:
        """The pack that is meant where none is named: that of the open game."""
        return self.session.pack.id if self.session else FIRST

    def _enter(self, session: Session) -> None:
        session.speak(self.language)
        self.session = session

    def _pack(self, name: str) -> Pack:
        """The pack as the owner has it: a folder of the owner's own, and the corrections to it."""
        if not isinstance(name, str) or not re.fullmatch(r"[a-z0-9_]{1,40}", name):
            raise Refused("no_such_pack", pack=shown(name))
        return self.owner.pack(name)


def _done(result: dict[str, Json]) -> Answer:
    """The answer to what is no entry."""
    return {"ok": True, "entry": 0, "events": [], "story": [], "result": result}


def _told_offer(offer: Offered) -> Json:
    return {"pack": offer.pack, "component": offer.component, "state": offer.state, "says": offer.told.written()}


def _file(intent: str, line: dict[str, Json]) -> Path:
    """The one file that is named."""
    name = line.pop("file", None)
    if line:
        raise Refused("unknown_parameter", intent=intent, name=shown(next(iter(line))))
    if name is None:
        raise Refused("missing_parameter", intent=intent, name="file")
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_PATH or "\0" in name:
        raise Refused("no_such_file", file=shown(name).replace("\0", ""))
    return Path(name)


def _parsed(line: str) -> Json:
    """A line as JSON proper: no NaN, no half characters."""
    try:
        read = json.loads(line, parse_constant=_no_number)
        json.dumps(read, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise Refused("no_json") from None
    return read


def _no_number(word: str) -> Json:
    raise ValueError(f"{word} is no JSON")


def _named(line: Mapping[str, Json]) -> dict[str, Json]:
    if "self" in line or "name" in line:
        raise Refused("unknown_parameter", intent="", name="name")
    return dict(line)


def _told_saved(saved: Saved) -> Json:
    evening = saved.evening
    return {"id": saved.id, "game": evening.game, "names": list(evening.names), "entries": evening.entries}


def _told_due(session: Session, due: Due) -> Json:
    does: Json = None if due.does is None else {"intent": due.does[0], "parameters": dict(due.does[1])}
    return {"id": due.id, "seat": due.seat, "what": due.what, "says": session.says(due), "does": does, "must": due.must}


def _given(line: Mapping[str, Json], name: str) -> dict[str, Json]:
    """Parameters of an act that is only talked about."""
    given = line.get(name, {})
    if not isinstance(given, dict):
        raise Refused("not_an_answer", answer=shown(given))
    return _named(given)


def _seed(said: Json) -> bytes | None:
    if said is None:
        return None
    try:
        seed = bytes.fromhex(said)
    except (TypeError, ValueError):
        raise Refused("seed_is_hex", seed=shown(said)) from None
    if not 1 <= len(seed) <= 64:
        raise Refused("seed_is_hex", seed=shown(said))
    return seed


def talk(door: Door, lines: Iterable[str]) -> Iterator[str]:
    """Answers to lines; empty ones are passed over."""
    for line in lines:
        if line.strip():
            yield json.dumps(door.answer(line), ensure_ascii=False)


def greeting(spoken: str) -> str:
    """What somebody is told who has a terminal and no lines yet."""
    words = Words(load(COMMON), spoken)
    return "\n".join((words.say("door_is_open", {}), *(f"  {line}" for line in TRY), words.say("door_is_left", {})))


def main() -> int:
    parser = argparse.ArgumentParser(prog="companion.headless", description=__doc__)
    parser.add_argument("--save", type=Path, help="a file to keep games in, and to go on with the newest one")
    parser.add_argument(
        "--language", choices=LANGUAGES, default=language(), help="else that of the system, if it is one of these"
    )
    parser.add_argument("--packs", type=Path, help="a folder with packs of your own, in YAML")
    parser.add_argument("--box", type=Path, help="a file with what you read off your own box")
    parser.add_argument("--greet", action="store_true", help="say hello first")
    options = parser.parse_args()
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    if options.greet:
        print(greeting(options.language), flush=True)
    try:
        door = Door(Store(options.save) if options.save else None, options.language, options.packs, options.box)
    except (Refused, PackError) as trouble:
        says = Words(load(COMMON), options.language).say(f"no.{trouble}", getattr(trouble, "parameters", {}))
        print(json.dumps({"ok": False, "refused": str(trouble), "says": says}, ensure_ascii=False), flush=True)
        return 1
    for answer in talk(door, sys.stdin):
        print(answer, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The menu of a guest, and the lists that lead through a game."""

from __future__ import annotations

from companion.packs.words import LANGUAGES
from companion.page.markup import Markup, join, tag
from companion.page.parts import button, glyph, line
from companion.page.plates import back, card, why
from companion.page.reader import LOOK, Reader
from companion.page.taps import written
from companion.page.ways import leads


def menu_room(at: Reader, _: str) -> Markup:
    say = at.say
    rows = [button(say("HISTORY"), {"go": "history"}, "time", "verb")]
    if at.face.guide:
        rows.append(button(say("PLAY GUIDE"), {"go": "guide"}, "guide", "verb"))
    if at.view["phase"] == "over":
        rows.append(button(say("THE FILM"), {"go": "film"}, "next", "verb"))
        if at.session.journal.whole:
            rows.append(button(say("THE STORY"), {"go": "story"}, "tab-rules", "verb"))
        if at.evenings():
            rows.append(button(say("STANDINGS"), {"go": "standings"}, "check", "verb"))
    if at.playing.tasks() and (at.allowed("setup_done", {"task": str(at.playing.tasks()[0]["id"])}) or own_tasks(at)):
        rows.append(button(say("SET-UP LIST"), {"go": "setup"}, "tab-rules", "verb"))
    tongues = [
        button(each.upper(), {"speak": each}, kind=f"small{' chosen' if each == say.language else ''}", lang=each)
        for each in LANGUAGES
    ]
    more = at.desk.menu() if at.desk is not None else []
    return join(
        tag("h1", say("MENU"), class_="t-title"),
        tag("div", *rows, *more, class_="verbs"),
        tag("div", *tongues, class_="presses fit"),
        None if more else line(say("What else there is stands on the phone of the table."), "body", "ink2"),
        back(at),
    )


def guide_room(at: Reader, _: str) -> Markup:
    now = at.face.guided(at.view)
    rows = (
        tag(
            "li",
            tag("b", str(number), class_=f"seat {'solid' if number - 1 == now else ''}"),
            tag("div", line(at.say(step.title), "row", name="b"), line(at.say(step.says), "body", "ink2"), class_="grow"),
            why(step.rule, at),
            class_="row",
        )
        for number, step in enumerate(at.face.guide, 1)
    )
    return join(tag("h1", at.say("PLAY GUIDE"), class_="t-title"), tag("ol", *rows, class_="list"), back(at))


def setup_room(at: Reader, _: str) -> Markup:
    lanes = []
    for lane, name in at.face.start.lanes.items():
        here = [task for task in at.playing.tasks() if task["lane"] == lane]
        if not here:
            continue
        done = f"{sum(bool(task['done']) for task in here)} / {len(here)}"
        rows = (
            tag(
                "li",
                tag(
                    "button",
                    glyph("check", 24, "done") if task["done"] else "",
                    class_="box",
                    role="checkbox",
                    aria_checked="true" if task["done"] else "false",
                    aria_label=str(task["says"]),
                    data_say=written({"do": "setup_done", "with": {"task": task["id"]}})
                    if at.allowed("setup_done", {"task": task["id"]})
                    else None,
                ),
                line(str(task["says"]), name="span"),
                _leads_to(at.face.start.tasks.get(str(task["id"]), ""), str(task["says"]), at),
                class_="row",
            )
            for task in here
        )
        lanes.append(card(line(f"{at.say(name)}  {done}", "row", name="h2"), tag("ul", *rows, class_="list")))
    missing = line(at.desk.missing, "body", "warn") if at.desk is not None else None
    return join(tag("h1", at.say("SET-UP"), class_="t-title"), missing, *lanes, back(at, at.say("PLAY")))


def own_tasks(at: Reader) -> bool:
    """Whether something on the list is still to be done by this very seat: a card that it is dealt, a character."""
    ways = (at.face.start.tasks.get(str(task["id"]), "") for task in at.playing.tasks() if not task["done"])
    return bool(at.seat) and any(where.startswith("choose:") and leads(where, at) for where in ways)


def _leads_to(where: str, says: str, at: Reader) -> Markup | None:
    """The way to where something on the list is done."""
    return button("", {"go": where}, "next", "icon", aria_label=says) if where and at.may != LOOK and leads(where, at) else None

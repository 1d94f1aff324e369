"""A game that is over, on a guest's page: its end, its film and its story."""

from __future__ import annotations

from collections.abc import Sequence

from companion.page.markup import Markup, join, tag
from companion.page.parts import FILM, button, column, drawn, line
from companion.page.plates import back
from companion.page.reader import HOST, Reader
from companion.saves.evening import Evening
from companion.show.group import called
from companion.show.pictures.film import plain_film
from companion.show.pictures.parts import Fortune, Passage, Telling
from companion.show.pictures.standings import EVERYBODY, StandingLine, groups_of, standings
from companion.show.pictures.story import names_of
from companion.show.tongue import Tongue

HIDDEN = "story.hidden"
"""What was chosen: numbers instead of names."""


def ended_room(at: Reader, _: str) -> Markup | None:
    if at.view["phase"] != "over":
        return None
    last = next(entry for entry in at.session.journal.standing())
    ended = at.face.ended(at.view, at.say, at.face.endings, tuple(at.session.story(last)))
    onward = button(at.say("VERDICT") if ended.leads else at.say("THE FILM"), {"instead": ended.leads or "film"}, "next", "act")
    said = [line(each, "read") for each in ended.lines]
    found = None if at.screen else onward
    return join(
        line(ended.mark, "hero", ended.role), tag("h1", ended.headline, class_=f"t-headline c-{ended.role}"), *said, found
    )


def film_room(at: Reader, about: str) -> Markup:
    make = at.face.film if at.session.journal.whole else plain_film
    film = make(at.session, at.say)
    charts = {each.name: each for each in film.pages}
    shown = about if about in charts else "numbers" if about or not charts else next(iter(charts))
    pages = [
        button(label, {"instead": f"film:{name}"}, kind=f"small{' chosen' if name == shown else ''}")
        for name, label in (*((each.name, each.label) for each in film.pages), ("numbers", at.say("COUNTS")))
    ]
    if shown in charts:
        instrument = at.instrument(f"film.{shown}")
        assert instrument is not None, f"the face has no instrument film.{shown}"
        body = drawn(instrument, charts[shown].drawn, at, high=max(FILM, charts[shown].rows * 34.0))
    else:
        rows = (
            tag("li", line(says, name="span"), line(number, "title", name="b"), class_="row between")
            for says, number in film.numbers
        )
        body = join(tag("ul", *rows, class_="list"), line(film.danger, "read"))
    story = button(at.say("THE STORY"), {"go": "story"}, kind="small") if at.session.journal.whole else None
    won = button(at.say("STANDINGS"), {"go": "standings"}, kind="small") if at.evenings() else None
    further = tag("div", story, won, class_="presses fit") if story or won else None
    return join(
        tag("h1", at.say("THE FILM"), class_="t-title"), tag("div", *pages, class_="presses fit"), body, further, back(at)
    )


def story_room(at: Reader, _: str) -> Markup | None:
    if at.view["phase"] != "over":
        return None
    hidden = bool(at.playing.chosen.get(HIDDEN))
    story = at.playing.story(names_of(at.view, at.say, hidden))
    seats = (Fortune(each.number, each.name, each.word, each.role, each.luck) for each in story.seats if each.word or each.luck)
    marks = tuple((each.at, each.symbol) for each in story.marks)
    parts = (
        Telling(story.caption, story.headline, story.rounds, marks),
        *(Passage(each.number, each.says) for each in story.paragraphs),
        *seats,
    )
    film = button(at.say("FILM"), {"go": "film"}, "noise")
    names = button(
        at.say("NO NAMES"),
        {"choose": {HIDDEN: None if hidden else True}},
        "tab-crew",
        f"small{' chosen' if hidden else ''}",
        aria_pressed="true" if hidden else "false",
    )
    return join(column(parts, at), tag("div", film, names, class_="presses fit"), back(at))


def standings_room(at: Reader, about: str) -> Markup | None:
    """Of those who have played this game; the owner of the host may look at everybody who has played there."""
    evenings, say = at.evenings(), at.say
    if not evenings:
        return None
    names = tuple(str(each["name"]) for each in at.view["seats"].values())
    groups, chosen = (groups_of(evenings), _number(about)) if at.may == HOST else ((), EVERYBODY)
    shown = names if at.may != HOST else groups[chosen - 1] if 0 < chosen <= len(groups) else ()
    title = tag("h1", say("STANDINGS"), class_="t-title")
    return join(title, ranked(evenings, shown, say), _chips(groups, chosen, say), back(at))


def ranked(evenings: Sequence[Evening], names: Sequence[str], say: Tongue) -> Markup:
    """Who won, who got out, and whom chance liked."""
    standing = standings(evenings, names, say)
    if not standing.lines:
        return line(say("Nothing was played to its end yet."), "body", "ink2") or Markup("")
    heads = tag("tr", tag("th", ""), *(tag("th", each, scope="col") for each in (say("WON"), say("GOT OUT"), say("GAMES"))))

    def row(each: StandingLine) -> Markup:
        named = tag("th", line(each.name.upper(), "verb", name="b"), line(each.luck, "legend", "ink2", "span"), scope="row")
        won, *others = each.numbers
        numbers = (
            line(won, "subtitle", "done" if each.first else "ink", "td"),
            *(line(number, "subtitle", "ink2", "td") for number in others),
        )
        return tag("tr", named, *numbers)

    return join(
        line(say("{n} {n:EVENING|EVENINGS}", n=standing.evenings), "legend", "ink2"),
        tag("table", heads, *map(row, standing.lines), class_="ranks"),
        *(line(each, "body", "ink2") for each in standing.lucky),
    )


def _chips(groups: Sequence[tuple[str, ...]], chosen: int, say: Tongue) -> Markup | None:
    if len(groups) < 2:
        return None
    labels = [say("EVERYBODY"), *map(called, groups)]
    made = (
        button(label, {"instead": f"standings:{number}"}, kind=f"small{' chosen' if number == chosen else ''}")
        for number, label in enumerate(labels)
    )
    return tag("div", *made, class_="presses fit")


def _number(about: str) -> int:
    return int(about) if about.isdecimal() else EVERYBODY

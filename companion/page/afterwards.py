"""A game that is over, on a guest's page: its end, its film and its story."""

from __future__ import annotations

from companion.page.markup import Markup, join, tag
from companion.page.parts import FILM, button, column, drawn, line
from companion.page.plates import back
from companion.page.reader import Reader
from companion.show.pictures.film import plain_film
from companion.show.pictures.parts import Fortune, Passage, Telling
from companion.show.pictures.story import names_of


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
    return join(tag("h1", at.say("THE FILM"), class_="t-title"), tag("div", *pages, class_="presses fit"), body, story, back(at))


def story_room(at: Reader, _: str) -> Markup | None:
    if at.view["phase"] != "over":
        return None
    story = at.playing.story(names_of(at.view, at.say))
    seats = (Fortune(each.number, each.name, each.word, each.role, each.luck) for each in story.seats if each.word or each.luck)
    marks = tuple((each.at, each.symbol) for each in story.marks)
    parts = (
        Telling(story.caption, story.headline, story.rounds, marks),
        *(Passage(each.number, each.says) for each in story.paragraphs),
        *seats,
    )
    return join(column(parts, at), back(at))

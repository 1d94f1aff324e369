"""THE STORY: the game that is over as a page of prose, to be given away as a picture or as text."""

from __future__ import annotations

from typing import Any

from kivy.app import App

from companion.show.doing import Choose, Go, Here
from companion.show.pictures.parts import Fortune, Passage, Press, Presses, Telling
from companion.show.pictures.story import Story, names_of
from companion.show.rooms import OwnRoom, Page, Scene
from companion.show.tongue import word
from companion.window.screens.own import OwnScreen

HIDDEN = "story.hidden"
"""What was chosen: numbers instead of names."""


class StoryScreen(OwnScreen):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(OwnRoom(page=_page, header=word("THE STORY"), bare=True), **kwargs)


def _story(scene: Scene) -> Story:
    app = App.get_running_app()
    hidden = bool(scene.chosen.get(HIDDEN))
    return app.playing.story(names_of(scene.view, scene.say, hidden))  # type: ignore[no-any-return]


def _page(scene: Scene) -> Page | None:
    """None while the game goes on: what it tells could still be undone."""
    if scene.view["phase"] != "over":
        return None
    say, story = scene.say, _story(scene)
    marks = tuple((each.at, each.symbol) for each in story.marks)
    hidden = bool(scene.chosen.get(HIDDEN))
    small = (
        Press(say("FILM"), Go("film"), "noise"),
        Press(say("NO NAMES"), Choose({HIDDEN: None if hidden else True}), "tab-crew", chosen=hidden),
        Press(say("AS TEXT"), Here(_shares_text), "app-source", named="text"),
    )
    wide = scene.form.wide
    label = say("SHARE") if wide else say("SHARE AS A PICTURE")
    picture = Press(label, Here(_shares_picture), kind="small" if wide else "act", named="picture")
    seats = (Fortune(each.number, each.name, each.word, each.role, each.luck) for each in story.seats if each.word or each.luck)
    return Page(
        main=(
            Telling(story.caption, story.headline, story.rounds, marks),
            *(Passage(each.number, each.says) for each in story.paragraphs),
            *seats,
        ),
        seam=0.4,
        foot=(Presses((*small, picture)),) if wide else (Presses(small, fitting=True), Presses((picture,), columns=1)),
    )


def _shares_picture(app: Any) -> None:
    """All of the page, and not only what the screen shows of it."""
    app.share_picture("story", app.stage.lower.ids.body)
    app.refresh()


def _shares_text(app: Any) -> None:
    app.files.share_text(f"airlock-{app.session.charter.seal[:8]}-story.txt", _story(app.stage.lower.at(app)).text)
    app.refresh()

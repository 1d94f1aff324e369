"""Evenings of chance moved on by the one button alone: it never walks past what somebody still has to do.

In the players' turns a few acts come by chance. All else is the big button, pressed and never held, with what stands on it:
what it does, where it leads, and the boxes of the list that it opens. Whether something went by is counted by the ledger,
which knows the history and the table and nothing of `due`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from companion.games.registry import GAMES
from companion.kit.answers import any_answer
from companion.kit.due import LEFT_OPEN
from companion.kit.forms import form_of
from companion.show.doing import Do, Does, Go, Series, TickOff
from companion.show.face import face_of
from companion.show.pictures.dues import onward
from companion.show.pictures.question import Asking
from companion.show.pictures.rail import rail
from companion.show.playing import Manner, Playing
from companion.show.tongue import Tongue
from companion.table import Entry, Refused
from tests.ledger import Ledger
from tools.offers import offer_of
from tools.simulate import LONGEST, begin

SAY = Tongue("en")
MANNER = Manner()
ACTS = 3
"""So many acts come by chance at most, before the button is pressed again."""
STUCK = 60
"""So many presses of which nothing comes are too many."""
MOVES_ON = ("event_phase", "next", "alien_phase", "pass_token", "activate", "end_game", "victory", "leave", "setup_done")
"""What the button does, or would end the evening early."""
OTHERWISE = 0.2
"""How often something else is answered than the quiet answer."""


class Walker:
    """Somebody who presses the one button, and ticks."""

    def __init__(self, number: int, game: str) -> None:
        self.session, self.dice = begin(number, game)
        face = face_of(game)
        self.playing, self.offer = Playing(self.session, face, SAY), offer_of(game)
        self.ledger = Ledger(self.session, {name for name, words in face.orders.items() if not words.passing})
        self.pressed: Counter[str] = Counter()
        self.playing.enter()

    # -- an evening ------------------------------------------------------------------------------

    def plays(self) -> None:
        """To the end of the game, or until nobody would sit there any longer."""
        idle = 0
        while len(self.session.journal.entries) < LONGEST and self.session.view()["phase"] != "over":
            before = self._where()
            if not self.playing.place.over:
                self._acts()
            self.presses()
            idle = idle + 1 if self._where() == before else 0
            assert idle < STUCK, f"nothing comes of the button at {self.playing.place}: {self.session.due()}"

    def _where(self) -> tuple[object, ...]:
        entries = self.session.journal.entries
        return len(entries), len(entries.ticks()), self.playing.place, self.playing.shown

    def _acts(self) -> None:
        """What people do in their turns, by chance."""
        for _ in range(self.dice.randint(0, ACTS)):
            chosen = self.offer(self.session.table, self.dice)
            if chosen is not None and chosen[0] not in MOVES_ON:
                self.does(Do(*chosen))

    # -- the button ------------------------------------------------------------------------------

    def presses(self) -> None:
        """The button that is seen, as the screens of these names have it."""
        match self.playing.place.room:
            case "rail":
                self._rail()
            case "result":
                self._result()
            case "table":
                self._table()
            case _:
                self._page()

    def _table(self) -> None:
        playing = self.playing
        if playing.shown and playing.stands is not None and not playing.stands.overlay and playing.stands.answers:
            self._answers()
            return
        buttons = playing.face.table(playing.view, SAY, playing.acting, self.session).verbs
        button = next(each for each in buttons if each.onward or each.calls)
        left = playing.left(button.intent) if button.onward and button.intent else ()
        step = onward(left, SAY)
        if step is not None:
            self._owed() if any(row in left for row in playing.owed) else self.does(step.does)
        elif button.does is not None:
            self.does(button.does)
        elif button.intent:
            self.does(Do(button.intent, button.parameters))
        else:
            self._to(button.leads)

    def _owed(self) -> None:
        """The list lies open: its first row is done where the app can do it, else ticked."""
        row = self.playing.owed[0]
        self.does(row.does if row.does is not None else row.ticks)

    def _rail(self) -> None:
        playing = self.playing
        picture = rail(playing.view, self.session, playing.face, SAY, self.session.words)
        if picture.card.press is not None:
            self.does(picture.card.press.does)
        elif picture.asking.must or ((picture.asking.taps or picture.asking.parts) and self.dice.random() < OTHERWISE):
            self._answers_otherwise(picture.asking)
        elif (step := onward(playing.left("next"), SAY)) is not None:
            self.does(step.does)
        else:
            self.does(Do("next", {} if picture.onward is None else {"answer": picture.onward}))

    def _answers_otherwise(self, asking: Asking) -> None:
        """A button that answers at once, or what was switched on and counted."""
        form = form_of(self.playing.view["form"])
        answer = self.dice.choice(asking.taps).answer if asking.taps else any_answer(form, self.dice)
        left = () if asking.taps else self.playing.left("next", answer=answer)
        step = onward(left, SAY)
        self.does(Do("next", {"answer": answer}) if step is None else step.does)

    def _result(self) -> None:
        """In the event phase it has the button of the rail under it, which leads back there while something is left."""
        playing = self.playing
        if playing.stands is None or "rail" not in playing.place.over or not playing.face.turn.next_on_results:
            self._answers()
            return
        asked = playing.view["form"] is not None and playing.view["form"].get("one", (None,))[0] != "done"
        left = playing.left("next")
        self._closes()
        if not left and not asked:
            self.does(Do("next"))

    def _answers(self) -> None:
        """One of the answers under it."""
        answers = self.playing.stands.answers if self.playing.stands is not None else ()
        self._closes()
        self.playing.shown = 0
        if answers and (answer := self.dice.choice(answers)).intent:
            self.does(Do(answer.intent, answer.parameters or {}))

    def _page(self) -> None:
        """Something to choose on: what the first of what is due still has to be told, as the rules offer it."""
        self._closes()
        for due in self.session.due():
            if due.does is not None and due.what in ("choose", "activate"):
                intent, given = due.does[0], dict(due.does[1])
                for name in self.session.parameters(intent):
                    offered = [] if name in given else self.session.offers(intent, name, **given)
                    if offered:
                        given[name] = self.dice.choice(offered)
                if self.does(Do(intent, given)) is not None:
                    return
        ordered = next((row for row in self.playing.owed if row.entry and row.does is not None), None)
        if ordered is not None:  # its page says whom it may concern; people do it, and tick it
            self.does(ordered.ticks)

    # -- what it does ----------------------------------------------------------------------------

    def does(self, act: Does) -> Entry | None:
        self.pressed[type(act).__name__] += 1
        match act:
            case TickOff(due):
                self.playing.tick(due)
            case Go(to):
                self._to(to)
            case Do():
                return self._do(act)
            case Series(acts):
                all(self._do(each) for each in acts)
            case _:
                raise AssertionError(act)
        return None

    def _do(self, act: Do) -> Entry | None:
        if self.playing.walks_past(act):
            self._owed()
            return None
        try:
            entry, _ = self.playing.act(act.intent, MANNER, act.parameters)
        except Refused:
            return None
        self.ledger.reads(entry, self.session.journal.entries.ticks())
        assert not entry.told.get(LEFT_OPEN), (entry.intent, entry.told[LEFT_OPEN])
        return entry

    def _to(self, overlay: str) -> None:
        self.playing.place = self.playing.place.onto(overlay)

    def _closes(self) -> None:
        self.playing.place = replace(self.playing.place, over=self.playing.place.over[:-1])


@pytest.mark.parametrize("game", list(GAMES))
def test_pressing_only_the_one_button_nothing_that_is_due_goes_by(game: str, pytestconfig: pytest.Config) -> None:
    pressed: Counter[str] = Counter()
    opened: Counter[str] = Counter()
    for number in range(pytestconfig.getoption("--evenings")):
        walker = Walker(number, game)
        walker.plays()
        assert not +walker.ledger.passed, (number, walker.ledger.passed)
        pressed += walker.pressed
        opened += walker.ledger.opened
    assert pressed["Do"]
    assert pressed["TickOff"]
    assert opened["strike" if game != "aliens" else "activate"]

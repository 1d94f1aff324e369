"""A list that is moved again and again gathers nothing: Kivy's own would keep a binding of each step."""

from companion.window.widgets.scroll import Scroll
from tests.window.hand import begin
from tools.driver import Driver


def test_moving_a_list_leaves_one_binding_behind(driver: Driver) -> None:
    begin(driver)
    driver.app.over("settings")
    driver.frames(4)
    scroll = next(each for each in driver.walk() if isinstance(each, Scroll) and each.children[0].height > each.height)
    for step in range(20):
        scroll.scroll_y = step / 20
        driver.frames(2)
    assert len([each for each in scroll.get_property_observers("bar_color") if "_change_bar_color" in repr(each)]) == 1
    driver.frames(60)  # the bar has faded
    faded = scroll.get_property_observers("bar_inactive_color")
    assert len([each for each in faded if "_change_bar_color" in repr(each)]) == 1
    assert not [each for each in scroll.get_property_observers("bar_color") if "_change_bar_color" in repr(each)]

"""What is declared: the extract says all that is wanted, and nothing that is not."""

import pytest

from tests.device.declared import HERE, Level, ancestry, assignable, everything
from tools.javaapi import Wanted, java, wanted

WANTED = {each.name: each for each in wanted((HERE / "wanted.txt").read_text("utf-8"))}
BY_HAND = {name for name in everything() if name.startswith(("org.kivy.", "org.libsdl."))}


def test_the_extract_holds_the_classes_that_are_wanted() -> None:
    assert everything().keys() - BY_HAND == WANTED.keys()


@pytest.mark.parametrize("want", WANTED.values(), ids=WANTED)
def test_a_class_has_the_members_that_are_wanted_of_it(want: Wanted) -> None:
    declared = everything()[want.name]
    assert {each.name for each in declared.members} == set(want.names)
    assert {(each.name, each.takes) for each in declared.members} >= set(want.overloads)
    assert all(21 <= declared.since <= each.since for each in declared.members)


def test_what_is_known_of_android_from_elsewhere() -> None:
    since = {
        "android.view.View.getRootWindowInsets": 23,
        "android.view.WindowInsets.getDisplayCutout": 28,
        "android.view.WindowInsets.getInsets": 30,
        "android.view.Window.setDecorFitsSystemWindows": 30,
        "android.os.VibrationEffect.createOneShot": 26,
        "android.provider.MediaStore$Downloads.EXTERNAL_CONTENT_URI": 29,
    }
    for name, level in since.items():
        owner, _, member = name.rpartition(".")
        assert not Level(level - 1).members(owner, member)
        assert Level(level).members(owner, member)


def test_a_class_stands_on_others() -> None:
    assert list(ancestry("org.kivy.android.PythonActivity"))[:3] == [
        "org.kivy.android.PythonActivity",
        "org.libsdl.app.SDLActivity",
        "android.app.Activity",
    ]
    assert assignable("org.kivy.android.PythonActivity", "android.content.Context")
    assert assignable("android.net.Uri", "android.os.Parcelable")
    assert not assignable("android.net.Uri", "java.lang.CharSequence")


def test_types_are_put_into_java_s_words() -> None:
    assert java("androidNative.Array<androidNative.Array<number>>") == "int[][]"
    assert java("java.util.Set<java.util.Map.Entry<string,any>>") == "java.util.Set"
    assert java("android.provider.MediaStore.Downloads") == "android.provider.MediaStore$Downloads"

"""What a page says while it is at no table: before somebody has sat down, and when it is cut off."""

from __future__ import annotations

from companion.show.tongue import word

WORDS = {
    "joining": word("SITTING DOWN"),
    "who": word("WHO ARE YOU?"),
    "screen": word("A SCREEN FOR EVERYBODY"),
    "taken": word("HAS A PHONE"),
    "ask_host": word("The phone of the table shows two words. If they are these, somebody there lets you in."),
    "no": word("NOT AT THE TABLE"),
    "again": word("TRY AGAIN"),
    "code_is_old": word("This code is old. Scan the one that the phone of the table shows."),
    "not_let_in": word("Somebody at the table said no."),
    "table_is_full": word("The table is full."),
    "wait": word("Wait a minute, then scan again."),
    "other_version": word("This page is of another version. Load it again."),
    "no_such_seat": word("Nobody sits there."),
    "unlinked": word("This phone was unlinked. Its seat goes on at the table."),
    "cut": word("CUT OFF"),
    "age": word("What you see is {n} s old: entry #{entry}. Nothing you tap counts now."),
    "safe": word("Your hand is safe with the phone of the table."),
    "again_in": word("TRIES AGAIN IN {n}"),
    "nth": word("TRY {n}"),
    "try": word("TRY NOW"),
}
"""What the page says while it is not at a table, by its name in the script."""

WITHIN = {
    "laying": word("LAYING THE TABLE"),
    "loads": word("{n} % of {mb} MB. After this first time it needs no network."),
    "no": word("NOT AT THE TABLE"),
    "too_old": word("This browser is too old to hold a table of its own."),
    "elsewhere": word("THE TABLE IS IN ANOTHER TAB"),
    "one_tab": word("One tab at a time has it: two would write into the same games."),
    "take_it": word("TAKE IT HERE"),
    "taken_over": word("ANOTHER TAB HAS THE TABLE"),
    "was_kept": word("Everything that you have seen here is kept."),
    "unkept": word("NOT KEPT"),
    "unkept_says": word("The browser could not keep the last step ({why}). What you have seen before is kept."),
    "broken": word("THE TABLE HAS STOPPED"),
    "start_again": word("START AGAIN"),
}
"""What a page says of a table within its own browser, before it is there and when it is gone."""

ELSEWHERE = {
    "no_link": word("Open the link that the phone of the table shows under FAR AWAY: this page alone leads nowhere."),
    "broker": word("THE BROKER ASKS WHO YOU ARE"),
    "broker_wants": word(
        "Whoever runs it has given out a user and a password. They are kept in this browser, and sent to that broker alone."
    ),
    "user": word("User"),
    "password": word("Password"),
    "enter": word("GO IN"),
}
"""What a page says beside that where it comes to a table by a broker."""

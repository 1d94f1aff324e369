"""What a result of Lockdown may tell besides what it may tell in all games."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.family import told

TOLD: Mapping[str, str] = {
    **told.TOLD,
    "archive": "Whether the archive was used.",
    "asks": "What the verdict asks first, by seat: the number that counts if nobody says otherwise.",
    "contaminated": "The seats that took a contamination card.",
    "cooling_system": "What the table has said of the cooling system.",
    "dark": "The section that has gone dark; or the number that counts in the dark.",
    "dark_effect": "The card whose dark half counts, too.",
    "dark_sections": "The sections without power, of which the event says something.",
    "gate_open": "Whether the gate to the surface is open.",
    "has_dark": "Whether the event says something of the dark.",
    "knowledge": "How much knowledge the seat has now.",
    "launched": "The pods that were launched.",
    "line": "The colour of the power line that time has crossed.",
    "lit": "The number that counts where there is light.",
    "lockdown": "Whether the card Lock-down came up on the way.",
    "next": "The card of the computer that lies open now.",
    "on": "Whether the section has power now.",
    "option": "The action of the computer that was used.",
    "power": "The token in each section, and whether it is on.",
    "reset": "Whether the tokens were reset before they were rearranged.",
    "room": "The room in which the character begins.",
    "section": "The section that this is about.",
    "sections": "The sections with power, in which noise is removed.",
    "side": "The side of the autodestruction token.",
    "strikes_again": "Whether what has evolved strikes at once.",
    "then": "The verb with which the computer goes on. The screen opens it.",
    "tokens": "The codes of the contingency tokens that were looked at or taken.",
    "turns_red": "The slot to which autodestruction has gone as it turned red.",
    "which": "Whose contingency tokens were looked at: a seat or pool.",
}

"""The table on other devices: messages, seals, who is linked, and the lines they come by. It knows no game and no screen."""

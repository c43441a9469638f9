"""The panel of settings: what its buttons, selects and dialogs do, for a server and for a table in its lobby."""

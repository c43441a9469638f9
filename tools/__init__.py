"""Tools of the developers: nothing here runs in the bot."""

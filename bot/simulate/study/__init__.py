"""Long studies, whose results are shipped with the bot or stand in the README: `python -m bot.simulate.study`."""

"""For whoever runs the bot: check a database, copy it, rescue it, ask a running bot how it is."""

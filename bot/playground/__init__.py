"""A stand-in for Discord on this machine.

The bot reaches it over real HTTP and a real websocket, people over a page. Nothing here knows UNO. The same
server is the playground of a newcomer and the ground of the tests over the wire.
"""

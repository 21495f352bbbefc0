"""Every Python that starts with this folder on its path knows Cairns: commands, the arena's processes, bots."""

from tests.thirdgame.cairns.registration import register

register()

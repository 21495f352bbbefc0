"""The devices of somebody, and the way back: seen, and signed out."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, delete, get
from litestar.params import FromPath

from greatplains.server.http.cookies import identity_cookies
from greatplains.server.http.routes.caller import COST, DONE, REFUSALS, TheCaller, ThePerson, TheServer


class Device(msgspec.Struct, frozen=True):
    """A browser or program with a token of its own. `label` names the browser, if it is one that is known; `seen_at` is
    right to about an hour."""

    id: str
    label: str
    added_at: float
    seen_at: float
    this: bool


class Devices(msgspec.Struct, frozen=True):
    """All of somebody, this one first; `way_back_at`: when the way back that was written down was made, if there is
    one."""

    devices: list[Device]
    way_back_at: float | None


class DeviceController(Controller):
    """Where somebody is signed in."""

    path = "/api/me"
    tags = ("people",)

    @get("/devices", summary="Where am I signed in?", responses=REFUSALS)
    async def list_devices(self, person: ThePerson, caller: TheCaller, server: TheServer) -> Devices:
        """Every device that is you, and whether there is a way back."""
        found = await server.identities.devices(person, caller.device)
        return Devices([Device(*device) for device in found], await server.identities.way_back(person))

    @delete("/devices", summary="Sign out all other devices", responses=REFUSALS, opt={COST: 5})
    async def sign_out_others(self, person: ThePerson, caller: TheCaller, server: TheServer) -> None:
        """All but this one, at once; links to another device that nobody has opened yet lead nowhere. The way back
        stays."""
        server.hub.sign_out(await server.identities.sign_out_others(person, caller.device))

    @delete("/devices/{device_id:str}", summary="Sign a device out", responses=REFUSALS | DONE, opt={COST: 5})
    async def sign_out(
        self, person: ThePerson, caller: TheCaller, server: TheServer, device_id: FromPath[str]
    ) -> Response[None]:
        """At once, with its open pages; in other processes of a large server within a minute."""
        signed_out = await server.identities.sign_out(person, device_id)
        server.hub.sign_out(signed_out)
        is_this = caller.device in signed_out
        return Response(None, cookies=identity_cookies("", caller.sender, server.settings) if is_this else [])

    @delete("/way-back", summary="Void the way back", responses=REFUSALS, opt={COST: 5})
    async def drop_way_back(self, person: ThePerson, server: TheServer) -> None:
        """What was written down opens nothing any more."""
        await server.identities.drop_way_back(person)

"""Guests: make one, change the name, move to another device, go for good."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.params import JSONBody, QueryParameter

from greatplains.server.domain.events import Person
from greatplains.server.http import mydata
from greatplains.server.http.cookies import identity_cookies, is_protected
from greatplains.server.http.routes.caller import COST, DONE, REFUSALS, SHORT_BODY, TheCaller, ThePerson, TheServer


class GuestProfile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a new guest wants to be called; left out: something is chosen."""

    name: str | None = None
    colour: str | None = None


class NewGuest(msgspec.Struct, frozen=True):
    """An identity and its token. The token is shown this once, to whoever was nobody before; a browser has it in its
    cookie as well."""

    person: Person
    token: str | None


class DeviceLink(msgspec.Struct, frozen=True):
    """Hands this identity to another device, once: open the path there, or post the token."""

    token: str
    path: str
    expires_at: float


class LinkUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link from another device."""

    token: str


class PeopleController(Controller):
    """Identities."""

    path = "/api"
    tags = ("people",)
    request_max_body_size = SHORT_BODY

    @post("/guests", summary="Become a guest", responses=REFUSALS)
    async def make_guest(
        self, data: JSONBody[GuestProfile], caller: TheCaller, server: TheServer
    ) -> Response[NewGuest]:
        """A new identity without an account. Sets the cookie, and shows the token for programs. Whoever comes with a
        good cookie stays who they are, and gets no token: a browser may have lost all but the cookie."""
        if caller.person is not None and not caller.sender.has_bearer:
            return Response(NewGuest(caller.person, None), status_code=200)
        server.limits.count_newcomer(caller.sender.address)
        person, token = await server.identities.make_guest(data.name, data.colour, caller.sender.browser)
        return Response(NewGuest(person, token), cookies=identity_cookies(token, caller.sender, server.settings))

    @get("/me", summary="Who am I?", responses=REFUSALS)
    async def me(self, person: ThePerson, caller: TheCaller, server: TheServer) -> Response[Person]:
        """The own identity. A cookie of an older name is exchanged for one that browsers protect better."""
        sender = caller.sender
        is_old = is_protected(sender, server.settings) and not sender.has_bearer and not sender.has_host_cookie
        return Response(person, cookies=identity_cookies(sender.token, sender, server.settings) if is_old else [])

    @patch("/me", summary="Change name or colour", responses=REFUSALS)
    async def change(self, data: JSONBody[GuestProfile], person: ThePerson, server: TheServer) -> Person:
        """Seats that were taken before keep the name they were taken with."""
        return await server.identities.change(person, data.name, data.colour)

    @delete("/me", summary="Delete me", status_code=204, responses=REFUSALS | DONE, opt={COST: 50})
    async def forget(self, person: ThePerson, caller: TheCaller, server: TheServer) -> Response[None]:
        """For good. My games go on as if I had resigned, those that I play alone are put away, and tables of mine that
        wait for players are closed. My devices are signed out, my addresses, passkeys and notes are gone, and so are my
        name and my words at every table. The games stay, without my name: they are those of others, too."""
        await mydata.forget(server, person)
        return Response(None, status_code=204, cookies=identity_cookies("", caller.sender, server.settings))

    @post("/me/links", summary="Make a link to another device", responses=REFUSALS, opt={COST: 5})
    async def make_link(
        self, person: ThePerson, server: TheServer, lasting: Annotated[bool, QueryParameter()] = False
    ) -> DeviceLink:
        """Works once, and only for some minutes. Whoever opens it is you: show it to nobody. One that is `lasting` is a
        way back to this identity, to be written down: it works once, whenever that is."""
        token, expires = await server.identities.make_link(person, lasting)
        # After the #, so that no server and no proxy on the way writes it down.
        return DeviceLink(token, f"/#link={token}", expires)

    @post("/links/owner", summary="Whose is a link?", status_code=200, responses=REFUSALS)
    async def link_owner(self, data: JSONBody[LinkUse], caller: TheCaller, server: TheServer) -> Person:
        """Whom this device would become; the link is not used by asking."""
        server.limits.count_newcomer(caller.sender.address)
        return await server.identities.link_owner(data.token)

    @post("/links", summary="Use a link from another device", responses=REFUSALS)
    async def use_link(self, data: JSONBody[LinkUse], caller: TheCaller, server: TheServer) -> Response[NewGuest]:
        """This device becomes the identity that made the link."""
        server.limits.count_newcomer(caller.sender.address)
        person, token = await server.identities.use_link(data.token, caller.sender.browser)
        return Response(NewGuest(person, token), cookies=identity_cookies(token, caller.sender, server.settings))

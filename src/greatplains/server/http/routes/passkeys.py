"""Passkeys: somebody's own, and signing in by one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from greatplains.server.http.context import Context
from greatplains.server.http.cookies import identity_cookies
from greatplains.server.http.passkeys import Site, site_of
from greatplains.server.http.routes.caller import COST, REFUSALS, SHORT_BODY, Caller, TheCaller, ThePerson, TheServer
from greatplains.server.http.routes.people import NewGuest
from greatplains.server.store import Passkey


class ShownPasskey(msgspec.Struct, frozen=True):
    """A passkey, as its owner sees it. `site` is the name of the host it is for."""

    id: str
    name: str
    site: str
    added_at: float
    seen_at: float


class AskedOfAuthenticator(msgspec.Struct, frozen=True):
    """What to hand to `navigator.credentials`, in JSON as WebAuthn has it."""

    options: dict[str, Any]


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the authenticator answered, in JSON as WebAuthn has it, and how its owner wants to call it."""

    name: str
    credential: dict[str, Any]


class PasskeyName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for a passkey."""

    name: str


class PasskeyUse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the authenticator signed, in JSON as WebAuthn has it."""

    credential: dict[str, Any]


class PasskeyController(Controller):
    """Names that last."""

    path = "/api"
    tags = ("people",)
    request_max_body_size = SHORT_BODY

    @get("/me/passkeys", summary="My passkeys", responses=REFUSALS)
    async def list_passkeys(self, person: ThePerson, server: TheServer) -> list[ShownPasskey]:
        """All of them, the oldest first."""
        return [_shown(passkey) for passkey in await server.passkeys.all_of(person)]

    @post("/me/passkeys/options", summary="Begin to add a passkey", status_code=200, responses=REFUSALS, opt={COST: 5})
    async def ask_to_add(
        self, request: Request[Any, Any, Any], person: ThePerson, caller: TheCaller, server: TheServer
    ) -> AskedOfAuthenticator:
        """What `navigator.credentials.create` wants; good for five minutes, and once."""
        return AskedOfAuthenticator(await server.passkeys.ask_to_add(person, _site(request, caller, server)))

    @post("/me/passkeys", summary="Add a passkey", responses=REFUSALS, opt={COST: 5})
    async def add(
        self,
        data: JSONBody[NewPasskey],
        request: Request[Any, Any, Any],
        person: ThePerson,
        caller: TheCaller,
        server: TheServer,
    ) -> ShownPasskey:
        """From now on it opens this identity, on whatever device it is."""
        site = _site(request, caller, server)
        return _shown(await server.passkeys.add(person, site, data.name, data.credential))

    @patch("/me/passkeys/{key:str}", summary="Rename a passkey", status_code=204, responses=REFUSALS)
    async def rename(
        self, data: JSONBody[PasskeyName], key: FromPath[str], person: ThePerson, server: TheServer
    ) -> None:
        """So that one knows one's keys apart."""
        await server.passkeys.rename(person, key, data.name)

    @delete("/me/passkeys/{key:str}", summary="Remove a passkey", responses=REFUSALS)
    async def remove(self, key: FromPath[str], person: ThePerson, server: TheServer) -> None:
        """It opens nothing any more; devices that are signed in stay so."""
        await server.passkeys.remove(person, key)

    @post("/passkeys/options", summary="Begin to sign in", status_code=200, responses=REFUSALS, opt={COST: 5})
    async def ask_to_sign_in(
        self, request: Request[Any, Any, Any], caller: TheCaller, server: TheServer
    ) -> AskedOfAuthenticator:
        """What `navigator.credentials.get` wants; good for five minutes, and once."""
        server.limits.count_newcomer(caller.sender.address)
        return AskedOfAuthenticator(await server.passkeys.ask_to_sign_in(_site(request, caller, server)))

    @post("/passkeys", summary="Sign in by a passkey", responses=REFUSALS, opt={COST: 5})
    async def sign_in(
        self, data: JSONBody[PasskeyUse], request: Request[Any, Any, Any], caller: TheCaller, server: TheServer
    ) -> Response[NewGuest]:
        """This device becomes whoever has the key."""
        server.limits.count_newcomer(caller.sender.address)
        person = await server.passkeys.sign_in(_site(request, caller, server), data.credential)
        token = await server.identities.sign_in(person, caller.sender.browser)
        return Response(NewGuest(person, token), cookies=identity_cookies(token, caller.sender, server.settings))


def _site(request: Request[Any, Any, Any], caller: Caller, server: Context) -> Site:
    return site_of(server.settings.site, request.headers.get("host", ""), caller.sender.is_secure)


def _shown(passkey: Passkey) -> ShownPasskey:
    return ShownPasskey(passkey.id, passkey.name, passkey.site, passkey.created_at, passkey.seen_at)

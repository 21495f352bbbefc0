"""Requests whose JSON is what it has to be, not only like it: Litestar by itself takes 0 for false and "5" for 5."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, Any]):
    """Refuses a body of other types than its route wants."""

    async def json(self) -> Any:
        data = await super().json()
        wanted = self.route_handler.parsed_data_field
        if wanted is not None:
            try:
                msgspec.convert(data, wanted.annotation, strict=True, str_keys=True)
            except msgspec.ValidationError as error:
                said, _, place = str(error).partition(" - at `$")
                raise ValidationException(extra=[{"message": said, "key": place.strip(".`")}]) from None
        return data

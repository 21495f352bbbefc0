"""Write the TypeScript types of everything that passes between server and web client.

They come from the JSON schema of socket messages and from the OpenAPI description, so that the client is checked
against what the server really says. `--check` changes nothing and fails when the file is out of date.
"""

from __future__ import annotations

import json
import sys
from typing import Any, Final

from scripts.generated import FOLDER, keep

from greatplains.server.http.app import describe
from greatplains.server.live.messages import schema

TYPES: Final = FOLDER / "server.ts"
_WIDTH: Final = 120
_METHODS: Final = ("get", "post", "patch", "put", "delete")
_HEAD: Final = """\
/* Made by scripts/web_types.py from the server's own descriptions. Do not change it by hand. */
"""

Schema = dict[str, Any]


def write_types() -> str:
    """The whole file."""
    messages = schema()
    api = describe()
    # What sockets and HTTP share is taken from the messages: their schema has the tags as well.
    definitions = api["components"]["schemas"] | messages["$defs"]
    blocks = [_HEAD]
    blocks += [_definition(name, definitions[name]) for name in sorted(definitions)]
    blocks.append(f"export type ClientMessage = {_type(messages['properties']['client'])};\n")
    blocks.append(f"export type ServerMessage = {_type(messages['properties']['server'])};\n")
    blocks.append(_operations(api["paths"]))
    return "\n".join(blocks)


def _definition(name: str, schema: Schema) -> str:
    said = schema.get("description")
    comment = f"/** {' '.join(said.split())} */\n" if said else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{comment}export interface {name} {_object(schema)}\n"
    return f"{comment}export type {name} = {_type(schema)};\n"


def _object(schema: Schema) -> str:
    required = set(schema.get("required", ()))
    lines = [
        f"  {name}{'' if name in required else '?'}: {_type(part)};" for name, part in schema["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def _type(schema: Schema) -> str:
    match schema:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"enum": values}:
            return " | ".join(_literal(value) for value in values)
        case {"const": value}:
            return _literal(value)
        case {"anyOf": parts} | {"oneOf": parts}:
            return _union([_type(part) for part in parts])
        case {"type": [*kinds]}:
            return _union([_type(schema | {"type": kind}) for kind in kinds])
        case {"type": "array", "prefixItems": parts}:
            return f"[{', '.join(_type(part) for part in parts)}]"
        case {"type": "array", "items": dict(items)}:
            item = _type(items)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case {"type": "object", "additionalProperties": dict(values)} if values:
            return f"Record<string, {_type(values)}>"
    names = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    names |= {"object": "Record<string, unknown>", "array": "unknown[]"}
    return names.get(schema.get("type", ""), "unknown")


def _union(types: list[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _operations(paths: dict[str, Schema]) -> str:
    """Every request by its method and path: what path, query and body hold, and what is answered."""
    lines = ["/** Every request, by method and path. */", "export interface Operations {"]
    for path in sorted(paths):
        for method in _METHODS:
            if path.startswith("/api/") and method in paths[path]:
                lines.append(_operation(method, path, paths[path][method]))
    lines.append("}")
    return "\n".join(lines) + "\n"


def _operation(method: str, path: str, operation: Schema) -> str:
    parts = {
        "path": _parameters(operation, "path"),
        "query": _parameters(operation, "query"),
        "body": _body(operation),
        "answer": _answer(operation),
    }
    lines = [f"{part}: {kind};" for part, kind in parts.items() if kind]
    name = f"  '{method.upper()} {path}'"
    line = f"{name}: {{ {' '.join(lines)} }};".replace("; }", " }")
    if len(line) <= _WIDTH:
        return line
    return "\n".join([f"{name}: {{", *(f"    {line}" for line in lines), "  };"])


def _parameters(operation: Schema, where: str) -> str:
    found = [
        f"{parameter['name']}{'' if parameter.get('required') else '?'}: {_type(parameter['schema'])}"
        for parameter in operation.get("parameters", ())
        if parameter["in"] == where
    ]
    return f"{{ {'; '.join(sorted(found))} }}" if found else ""


def _body(operation: Schema) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    if "application/octet-stream" in content:
        return "Blob"
    return _type(content["application/json"]["schema"]) if "application/json" in content else ""


def _answer(operation: Schema) -> str:
    for status, response in sorted(operation["responses"].items()):
        if status.startswith("2"):
            content = response.get("content", {}).get("application/json")
            return _type(content["schema"]) if content else "undefined"
    return "undefined"


if __name__ == "__main__":
    sys.exit(keep({TYPES: write_types()}, __doc__))

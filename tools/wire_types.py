"""Write web/src/wire.ts: the server's messages (sixgun.server.wire and bodies) as TypeScript types.

python -m tools.wire_types            write the file
python -m tools.wire_types --check    fail if the file is stale
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from sixgun.server import bodies, wire

TARGET = Path(__file__).parent.parent / "web/src/wire.ts"
HEAD = "// Made by tools/wire_types.py from sixgun.server.wire. Change the structs, then run it again.\n"
SETTING = """/** The value of a house rule: it may be a list or a table. */
export type Setting = Scalar | (Row | Record<string, Row>)[] | Record<string, Row>;
export type Row = Scalar | Scalar[];
export type Scalar = boolean | number | string | null;
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
ABSTRACT = (wire.FromClient, wire.FromServer)

Schema = Mapping[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    """The structs of socket and HTTP in the order in which they are written there."""
    both = [*vars(wire).values(), *vars(bodies).values()]
    found = [cls for cls in both if inspect.isclass(cls) and issubclass(cls, msgspec.Struct)]
    return [cls for cls in found if cls not in (msgspec.Struct, *ABSTRACT)]


def typescript() -> str:
    """The whole file."""
    kinds = structs()
    _, schemas = msgspec.json.schema_components(kinds, ref_template="{name}")
    setting = spell(msgspec.json.schema(wire.Value))
    parts = [
        HEAD,
        SETTING,
        *(interface(cls, schemas[cls.__name__]).replace(setting, "Setting") for cls in kinds),
    ]
    for name, union in UNIONS.items():
        members = [cls.__name__ for cls in union.__args__]
        parts.append(f"export type {name} =\n" + "".join(f"  | {member}\n" for member in members))
    return "\n".join(parts).rstrip() + "\n"


def interface(cls: type[msgspec.Struct], schema: Schema) -> str:
    """One struct. What the server writes is always there; what a client may leave out is optional."""
    lines = comment(schema.get("description", ""))
    lines.append(f"export interface {cls.__name__} {{")
    may_be_absent = issubclass(
        cls, (wire.FromClient, bodies.NewTable, bodies.HouseRules, bodies.Join, wire.StandingOrder)
    )
    for field, shape in schema["properties"].items():
        required = field in schema["required"] or not may_be_absent
        lines.append(f"  {field}{'' if required else '?'}: {spell(shape)};")
    return "\n".join([*lines, "}\n"])


def comment(text: str) -> list[str]:
    rows = inspect.cleandoc(text).splitlines()
    if len(rows) < 2:
        return [f"/** {row} */" for row in rows]
    return ["/**", *(f" * {row}".rstrip() for row in rows), " */"]


def spell(shape: Schema) -> str:
    """One JSON schema as a TypeScript type."""
    if "$ref" in shape:
        return str(shape["$ref"])
    if "enum" in shape:
        return " | ".join(literal(value) for value in shape["enum"])
    if "const" in shape:
        return literal(shape["const"])
    if "anyOf" in shape:
        return " | ".join(dict.fromkeys(spell(part) for part in shape["anyOf"]))
    if isinstance(shape.get("type"), list):
        return " | ".join(dict.fromkeys(PLAIN[part] for part in shape["type"]))
    return spell_one(shape)


def spell_one(shape: Schema) -> str:
    match shape.get("type"):
        case "array":
            inner = spell(shape["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {spell(shape.get('additionalProperties', {}))}>"
        case None:
            return "unknown"
        case kind:
            return PLAIN[kind]


def literal(value: object) -> str:
    return "null" if value is None else f'"{value}"'


def main(args: list[str]) -> int:
    if args == ["--check"]:
        if not TARGET.is_file() or TARGET.read_text() != typescript():
            print("web/src/wire.ts is stale; run: python -m tools.wire_types", file=sys.stderr)
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

import { describe, expect, it } from "vitest";
import * as z from "zod";
import { discriminatorOf, isAnyJson, type JsonNode, marksIn } from "./json-node.ts";

const object = (properties: JsonNode["properties"] = {}): JsonNode => ({ type: "object", properties });

describe("a node of JSON Schema", () => {
  it("is any plain data only if it is nothing less", () => {
    const converted = z.toJSONSchema(z.object({ it: z.json() })) as JsonNode;
    const reference = converted.properties?.it?.$ref ?? "";
    const node = converted.$defs?.[reference.slice("#/$defs/".length)] ?? {};
    expect(isAnyJson(node, reference)).toBe(true);
    expect(isAnyJson(node, "#/$defs/another")).toBe(false);
    expect(isAnyJson({ anyOf: node.anyOf?.slice(1) ?? [] }, reference)).toBe(false);
    expect(isAnyJson({ type: "string" }, reference)).toBe(false);
  });

  it("is told from its siblings by a property that is different in all of them", () => {
    const user = object({ type: { const: "message" }, role: { const: "user" } });
    const tool = object({ type: { const: "message" }, role: { const: "tool" } });
    expect(discriminatorOf([user, tool, { type: "null" }])).toBe("role");
    expect(discriminatorOf([user, user])).toBeNull();
    expect(discriminatorOf([user, object()])).toBeNull();
  });

  it("has the marks of its parts, each once", () => {
    const phone: JsonNode = { type: "string", "x-maru-marks": ["personal"] };
    expect(
      marksIn({ type: "array", prefixItems: [phone], items: { anyOf: [phone, { type: "null" }] } }),
    ).toEqual(["personal"]);
    expect(marksIn(object({ phone }))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import * as z from "zod";
import {
  bulky,
  findUnstorable,
  knownKeys,
  lookInside,
  marksOf,
  personal,
  schemasAt,
  secret,
} from "./zod-tree.ts";

interface Node {
  readonly name: string;
  readonly children: readonly Node[];
}
const Node: z.ZodType<Node> = z.lazy(() => z.strictObject({ name: z.string(), children: z.array(Node) }));

describe("schemas that cannot be stored", () => {
  const unstorable: readonly (readonly [string, z.ZodType])[] = [
    ["bigint", z.bigint()],
    ["date", z.date()],
    ["map", z.map(z.string(), z.string())],
    ["set", z.set(z.string())],
    ["symbol", z.symbol()],
    ["undefined", z.undefined()],
    ["void", z.void()],
    ["nan", z.nan()],
    ["file", z.file()],
    ["promise", z.promise(z.string())],
    ["transform", z.transform(String)],
    ["pipe", z.string().transform(Number)],
    ["preprocess", z.preprocess(String, z.string())],
    ["catch", z.string().catch("x")],
    ["coerced number", z.coerce.number()],
    ["coerced text", z.coerce.string()],
    ["coerced boolean", z.coerce.boolean()],
  ];

  it.each(unstorable)("[F2] %s is found, with a reason", (_, schema) => {
    expect(findUnstorable(schema)).toMatch(/\w+ \w+/);
  });

  it("[F2] it is found however deep it sits", () => {
    const date = z.date();
    const places: readonly z.ZodType[] = [
      z.object({ at: date }),
      z.array(date),
      z.record(z.string(), date),
      z.tuple([z.string(), date]),
      z.tuple([z.string()], date),
      z.union([z.string(), date]),
      z.intersection(z.object({ a: date }), z.object({})),
      z.object({}).catchall(date),
      date.optional(),
      date.nullable(),
      date.default(new Date(0)),
      date.prefault(new Date(0)),
      date.optional().nonoptional(),
      date.readonly(),
      z.lazy(() => date),
      z.object({ trips: z.array(z.object({ at: date.nullable() })) }),
    ];
    for (const schema of places) expect(findUnstorable(schema)).toContain("date");
  });

  it("[F2] what JSON can carry is accepted, recursive schemas too", () => {
    const storable = z.object({
      text: z.string().min(1).optional(),
      number: z.number().nullable().default(null),
      list: z.array(z.union([z.literal("a"), z.int()])).readonly(),
      any: z.json(),
      loose: z.looseObject({ a: z.boolean() }),
      tree: Node,
    });
    expect(findUnstorable(storable)).toBeNull();
  });
});

describe("the schema of a part", () => {
  const Trip = z.strictObject({
    stops: z.array(z.strictObject({ city: z.string() })).nullable(),
    prices: z.record(z.string(), z.int()),
    range: z.tuple([z.int(), z.string()], z.boolean()),
    way: z.union([
      z.strictObject({ flight: z.string() }),
      z.strictObject({ train: z.int(), flight: z.int() }),
    ]),
  });
  const typesAt = (...path: (string | number)[]) =>
    path
      .reduce<readonly z.core.$ZodType[]>(
        (found, key) => found.flatMap((each) => schemasAt(each, key)),
        [Trip],
      )
      .map((schema) => schema._zod.def.type);

  it("[A3] is found through objects, lists, records, tuples, unions and wrappers", () => {
    expect(typesAt("stops", 3, "city")).toEqual(["string"]);
    expect(typesAt("prices", "KIX")).toEqual(["number"]);
    expect(typesAt("range", 0)).toEqual(["number"]);
    expect(typesAt("range", 1)).toEqual(["string"]);
    expect(typesAt("range", 9)).toEqual(["boolean"]);
    expect(typesAt("way", "flight")).toEqual(["string", "number"]);
    expect(typesAt("stops", 3, "city", "deeper")).toEqual([]);
    expect(schemasAt(z.tuple([z.int()]), 1)).toEqual([]);
  });

  it("[A3] inherited names are not properties", () => {
    expect(schemasAt(z.object({ a: z.string() }), "toString")).toEqual([]);
    expect(schemasAt(z.array(z.string()), "length").map((each) => each._zod.def.type)).toEqual(["string"]);
  });

  it("[A3] known keys are those of all alternatives, each once", () => {
    expect(knownKeys(Trip)).toEqual(["stops", "prices", "range", "way"]);
    expect(knownKeys(Trip.shape.way)).toEqual(["flight", "train"]);
    expect(knownKeys(Trip.nullable().default(null))).toEqual(knownKeys(Trip));
    expect(knownKeys(z.string())).toEqual([]);
    expect(knownKeys(Node)).toEqual(["name", "children"]);
  });

  it("[A3] a leaf has nothing inside", () => {
    for (const leaf of [z.string(), z.int(), z.enum(["a"]), z.literal(1), z.null(), z.any(), z.unknown()])
      expect(lookInside(leaf)).toEqual({});
  });
});

describe("marks inside schemas", () => {
  it("[F18] a mark survives refinements, descriptions and wrappers", () => {
    const phone = personal(z.string());
    const changed = [
      phone.min(3),
      phone.describe("휴대전화"),
      phone.meta({ title: "phone" }),
      phone.optional(),
      phone.nullable().default(null),
      phone.readonly(),
      phone.refine((text) => text !== ""),
      z.lazy(() => phone),
    ];
    for (const schema of [phone, ...changed]) expect(marksOf(schema)).toContain("personal");
  });

  it("[F18] marks add up and say nothing about other schemas", () => {
    const plain = z.string();
    expect([...marksOf(bulky(secret(personal(plain))))].sort()).toEqual(["bulky", "personal", "secret"]);
    expect(marksOf(secret(z.string().optional()))).toEqual(["secret"]);
    expect(marksOf(plain)).toEqual([]);
    expect(marksOf(z.object({ phone: personal(plain) }))).toEqual([]);
  });

  it("[F18] a mark keeps what was said about the schema before, and is in its JSON Schema", () => {
    const schema = personal(z.string().describe("휴대전화"));
    expect(z.toJSONSchema(schema)).toMatchObject({ description: "휴대전화", "x-maru-marks": ["personal"] });
  });
});

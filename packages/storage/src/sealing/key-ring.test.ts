import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusal-of.ts";
import { generateMasterKey, KeyRing } from "./key-ring.ts";

const november = { id: "2026-11", key: generateMasterKey() };
const may = { id: "2026-05", key: generateMasterKey() };

describe("a key ring", () => {
  it("takes its first key as the current one and knows all of them", () => {
    const ring = new KeyRing([november, may]);
    expect(ring.currentId).toBe("2026-11");
    expect(ring.ids).toEqual(["2026-11", "2026-05"]);
    expect(ring.wrappingKey("2026-05").symmetricKeySize).toBe(32);
    expect(ring.wrappingKey("2026-05").equals(ring.wrappingKey("2026-11"))).toBe(false);
  });

  it("says which key is missing and which ones it has", () => {
    const error = refusalOf(() => new KeyRing([november]).wrappingKey("2026-05"));
    expect(error.code).toBe("MISSING_KEY");
    expect(error.details).toEqual({ key: "2026-05", known: ["2026-11"] });
  });

  it("does not use a master key itself to wrap", () => {
    const wrapping = new KeyRing([november]).wrappingKey("2026-11").export();
    expect(wrapping.toString("base64")).not.toBe(november.key);
  });

  it.each([
    ["no key at all", [], "at least one key"],
    ["a key of 31 bytes", [{ id: "a", key: Buffer.alloc(31, 7).toString("base64") }], "entry 1"],
    ["a key of 33 bytes", [november, { id: "a", key: Buffer.alloc(33, 7).toString("base64") }], "entry 2"],
    ["an empty key", [{ id: "a", key: "" }], "entry 1"],
    ["a key in hexadecimal", [{ id: "a", key: Buffer.alloc(32, 7).toString("hex") }], "entry 1"],
    ["a key without its padding", [{ id: "a", key: november.key.slice(0, 43) }], "entry 1"],
    ["a key with text after it", [{ id: "a", key: `${november.key}!` }], "entry 1"],
    ["an empty id", [{ ...november, id: "" }], "id of entry 1"],
    ["an id with a space", [{ ...november, id: "2026 11" }], "id of entry 1"],
    ["an id of 33 characters", [{ ...november, id: "x".repeat(33) }], "id of entry 1"],
    ["id and key the wrong way round", [{ id: november.key, key: november.id }], "id of entry 1"],
    [
      "one id twice",
      [november, may, { ...november, key: generateMasterKey() }],
      "different id in entry 1 and entry 3",
    ],
    ["one key under two ids", [november, may, { ...may, id: "b" }], "different key in entry 2 and entry 3"],
  ])("refuses %s, and says where without quoting it", (_, entries, place) => {
    const error = refusalOf(() => new KeyRing(entries, "MARU_MASTER_KEYS"));
    expect(error.message).toContain("MARU_MASTER_KEYS");
    expect(error.message).toContain(place);
    for (const { id, key } of entries) {
      if (key !== "") expect(inspect(error)).not.toContain(key);
      if (id.length > 1) expect(inspect(error)).not.toContain(id);
    }
  });

  it("[K8] shows no key when it is printed, logged as JSON or looked through", () => {
    const ring = new KeyRing([november, may]);
    const shown = [
      inspect(ring, { showHidden: true, depth: 10, getters: true }),
      inspect(ring, { customInspect: false, showHidden: true, depth: 10, getters: true }),
      JSON.stringify(ring),
      String(ring),
      inspect(structuredClone({ ...ring }), { depth: 10 }),
    ].join("\n");
    expect(shown).toContain("2026-11");
    for (const { id, key } of [november, may]) {
      for (const bytes of [
        Buffer.from(key, "base64"),
        new KeyRing([november, may]).wrappingKey(id).export(),
      ]) {
        for (const form of [bytes.toString("base64").slice(0, 12), bytes.toString("hex").slice(0, 12)]) {
          expect(shown).not.toContain(form);
        }
      }
    }
  });
});

describe("a generated master key", () => {
  it("fits a ring and is never the same", () => {
    const keys = Array.from({ length: 50 }, generateMasterKey);
    expect(new Set(keys).size).toBe(50);
    expect(new KeyRing(keys.map((key, index) => ({ id: `k${index}`, key }))).ids).toHaveLength(50);
  });
});

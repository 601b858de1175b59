import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusal-of.ts";
import { generateMasterKey, KeyRing } from "./key-ring.ts";
import { createDataKey, KEY_ROW, rewrapDataKey, unwrapDataKey } from "./wrapped-key.ts";

const may = { id: "2026-05", key: generateMasterKey() };
const november = { id: "2026-11", key: generateMasterKey() };
const ring = new KeyRing([may]);

describe("a data key", () => {
  it("is new for every space and comes back from its row", () => {
    const seoul = createDataKey(ring, "seoul");
    const busan = createDataKey(ring, "busan");
    expect(Buffer.from(seoul.dataKey.bytes).equals(busan.dataKey.bytes)).toBe(false);
    const unwrapped = unwrapDataKey(ring, "seoul", seoul.cell);
    expect(unwrapped.id).toBe(seoul.dataKey.id);
    expect(unwrapped.bytes).toEqual(seoul.dataKey.bytes);
  });

  it("[K8] does not show when it is printed or logged as JSON", () => {
    const { dataKey, cell } = createDataKey(ring, "seoul");
    const bytes = Buffer.from(dataKey.bytes);
    const shown = [
      inspect({ dataKey }, { showHidden: true, depth: 10, getters: true }),
      inspect(dataKey, { customInspect: false, showHidden: true, getters: true }),
      JSON.stringify({ dataKey }),
      inspect(structuredClone({ ...dataKey })),
      cell,
    ].join("\n");
    expect(shown).toContain(dataKey.id);
    for (const form of [bytes.toString("hex"), bytes.toString("base64url"), bytes.join(", ")]) {
      expect(shown).not.toContain(form.slice(0, 12));
    }
    expect(Object.keys(dataKey)).toEqual(["id"]);
  });

  it("does not open in another space", () => {
    const { cell } = createDataKey(ring, "seoul");
    expect(refusalOf(() => unwrapDataKey(ring, "busan", cell)).code).toBe("INTEGRITY");
  });

  it("asks for the master key it was wrapped with", () => {
    const { cell } = createDataKey(ring, "seoul");
    const error = refusalOf(() => unwrapDataKey(new KeyRing([november]), "seoul", cell));
    expect(error.code).toBe("MISSING_KEY");
    expect(error.details).toEqual({ key: "2026-05", known: ["2026-11"] });
  });

  it("does not open with other bytes under the id of its master key", () => {
    const { cell } = createDataKey(ring, "seoul");
    const impostor = new KeyRing([{ ...november, id: may.id }]);
    expect(refusalOf(() => unwrapDataKey(impostor, "seoul", cell)).code).toBe("INTEGRITY");
  });

  it("B11c: is refused with any bit of its row flipped", () => {
    const { cell } = createDataKey(ring, "seoul");
    const codes = new Set<string>();
    for (let bit = 0; bit < cell.length * 8; bit += 1) {
      const altered = Buffer.from(cell, "latin1");
      altered[bit >> 3] = (altered[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      codes.add(refusalOf(() => unwrapDataKey(ring, "seoul", altered.toString("latin1"))).code);
    }
    // Which master key is meant can only be believed, so a changed id asks for a key that nobody has.
    expect([...codes].sort()).toEqual(["INTEGRITY", "MISSING_KEY"]);
  });

  it.each([
    ["bytes", Buffer.from("{}")],
    ["no JSON", "seoul"],
    ["nothing", ""],
    ["other JSON", '{"format":1}'],
  ])("is refused when its row holds %s", (_, cell) => {
    expect(refusalOf(() => unwrapDataKey(ring, "seoul", cell)).code).toBe("INTEGRITY");
  });

  it("is refused when its row is the same JSON in another spelling", () => {
    const { cell } = createDataKey(ring, "seoul");
    for (const spelling of [
      ` ${cell}`,
      JSON.stringify(JSON.parse(cell), null, 1),
      cell.replace('"id"', '"\\u0069d"'),
    ]) {
      expect(refusalOf(() => unwrapDataKey(ring, "seoul", spelling)).code).toBe("INTEGRITY");
    }
  });
});

describe("the row of a data key", () => {
  it("is refused when its base64 is spelled with the other alphabet", () => {
    const cells = Array.from({ length: 40 }, () => createDataKey(ring, "seoul").cell);
    const respelled = cells.filter((cell) => cell.includes("_")).map((cell) => cell.replaceAll("_", "/"));
    expect(respelled.length).toBeGreaterThan(0);
    for (const cell of respelled)
      expect(refusalOf(() => unwrapDataKey(ring, "seoul", cell)).code).toBe("INTEGRITY");
  });

  it("is bound to the id of its master key, even if another id holds the same bytes", () => {
    const { cell } = createDataKey(ring, "seoul");
    const renamed = new KeyRing([{ ...may, id: "2026-06" }]);
    const error = refusalOf(() => unwrapDataKey(renamed, "seoul", cell.replace("2026-05", "2026-06")));
    expect(error.code).toBe("INTEGRITY");
  });

  it("is not quoted when what stands for the master key's id is none", () => {
    const cell = createDataKey(ring, "seoul").cell.replace("2026-05", "900101-1234567 forged");
    const error = refusalOf(() => unwrapDataKey(ring, "seoul", cell));
    expect(error.code).toBe("INTEGRITY");
    expect(inspect(error)).not.toContain("900101");
  });
});

describe("re-wrapping", () => {
  it("keeps the data key and moves it to the current master key, if the row is still the same", () => {
    const { dataKey, cell } = createDataKey(ring, "seoul");
    const batch = rewrapDataKey(new KeyRing([november, may]), "seoul", cell);
    expect(batch?.checks).toEqual([{ ...KEY_ROW, equals: cell }]);
    const moved = batch?.puts?.[0]?.cell ?? "";
    expect(unwrapDataKey(new KeyRing([november]), "seoul", moved).bytes).toEqual(dataKey.bytes);
    expect(unwrapDataKey(new KeyRing([november]), "seoul", moved).id).toBe(dataKey.id);
    expect(refusalOf(() => unwrapDataKey(ring, "seoul", moved)).code).toBe("MISSING_KEY");
  });

  it("leaves a data key alone that is there already, after seeing that it opens", () => {
    const { cell } = createDataKey(ring, "seoul");
    expect(rewrapDataKey(ring, "seoul", cell)).toBeNull();
    expect(refusalOf(() => rewrapDataKey(ring, "busan", cell)).code).toBe("INTEGRITY");
  });
});

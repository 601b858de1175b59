import { describe, expect, it } from "vitest";
import { errandAssistant } from "../testing/errand-assistant.ts";
import { startRuntime } from "../testing/start-runtime.ts";
import { lettersIn, PART_SIZE, partOf, placesWith } from "./state-part.ts";

const STATE = {
  title: "오사카",
  days: { day_1: { meals: ["라멘", "스시"] }, "a/b~c": 1 },
  rows: Array.from({ length: 250 }, (_, index) => ({ id: index })),
  novel: "가".repeat(100_000),
  blob: Array.from({ length: 3 }, () => "나".repeat(50_000)),
};
const namesOf = ({ entries }: ReturnType<typeof partOf>) => entries.map(({ name }) => name);

describe("a part of a state", () => {
  it("is what stands in one place; small values come whole, of large ones it says how large they are", () => {
    const { entries, total } = partOf(STATE, "", 0);
    expect(total).toBe(5);
    expect(entries[0]).toEqual({ at: "/title", name: "title", value: "오사카" });
    expect(entries[3]).toEqual({ at: "/novel", name: "novel", excerpt: "가".repeat(400), size: 100_000 });
    expect(entries[4]).toEqual({ at: "/blob", name: "blob", size: 3 });
  });

  it("is opened by where it stands, whatever a key is called", () => {
    expect(namesOf(partOf(STATE, "/days/day_1/meals", 0))).toEqual(["0", "1"]);
    const odd = partOf(STATE, "/days", 0).entries[1];
    expect(odd).toEqual({ at: "/days/a~1b~0c", name: "a/b~c", value: 1 });
    expect(partOf({ "a/b~c": { inner: 2 } }, "/a~1b~0c", 0).entries).toEqual([
      { at: "/a~1b~0c/inner", name: "inner", value: 2 },
    ]);
  });

  it("comes page by page", () => {
    expect(namesOf(partOf(STATE, "/rows", 0))).toHaveLength(PART_SIZE);
    expect(namesOf(partOf(STATE, "/rows", 200))).toHaveLength(50);
    expect(partOf(STATE, "/rows", 200)).toMatchObject({
      total: 250,
      entries: [{ at: "/rows/200" }, ...Array(49).fill({})],
    });
  });

  it("is nothing where there is nothing, and never what only objects have", () => {
    for (const at of ["/nowhere", "/title/0", "/__proto__", "/rows/length", "/days/constructor"])
      expect(partOf(STATE, at, 0)).toEqual({ entries: [], total: 0 });
  });

  it("stays small even when everything in it is of middling size", () => {
    const middling = Object.fromEntries(
      Array.from({ length: 90 }, (_, index) => [`k${index}`, "다".repeat(20_000)]),
    );
    expect(JSON.stringify(partOf(middling, "", 0)).length).toBeLessThan(350_000);
  });
});

describe("the places with some words", () => {
  it("are found by name and by value, with what stands around them", () => {
    expect(placesWith(STATE, "스시")).toEqual({
      entries: [{ at: "/days/day_1/meals/1", name: "1", value: "스시" }],
      total: 1,
    });
    expect(namesOf(placesWith(STATE, "MEALS"))).toEqual(["meals"]);
    const long = placesWith({ text: `${"가".repeat(5000)}찾는 말${"나".repeat(5000)}` }, "찾는 말")
      .entries[0];
    expect(long?.excerpt).toContain("찾는 말");
    expect(long?.excerpt).toHaveLength(400);
  });

  it("are as many as can be looked at", () => {
    const { entries, total } = placesWith(STATE, "id");
    expect([entries.length, total]).toEqual([PART_SIZE, null]);
  });
});

it("letters are counted only as far as anybody wants to know", () => {
  expect(lettersIn({ a: [1, "둘", null] }, 1000)).toBeGreaterThanOrEqual(
    JSON.stringify({ a: [1, "둘", null] }).length,
  );
  expect(lettersIn(STATE.blob, 1000)).toBeLessThan(60_000);
});

it("what is personal is masked in every part, and not found by what it says", async () => {
  const { runtime, session, say } = await startRuntime(errandAssistant());
  await say("빨간대문집에전화");
  const { entries, masked } = await runtime.inspector.statePart(session, {});
  expect(masked).toContain("phone");
  expect(JSON.stringify(entries)).not.toContain("빨간대문");
  const find = (seen: object) => runtime.inspector.statePart(session, { find: "빨간대문" }, seen);
  expect((await find({})).entries).toEqual([]);
  expect((await find({ reveal: true })).entries.map(({ at }) => at)).toContain("/phone");
});

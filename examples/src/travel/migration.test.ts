import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import {
  decode,
  decodeState,
  encodeState,
  loadState,
  type Plain,
  restoreState,
  toEnvelope,
} from "@maru/state";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPhaseOneFile, anyPhaseOneState } from "./arbitrary.ts";
import { MultiAgentTravelState, TravelState } from "./state.ts";

const FIXTURES = new URL("../../fixtures/states/travel/", import.meta.url);
const golden = (version: string) =>
  readdirSync(new URL(`${version}/`, FIXTURES)).map((name) => ({
    name: `${version}/${name}`,
    text: readFileSync(new URL(`${version}/${name}`, FIXTURES), "utf8"),
  }));
const read = (name: string) => {
  const found = [...golden("1.0"), ...golden("2.0")].find((each) => each.name === name);
  if (found === undefined) throw new Error(`no golden state ${name}`);
  return found.text;
};

describe("golden states", () => {
  it.each([...golden("1.0"), ...golden("2.0")])("$name opens in the present version", ({ text }) => {
    const state = decodeState(MultiAgentTravelState, text);
    expect(state.schema_version).toBe("2.0");
    expect(decodeState(MultiAgentTravelState, encodeState(MultiAgentTravelState, state))).toEqual(state);
  });

  it.each(golden("2.0"))("$name is written again as it was", ({ text }) => {
    const again = encodeState(MultiAgentTravelState, decodeState(MultiAgentTravelState, text));
    expect(decode(again)).toEqual(decode(text));
  });

  it("a bare phase 1 session opens in phase 1 itself, with or without a version", () => {
    expect(decodeState(TravelState, read("1.0/done.json")).schema_version).toBe("1.0");
    expect(decodeState(TravelState, read("1.0/fresh-without-version.json")).schema_version).toBe("1.0");
  });

  it("keeps the whole conversation and gives every message the id of its place", () => {
    const { messages } = decodeState(MultiAgentTravelState, read("1.0/half-collected.json"));
    expect(messages.map((message) => message.id)).toEqual(["v1-0", "v1-1", "v1-2", "v1-3", "v1-4"]);
    expect(messages[1]).toMatchObject({ role: "user", content: "오사카", created_at: null });
  });

  it("reads off the results what was searched, and leaves the rest unknown", () => {
    expect(decodeState(MultiAgentTravelState, read("1.0/done-without-version.json"))).toMatchObject({
      flights_searched: true,
      hotels_searched: true,
      itinerary_planned: true,
      budget_analyzed: false,
      plans_generated: false,
      budget_flexibility: null,
      budget_basis: null,
      departure_date: null,
      origin: null,
      children: null,
    });
    expect(decodeState(MultiAgentTravelState, read("1.0/with-errors.json"))).toMatchObject({
      flights_searched: false,
      errors: [expect.stringContaining("항공권"), expect.stringContaining("항공권")],
    });
  });

  it("a need outside the limits is asked for again, and what was said is not forgotten", () => {
    const state = decodeState(MultiAgentTravelState, read("1.0/out-of-range.json"));
    expect(state).toMatchObject({
      destination: "방콕",
      duration: null,
      budget: null,
      num_people: 2,
      travel_style: ["휴양"],
      info_collected: false,
      current_step: "collecting",
    });
    expect(state.errors.join("\n")).toMatch(/기간 값 20박[\s\S]*예산 값 50000원[\s\S]*여행 스타일 값 "사진"/);
  });

  it("does not believe the flexibility that the old migration invented", () => {
    const state = decodeState(MultiAgentTravelState, read("1.0/relabelled-by-the-old-migration.json"));
    expect(state.budget_flexibility).toBeNull();
    expect(state.messages[0]?.id).toBe("v1-0");
  });
});

describe("what is not ours", () => {
  it("a state from the future is refused and left as it was", () => {
    const future = [
      { definition: "travel", version: 3, state: { moon: true } },
      { ...JSON.parse(read("1.0/done.json")), schema_version: "3.0" },
    ];
    for (const stored of future) {
      const before = structuredClone(stored);
      expect(() => loadState(MultiAgentTravelState, stored)).toThrow(
        expect.objectContaining({ code: "FUTURE_VERSION" }),
      );
      expect(stored).toEqual(before);
    }
  });

  it("phase 1 refuses what phase 2 wrote", () => {
    for (const name of ["2.0/done.json", "1.0/relabelled-by-the-old-migration.json"]) {
      expect(() => decodeState(TravelState, read(name))).toThrow(
        expect.objectContaining({ code: "FUTURE_VERSION" }),
      );
    }
  });

  it("a file of something else is refused", () => {
    for (const stored of [
      {},
      { messages: [] },
      { ...JSON.parse(read("1.0/done.json")), schema_version: "x" },
    ]) {
      expect(() => loadState(MultiAgentTravelState, stored)).toThrow(
        expect.objectContaining({ code: "FOREIGN_STATE" }),
      );
    }
  });

  it("a field nobody knows is refused rather than dropped", () => {
    const stored = { ...JSON.parse(read("1.0/done.json")), favourite_color: "파랑" };
    expect(() => loadState(MultiAgentTravelState, stored)).toThrow(
      expect.objectContaining({ code: "UNKNOWN_FIELD" }),
    );
  });

  it("a damaged conversation is refused rather than emptied", () => {
    const { state } = JSON.parse(read("1.0/in-an-envelope.json"));
    const stored = { definition: "travel", version: 1, state: { ...state, messages: "어디로" } };
    expect(() => loadState(MultiAgentTravelState, stored)).toThrow(
      expect.objectContaining({ code: "MIGRATION_FAILED" }),
    );
  });
});

describe("any phase 1 state", () => {
  it("becomes a phase 2 state with nothing lost and nothing invented", () => {
    fc.assert(
      fc.property(anyPhaseOneState, (stored) => {
        const before = restoreState(TravelState, stored);
        const after = loadState(MultiAgentTravelState, stored);
        const told = leaves(toEnvelope(TravelState, before).state);
        const kept = leaves(toEnvelope(MultiAgentTravelState, after).state);
        const lost = [...told].filter(
          ([path, leaf]) => path !== "schema_version" && !isDeepStrictEqual(kept.get(path), leaf),
        );
        const invented = [...kept].filter((entry) => !told.has(entry[0]) && !isUnknown(entry));
        expect({ lost, invented }).toEqual({ lost: [], invented: [] });
      }),
      { numRuns: 200 },
    );
  });

  it("opens the same way every time, bare or in an envelope", () => {
    fc.assert(
      fc.property(anyPhaseOneState, (stored) => {
        const bare = encodeState(MultiAgentTravelState, loadState(MultiAgentTravelState, stored));
        const wrapped = encodeState(TravelState, loadState(TravelState, stored));
        expect(encodeState(MultiAgentTravelState, decodeState(MultiAgentTravelState, wrapped))).toBe(bare);
      }),
      { numRuns: 100 },
    );
  });

  it("opens also when phase 1 had stored a need that it should have refused", () => {
    fc.assert(
      fc.property(anyPhaseOneFile, (stored) => {
        const after = loadState(MultiAgentTravelState, stored);
        for (const name of ["duration", "budget", "num_people"] as const) {
          const told = stored[name];
          if (told !== null && after[name] === null) expect(after.errors.join()).toContain(String(told));
          else expect(after[name]).toBe(told);
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** Every value that is not a container, and every empty container, by path. */
function leaves(value: Plain, path = ""): ReadonlyMap<string, Plain> {
  const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  if (typeof value !== "object" || value === null || isEmpty) return new Map([[path, value]]);
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [...leaves(each, path === "" ? key : `${path}.${key}`)]),
  );
}

/** Null, empty or false; a flag that a result proves; or the id that a message's place gives it. */
function isUnknown([path, leaf]: [string, Plain]): boolean {
  const messageId = /^messages\.(\d+)\.id$/.exec(path)?.[1];
  if (messageId !== undefined) return leaf === `v1-${messageId}`;
  if (leaf === true) return ["flights_searched", "hotels_searched", "itinerary_planned"].includes(path);
  return leaf === null || leaf === false || (typeof leaf === "object" && Object.keys(leaf).length === 0);
}

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Sequence } from "./sequence.ts";

const textId = (element: string) => element;

describe("a list that shares with its past", () => {
  it("[A8] every version keeps what it held, however versions branch", () => {
    const moves = fc.array(fc.record({ from: fc.nat(), added: fc.array(fc.integer(), { maxLength: 4 }) }));
    fc.assert(
      fc.property(moves, (history) => {
        const versions = [{ sequence: Sequence.of([7], 1), expected: [7] }];
        for (const { from, added } of history) {
          const parent = versions[from % versions.length] as (typeof versions)[number];
          const sequence = parent.sequence.append(added, added.length);
          versions.push({ sequence, expected: [...parent.expected, ...added] });
        }
        for (const { sequence, expected } of versions) {
          expect(sequence.toArray()).toEqual(expected);
          expect(sequence.length).toBe(expected.length);
          expect(sequence.bytes).toBe(expected.length);
          expect([sequence.at(0), sequence.at(expected.length)]).toEqual([expected[0], undefined]);
        }
      }),
    );
  });

  it("[A8] an older version does not find what a younger one added", () => {
    const older = Sequence.of(["a"], 1);
    const younger = older.append(["b"], 1);
    expect(younger.indexOf("b", textId)).toBe(1);
    expect(older.indexOf("b", textId)).toBe(-1);
    expect(older.indexOf("a", textId)).toBe(0);
    const fork = older.append(["c"], 1);
    expect([fork.indexOf("b", textId), fork.indexOf("c", textId)]).toEqual([-1, 1]);
  });

  it("[A8] the elements it was made from stay the caller's", () => {
    const elements = ["a"];
    const sequence = Sequence.of(elements, 1);
    elements.push("b");
    sequence.append(["c"], 1);
    expect(elements).toEqual(["a", "b"]);
    expect(sequence.toArray()).toEqual(["a"]);
  });

  it("[A1] appending nothing is the very same version", () => {
    const sequence = Sequence.of(["a"], 1);
    expect(sequence.append([], 0)).toBe(sequence);
  });

  it("[A5] the array that people see is frozen, and the same one while it is held", () => {
    const sequence = Sequence.of(["a"], 1);
    const seen = sequence.toArray();
    expect(Object.isFrozen(seen)).toBe(true);
    expect(sequence.toArray()).toBe(seen);
    expect(Object.isFrozen(Sequence.of([], 0).toArray())).toBe(true);
  });

  it("[A15] versions of one line share all of the shorter one", () => {
    const older = Sequence.of(["a", "b"], 2);
    const younger = older.append(["c"], 1);
    expect(younger.sharedLength(older)).toBe(2);
    expect(older.sharedLength(younger)).toBe(2);
  });

  it("[A15] lists that were made apart share nothing of different content", () => {
    expect(Sequence.of(["a"], 1).sharedLength(Sequence.of(["b"], 1))).toBe(0);
  });
});

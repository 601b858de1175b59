import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestName } from "./nearest-name.ts";

const FIELDS = ["destination", "duration", "num_people", "id", "budget"];

describe("the nearest name", () => {
  it("[E8] a typing mistake finds the field that was meant", () => {
    expect(nearestName("destinaton", FIELDS)).toBe("destination");
    expect(nearestName("duratoin", FIELDS)).toBe("duration");
    expect(nearestName("buget", FIELDS)).toBe("budget");
    expect(nearestName("xbudget", FIELDS)).toBe("budget");
  });

  it("[E8] another case or separator finds the field that was meant", () => {
    for (const written of ["numPeople", "NUM-PEOPLE", "num people", "NumPeople"])
      expect(nearestName(written, FIELDS)).toBe("num_people");
    expect(nearestName("ID", FIELDS)).toBe("id");
  });

  it("[E8] of several close names the closest wins, and the first of equals", () => {
    expect(nearestName("plan_b", ["plan_c", "plan_b2", "planb"])).toBe("planb");
    expect(nearestName("plan_x", ["plan_a", "plan_b"])).toBe("plan_a");
  });

  it("[E8] a name that is not close is not suggested", () => {
    expect(nearestName("weather", FIELDS)).toBeNull();
    expect(nearestName("is", FIELDS)).toBeNull();
    expect(nearestName("", FIELDS)).toBeNull();
    expect(nearestName("destination", [])).toBeNull();
  });

  it("[E8] a third of the letters may be wrong, no more", () => {
    expect(nearestName("abcxyz", ["abcdef"])).toBeNull();
    expect(nearestName("abcdyz", ["abcdef"])).toBe("abcdef");
    expect(nearestName("abx", ["abc"])).toBe("abc");
    expect(nearestName("axy", ["abc"])).toBeNull();
  });

  it("[E8] a name with one letter dropped or doubled is always found", () => {
    const mistake = fc
      .constantFrom(...FIELDS.filter((name) => name.length > 3))
      .chain((name) =>
        fc.record({ name: fc.constant(name), at: fc.nat(name.length - 1), isDoubled: fc.boolean() }),
      );
    fc.assert(
      fc.property(mistake, ({ name, at, isDoubled }) => {
        const written =
          name.slice(0, at) + (isDoubled ? name.slice(at, at + 1).repeat(2) : "") + name.slice(at + 1);
        expect(nearestName(written, FIELDS)).toBe(name);
      }),
    );
  });

  it("[E8] a huge name costs no time", () => {
    expect(nearestName("a".repeat(1_000_000), FIELDS)).toBeNull();
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StateError } from "./errors.ts";
import { type Dependent, parallelGroups } from "./plan-order.ts";

const step = (step_id: string, ...dependencies: readonly string[]): Dependent => ({ step_id, dependencies });

/** Plans in which steps depend on earlier numbers only, in any order. */
const plan = fc.integer({ min: 0, max: 12 }).chain((size) =>
  fc
    .tuple(
      ...Array.from({ length: size }, (_, index) =>
        fc.uniqueArray(fc.nat({ max: Math.max(0, index - 1) }), { maxLength: index }),
      ),
    )
    .map((all) =>
      all.map((earlier, index) =>
        step(`s${index}`, ...(index === 0 ? [] : earlier.map((each) => `s${each}`))),
      ),
    )
    .chain((steps) => fc.shuffledSubarray(steps, { minLength: steps.length })),
);

describe("the order of a plan", () => {
  it("[S12] data, then document, then compliance", () => {
    expect(parallelGroups([step("data"), step("document", "data"), step("compliance", "document")])).toEqual([
      ["data"],
      ["document"],
      ["compliance"],
    ]);
  });

  it("[S12] what waits for nothing more runs together, in the order of the plan", () => {
    const steps = [
      step("report", "law", "price"),
      step("price"),
      step("law"),
      step("mail", "report"),
      step("map", "price"),
    ];
    expect(parallelGroups(steps)).toEqual([["price", "law"], ["report", "map"], ["mail"]]);
    expect(parallelGroups([])).toEqual([]);
  });

  it("[S12] every step comes once, right after the last thing it depends on", () => {
    fc.assert(
      fc.property(plan, (steps) => {
        const groups = parallelGroups(steps);
        expect(groups.flat().toSorted()).toEqual(steps.map((each) => each.step_id).toSorted());
        const level = new Map(groups.flatMap((group, index) => group.map((id) => [id, index] as const)));
        for (const { step_id, dependencies } of steps) {
          const last = Math.max(-1, ...dependencies.map((id) => level.get(id) ?? Number.NaN));
          expect(level.get(step_id)).toBe(last + 1);
        }
        for (const group of groups) {
          const inPlan = steps.map((each) => each.step_id).filter((id) => group.includes(id));
          expect(group).toEqual(inPlan);
        }
      }),
    );
  });

  const chain = (length: number) =>
    Array.from({ length }, (_, index) => step(`s${index}`, ...(index === 0 ? [] : [`s${index - 1}`])));

  it("[S12] ordering a long plan looks at every step a few times, not again for every other", () => {
    for (const steps of [chain(500), chain(500).toReversed()]) {
      let looks = 0;
      const counted = steps.map(({ step_id, dependencies }) => ({
        step_id,
        get dependencies() {
          looks += 1;
          return dependencies;
        },
      }));
      expect(parallelGroups(counted)).toHaveLength(500);
      expect(looks).toBeLessThan(500 * 10);
    }
  });

  it("[S12] a plan of any length is ordered, from either end", () => {
    expect(parallelGroups(chain(5_000))).toHaveLength(5_000);
    expect(parallelGroups(chain(5_000).toReversed())).toHaveLength(5_000);
  });

  it("[S12] a plan in which everything waits for one step is ordered as quickly", () => {
    const dependents = Array.from({ length: 30_000 }, (_, index) => step(`s${index}`, "first"));
    const started = performance.now();
    expect(parallelGroups([step("first"), ...dependents]).map((group) => group.length)).toEqual([1, 30_000]);
    // It takes some 50 ms; looking at all dependents again for each of them takes more than ten seconds.
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it("[S13] a circle is refused with the circle in the message", () => {
    const circle = [step("start"), step("a", "start", "c"), step("b", "a"), step("c", "b"), step("end", "c")];
    const error = refusalOf(() => parallelGroups(circle));
    expect(error.code).toBe("DEPENDENCY_CYCLE");
    const { cycle } = error.details as { cycle: readonly string[] };
    expect(cycle).toHaveLength(4);
    expect(cycle[0]).toBe(cycle[3]);
    expect([...new Set(cycle)].toSorted()).toEqual(["a", "b", "c"]);
    expect(error.message).toContain(cycle.join(" → "));
  });

  it("[S13] what only waits for a circle is not part of it", () => {
    const late = [step("end", "a"), step("a", "b"), step("b", "a")];
    expect(refusalOf(() => parallelGroups(late)).details).toEqual({ cycle: ["a", "b", "a"] });
  });

  it("[S13] every circle is found, also a step that waits for itself", () => {
    expect(refusalOf(() => parallelGroups([step("a", "a")])).details).toEqual({ cycle: ["a", "a"] });
    fc.assert(
      fc.property(plan, fc.nat(), fc.nat(), (steps, left, right) => {
        if (steps.length === 0) return;
        const [from, to] = [
          steps[left % steps.length] as Dependent,
          steps[right % steps.length] as Dependent,
        ];
        const closed = steps.map((each) =>
          each === from ? step(each.step_id, ...each.dependencies, "back") : each,
        );
        const back = step("back", to.step_id, from.step_id);
        expect(refusalOf(() => parallelGroups([...closed, back])).code).toBe("DEPENDENCY_CYCLE");
      }),
    );
  });

  it("[S14] a dependency that is not in the plan is refused", () => {
    expect(refusalOf(() => parallelGroups([step("a"), step("b", "a", "weather")]))).toMatchObject({
      code: "UNKNOWN_DEPENDENCY",
      details: { step: "b", dependency: "weather", known: ["a", "b"] },
    });
    expect(refusalOf(() => parallelGroups([step("a", "toString")])).code).toBe("UNKNOWN_DEPENDENCY");
  });
});

function refusalOf(work: () => unknown): StateError {
  try {
    work();
  } catch (error) {
    if (error instanceof StateError) return error;
    throw error;
  }
  return expect.fail("expected a refusal");
}

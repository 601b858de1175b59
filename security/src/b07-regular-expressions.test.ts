import vm from "node:vm";
import { expect, it } from "vitest";
import { recordMade } from "./made-expressions.ts";
import { type FoundExpression, findExpressions, hostileTexts } from "./regular-expressions.ts";

const ALLOWED = 50;
const ROUNDS = 3;
/** Longer than any answer may take; whoever is stopped here goes back and forth. */
const PATIENCE = 5_000;

/** Where no long text comes, because it is cut off just before. */
const LONGEST: Readonly<Record<string, number>> = {
  "packages/assistants/src/realestate/documents/change-special-terms.ts": 1_000,
};

it("no regular expression of the packages takes long over a hostile text of 100,000 characters", () => {
  const { fixed } = findExpressions();
  expect(fixed.length).toBeGreaterThan(500);
  expect(slowest(fixed)).toEqual([]);
});

it("nor does one that is put together from our lists of words", async () => {
  const made = await recordMade();
  expect(made.length).toBeGreaterThan(50);
  expect(slowest(made)).toEqual([]);
});

function slowest(expressions: readonly FoundExpression[]): readonly string[] {
  return expressions.flatMap((expression) => {
    const [path = ""] = expression.where.split(":");
    const took = worstOf(expression, LONGEST[path] ?? Number.POSITIVE_INFINITY);
    return took > ALLOWED ? [`${expression.where} /${expression.source.slice(0, 80)}/: ${took} ms`] : [];
  });
}

const context = vm.createContext({});
const look = new vm.Script("expression.lastIndex = 0; expression.test(text)");

function worstOf({ source, flags }: FoundExpression, longest: number): number {
  const expression = new RegExp(source, flags);
  return hostileTexts(source).reduce((worst, text) => {
    // Time of the processor, and the best of a few: other work on the machine is no fault of the expression.
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && best > ALLOWED; round += 1)
      best = Math.min(best, timeOf(expression, text.slice(-longest)));
    return Math.max(worst, best);
  }, 0);
}

function timeOf(expression: RegExp, text: string): number {
  Object.assign(context, { expression, text });
  const before = process.cpuUsage();
  try {
    look.runInContext(context, { timeout: PATIENCE });
  } catch {
    return PATIENCE;
  }
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}

import type { Variant } from "./test-modules.ts";

// Stryker writes every mutant into the code behind `stryMutAct("7")` and counts the visits of the original with
// `stryCov("7")`. Thousands of such calls make the code ten times slower, so those that cannot matter are taken out.
const SWITCH = /stryMutAct_9fa48\("(\d+)"\)/g;
const COUNT = /stryCov_9fa48\(("\d+"(?:, "\d+")*)\)/g;
const HOME = "maruMutantHits";

/** How often each mutant was visited since the numbers were last taken. */
let counts = new Uint32Array(0);

/** Counts visits in an array; no mutant can be switched on. */
export const COUNTING: Variant = {
  name: "counting",
  rewrite: (code) =>
    code.replace(SWITCH, "false").replace(COUNT, (_, ids: string) => {
      const numbers = ids.split(", ").map((id) => Number(id.slice(1, -1)));
      reserve(Math.max(...numbers));
      return `(${numbers.map((number) => `${HOME}[${number}]++`).join(",")})`;
    }),
};

/** The original code. */
export const ORIGINAL: Variant = {
  name: "original",
  rewrite: (code) => code.replace(SWITCH, "false").replace(COUNT, "0"),
};

/** The code in which one mutant can be switched on. */
export const withMutant = (id: string): Variant => ({
  rewrite: (code) =>
    code.replace(SWITCH, (call, each: string) => (each === id ? call : "false")).replace(COUNT, "0"),
});

/** The visits of mutants since this was last asked. */
export function takeHits(): Record<string, number> {
  const taken: Record<string, number> = {};
  for (const [number, hit] of counts.entries()) if (hit > 0) taken[number] = hit;
  counts.fill(0);
  return taken;
}

function reserve(number: number): void {
  if (number < counts.length) return;
  const larger = new Uint32Array(2 * number + 2);
  larger.set(counts);
  counts = larger;
  Object.assign(globalThis, { [HOME]: counts });
}

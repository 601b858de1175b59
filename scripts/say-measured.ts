import type { Measured, Rate } from "@maru/dialogue";

const NAMED = [
  "message first",
  "message among 3",
  "message whole set",
  "clause first",
  "clause among 3",
  "slot first",
  "slot among 3",
  "choice",
];

/** How a reader did on somebody it did not learn from, in per cent, a line for each assistant and one for its thresholds. */
export function sayMeasured(author: string, found: readonly Measured[]): string {
  const lines = found.flatMap(({ assistant, rates }) => {
    const said = NAMED.map((name) => `${name} ${percent(rates[name])}`);
    const thresholds = Object.keys(rates)
      .filter((name) => name.startsWith("precision "))
      .sort()
      .map((name) => name.slice("precision ".length));
    const curve = thresholds.map(
      (each) => `${each}: ${percent(rates[`precision ${each}`])} of ${percent(rates[`coverage ${each}`])}`,
    );
    return [`${assistant}: ${said.join(", ")}`, `  right, of how many clauses, from ${curve.join("; ")}`];
  });
  return [`learnt without ${author}, on ${author}`, ...lines].join("\n");
}

function percent(rate: Rate | undefined): string {
  return rate === undefined || rate.of === 0 ? "–" : ((100 * rate.right) / rate.of).toFixed(1);
}

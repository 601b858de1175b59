import type { Sentence } from "@maru/state";
import type { Analysis, Calculation, Source } from "../ports.ts";

/** Nothing found yet: what every analysis begins with. */
export const NO_ANALYSIS: Analysis = {
  metrics: {},
  insights: [],
  recommendations: [],
  confidence_score: 0,
  steps: [],
  sources: [],
  visualization_data: null,
};

/** What a calculation already shows: its way and its sources. */
export function fromCalculation<Result>({
  steps,
  sources,
}: Calculation<Result>): Pick<Analysis, "steps" | "sources"> {
  return { steps, sources };
}

/** How sure one can be of so many comparable deals; of made-up ones, never more than half. */
export function confidenceOf(count: number, source: Source): number {
  const sure = count >= 10 ? 0.9 : count >= 5 ? 0.8 : count >= 3 ? 0.7 : count >= 1 ? 0.5 : 0;
  return source.name.includes("가상") ? Math.min(sure, 0.5) : sure;
}

/** Several analyses as one: every number under its own name, what was advised first stays first. */
export function combine(parts: Readonly<Record<string, Analysis>>): Analysis {
  const all = Object.entries(parts);
  const charts = all.flatMap(([name, { visualization_data }]) =>
    visualization_data === null ? [] : [[name, visualization_data] as const],
  );
  return {
    metrics: Object.fromEntries(
      all.flatMap(([name, { metrics }]) =>
        Object.entries(metrics).map(([metric, value]) => [`${name}.${metric}`, value] as const),
      ),
    ),
    insights: all
      .flatMap(([, { insights }]) => insights)
      .sort((one, two) => WEIGHT[two.insight_type] - WEIGHT[one.insight_type]),
    recommendations: unique(
      all.flatMap(([, { recommendations }]) => recommendations),
      ({ ko }: Sentence) => ko,
    ),
    // A whole is as sure as its least sure part.
    confidence_score: all.length === 0 ? 0 : Math.min(...all.map(([, part]) => part.confidence_score)),
    steps: all.flatMap(([, { steps }]) => steps),
    sources: unique(
      all.flatMap(([, { sources }]) => sources),
      ({ name, as_of }) => `${name} ${as_of}`,
    ),
    visualization_data: charts.length === 0 ? null : Object.fromEntries(charts),
  };
}

/** What may cost money or home is said before what is good to know. */
const WEIGHT = { risk: 4, legal: 3, contract: 2, money: 1, market: 0 } as const;

function unique<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
  return [...new Map(items.map((item) => [nameOf(item), item])).values()];
}

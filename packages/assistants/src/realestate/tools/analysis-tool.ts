import { defineTool } from "@maru/runtime";
import type { Sentence as Words } from "@maru/state";
import * as z from "zod";
import { isRefusal } from "../calculators/calculation.ts";
import type { Analysis, Calculated, Calculation } from "../ports.ts";
import { CalculationStep, Confidence, Row, Sentence, Source } from "../shapes/common.ts";
import { Facts } from "../shapes/request.ts";
import { AnalysisInput, AnalysisInsight } from "../shapes/results.ts";

/** What every tool of the analysis team gives: one shape for calculators and judgements. */
export const Analysed = z.strictObject({
  /** What the answer is written from; each tool has its own shape. */
  result: Row,
  metrics: z.record(z.string(), z.number()),
  insights: z.array(AnalysisInsight),
  recommendations: z.array(Sentence),
  confidence: Confidence,
  steps: z.array(CalculationStep),
  sources: z.array(Source),
  notes: z.array(Sentence),
  /** Facts that are missing, by name: the reply asks for them. */
  missing: z.array(z.string()),
  /** Input that cannot be calculated with. */
  refused: Sentence.nullable(),
});
export type Analysed = z.output<typeof Analysed>;

export const NOTHING_ANALYSED: Analysed = {
  result: {},
  metrics: {},
  insights: [],
  recommendations: [],
  confidence: 0,
  steps: [],
  sources: [],
  notes: [],
  missing: [],
  refused: null,
};

export const AnalysisQuestion = z.object({
  facts: Facts,
  text: z.string(),
  today: z.iso.date(),
  input_data: AnalysisInput,
});
export type AnalysisQuestion = z.output<typeof AnalysisQuestion>;

/** Everything that was said of it: the words of the earlier message too, where this one hangs on it. */
export function toldIn({ text, input_data }: AnalysisQuestion): string {
  return `${String(input_data.facts["subject"] ?? "")} ${text}`;
}

export function analysisTool(
  name: string,
  description: Words,
  analyse: (question: AnalysisQuestion) => Analysed,
) {
  return defineTool({
    name,
    description,
    input: AnalysisQuestion,
    output: Analysed,
    isPure: true,
    empty: NOTHING_ANALYSED,
    run: analyse,
  });
}

export function missing(...names: readonly string[]): Analysed {
  return { ...NOTHING_ANALYSED, missing: [...names] };
}

/** A calculation as an analysis: exact, so it is certain as far as its inputs are. */
export function calculated<Result extends object>(
  given: Calculated<Result>,
  also: (calculation: Calculation<Result>) => Partial<Analysed> = () => ({}),
): Analysed {
  if (isRefusal(given)) return { ...NOTHING_ANALYSED, refused: { ...given.problem } };
  return {
    ...NOTHING_ANALYSED,
    result: row(given.result),
    metrics: numbersOf(given.result),
    confidence: 0.95,
    steps: given.steps.map((step) => ({ ...step })),
    sources: given.sources.map((source) => ({ ...source })),
    notes: given.notes.map((note) => ({ ...note })),
    ...also(given),
  };
}

/** The same calculation for several cases, each under its own name. */
export function calculatedEach<Result extends object>(
  cases: readonly { readonly label: Words; readonly calculation: Calculated<Result> }[],
): Analysed {
  const done = cases.flatMap(({ label, calculation }) =>
    isRefusal(calculation) ? [] : [{ label, calculation }],
  );
  const [first] = done;
  if (first === undefined) {
    const [refused] = cases.flatMap(({ calculation }) => (isRefusal(calculation) ? [calculation] : []));
    return { ...NOTHING_ANALYSED, refused: refused === undefined ? null : { ...refused.problem } };
  }
  return {
    ...NOTHING_ANALYSED,
    result: row({ cases: done.map(({ label, calculation }) => ({ label, ...calculation.result })) }),
    metrics: Object.fromEntries(
      done.flatMap(({ calculation }, index) =>
        Object.entries(numbersOf(calculation.result)).map(([name, value]) => [`${index + 1}.${name}`, value]),
      ),
    ),
    confidence: 0.95,
    steps: done.flatMap(({ label, calculation }) =>
      calculation.steps.map((step) => ({
        ...step,
        label: { ko: `[${label.ko}] ${step.label.ko}`, en: `[${label.en}] ${step.label.en}` },
      })),
    ),
    sources: uniqueBy(
      done.flatMap(({ calculation }) => calculation.sources),
      ({ name }) => name,
    ),
    notes: uniqueBy(
      done.flatMap(({ calculation }) => calculation.notes),
      ({ ko }) => ko,
    ),
  };
}

function uniqueBy<Value extends object>(values: readonly Value[], key: (value: Value) => string): Value[] {
  return [...new Map(values.map((value) => [key(value), { ...value }])).values()];
}

export function judged(analysis: Analysis, result: object): Analysed {
  return {
    ...NOTHING_ANALYSED,
    result: row({ ...result, visualization: analysis.visualization_data }),
    metrics: { ...analysis.metrics },
    insights: analysis.insights.map((insight) => ({
      ...insight,
      content: { ...insight.content },
      supporting_data: { ...insight.supporting_data },
    })),
    recommendations: analysis.recommendations.map((each) => ({ ...each })),
    confidence: analysis.confidence_score,
    steps: analysis.steps.map((step) => ({ ...step })),
    sources: analysis.sources.map((source) => ({ ...source })),
  };
}

export function row(value: object): z.output<typeof Row> {
  return JSON.parse(JSON.stringify(value)) as z.output<typeof Row>;
}

export function numbersOf(value: object): Record<string, number> {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

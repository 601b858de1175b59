import type { ScorerExample } from "./example.ts";
import { authorOf, labelsIn, type ReadExample } from "./read-examples.ts";
import { type LoadedScorer, type Scorer, scorerFor } from "./scorer.ts";

/** How often something was right, of how many. */
export interface Rate {
  readonly right: number;
  readonly of: number;
}

/** How a scorer did on messages of somebody it did not learn from. */
export interface Measured {
  readonly assistant: string;
  readonly rates: { readonly [what: string]: Rate };
}

/** From which chance on a clause would be acted on. */
const THRESHOLDS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
/** A message is read as these operations: what is likelier than this in one of its clauses. */
const IN_SET = 0.4;

/** What this scorer makes of messages it has not learnt from, against what they ask for. */
export function measureScorer(
  scorer: LoadedScorer,
  all: readonly ReadExample[],
  author: string,
): readonly Measured[] {
  const held = all.filter(({ example }) => authorOf(example) === author);
  const assistants = [...new Set(held.map(({ example }) => example.assistant))];
  const measured = assistants.map((assistant) =>
    measureAssistant(
      scorer,
      assistant,
      held.filter(({ example }) => example.assistant === assistant),
      wordsOf(all, assistant),
    ),
  );
  const names = [...new Set(measured.flatMap(({ rates }) => Object.keys(rates)))];
  const total = names.map((name): [string, Rate] => [
    name,
    {
      right: measured.reduce((sum, { rates }) => sum + (rates[name]?.right ?? 0), 0),
      of: measured.reduce((sum, { rates }) => sum + (rates[name]?.of ?? 0), 0),
    },
  ]);
  return [...measured, { assistant: "all", rates: Object.fromEntries(total) }];
}

interface Known {
  readonly operations: readonly string[];
  readonly slots: readonly string[];
}

/** What can be asked of an assistant, and what it keeps. */
function wordsOf(all: readonly ReadExample[], assistant: string): Known {
  const labels = all
    .filter(({ example }) => example.assistant === assistant)
    .flatMap(({ example }) => example.ops);
  const slots = labels.flatMap(({ op, slot }) => (op === "set" && typeof slot === "string" ? [slot] : []));
  return { operations: [...new Set(labels.map(({ op }) => op))], slots: [...new Set(slots)] };
}

function measureAssistant(
  scorer: LoadedScorer,
  assistant: string,
  held: readonly ReadExample[],
  { operations, slots }: Known,
): Measured {
  const counts = new Map<string, { right: number; of: number }>();
  const count = (what: string, isRight: boolean, of = 1) => {
    const rate = counts.get(what) ?? { right: 0, of: 0 };
    counts.set(what, { right: rate.right + (isRight ? 1 : 0), of: rate.of + of });
  };
  for (const each of held) {
    const judge = scorerFor(scorer, assistant, each.place.focus);
    measureMessage(judge, each, operations, count);
    measureValues({ scorer, judge, slots }, each, count);
  }
  return { assistant, rates: Object.fromEntries(counts) };
}

type Count = (what: string, isRight: boolean, of?: number) => void;

function measureMessage(
  judge: Scorer,
  { example, utterance }: ReadExample,
  operations: readonly string[],
  count: Count,
): void {
  const guesses = judge.guess(utterance, operations);
  const best = new Map<string, number>();
  for (const ranked of guesses)
    for (const { op, chance } of ranked) best.set(op, Math.max(best.get(op) ?? 0, chance));
  const ranked = [...best].sort(([, left], [, right]) => right - left);
  const right = new Set(example.ops.map(({ op }) => op));
  if (right.size > 0) {
    count("message first", right.has(ranked[0]?.[0] ?? ""));
    count(
      "message among 3",
      ranked.slice(0, 3).some(([op]) => right.has(op)),
    );
    const read = new Set(
      guesses.flatMap(([first]) => (first !== undefined && first.chance >= IN_SET ? [first.op] : [])),
    );
    if (read.size === 0 && ranked[0] !== undefined) read.add(ranked[0][0]);
    count("message whole set", read.size === right.size && [...read].every((op) => right.has(op)));
  }
  utterance.clauses.forEach(({ span }, at) => {
    const [first] = guesses[at] ?? [];
    const here = labelsIn(example, utterance, span);
    if (first === undefined) return;
    const isRight = here.some(({ op }) => op === first.op);
    if (here.length > 0) {
      count("clause first", isRight);
      count(
        "clause among 3",
        (guesses[at] ?? []).slice(0, 3).some(({ op }) => here.some((each) => each.op === op)),
      );
    }
    for (const threshold of THRESHOLDS) {
      const acts = first.chance >= threshold;
      if (acts) count(`precision ${threshold}`, isRight);
      if (here.length > 0) count(`coverage ${threshold}`, acts);
    }
  });
}

const CLOSED = /^[a-z_]{1,20}$/u;
const NO_CHOICE = new Set(["op", "at", "ref", "mods", "spans", "quote", "pasted", "slot"]);

function measureValues(
  { scorer, judge, slots }: { scorer: LoadedScorer; judge: Scorer; slots: readonly string[] },
  { example, utterance }: ReadExample,
  count: Count,
): void {
  for (const label of example.ops) {
    if (label.op === "set" && label.at !== undefined && typeof label["slot"] === "string") {
      const ranked = judge.slotOf(utterance, { start: label.at[0], end: label.at[1] }, slots);
      count("slot first", ranked[0] === label["slot"]);
      count("slot among 3", ranked.slice(0, 3).includes(label["slot"]));
    }
    const clause = clauseOf(utterance, label);
    for (const [name, value] of Object.entries(label)) {
      if (NO_CHOICE.has(name) || typeof value !== "string" || !CLOSED.test(value)) continue;
      const argument = `${label.op}.${name}`;
      const among = [...scorer.classes.keys()].flatMap((each) =>
        each.startsWith(`${argument}=`) ? [each.slice(argument.length + 1)] : [],
      );
      if (among.length > 1) count("choice", judge.choose(utterance, clause, argument, among)[0] === value);
    }
  }
}

function clauseOf({ clauses }: ReadExample["utterance"], { at }: ScorerExample["ops"][number]): number {
  return Math.max(
    0,
    clauses.findIndex(({ span }) => at !== undefined && at[0] < span.end && span.start < at[1]),
  );
}

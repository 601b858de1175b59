import type { ScorerExample } from "./example.ts";
import { judgedParts, valueFeatures } from "./judged.ts";
import { type Lesson, trainLinear } from "./linear.ts";
import { type Measured, measureScorer } from "./measure-scorer.ts";
import { authorOf, labelsIn, type ReadExample } from "./read-examples.ts";
import { clauseScores, loadScorer, type StoredScorer } from "./scorer.ts";
import { type LearntGroup, loadWeights, storeWeights } from "./weights.ts";

/** Weights that are kept of each part: fewer lose accuracy, more lose nothing. */
const MOST = { message: 600_000, clause: 800_000, value: 200_000 };

/** Closed arguments of a label, as classes of their own: `draft.kind=letter`. */
const ARGUMENT = /^[a-z_]{1,20}$/u;
const NO_CHOICE = new Set(["op", "at", "ref", "mods", "spans", "quote", "pasted"]);

function classesOf(examples: readonly ScorerExample[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { ops } of examples)
    for (const label of ops) for (const name of namesOf(label)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name, count]) => !name.includes("=") || count >= 2)
    .map(([name]) => name)
    .sort();
}

function namesOf(label: ScorerExample["ops"][number]): readonly string[] {
  const closed = Object.entries(label).flatMap(([name, value]) =>
    !NO_CHOICE.has(name) && typeof value === "string" && ARGUMENT.test(value)
      ? [`${label.op}.${name}=${value}`]
      : [],
  );
  return [label.op, ...closed];
}

/** So many authors, the last ones, only tell how sure a guess may be. */
const HELD_AUTHORS = 2;

export interface TrainingReports {
  readonly report?: (line: string) => void;
  /** How what was learnt without an author did on that author. */
  readonly measured?: (author: string, found: readonly Measured[]) => void;
}

/** Learns from these examples, with chances measured on authors that were not learnt from. */
export function trainScorer(
  all: readonly ReadExample[],
  digest: string,
  { report = () => {}, measured = () => {} }: TrainingReports = {},
): StoredScorer {
  const classes = classesOf(all.map(({ example }) => example));
  const authors = [...new Set(all.map(({ example }) => authorOf(example)))].sort();
  const held = authors.slice(authors.length > HELD_AUTHORS ? -HELD_AUTHORS : -1);
  const isHeld = ({ example }: ReadExample) => held.includes(authorOf(example));
  const first = learn(
    all.filter((each) => !isHeld(each)),
    classes,
  );
  report(`learnt without ${held.join(" and ")}`);
  const chances = chancesOf(all.filter(isHeld), { ...first, classes });
  const unseen = loadScorer({ examples: digest, classes: [...classes], ...first, chances });
  for (const author of held) measured(author, measureScorer(unseen, all, author));
  return { examples: digest, classes: [...classes], ...learn(all, classes), chances };
}

interface Learnt {
  readonly message: StoredScorer["message"];
  readonly clause: StoredScorer["clause"];
  readonly value: StoredScorer["value"];
}

/** Classes that are told from each other: all operations, or all values of one closed argument. */
interface Group {
  readonly named: readonly string[];
  readonly classes: readonly number[];
}

function groupsOf(classes: readonly string[]) {
  const groups = new Map<string, { named: string[]; classes: number[] }>();
  classes.forEach((name, at) => {
    const key = name.includes("=") ? (name.split("=")[0] ?? "") : "op";
    const group = groups.get(key) ?? { named: [], classes: [] };
    group.named.push(name);
    group.classes.push(at);
    groups.set(key, group);
  });
  return groups;
}

const ROUNDS = 6;
/** Every fourth message is learnt without its conversation. */
const WITHOUT_FOCUS = 4;

function learn(all: readonly ReadExample[], classes: readonly string[]): Learnt {
  const groups = groupsOf(classes);
  const operations = groups.get("op");
  const slots = groups.get("set.slot");
  if (operations === undefined || slots === undefined) throw new Error("there is nothing to learn from");
  const messages: Text[] = [];
  const clauses: Text[] = [];
  const values: Text[] = [];
  all.forEach(({ example, utterance, place: said }, index) => {
    // Not everybody who asks knows where the conversation stands.
    const place = index % WITHOUT_FOCUS === 0 ? { ...said, focus: null } : said;
    const parts = judgedParts(utterance, place);
    messages.push({ features: parts.message, names: example.ops.flatMap(namesOf) });
    utterance.clauses.forEach((clause, at) => {
      const names = labelsIn(example, utterance, clause.span).flatMap(namesOf);
      const features = parts.clauses[at];
      if (features !== undefined) clauses.push({ features, names });
    });
    for (const label of example.ops) {
      if (label.op !== "set" || label.at === undefined) continue;
      const span = { start: label.at[0], end: label.at[1] };
      values.push({ features: valueFeatures(utterance, span, place), names: namesOf(label) });
    }
  });
  const choices = [...groups].filter(([key]) => key !== "op" && key !== "set.slot").map(([, group]) => group);
  return {
    message: storeWeights([learnGroup(messages, operations)], MOST.message),
    clause: storeWeights(
      [learnGroup(clauses, operations), ...choices.map((group) => learnGroup(clauses, group))],
      MOST.clause,
    ),
    value: storeWeights([learnGroup(values, slots)], MOST.value),
  };
}

interface Text {
  readonly features: Lesson["features"];
  readonly names: readonly string[];
}

/** Operations are learnt from every text, values of an argument from those that give one. */
function learnGroup(texts: readonly Text[], { named, classes }: Group): LearntGroup {
  const index = new Map(named.map((name, at) => [name, at]));
  const among = named.map((_, at) => at);
  const isChoice = named[0]?.includes("=") === true;
  const lessons = texts.flatMap(({ features, names }): Lesson[] => {
    const holds = [...new Set(names.flatMap((name) => index.get(name) ?? []))];
    return isChoice && holds.length === 0 ? [] : [{ features, holds, among }];
  });
  return { weights: trainLinear(lessons, { classes: named.length, rounds: ROUNDS }), classes };
}

/** How often the best guess of a clause is right, by its score and how far it is ahead. */
function chancesOf(
  held: readonly ReadExample[],
  { message, clause, classes }: Learnt & { readonly classes: readonly string[] },
): StoredScorer["chances"] {
  const asked = new Set(
    held.flatMap(({ example }) => example.ops.map(({ op }) => `${example.assistant} ${op}`)),
  );
  const operations = classes.flatMap((name, at) => (name.includes(".") ? [] : [[name, at] as const]));
  const weights = { message: loadWeights(message), clause: loadWeights(clause) };
  const seen = new Map<string, { x: readonly [number, number]; y: number }[]>();
  for (const { example, utterance, place } of held) {
    const scores = clauseScores(utterance, place, weights, classes.length);
    utterance.clauses.forEach(({ span }, at) => {
      const right = labelsIn(example, utterance, span);
      const ranked = operations
        .filter(([name]) => asked.has(`${example.assistant} ${name}`))
        .map(([name, index]) => ({ name, score: scores[at]?.[index] ?? 0 }))
        .sort((left, right_) => right_.score - left.score);
      const [best, second] = ranked;
      if (best === undefined || second === undefined) return;
      const y = right.some(({ op }) => op === best.name) ? 1 : 0;
      const rows = seen.get(example.assistant) ?? [];
      rows.push({ x: [best.score, best.score - second.score], y });
      seen.set(example.assistant, rows);
    });
  }
  return Object.fromEntries([...seen].map(([assistant, rows]) => [assistant, fitLogistic(rows)]));
}

/** Plain gradient descent: three numbers, a few hundred points. */
function fitLogistic(rows: readonly { readonly x: readonly [number, number]; readonly y: number }[]) {
  let [base, best, gap] = [0, 0, 0];
  for (let round = 0; round < 3_000; round += 1) {
    let [b, s, g] = [0, 0, 0];
    for (const { x, y } of rows) {
      const error = y - 1 / (1 + Math.exp(-(base + best * x[0] + gap * x[1])));
      b += error;
      s += error * x[0];
      g += error * x[1];
    }
    const rate = 1 / Math.max(1, rows.length);
    base += rate * b;
    // A guess that is further ahead is never less likely.
    best = Math.max(0, best + rate * s);
    gap = Math.max(0, gap + rate * g);
  }
  return { base, best, gap };
}

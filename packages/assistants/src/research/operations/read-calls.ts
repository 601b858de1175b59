import { type Call, type Catalogue, type Guess, type Operation, trainedScorer } from "@maru/dialogue";
import { understand } from "@maru/language";
import { Limits } from "../domain/brief/brief.ts";
import { readQuestion } from "../domain/brief/read-brief.ts";

export interface ReadScene {
  readonly now: string;
  readonly catalogue: Catalogue;
  readonly able: readonly string[];
  /** Whether something can be found that speaks of these words. */
  readonly isKnown: (words: string) => boolean;
  /** Whether there is a report that can be spoken of. */
  readonly hasReport: boolean;
}

/** With a report on the screen, what only reads of it is done from here on; it changes nothing. */
const LIKELY = 0.35;
/** Small words of no subject that anything is known of. */
const SMALL_TALK = 0.12;
const BESIDE_THE_FIELD: readonly string[] = ["outside", "general", "help"];

/**
 * What a message asks for that the trained reader was not sure of: a saying to be held against the sources, something
 * of the report, a small word, or else a question to look into.
 */
export function readCall(said: string, scene: ReadScene): Call {
  const { catalogue, able, isKnown, hasReport, now } = scene;
  const utterance = understand(said, { now });
  const guesses = trainedScorer("research")
    .guess(utterance, [...catalogue.operations.keys()])
    .flat()
    .sort((left, right) => right.chance - left.chance);
  const [best] = guesses;
  const search: Call = { op: "research", args: { question: said } };
  const known = isKnown(said);
  const isReported = utterance.clauses.some(({ act }) => act === "reports");
  const rule = ruleOnly(said, scene);
  if (rule !== undefined) return rule;
  if (known && (isReported || (best?.op === "verify" && best.chance >= LIKELY)))
    return { op: "verify", args: { what: said } };
  if (hasReport) {
    const reading = readingOf(best, scene);
    if (reading !== undefined) return filled(reading, said);
  }
  if (known || best === undefined) return search;
  const isSmall =
    best.chance >= SMALL_TALK &&
    (catalogue.operations.get(best.op)?.kind === "talk" || BESIDE_THE_FIELD.includes(best.op));
  if (isSmall && able.includes(best.op)) return small(best, utterance, catalogue);
  return search;
}

/** «논문만», «블로그는 빼고»: nothing but which sources count. */
function ruleOnly(said: string, { now, hasReport }: ReadScene): Call | undefined {
  if (!hasReport) return undefined;
  const { subject, limits } = readQuestion(said, { now, limits: Limits.parse({}) });
  if (subject !== "" || limits.only.length + limits.not.length === 0) return undefined;
  return { op: "source_rule", args: { how: limits.only.length > 0 ? "only" : "not", what: said } };
}

function readingOf(best: Guess | undefined, { catalogue, able }: ReadScene): Operation | undefined {
  if (best === undefined || best.op === "research" || best.chance < LIKELY || !able.includes(best.op))
    return undefined;
  const operation = catalogue.operations.get(best.op);
  return operation === undefined || operation.effect === "keeps" ? undefined : operation;
}

/** The argument that carries the words themselves. */
const WORDS = ["what", "question", "words"];

function filled(operation: Operation, said: string): Call {
  const name = WORDS.find((each) => operation.arguments[each]?.type === "text");
  const required = Object.entries(operation.arguments).flatMap(([argument, { ...spec }]) =>
    spec.type === "choice" && spec.isRequired ? [[argument, spec.choices[0]?.value ?? ""] as const] : [],
  );
  return {
    op: operation.name,
    args: { ...Object.fromEntries(required), ...(name === undefined ? {} : { [name]: said }) },
  };
}

function small({ op }: Guess, utterance: ReturnType<typeof understand>, catalogue: Catalogue): Call {
  const kinds = catalogue.operations.get(op)?.arguments["kind"];
  const words = WORDS.find((each) => catalogue.operations.get(op)?.arguments[each]?.type === "text");
  const own = words === undefined ? {} : { [words]: utterance.text };
  if (kinds?.type !== "choice") return { op, args: own };
  const [kind = "chat"] = trainedScorer("research").choose(
    utterance,
    0,
    `${op}.kind`,
    kinds.choices.map(({ value }) => value),
  );
  return { op, args: { ...own, kind } };
}

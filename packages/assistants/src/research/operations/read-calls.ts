import { type Call, type Catalogue, trainedScorer } from "@maru/dialogue";
import {
  contentWords,
  endsWithOrder,
  endsWithQuestion,
  endsWithVerb,
  findNames,
  findSentences,
  subjectWords,
  understand,
} from "@maru/language";
import { Limits } from "../domain/brief/brief.ts";
import { findSince, readQuestion } from "../domain/brief/read-brief.ts";
import { type Ask, asksIn } from "../lexicon/asks.ts";
import { SOURCE_KIND_NAMES } from "../lexicon/gazetteers.ts";

export interface ReadScene {
  readonly now: string;
  readonly catalogue: Catalogue;
  readonly able: readonly string[];
  /** Whether something can be found that speaks of these words. */
  readonly isKnown: (words: string) => boolean;
  /** What the conversation is about; empty before anything was asked. */
  readonly topic: string;
}

/** More calls than this of one message are one too many to answer in a few lines. */
const MOST_CALLS = 4;
/** With no plain word in it, a message that only tells is what the trained reader takes it for from here on. */
const LIKELY = 0.2;
const TELLING: readonly string[] = [
  "note",
  "set",
  "talk",
  "feel",
  "noise",
  "wish",
  "approve",
  "reject",
  "later",
];

/**
 * What a message asks for, sentence by sentence: before anything was asked it is a question, with what else is told
 * beside it; after that it is what its words say, and a question goes on from the one before.
 */
export function readCalls(said: string, scene: ReadScene): readonly Call[] {
  const sentences = sentencesOf(said);
  if (scene.topic === "") return firstCalls(said, sentences, scene);
  const calls = sentences.flatMap((sentence) => readSentence(sentence, scene));
  const joined = joinedCalls(calls);
  const first = joined.slice(0, MOST_CALLS);
  // What one line cannot hold is told as it is, never dropped.
  const rest = joined.slice(MOST_CALLS).map(wordsOf);
  return rest.length === 0 ? first : joinedCalls([...first, { op: "note", args: { what: rest } }]);
}

function sentencesOf(said: string): readonly string[] {
  const found = findSentences(said).map(({ words }) => words);
  return found.length === 0 ? [said] : found;
}

/** Small talk is answered as such; else the sentences that ask are the question, and the others are its circumstances. */
function firstCalls(said: string, sentences: readonly string[], scene: ReadScene): readonly Call[] {
  if (sentences.length === 1) {
    const [ask] = asksIn(said);
    const isSmall = ask !== undefined && SMALL.includes(ask.op) && !scene.isKnown(said);
    if (isSmall && scene.able.includes(ask.op) && subjectWords(said).length <= MOST_OF_SMALL_TALK)
      return [callOf(ask, said, scene)];
    return [firstCall(said, scene)];
  }
  const told = sentences.filter((each) => endsWithVerb(each) && !asksSomething(each, scene));
  const asking = sentences.filter((each) => !told.includes(each));
  const question = asking.length === 0 ? [sentences.at(-1) ?? said] : asking;
  const notes = told.filter((each) => !question.includes(each) && !isGreeting(each));
  const isFull = subjectWords(question.join(" ")).length >= ENOUGH_OF_A_QUESTION;
  return [
    ...(notes.length === 0 ? [] : [{ op: "note", args: { what: [...notes] } }]),
    firstCall(isFull ? question.join(" ") : said, scene),
  ];
}

/** With fewer words a question rests on what is told around it. */
const ENOUGH_OF_A_QUESTION = 3;
const SMALL: readonly string[] = ["talk", "help", "feel", "later", "forget"];
const MOST_OF_SMALL_TALK = 3;

function isGreeting(sentence: string): boolean {
  return asksIn(sentence)[0]?.how === "greet";
}

function firstCall(said: string, { now, isKnown }: ReadScene): Call {
  const isReported = understand(said, { now }).clauses.some(({ act }) => act === "reports");
  return isReported && isKnown(said)
    ? { op: "verify", args: { what: said } }
    : { op: "research", args: { question: said } };
}

function asksSomething(sentence: string, { now }: ReadScene): boolean {
  const asks = asksIn(sentence).some(({ op }) => !TELLING.includes(op));
  return asks || understand(sentence, { now }).clauses.some(({ act }) => act === "asks");
}

function readSentence(sentence: string, scene: ReadScene): readonly Call[] {
  const rule = sourceRule(sentence, scene);
  if (rule !== undefined) return [rule];
  const { clauses } = understand(sentence, { now: scene.now });
  const last = clauses.at(-1)?.act;
  const isAsked = last === "asks" || last === "supposes" || endsWithQuestion(sentence);
  const found = asksIn(sentence);
  const isOrder = found.some(({ op }) => op === "order") || sentence.length <= SHORT_ORDER;
  const { mentions } = understand(sentence, { now: scene.now });
  const asks = found.filter(
    ({ op }) =>
      scene.able.includes(op) &&
      (op !== "draft" || isOrder) &&
      (op !== "calc" || mentions.length > 0 || sentence.length <= SHORT_ORDER),
  );
  const saysEnough = contentWords(sentence).length > 1;
  const [best] = asks.filter((ask) => !(isAsked && (changesOnly(ask) || (saysEnough && isBare(ask)))));
  if (best !== undefined) return [callOf(best, sentence, scene)];
  if (clauses.some(({ act }) => act === "reports")) return [{ op: "verify", args: { what: sentence } }];
  if (isAsked || found.some(({ op }) => op === "find")) return [followUp(sentence)];
  if (endsWithOrder(sentence)) return [callOf({ op: "wish", how: "answer" }, sentence, scene)];
  return [likeliest(sentence, scene)];
}

/** «중고는?», «내가 넣어도 되는 건가요»: a question is not an order to add or to leave out. */
function changesOnly({ op, length }: Ask & { readonly length: number }): boolean {
  return op === "edit" && length < PLAIN_ORDER;
}
const PLAIN_ORDER = 3;

/** «됐고 …하나요», «등록에서 빠진 것도 …인가요»: with more said, they are part of a question. */
function isBare({ op, how }: Ask): boolean {
  return op === "reject" || (op === "coverage" && how === "missing");
}

/** «변호사 만날 때 가져갈 정리 한 장»: a text is ordered by its name alone. */
const SHORT_ORDER = 30;

function followUp(sentence: string): Call {
  return { op: "research", args: { question: sentence, how: "within" } };
}

/** «논문만», «블로그는 빼고»: nothing but which sources count. */
function sourceRule(said: string, { now }: ReadScene): Call | undefined {
  const { limits } = readQuestion(said, { now, limits: Limits.parse({}) });
  const isNamed = findNames(said, SOURCE_KIND_NAMES).length > 0;
  const isRefused = isNamed && asksIn(said).some(({ op, how }) => op === "reject" || how === "remove");
  if (isRefused && subjectWords(said).length <= MOST_OF_RULE)
    return { op: "source_rule", args: { how: "not", what: said } };
  // «2020년 이후 것만 다시»: nothing but from when the sources may be.
  const [ask] = asksIn(said);
  const isSince = findSince(said, now) !== null && (ask?.how === "only" || ask?.how === "rerun");
  if (isSince && contentWords(said).length <= MOST_OF_PERIOD)
    return { op: "source_rule", args: { how: "only", what: said } };
  const isAboutSources = limits.only.length + limits.not.length > 0;
  if (!isAboutSources || subjectWords(said).length > MOST_OF_RULE) return undefined;
  return { op: "source_rule", args: { how: limits.only.length > 0 ? "only" : "not", what: said } };
}
const MOST_OF_RULE = 5;
const MOST_OF_PERIOD = 2;

/** What says nothing plainly: the trained reader tells what is only told from what is a question in a few words. */
function likeliest(sentence: string, { catalogue, able, now }: ReadScene): Call {
  const utterance = understand(sentence, { now });
  const [best] = trainedScorer("research")
    .guess(utterance, [...catalogue.operations.keys()])
    .flat()
    .sort((left, right) => right.chance - left.chance);
  if (best === undefined || !able.includes(best.op) || best.chance < LIKELY || !TELLING.includes(best.op))
    return followUp(sentence);
  if (best.op === "set") return { op: "note", args: { what: [sentence] } };
  // Which small word it is, is not plain either.
  return callOf({ op: best.op, how: best.op === "talk" ? "ack" : undefined }, sentence, { catalogue });
}

/** The argument that carries the words themselves. */
const WORDS = ["what", "question", "words", "change", "text"];
/** The closed argument that a way of asking fills. */
const WAYS = ["how", "ask", "kind", "form", "fn", "scope"];

function callOf({ op, how }: Ask, said: string, { catalogue }: Pick<ReadScene, "catalogue">): Call {
  const specs = catalogue.operations.get(op)?.arguments ?? {};
  const words = WORDS.find((name) => specs[name]?.type === "text");
  const spec = words === undefined ? undefined : specs[words];
  const isList = spec !== undefined && "isList" in spec && spec.isList;
  const way = WAYS.find((name) => how !== undefined && choicesOf(specs[name]).includes(how));
  const required = Object.entries(specs).flatMap(([name, each]) =>
    name !== way && each.type === "choice" && each.isRequired
      ? [[name, choicesOf(each)[0] ?? ""] as const]
      : [],
  );
  return {
    op,
    args: {
      ...Object.fromEntries(required),
      ...(way === undefined || how === undefined ? {} : { [way]: how }),
      ...(words === undefined ? {} : { [words]: isList ? [said] : said }),
    },
  };
}

type Spec = NonNullable<ReturnType<Catalogue["operations"]["get"]>>["arguments"][string];

function choicesOf(spec: Spec | undefined): readonly string[] {
  return spec?.type === "choice" ? spec.choices.map(({ value }) => value) : [];
}

function wordsOf({ args }: Call): string {
  const given = WORDS.map((name) => args[name]).find((each) => each !== undefined);
  return Array.isArray(given) ? given.join(" ") : String(given ?? "");
}

/** Told things are one note, small words are said once, and one question is asked once. */
function joinedCalls(calls: readonly Call[]): readonly Call[] {
  const joined: Call[] = [];
  for (const call of calls) {
    const at = joined.findIndex(({ op }) => op === call.op && ONCE.includes(op));
    const known = joined[at];
    if (known === undefined) joined.push(call);
    else if (call.op === "note")
      joined[at] = { op: "note", args: { what: [...listOf(known), ...listOf(call)] } };
    else if (call.op === "research" || call.op === "draft")
      joined[at] = { ...known, args: { ...call.args, ...known.args, ...joinedWords(known, call) } };
  }
  return joined;
}

const ONCE: readonly string[] = ["note", "talk", "feel", "research", "draft", "judge", "later", "noise"];

function listOf({ args }: Call): readonly string[] {
  const { what } = args;
  return Array.isArray(what) ? what : [String(what ?? "")];
}

function joinedWords(left: Call, right: Call): { readonly [name: string]: string } {
  const name = left.op === "research" ? "question" : "what";
  return { [name]: `${wordsOf(left)} ${wordsOf(right)}` };
}

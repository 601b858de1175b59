import type { Mention, Utterance } from "@maru/language";
import { redactText } from "@maru/state";
import type { Call } from "../call/call.ts";
import type { Refusal } from "../check/refusal.ts";
import type { Thing } from "../references/thing.ts";
import { linesOf, type Result, type ResultValue, sayValue } from "../results/result.ts";
import type { OperationRecord } from "../turn/operation-record.ts";
import type { ModelStep } from "./model-step.ts";

/** What a model is shown of a conversation: short, made by code, without personal values. */
export interface ModelView {
  readonly now: string;
  /** Slots with their words, what is assumed, wishes: a line each. */
  readonly digest: readonly string[];
  readonly shown: readonly Thing[];
  /** What was last asked and is still open. */
  readonly open: readonly string[];
  readonly before: readonly { readonly role: string; readonly content: string }[];
  readonly utterance: Utterance;
  /** What was found in this turn and earlier, the newest last. */
  readonly results: readonly Result[];
  readonly operations: readonly OperationRecord[];
  readonly steps: readonly ModelStep[];
  /** What the rules read: it may be wrong. */
  readonly hints: readonly Call[];
  readonly personal: PersonalValues;
}

/** What says something about a person, and is kept: a model is told that it is there, never what it is. */
export interface PersonalValues {
  readonly slots: ReadonlySet<string>;
  /** The words it was given in, wherever they stand again. */
  readonly words: readonly string[];
}

const MOST_MESSAGES = 6;
const LONGEST_MESSAGE = 400;
/** What was said last is what «그거» means: it is shown whole. */
const LONGEST_ANSWER = 2_500;
const MOST_SHOWN = 60;
const MOST_RESULTS = 12;

/** Everything about this message, after the fixed part. Later rounds differ from earlier ones only at the end. */
export function messagePrompt(view: ModelView): string {
  const { utterance, steps, personal } = view;
  const language = utterance.language;
  const known = [
    section("Now", [view.now.slice(0, 16)]),
    section("Kept", view.digest),
    section("Shown", shownLines(view.shown, view.digest)),
    section("Open question", view.open),
    section(
      "Before",
      view.before.slice(-MOST_MESSAGES).map(({ role, content }, index, all) => {
        const most = index === all.length - 1 ? LONGEST_ANSWER : LONGEST_MESSAGE;
        return `${role}: ${shorten(content, most)}`;
      }),
    ),
  ];
  const readable = redactText(utterance.text);
  // A piece of a number that is concealed as a whole says something too.
  const shownAs = (words: string) => (readable.includes(redactText(words)) ? redactText(words) : CONCEALED);
  const message = [
    section("Message", [readable]),
    section(
      "Clauses",
      utterance.clauses.map(({ id, words, act }) => `${id} (${act}) ${shownAs(words)}`),
    ),
    section(
      "Mentions",
      utterance.mentions.map((mention) => sayMention({ ...mention, words: shownAs(mention.words) })),
    ),
  ];
  const came = [
    section("How the rules read it (may be wrong)", view.hints.map(sayCall)),
    section(
      "Results",
      view.results
        .slice(-MOST_RESULTS)
        .map((result, index, all) =>
          sayResult(
            result,
            language,
            personal,
            index < all.length - MOST_WHOLE ? EARLIER_VALUE : LONGEST_VALUE,
          ),
        ),
    ),
    section("Done in this turn", view.operations.map(sayOperation)),
    section(
      "Wrong with your last answer",
      steps.flatMap(({ problems }) => problems),
    ),
    steps.length === 0 ? "" : "Go on: what is still to be done, or reply.",
  ];
  const told = [...known.map(conceal(personal)), ...message, ...came.map(conceal(personal))];
  return redactText(told.filter((each) => each !== "").join("\n\n"));
}

const CONCEALED = "[가려짐]";

/** The message itself stays readable: what is new in it has to be pointed at. */
function conceal({ words }: PersonalValues): (text: string) => string {
  const longest = words
    .filter((each) => each.trim().length > 1)
    .sort((left, right) => right.length - left.length);
  return (text) => longest.reduce((left, each) => left.replaceAll(each.trim(), CONCEALED), text);
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `## ${title}\n${lines.join("\n")}`;
}

function shownLines(shown: readonly Thing[], digest: readonly string[]): readonly string[] {
  const told = (reference: string) => digest.some((line) => line.startsWith(`${reference} `));
  const named = shown.filter(({ kind, id, of }) => {
    if (kind === "slot" || kind === "result") return false;
    return !told(`${kind}:${id}`) && (of === undefined || !told(`${kind}:${of}`));
  });
  const lines = named
    .slice(-MOST_SHOWN)
    .map(({ kind, id, label }) => `${kind}:${id} ${shorten(label.ko, 160)}`);
  const left = named.length - lines.length;
  return left > 0 ? [`(${left} more can be named by their words)`, ...lines] : lines;
}

function sayMention({ id, words, readings, polarity, origin }: Mention): string {
  const kinds = readings.map(({ kind }) => kind).join("/");
  const notes = [
    kinds,
    ...(polarity === "wanted" ? [] : [polarity]),
    ...(origin === "typed" ? [] : [origin]),
  ];
  return `${id} «${words}» ${notes.join(", ")}`;
}

function sayResult(
  { id, op, values, is_stale, basis }: Result,
  language: "ko" | "en",
  { slots }: PersonalValues,
  longest: number,
): string {
  const said = Object.entries(values).map(([key, value]) => {
    const label = value.label[language];
    const named = `${key} (${value.kind}${label === "" ? "" : `, ${label}`})`;
    return `${named}: ${slots.has(key) ? CONCEALED : shorten(inLines(value, language), longest)}`;
  });
  const notes = [...(is_stale ? ["stale"] : []), ...(basis === null ? [] : [basis[language]])];
  return `${id} ${op}${notes.length === 0 ? "" : ` [${notes.join("; ")}]`}: ${said.join("; ")}`;
}

const LONGEST_VALUE = 3_000;
/** What was found long ago is told in short. */
const MOST_WHOLE = 4;
const EARLIER_VALUE = 300;

/** Lines and rows carry their number, by which one of them can be told. */
function inLines(value: ResultValue, language: "ko" | "en"): string {
  const lines = linesOf(value, language);
  if (lines.length < 2) return sayValue(value, language);
  return lines.map((line, index) => `\n  .${index + 1} ${line}`).join("");
}

function sayOperation({ id, call, status, refusal, result }: OperationRecord): string {
  const became = refusal === null ? `${status}${result === null ? "" : ` → ${result}`}` : why(refusal);
  return `${id} ${sayCall(call)}: ${became}`;
}

function sayCall({ op, args, suppose }: Call): string {
  const given = Object.entries(args).map(([name, value]) => `${name}=${shorten(String(value), 120)}`);
  return [op, ...given, ...(suppose === true ? ["(suppose)"] : [])].join(" ");
}

function why({ code, sentence, allowed }: Refusal): string {
  const options =
    allowed === undefined || allowed.length === 0 ? "" : ` (allowed: ${allowed.slice(0, 30).join(", ")})`;
  return `refused, ${code}: ${sentence.en}${options}`;
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)} …`;
}

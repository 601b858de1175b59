import type { Mention, Utterance } from "@maru/language";
import { redactText } from "@maru/state";
import type { Refusal } from "../check/refusal.ts";
import type { Thing } from "../references/thing.ts";
import { type Result, sayValue } from "../results/result.ts";
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
}

const MOST_MESSAGES = 6;
const LONGEST_MESSAGE = 600;
const MOST_SHOWN = 60;
const MOST_RESULTS = 12;

/** Everything about this message, after the fixed part. Later rounds differ from earlier ones only at the end. */
export function messagePrompt(view: ModelView): string {
  const { utterance, steps } = view;
  const language = utterance.language;
  return redactText(
    [
      section("Now", [view.now.slice(0, 16)]),
      section("Kept", view.digest),
      section("Shown", shownLines(view.shown)),
      section("Open question", view.open),
      section(
        "Before",
        view.before
          .slice(-MOST_MESSAGES)
          .map(({ role, content }) => `${role}: ${shorten(content, LONGEST_MESSAGE)}`),
      ),
      section("Message", [utterance.text]),
      section(
        "Clauses",
        utterance.clauses.map(({ id, words, act }) => `${id} (${act}) ${words}`),
      ),
      section("Mentions", utterance.mentions.map(sayMention)),
      section(
        "Results",
        view.results.slice(-MOST_RESULTS).map((result) => sayResult(result, language)),
      ),
      section("Done in this turn", view.operations.map(sayOperation)),
      section(
        "Wrong with your last answer",
        steps.flatMap(({ problems }) => problems),
      ),
      steps.length === 0 ? "" : "Go on: what is still to be done, or reply.",
    ]
      .filter((each) => each !== "")
      .join("\n\n"),
  );
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `## ${title}\n${lines.join("\n")}`;
}

function shownLines(shown: readonly Thing[]): readonly string[] {
  const named = shown.filter(({ kind }) => kind !== "slot" && kind !== "result");
  const lines = named
    .slice(-MOST_SHOWN)
    .map(({ kind, id, label }) => `${kind}:${id} ${shorten(label.ko, 80)}`);
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

function sayResult({ id, op, values, is_stale, basis }: Result, language: "ko" | "en"): string {
  const said = Object.entries(values).map(
    ([key, value]) =>
      `${key} (${value.kind}, ${value.label[language]}): ${shorten(sayValue(value, language), 500)}`,
  );
  const notes = [...(is_stale ? ["stale"] : []), ...(basis === null ? [] : [basis[language]])];
  return `${id} ${op}${notes.length === 0 ? "" : ` [${notes.join("; ")}]`}: ${said.join("; ")}`;
}

function sayOperation({ id, call, status, refusal, result }: OperationRecord): string {
  const given = Object.entries(call.args)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(" ");
  const became = refusal === null ? `${status}${result === null ? "" : ` → ${result}`}` : why(refusal);
  return `${id} ${call.op} ${given}: ${became}`;
}

function why({ code, sentence, allowed }: Refusal): string {
  const options =
    allowed === undefined || allowed.length === 0 ? "" : ` (allowed: ${allowed.slice(0, 30).join(", ")})`;
  return `refused, ${code}: ${sentence.en}${options}`;
}

function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most)} …`;
}

import { type CheckedCall, type DialogueState, type ResultValue, sayDate } from "@maru/dialogue";
import {
  type Content,
  dateInSeoul,
  readTextOrder,
  readTextStyle,
  type TextKind,
  type TextOrder,
  usualRegister,
} from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, wordsFor } from "../operations/arguments-of.ts";
import { composeText } from "./compose-text.ts";
import type { Material } from "./layouts/layout.ts";
import { spelledAmounts } from "./spelled-amounts.ts";
import { line, type TextData } from "./text-data.ts";
import { HANGUL, languageOf, notes } from "./text-language.ts";
import type { Facts, TextSource } from "./text-source.ts";
import { type Story, toldBefore } from "./told-before.ts";
import { written } from "./written-text.ts";

export { changeText } from "./change-text.ts";
export type { Facts, TextSource } from "./text-source.ts";

const NO_STYLE: TextOrder = {
  kind: null,
  to: [],
  purpose: null,
  contents: [],
  leftOut: [],
  style: {},
  pointsBack: false,
};

/** The order behind a call: the words of the message, and what a hand chose. */
export function orderOf(call: CheckedCall, heard: string | null): TextOrder {
  const words = [wordsFor(call, "what"), wordsFor(call, "with")].filter((each) => each !== undefined);
  const said = call.decider === "rules" && heard !== null ? heard : words.join(". ");
  const read = readTextOrder(said) ?? {
    ...NO_STYLE,
    contents: call.decider === "rules" ? [] : words.map((each): Content => ({ type: "topic", words: each })),
    style: readTextStyle(said),
  };
  const kind = choiceFor(call, "kind");
  const length = wordsFor(call, "length");
  const language = wordsFor(call, "language") ?? choiceFor(call, "in");
  const to = wordsFor(call, "to");
  const style = {
    ...read.style,
    ...readTextStyle(
      [length, language === "en" ? "English" : language].filter((each) => each !== undefined).join(" "),
    ),
  };
  return {
    ...read,
    kind: read.kind ?? (kind as TextKind | undefined) ?? null,
    to: read.to.length > 0 || to === undefined ? read.to : [to],
    style,
  };
}

/** `draft` of a text: what was asked to be said in it first, then what is known. */
export function writeText<State extends DialogueState>(source: TextSource<State>) {
  return (call: CheckedCall, scene: Scene<State>): Outcome<never> => {
    const order = spelled(orderOf(call, scene.state.heard?.text ?? null), scene.now, source);
    const language = languageOf(order, scene.language);
    const isBare = !hasOwnWords(order);
    const known = isBare || order.pointsBack ? (source.facts?.(scene, order, language) ?? null) : null;
    const isTold = isBare || TELLING.includes(order.kind ?? "message");
    const story = isTold && known === null && language === "ko" ? storyFor(source, scene, order) : NO_STORY;
    const facts = known ?? (isBare && story.lines.length === 0 ? freshFigures(scene.state) : null);
    const material: Material = {
      sender: source.sender?.(scene, language) ?? null,
      facts: [...(facts?.lines ?? []).map((words) => line("body", words, { breaks: true })), ...story.lines],
      about: source.about?.(scene, language) ?? null,
    };
    const addressed = order.to.length === 0 && story.to !== null ? { ...order, to: [story.to] } : order;
    const data = withoutLeftOut(dated(composeText(addressed, material, language), call, scene), order);
    const title = source.titleOf?.(data.kind, language);
    return written(data, {
      before: [],
      ...(title === undefined ? {} : { title }),
      told: notes(order, language, scene.language),
      ...(facts?.values === undefined ? {} : { values: facts.values }),
      rests_on: facts?.rests_on ?? [],
    });
  };
}

/** Papers that say what happened before they demand anything. */
const TELLING: readonly string[] = ["certified", "statement"];

const NO_STORY: Story = { lines: [], to: null };

/** The order itself says what is to stand in the text. */
export function hasOwnWords({ contents, purpose }: TextOrder): boolean {
  if (purpose === "refusal" || purpose === "thanks") return true;
  return contents.some((each) => each.type !== "topic" || purpose !== null || DIGIT.test(each.words));
}

const DIGIT = /\d/u;

/** What was told or answered before, for the one the text goes to. */
export function storyFor<State extends DialogueState>(
  source: TextSource<State>,
  { state }: Scene<State>,
  order: TextOrder,
): Story {
  const register = order.style.register ?? usualRegister(order.kind ?? "message", order.to[0] ?? null);
  return toldBefore(
    { said: source.said(state), answered: source.answered?.(state) ?? null },
    order,
    register === "plain" ? "haeyo" : register,
  );
}

/** «오늘 날짜로»: the day it is dated. */
function dated(data: TextData, call: CheckedCall, { now, state }: Scene<DialogueState>): TextData {
  const said = state.heard?.text ?? wordsFor(call, "what") ?? "";
  if (!readsToday(said)) return data;
  const today = sayDate(dateInSeoul(now), data.language);
  const lines = data.lines.map((each) => ({
    ...each,
    words: each.words.replace(/\[(?:보내는 )?날짜\]/u, today),
  }));
  return lines.some(({ words }) => words.includes(today))
    ? { ...data, lines }
    : { ...data, lines: [...lines, line("sign", today, { breaks: true })] };
}

function readsToday(words: string): boolean {
  return readTextStyle(words).isDatedToday === true;
}

/** What must not stand in a text does not, also where it came from what is known. */
function withoutLeftOut(data: TextData, { leftOut }: TextOrder): TextData {
  const secret = leftOut.filter((each) => each.length >= 2);
  if (secret.length === 0) return data;
  const lines = data.lines.filter(
    ({ role, words }) => role !== "body" || !secret.some((each) => words.includes(each)),
  );
  return lines.some(({ role }) => role === "body") ? { ...data, lines } : data;
}

function spelled<State extends DialogueState>(
  order: TextOrder,
  now: string,
  source: TextSource<State>,
): TextOrder {
  const spell = (words: string) =>
    !HANGUL.test(words) ? words : spelledAmounts(words, { now, isBareMoney: source.isBareMoney === true });
  const contents = order.contents.map((each): Content => {
    if (each.type !== "said") return { ...each, words: spell(each.words) };
    const { lead, predicate } = each.said;
    const noun = predicate.kind === "copula" ? spell(predicate.stem) : predicate.stem;
    return {
      type: "said",
      said: { ...each.said, lead: spell(lead), predicate: { ...predicate, stem: noun } },
    };
  });
  return { ...order, contents };
}

/** Figures of the answer to the last message, where nothing else is said: older ones are of other matters. */
function freshFigures({ results, turn }: DialogueState): Facts | null {
  const last = Object.values(results).findLast(
    ({ is_stale, values, op }) => !is_stale && op !== "draft" && op !== "edit" && figures(values).length > 0,
  );
  if (last === undefined || turnOf(last.by) < turn - 1) return null;
  return {
    lines: figures(last.values)
      .slice(0, MOST_FIGURES)
      .map((key) => `{{${last.id}.${key}}}`),
    rests_on: [last.id],
  };
}

/** Results are named by turn and place. */
function turnOf(by: string): number {
  return Number(/\d+/u.exec(by)?.[0] ?? 0);
}

const MOST_FIGURES = 4;

function figures(values: { readonly [key: string]: ResultValue }): readonly string[] {
  return Object.entries(values)
    .filter(
      ([, value]) => ["money", "percent", "date", "count"].includes(value.kind) && value.label.ko !== "",
    )
    .map(([key]) => key);
}

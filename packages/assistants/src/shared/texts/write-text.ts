import { type CheckedCall, type DialogueState, type Draft, type ResultValue, sayDate } from "@maru/dialogue";
import {
  type Content,
  dateInSeoul,
  type Register,
  readSentence,
  readTextOrder,
  readTextRevision,
  readTextStyle,
  type TextKind,
  type TextOrder,
  type TextRevision,
} from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import type { Language, Sentence } from "@maru/state";
import { choiceFor, wordsFor } from "../operations/arguments-of.ts";
import { cannot } from "../operations/found-text.ts";
import { composeText, type Material } from "./compose-text.ts";
import { saidLine } from "./korean-lines.ts";
import { readPlainText } from "./plain-text-data.ts";
import { reviseText } from "./revise-text.ts";
import { spelledAmounts } from "./spelled-amounts.ts";
import { line, plainText, type TextData, type TextLine, TextOrigin } from "./text-data.ts";
import { kindLabel } from "./text-kinds.ts";

/** What an assistant knows that a text of it may be made of. */
export interface TextSource<State extends DialogueState> {
  /** Who the person is in it: «세입자 [이름]». */
  readonly sender?: (scene: Scene<State>, language: Language) => string | null;
  /** What is known of the matter, a line each, with the values it rests on. */
  readonly facts?: (scene: Scene<State>, order: TextOrder, language: Language) => Facts | null;
  readonly about?: (scene: Scene<State>, language: Language) => string | null;
  /** What a kind of its own is called. */
  readonly titleOf?: (kind: string, language: Language) => string | undefined;
  /** A bare number is a sum in 만원. */
  readonly isBareMoney?: boolean;
  /** Messages of the person before this one, the last at the end. */
  readonly said: (state: State) => readonly string[];
}

export interface Facts {
  readonly lines: readonly string[];
  readonly values?: { readonly [key: string]: ResultValue };
  readonly rests_on?: readonly string[];
}

const NO_STYLE: TextOrder = { kind: null, to: [], purpose: null, contents: [], leftOut: [], style: {} };

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

const MOST_TOLD = 3;
const LONGEST_TOLD = 90;
const STORY = /^(?:message|mail|letter|certified|official_letter|statement|script|notice|memo|request)$/u;

/** `draft` of a text: what was asked to be said in it first, then what is known. */
export function writeText<State extends DialogueState>(source: TextSource<State>) {
  return (call: CheckedCall, scene: Scene<State>): Outcome<never> => {
    const order = spelled(orderOf(call, scene.state.heard?.text ?? null), scene.now, source);
    const language = languageOf(order, scene.language);
    const isFactual =
      order.contents.length === 0 && order.purpose !== "refusal" && order.purpose !== "thanks";
    const facts =
      isFactual || FACTUAL.includes(order.kind ?? "")
        ? (source.facts?.(scene, order, language) ?? (isFactual ? resultFacts(scene.state) : null))
        : null;
    const story =
      isFactual && facts === null && language === "ko" && STORY.test(order.kind ?? "message")
        ? toldBefore(source.said(scene.state), order)
        : [];
    const material: Material = {
      sender: source.sender?.(scene, language) ?? null,
      facts: [...(facts?.lines ?? []).map((words) => line("body", words, { breaks: true })), ...story],
      about: source.about?.(scene, language) ?? null,
    };
    const data = withoutLeftOut(dated(composeText(order, material, language), call, scene), order);
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

/** Kinds that are made of what is known, whatever else is to stand in them. */
const FACTUAL: readonly string[] = ["mail", "summary", "notice", "post", "memo", "table", "report"];

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

const HANGUL = /[가-힣]/u;

function languageOf({ style, contents }: TextOrder, spoken: Language): Language {
  if (style.language === "en") return "en";
  if (style.language === "ko")
    return contents.some(({ type }) => type === "words") && spoken === "en" ? "en" : "ko";
  if (contents.some(({ type }) => type === "said")) return "ko";
  return contents.some((each) => each.type === "words" && !HANGUL.test(each.words)) ? "en" : spoken;
}

/** What could not be done about a language, in one line. */
function notes({ style, contents }: TextOrder, language: Language, spoken: Language): readonly string[] {
  const hasOwn = contents.length > 0;
  if (style.language === "other") {
    const name = style.otherLanguage ?? "";
    return [
      {
        ko: `${name}로는 아직 옮기지 못해서 한국어로 썼어요. 번역기에 그대로 넣으시면 돼요.`,
        en: `I cannot write ${name} yet, so this is in English.`,
      }[spoken],
    ];
  }
  if (style.language === "en" && language === "en" && contents.some(({ type }) => type !== "words"))
    return [
      {
        ko: "인사와 틀은 영어로 썼고, [ ] 안의 내용은 제가 영어로 옮기지 못해 한국어로 남겼어요.",
        en: "The frame is in English; what stands in [ ] is still in Korean.",
      }[spoken],
    ];
  if (style.language === "ko" && language === "en" && hasOwn)
    return [
      {
        ko: "",
        en: "I cannot put your own words into Korean by myself, so this is in English; a translator can take it as it stands.",
      }[spoken],
    ];
  return [];
}

/** Figures that were worked out last, where nothing else is said. */
function resultFacts({ results }: DialogueState): Facts | null {
  const last = Object.values(results).findLast(
    ({ is_stale, values, op }) => !is_stale && op !== "draft" && op !== "edit" && figures(values).length > 0,
  );
  if (last === undefined) return null;
  return {
    lines: figures(last.values)
      .slice(0, MOST_FIGURES)
      .map((key) => `{{${last.id}.${key}}}`),
    rests_on: [last.id],
  };
}

const MOST_FIGURES = 4;

function figures(values: { readonly [key: string]: ResultValue }): readonly string[] {
  return Object.entries(values)
    .filter(
      ([, value]) => ["money", "percent", "date", "count"].includes(value.kind) && value.label.ko !== "",
    )
    .map(([key]) => key);
}

/** What the person told of the matter before, in their own words. */
function toldBefore(said: readonly string[], order: TextOrder): readonly TextLine[] {
  const register: Register = order.style.register ?? "haeyo";
  const sentences = said
    .slice(-MOST_BEFORE)
    .flatMap((message) =>
      message.length > MOST_MESSAGE || readTextOrder(message) !== null
        ? []
        : message.split(/(?<=[가-힣ㅋㅠ])[.!~]+\s|\n|(?<=요) (?=[가-힣])/u),
    );
  const read = sentences.flatMap((sentence) => {
    const words = sentence?.trim() ?? "";
    if (
      words.length < 6 ||
      words.length > LONGEST_TOLD ||
      /[?？]|ㅋㅋ|(?:죠|까|나요|어때|뭐|얼마|어떻|줘|주세요|나|냐)$/u.test(words)
    )
      return [];
    const one = readSentence(words.replace(/[ㅠㅜ\s]+$/u, ""));
    return one === null || one.act !== "state" || !/\d|[았었했됐왔갔났렸졌]/u.test(words)
      ? []
      : [
          saidLine(
            { ...one, lead: one.lead.replace(/^(?:근데|그리고|아|네|저기|일단|그럼|아니|그래서) /u, "") },
            register,
          ),
        ];
  });
  return read.slice(-MOST_TOLD);
}

const MOST_BEFORE = 4;
const MOST_MESSAGE = 300;

interface How {
  readonly id?: string;
  readonly before: readonly TextData[];
  readonly told: readonly string[];
  readonly values?: { readonly [key: string]: ResultValue };
  readonly rests_on?: readonly string[];
  readonly title?: string;
}

const MOST_VERSIONS = 5;

function written(data: TextData, { id, before, told, values, rests_on, title }: How): Outcome<never> {
  const text = plainText(data);
  const named = title ?? kindLabel(data.kind, data.language);
  const origin: TextOrigin = { now: data, before: before.slice(0, MOST_VERSIONS) };
  return {
    ...(values === undefined ? {} : { values: { ...values } }),
    ...(rests_on === undefined ? {} : { rests_on }),
    draft: {
      kind: data.kind,
      title: named,
      text,
      language: data.language,
      made_of: origin as never,
      ...(id === undefined ? {} : { id }),
    },
    parts: [
      ...(told.filter((each) => each !== "").length === 0
        ? []
        : [{ type: "change" as const, text: told.join(" ") }]),
      { type: "draft", title: named, text, language: data.language },
    ],
  };
}

/** `edit` of a text that was written: a change of what it is made of, shown whole. */
export function changeText<State extends DialogueState>(source: TextSource<State>) {
  return (call: CheckedCall, scene: Scene<State>): Outcome<never> => {
    const draft = Object.values(scene.state.drafts).at(-1);
    if (draft === undefined) return cannot("고칠 글이 아직 없어요.", "There is no text to change yet.");
    const revision = revisionOf(call, scene.state.heard?.text ?? null);
    const origin = originOf(draft);
    const how = { id: draft.id, title: draft.title };
    const [last, ...older] = origin.before;
    if (revision?.goesBack === true && last !== undefined)
      return written(last, { ...how, before: older, told: [GONE_BACK[scene.language]] });
    if (revision === null)
      return cannot("글을 어떻게 고칠지 못 알아들었어요.", "I did not understand how to change the text.");
    const { data, told } = reviseText(origin.now, revision, {
      now: scene.now,
      isBareMoney: source.isBareMoney === true,
    });
    const language = foreign(revision, data, scene.language);
    const all = [...told, ...(language === null ? [] : [language])];
    return written(data, {
      ...how,
      before: [origin.now, ...origin.before],
      told: all.length > 0 ? all : [UNCHANGED[scene.language]],
    });
  };
}

const GONE_BACK: Sentence = { ko: "고치기 전 글로 되돌렸어요.", en: "Back to how it was before." };
const UNCHANGED: Sentence = {
  ko: "고칠 곳을 찾지 못해 글은 그대로예요.",
  en: "I found nothing to change, so it is as it was.",
};

function foreign({ style }: TextRevision, data: TextData, spoken: Language): string | null {
  if (style.language === undefined || style.language === data.language) return null;
  const name =
    style.otherLanguage ??
    { ko: style.language === "en" ? "영어" : "한국어", en: style.language === "en" ? "English" : "Korean" }[
      spoken
    ];
  return {
    ko: `말씀하신 내용은 제가 ${name}로 옮기지 못해요. 글은 그대로 뒀어요.`,
    en: `I cannot translate your own words into ${name}; the text is as it was.`,
  }[spoken];
}

export function revisionOf(call: CheckedCall, heard: string | null): TextRevision | null {
  const words = [
    wordsFor(call, "change"),
    wordsFor(call, "with"),
    wordsFor(call, "language"),
    wordsFor(call, "length"),
    wordsFor(call, "to"),
  ]
    .filter((each) => each !== undefined)
    .join(" ");
  return readTextRevision(call.decider === "rules" && heard !== null ? heard : words);
}

function originOf(draft: Draft): TextOrigin {
  const read = TextOrigin.safeParse(draft.made_of);
  if (read.success && plainText(read.data.now) === draft.text) return read.data;
  return { now: readPlainText(draft), before: [] };
}

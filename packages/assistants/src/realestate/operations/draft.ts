import type { CheckedCall, ResultValue } from "@maru/dialogue";
import type { Outcome } from "@maru/runtime";
import type { Language } from "@maru/state";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { REALESTATE_SLOTS } from "../slots.ts";
import { caseValue, type RealEstateScene } from "./case-values.ts";
import { DRAFT_MATTERS, type DraftMatter, type DraftSentence } from "./draft-matters.ts";

/** `draft`: a text ready to copy. Values stand in it by reference; what nobody said stays a gap in brackets. */
export function draft(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const matter = DRAFT_MATTERS.find(({ name }) => name === (choiceFor(call, "about") ?? "other"));
  if (matter === undefined) throw new Error("a matter was checked");
  const kind = choiceFor(call, "kind") ?? "message";
  const manner = choiceFor(call, "manner");
  const language: Language = choiceFor(call, "in") === "en" ? "en" : scene.language;
  const written = new Writing(scene, language, wordsFor(call, "what") ?? null);
  const sentences = [...matter.says, ...(kind === "letter" ? matter.formal : [])].filter((each) =>
    fits(each, manner),
  );
  const body = sentences.map((each) => written.fill(each[language]));
  const text = kind === "letter" ? letter(matter, body, written, language) : message(body, written, language);
  const title = `${matter.label[language]} ${KINDS[kind]?.[language] ?? ""}`.trim();
  return {
    values: written.values,
    rests_on: written.slots.map((slot) => `slot.${slot}`),
    draft: { kind, title, text, language },
    parts: [{ type: "draft", title, text, language }],
  };
}

const KINDS: { readonly [kind: string]: { readonly [language in Language]: string } } = {
  message: { ko: "문자", en: "message" },
  letter: { ko: "내용증명", en: "certified letter" },
};

function fits(sentence: DraftSentence, manner: string | undefined): boolean {
  if (manner === "short") return sentence.isDetail !== true;
  return manner === "soft" ? sentence.isHard !== true : true;
}

function message(body: readonly string[], written: Writing, language: Language): string {
  const home = written.fill("{address_road}");
  const opening = {
    ko: `안녕하세요, ${written.fill("{lessor_name}")}님. ${home} 세입자 ${written.fill("{lessee_name}")}입니다.`,
    en: `Hello ${written.fill("{lessor_name}")}, this is ${written.fill("{lessee_name}")}, tenant of ${home}. I am writing because`,
  }[language];
  const closing = { ko: "감사합니다.", en: "Thank you." }[language];
  return [opening, ...body, closing].join(" ");
}

function letter(matter: DraftMatter, body: readonly string[], written: Writing, language: Language): string {
  const lines = {
    ko: [
      "내용증명",
      `받는 사람: ${written.fill("{lessor_name}")} (${matter.to.ko}), [임대인 주소]`,
      `보내는 사람: ${written.fill("{lessee_name}")}, ${written.fill("{address_road}")}`,
      `제목: ${matter.label.ko}`,
      "",
      ...body.map((sentence, index) => `${"가나다라마바사아"[index] ?? "-"}. ${sentence}`),
      "",
      `[보내는 날짜]`,
      `보내는 사람 ${written.fill("{lessee_name}")} (서명)`,
    ],
    en: [
      "Certified letter",
      `To: ${written.fill("{lessor_name}")} (${matter.to.en}), [landlord's address]`,
      `From: ${written.fill("{lessee_name}")}, ${written.fill("{address_road}")}`,
      `Subject: ${matter.label.en}`,
      "",
      ...body.map((sentence) => `- ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`),
      "",
      "[date of sending]",
      `${written.fill("{lessee_name}")} (signature)`,
    ],
  };
  return lines[language].join("\n");
}

const SLOT = /\{([a-z_]+)\}/gu;

/** Fills values in by reference and remembers which; what is not known becomes a gap that says what is missing. */
class Writing {
  readonly values: { [key: string]: ResultValue } = {};
  readonly slots: string[] = [];
  readonly #scene: RealEstateScene;
  readonly #language: Language;
  readonly #matter: string | null;

  constructor(scene: RealEstateScene, language: Language, matter: string | null) {
    this.#scene = scene;
    this.#language = language;
    this.#matter = matter;
  }

  fill(sentence: string): string {
    return sentence.replaceAll(SLOT, (_, name: string) => this.#token(name));
  }

  #token(name: string): string {
    if (name === "matter")
      return this.#matter ?? { ko: "[무슨 일인지]", en: "[what it is about]" }[this.#language];
    const slot = REALESTATE_SLOTS.find((each) => each.name === name);
    const label = slot?.label[this.#language] ?? name;
    const value = caseValue(this.#scene, name);
    if (slot === undefined || value === null) return `[${label}]`;
    this.slots.push(name);
    this.values[name] = asResult(slot.is.type, slot.label, value);
    return `{{${this.#scene.result}.${name}}}`;
  }
}

/** A name needs no label before it: it is no figure that could be mistaken for another. */
function asResult(type: string, label: { ko: string; en: string }, value: unknown): ResultValue {
  if (type === "money") return { kind: "money", label: { ...label }, amount: Number(value) };
  if (type === "date") return { kind: "date", label: { ko: "", en: "" }, date: String(value) };
  return { kind: "text", label: { ko: "", en: "" }, text: { ko: String(value), en: String(value) } };
}

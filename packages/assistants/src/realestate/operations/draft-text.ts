import { type ResultValue, readValue } from "@maru/dialogue";
import { dateInSeoul, type Manner, type Mention, withParticle } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import type { Language, Sentence } from "@maru/state";
import { REALESTATE_SLOTS } from "../slots.ts";
import { caseValue, isOfShop, type RealEstateScene } from "./case-values.ts";
import { DRAFT_KINDS } from "./draft-kinds.ts";
import type { DraftMatter, DraftSentence } from "./draft-matters.ts";
import { partyName, speakerName } from "./draft-parties.ts";

/** How a text is wanted. */
export interface Wanted {
  readonly kind: string;
  readonly to: string | null;
  readonly manner: Manner;
  /** What it is about in the words of a hand; a message's own words are an order and stand in no text. */
  readonly words: string | null;
  readonly offer: Mention | null;
}

/** The text itself, with the values that stand in it. */
export function writtenText(
  matter: DraftMatter,
  wanted: Wanted,
  written: DraftText,
  id?: string,
): Outcome<never> {
  const { language } = written;
  const label = DRAFT_KINDS.find(({ value }) => value === wanted.kind)?.label[language] ?? "";
  const title = `${matter.label[language]} ${label}`.trim();
  const text = FORMS[wanted.kind]?.(matter, written) ?? message(matter, written);
  return {
    values: { ...written.values, ...origin(matter, wanted) },
    rests_on: written.slots.map((slot) => `slot.${slot}`),
    draft: { kind: wanted.kind, title, text, language, ...(id === undefined ? {} : { id }) },
    parts: [{ type: "draft", title, text, language }],
  };
}

/** What a later revision starts from. */
function origin({ name }: DraftMatter, { kind, to, manner, offer }: Wanted): { [key: string]: ResultValue } {
  const plain = (text: string): ResultValue => ({
    kind: "text",
    label: { ko: "", en: "" },
    text: { ko: text, en: text },
  });
  return {
    draft_about: plain(name),
    draft_kind: plain(kind),
    ...(to === null ? {} : { draft_to: plain(to) }),
    ...(offer === null ? {} : { draft_offer: plain(offer.words) }),
    draft_manner: plain(JSON.stringify(manner)),
  };
}

type Form = (matter: DraftMatter, written: DraftText) => string;

const FORMS: { readonly [kind: string]: Form } = {
  letter,
  agreement: (matter, written) => signed(matter, written, { ko: "합의서", en: "Agreement" }),
  clause: (matter, written) => written.fill((matter.term ?? NO_TERM)[written.language]),
  checklist: (matter, written) => list(written.sentences(matter, true), "□"),
  questions: (matter, written) => list(written.sentences(matter, true), "-"),
  memo: (matter, written) => list([...written.facts(), ...written.sentences(matter, false)], "-"),
  summary: (matter, written) => list([...written.facts(), ...written.sentences(matter, false)], "-"),
};

const NO_TERM: Sentence = {
  ko: "임대인과 임차인은 [약속한 내용]을 하기로 한다. 이를 어기면 상대방은 계약을 해제하고 받은 돈을 돌려받는다.",
  en: "The landlord and the tenant agree that [what was agreed]. If it is broken the other side may rescind and is paid back.",
};

function list(lines: readonly string[], mark: string): string {
  return lines.map((line) => `${mark} ${line}`).join("\n");
}

function message(matter: DraftMatter, written: DraftText): string {
  const { language, wanted } = written;
  const to = written.fill(partyName(wanted.to, matter, language));
  const me = written.fill(speakerName(matter, language));
  const opening = {
    ko: `안녕하세요, ${to}. ${me}입니다.`,
    en: `Hello ${to}, this is ${me}. I am writing because`,
  }[language];
  const closing = { ko: "감사합니다.", en: "Thank you." }[language];
  if (wanted.manner.length === "short")
    return [
      { ko: `${to}, ${me}입니다.`, en: `Hello ${to}, this is ${me}: please note that` }[language],
      ...written.sentences(matter, false),
    ].join(" ");
  return [opening, ...written.sentences(matter, false), closing].join(" ");
}

function letter(matter: DraftMatter, written: DraftText): string {
  const body = written.sentences(matter, true);
  const isOfLandlord = matter.isOfLandlord === true;
  const [to, from] = isOfLandlord ? ["{lessee_name}", "{lessor_name}"] : ["{lessor_name}", "{lessee_name}"];
  const { language } = written;
  const lines = {
    ko: [
      "내용증명",
      `받는 사람: ${written.fill(to)} (${matter.to.ko}), [받는 사람 주소]`,
      `보내는 사람: ${written.fill(from)}, ${written.fill("{address_road}")}`,
      `제목: ${matter.label.ko}`,
      "",
      ...body.map((sentence, index) => `${"가나다라마바사아"[index] ?? "-"}. ${sentence}`),
      "",
      "[보내는 날짜]",
      `보내는 사람 ${written.fill(from)} (서명)`,
    ],
    en: [
      "Certified letter",
      `To: ${written.fill(to)} (${matter.to.en}), [address]`,
      `From: ${written.fill(from)}, ${written.fill("{address_road}")}`,
      `Subject: ${matter.label.en}`,
      "",
      ...body.map((sentence) => `- ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`),
      "",
      "[date of sending]",
      `${written.fill(from)} (signature)`,
    ],
  };
  return lines[language].join("\n");
}

function signed(matter: DraftMatter, written: DraftText, title: Sentence): string {
  const { language } = written;
  const term = matter.term ?? NO_TERM;
  return [
    title[language],
    ...written.facts().map((fact) => `- ${fact}`),
    `1. ${written.fill(term[language])}`,
    { ko: "2. 그 밖의 것은 원래 계약을 따른다.", en: "2. Everything else follows the contract." }[language],
    "",
    { ko: "[날짜]", en: "[date]" }[language],
    { ko: "[이름] (서명)   [이름] (서명)", en: "[name] (signature)   [name] (signature)" }[language],
  ].join("\n");
}

const SLOT = /\{([a-z_]+)\}(으로|을|은|이)?/gu;
const FACTS = ["deposit", "rent", "mgmt_fee", "start_date", "end_date", "price"];
const PARTICLES = { 으로: "으로/로", 을: "을/를", 은: "은/는", 이: "이/가" } as const;

/** Fills values in by reference and remembers which; what is not known becomes a gap that says what is missing. */
export class DraftText {
  readonly values: { [key: string]: ResultValue } = {};
  readonly slots: string[] = [];
  readonly language: Language;
  readonly wanted: Wanted;
  readonly #scene: RealEstateScene;

  constructor(scene: RealEstateScene, wanted: Wanted) {
    this.#scene = scene;
    this.wanted = wanted;
    this.language = wanted.manner.language ?? scene.language;
  }

  /** The sentences that fit how it is wanted. */
  sentences({ says, formal }: DraftMatter, isFormal: boolean): readonly string[] {
    const { length, tone } = this.wanted.manner;
    const fits = (each: DraftSentence) =>
      !(length === "short" && each.isDetail === true) &&
      !(tone === "soft" && each.isHard === true) &&
      !(each.isOfKnown === true && this.#isUnknown(each)) &&
      (each.when === undefined || each.when === this.#whenIsEnd());
    const hardened = isFormal || tone === "firm" ? [...says, ...formal] : says;
    const saying = (each: DraftSentence) => (isOfShop(this.#scene) ? (each.ofShop ?? each) : each);
    return hardened.filter(fits).map((each) => this.fill(saying(each)[this.language]));
  }

  /** What is known of the lease, a line each. */
  facts(): readonly string[] {
    return FACTS.filter((name) => this.#valueOf(name) !== null).map((name) => this.fill(`{${name}}`));
  }

  fill(sentence: string): string {
    return sentence.replaceAll(SLOT, (_, name: string, particle?: keyof typeof PARTICLES) =>
      this.#token(name, particle),
    );
  }

  #isUnknown(sentence: DraftSentence): boolean {
    const names = [...sentence[this.language].matchAll(SLOT)].map(([, name = ""]) => name);
    return names.some((name) => this.#valueOf(name) === null);
  }

  #whenIsEnd(): "before" | "after" {
    const end = caseValue(this.#scene, "end_date");
    return typeof end === "string" && end < dateInSeoul(this.#scene.now) ? "after" : "before";
  }

  #valueOf(name: string): unknown {
    if (name !== "offer") return caseValue(this.#scene, name);
    const { offer } = this.wanted;
    const slot = REALESTATE_SLOTS.find((each) => each.name === this.#offeredSlot());
    const read = slot === undefined || offer === null ? null : readValue(slot, offer);
    return read?.ok === true ? read.value : null;
  }

  /** Rent is answered with a rent. */
  #offeredSlot(): string {
    return caseValue(this.#scene, "rent") === null ? "proposed_deposit" : "proposed_rent";
  }

  #token(name: string, particle: keyof typeof PARTICLES | undefined): string {
    if (name === "matter")
      return this.wanted.words ?? { ko: "[무슨 일인지]", en: "[what it is about]" }[this.language];
    const slot = REALESTATE_SLOTS.find(
      (each) => each.name === (name === "offer" ? this.#offeredSlot() : name),
    );
    const value = this.#valueOf(name);
    const label = slot?.label[this.language] ?? name;
    if (slot === undefined || value === null)
      return particle === undefined
        ? `[${label}]`
        : `[${label}]${withParticle(label, PARTICLES[particle]).slice(label.length)}`;
    if (name !== "offer") this.slots.push(name);
    this.values[name] = asResult(slot.is.type, name === "offer" ? OFFER : slot.label, value);
    return `{{${this.#scene.result}.${name}}}${particle ?? ""}`;
  }
}

const OFFER: Sentence = { ko: "", en: "" };

/** A name needs no label before it: it is no figure that could be mistaken for another. */
function asResult(type: string, label: Sentence, value: unknown): ResultValue {
  if (type === "money") return { kind: "money", label: { ...label }, amount: Number(value) };
  if (type === "date") return { kind: "date", label: { ko: "", en: "" }, date: String(value) };
  return { kind: "text", label: { ko: "", en: "" }, text: { ko: String(value), en: String(value) } };
}

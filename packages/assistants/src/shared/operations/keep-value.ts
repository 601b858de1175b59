import {
  type CheckedCall,
  type DialogueState,
  type KeptValue,
  type Part,
  readValue,
  type Slot,
  sayDate,
  sayPercent,
  sayWon,
} from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import type { Language, Plain } from "@maru/state";
import { mentionFor } from "./arguments-of.ts";

/** `set`: keeps a value in a slot. A list gets one more line, any other value is replaced; it is always read back. */
export function keepValue(call: CheckedCall, scene: Scene<DialogueState>): Outcome<object> {
  const mention = mentionFor(call, "value");
  const { slot } = call;
  if (slot === null || mention === undefined) throw new Error("a slot and a value were checked");
  const read = readValue(slot, mention);
  if (!read.ok) return { refused: read.problem };
  const before = scene.state.kept[slot.name] ?? [];
  const value: KeptValue = {
    value: read.value as KeptValue["value"],
    words: mention.words,
    is_assumed: false,
    by: call.modifiers.by ?? null,
  };
  const after = slot.isList ? [...before, value] : [value];
  return {
    update: { ...keeping(scene.state, slot.name, after, scene.operation) },
    changed: [`slot.${slot.name}`],
    parts: [{ type: "change", text: readBack(slot, before, value, scene.language) } satisfies Part],
  };
}

const MOST_CHANGES = 20;

/** What the state keeps when the values of a slot are different from now on. */
export function keeping(
  { kept, changes }: DialogueState,
  slot: string,
  after: readonly KeptValue[],
  operation: string,
) {
  const change = { operation, slot, before: [...(kept[slot] ?? [])] };
  return { kept: { [slot]: [...after] }, changes: [...changes, change].slice(-MOST_CHANGES) };
}

/** «보증금: 1억원 → 1억 5,000만원»: what was taken, so that a wrong role is seen at once. */
function readBack(
  slot: Slot,
  before: readonly KeptValue[],
  { value }: KeptValue,
  language: Language,
): string {
  const label = slot.label[language];
  const said = sayKept(slot, value as Plain, language);
  const [old] = before;
  if (slot.isList || old === undefined) return `${label}: ${said}`;
  const was = sayKept(slot, old.value as Plain, language);
  return was === said ? `${label}: ${said}` : `${label}: ${was} → ${said}`;
}

/** A kept value in words. */
export function sayKept({ is }: Slot, value: Plain, language: Language): string {
  switch (is.type) {
    case "money":
      return sayWon(Number(value), language);
    case "percent":
      return sayPercent(Number(value));
    case "date":
      return sayDate(String(value), language);
    case "duration":
      return `${String(value)}${UNITS[is.unit][language]}`;
    case "people":
      return language === "ko" ? `${String(value)}명` : String(value);
    case "area":
      return `${Math.round(Number(value) * 100) / 100}㎡`;
    case "choice":
      return is.choices.find((each) => each.value === value)?.label[language] ?? String(value);
    case "yes_no":
      return value === true ? YES[language] : NO[language];
    case "count":
    case "name":
    case "text":
      return String(value);
  }
}

const UNITS = {
  nights: { ko: "박", en: " nights" },
  months: { ko: "개월", en: " months" },
  years: { ko: "년", en: " years" },
} as const;
const YES = { ko: "네", en: "yes" } as const;
const NO = { ko: "아니요", en: "no" } as const;

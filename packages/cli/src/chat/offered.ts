import type { CallInput } from "@maru/dialogue";
import { TurnDialogue } from "@maru/protocol";
import type { Summary } from "@maru/runtime";
import type { Language } from "@maru/state";
import type { Printer } from "../command/printer.ts";

/** Something to take by its number. */
export interface Offered {
  readonly call: CallInput;
  readonly label: string;
}

/** What a turn offers, and what it did not understand. */
export function dialogueOf({ extra = {} }: Summary): TurnDialogue {
  const read = TurnDialogue.safeParse(extra);
  return read.success ? read.data : TurnDialogue.parse({});
}

export function offeredIn({ offers, supposed }: TurnDialogue, language: Language): readonly Offered[] {
  const settle: Offered = {
    call: { op: "approve" },
    label: { ko: "해 본 대로 하기", en: "Do what was tried" }[language],
  };
  return [
    ...(supposed.length > 0 ? [settle] : []),
    ...offers.map(({ label, ...call }) => ({ call: call as CallInput, label: label[language] })),
  ];
}

/** The lines under an answer. */
export function offerLines(offered: readonly Offered[], print: Printer): readonly string[] {
  if (offered.length === 0) return [];
  const lead = print.in({
    ko: "혹시 이걸까요? (번호로 고르기)",
    en: "Did you mean one of these? (type its number)",
  });
  return [`  ${lead}`, ...offered.map(({ label }, index) => `  ${index + 1}. ${label}`)];
}

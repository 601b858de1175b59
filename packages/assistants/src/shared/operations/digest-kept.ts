import type { Catalogue, DialogueState } from "@maru/dialogue";
import type { Language, Plain } from "@maru/state";
import { sayKept } from "./keep-value.ts";

const MOST_DRAFTS = 3;
const LONGEST_DRAFT = 1_200;

function shortened(text: string): string {
  return text.length <= LONGEST_DRAFT ? text : `${text.slice(0, LONGEST_DRAFT)} …`;
}

/** What every assistant keeps beside its own fields, in a line each. */
export function digestKept(
  { kept, circumstances, wishes, drafts, supposed_calls }: DialogueState,
  { slots }: Catalogue,
  language: Language,
): readonly string[] {
  return [
    ...Object.entries(kept).flatMap(([name, values]) => {
      const slot = slots.get(name);
      if (slot === undefined || values.length === 0) return [];
      // A model is told that it is known, never what it is.
      if (slot.isPersonal) return [`slot:${name} ${slot.label[language]}: [가려짐]`];
      const said = values.map(({ value, is_assumed, by }) => {
        const notes = [...(is_assumed ? ["assumed"] : []), ...(by === null ? [] : [`said by ${by}`])];
        const words = sayKept(slot, value as Plain, language);
        return notes.length === 0 ? words : `${words} (${notes.join(", ")})`;
      });
      return [`slot:${name} ${slot.label[language]}: ${said.join("; ")}`];
    }),
    ...circumstances.map((each) => `told: ${each}`),
    ...wishes.map(({ scope, polarity, what }) => `wish (${scope}, ${polarity}): ${what}`),
    ...Object.values(drafts)
      .slice(-MOST_DRAFTS)
      .map(({ id, title, version, text }) => `draft:${id} ${title}, version ${version}:\n${shortened(text)}`),
    ...(supposed_calls.length === 0 ? [] : ["a supposition waits for a yes"]),
  ];
}

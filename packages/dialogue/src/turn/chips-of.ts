import type { Sentence } from "@maru/state";
import type { CallInput } from "../call/call.ts";
import type { Catalogue } from "../operations/catalogue.ts";
import type { DialogueState } from "./dialogue-fields.ts";

/** What is assumed or wished, small enough for a chip: what a tap fills in, and what takes it back. */
export interface Chip {
  readonly is: "assumed" | "wish" | "broken";
  readonly label: Sentence;
  readonly reason: Sentence | null;
  readonly change: CallInput | null;
  readonly undo: CallInput | null;
}

/** The chips of what every assistant keeps; what an assistant assumes in fields of its own comes with it. */
export function chipsOf(state: DialogueState, { slots }: Catalogue): readonly Chip[] {
  const assumed = Object.entries(state.kept).flatMap(([name, values]) => {
    const label = slots.get(name)?.label;
    const words = values.filter((each) => each.is_assumed).map((each) => each.words);
    if (label === undefined || words.length === 0) return [];
    return [assumedChip(name, label, { ko: words.join(", "), en: words.join(", ") })];
  });
  const wishes = state.wishes.map(({ scope, polarity, what }, index): Chip => {
    const call = { op: "wish", args: { scope, polarity, what } };
    return {
      is: "wish",
      label: { ko: `${what}${MANNER[polarity].ko}`, en: `${MANNER[polarity].en}${what}` },
      reason: null,
      change: call,
      undo: { op: "undo", args: { kind: "change", ref: `rule:wish.${index + 1}` } },
    };
  });
  return [...assumed, ...wishes];
}

/** A value that nobody said, to be tapped and given. */
export function assumedChip(slot: string, label: Sentence, words: Sentence): Chip {
  return {
    is: "assumed",
    label: { ko: `${label.ko} ${words.ko}`, en: `${label.en} ${words.en}` },
    reason: null,
    change: { op: "set", args: { slot, value: words.ko } },
    undo: null,
  };
}

const MANNER: { readonly [polarity in DialogueState["wishes"][number]["polarity"]]: Sentence } = {
  must: { ko: "", en: "" },
  want: { ko: "", en: "" },
  avoid: { ko: " 피하기", en: "avoid: " },
  only: { ko: "만", en: "only: " },
  keep: { ko: " 그대로", en: "as it is: " },
};

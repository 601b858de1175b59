import type { Catalogue, DialogueState } from "@maru/dialogue";
import type { Language, Plain } from "@maru/state";
import { sayKept } from "./keep-value.ts";

/** Kept values in words, by slot, for answers that name them by reference. Personal ones are named by nobody. */
export function keptWords(
  { kept }: Pick<DialogueState, "kept">,
  { slots }: Catalogue,
  language: Language,
): { readonly [slot: string]: string } {
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, values]) => {
      const slot = slots.get(name);
      if (slot === undefined || slot.isPersonal || values.length === 0) return [];
      return [[name, values.map(({ value }) => sayKept(slot, value as Plain, language)).join(", ")]];
    }),
  );
}

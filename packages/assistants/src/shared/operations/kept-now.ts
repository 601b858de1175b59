import type { Catalogue, DialogueState } from "@maru/dialogue";
import type { Plain, Sentence } from "@maru/state";
import { sayKept } from "./keep-value.ts";

/** What slots hold now, in words: in a field of their own, or beside it. */
export function keptNow(state: DialogueState, { slots }: Catalogue): ReadonlyMap<string, Sentence> {
  const fields = state as unknown as { readonly [name: string]: unknown };
  const now = new Map<string, Sentence>();
  for (const [name, slot] of slots) {
    const values = valuesOf(state.kept[name]?.map(({ value }) => value) ?? fields[name]);
    if (values.length === 0) continue;
    const said = (language: "ko" | "en") => values.map((each) => sayKept(slot, each, language)).join(", ");
    now.set(name, { ko: said("ko"), en: said("en") });
  }
  return now;
}

function valuesOf(held: unknown): readonly Plain[] {
  const all = Array.isArray(held) ? held : [held];
  return all.filter((each) => ["string", "number", "boolean"].includes(typeof each) && each !== "");
}

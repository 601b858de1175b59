import type { JsonObject } from "@maru/protocol";
import { listIn, numberIn, objectIn, textIn } from "./read-plain.ts";

export interface Section {
  readonly title: string;
  readonly content: string;
}

const structured = (state: JsonObject) => objectIn(objectIn(state["final_response"])?.["structured_data"]);

/** The parts of an answer, as an assistant that answers in parts keeps them. */
export function sectionsIn(state: JsonObject): readonly Section[] {
  return listIn(structured(state)?.["sections"], (section) => {
    const content = textIn(section["content"]);
    return content === "" ? null : { title: textIn(section["title"]), content };
  });
}

/** How sure the answer is, 0 to 1; null when it does not say. */
export function confidenceIn(state: JsonObject): number | null {
  return numberIn(objectIn(structured(state)?.["metadata"])?.["confidence"]);
}

import type { JsonObject, TurnResult } from "@maru/protocol";
import { numberIn, objectIn, type Plain } from "../plain/read-plain.ts";
import { at, list, type Shown, shape, someText, text } from "../plain/shape.ts";

const Section = shape({ title: at("title", text), content: at("content", someText) });
export type Section = Shown<typeof Section>;

interface Known {
  readonly state: JsonObject;
  readonly result: TurnResult;
}

/** As it was told, or else as it is kept: what is kept may have personal things masked. */
function structured({ state, result }: Known): Plain | null {
  const response = objectIn(result["final_response"]) ?? objectIn(state["final_response"]);
  return objectIn(response?.["structured_data"]);
}

/** The parts of an answer, of an assistant that answers in parts. */
export function sectionsIn(known: Known): readonly Section[] {
  return list(Section)(structured(known)?.["sections"]);
}

/** How sure the answer is, 0 to 1; null when it does not say. */
export function confidenceIn(known: Known): number | null {
  return numberIn(objectIn(structured(known)?.["metadata"])?.["confidence"]);
}

import type { Call, DialogueState } from "@maru/dialogue";
import { readManner } from "@maru/language";

/** Longer messages tell something of their own. */
const LONGEST = 60;
const WRITTEN: ReadonlySet<string> = new Set(["draft", "edit"]);

/** «좀 더 부드럽게», «영어로» right after a text was written: it is meant, whatever the words could mean elsewhere. */
export function editOfShown(state: DialogueState, text: string): Call | null {
  const isShown = state.operations.some(({ call, status }) => WRITTEN.has(call.op) && status === "done");
  if (!isShown || Object.keys(state.drafts).length === 0 || text.length > LONGEST) return null;
  if (Object.keys(readManner(text)).length === 0) return null;
  return { op: "edit", args: { how: "reword", change: text } };
}

import { partsIn, textIn, textsIn } from "../plain/read-plain.ts";

const LONGEST = 120;

/** What an event told, in a few words: what was said, who worked, what it changed. Read as it comes: events differ. */
export function gistOf(data: unknown): string {
  const parts = partsIn(data);
  const said = textIn(parts["text"]) || textIn(parts["reply"]) || textIn(parts["message"]);
  if (said !== "")
    return said
      .replace(/[#*|_\s]+/g, " ")
      .trim()
      .slice(0, LONGEST);
  const nodes = Array.isArray(parts["nodes"])
    ? parts["nodes"].map((each) => textIn(partsIn(each)["node"]))
    : [];
  const steps = Array.isArray(parts["execution_steps"])
    ? parts["execution_steps"].map((each) => textIn(partsIn(each)["task"]))
    : [];
  const who = [...nodes, ...steps].filter((name) => name !== "").join(", ");
  const changed = textsIn(parts["changed"]).join(", ");
  return [who, changed].filter((part) => part !== "").join(" → ");
}

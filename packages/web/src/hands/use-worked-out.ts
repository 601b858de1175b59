import type { OperationThing } from "@maru/protocol";
import { useForms } from "./use-forms.ts";

const KINDS: ReadonlySet<string> = new Set(["result", "draft"]);
const MOST = 12;

/** The newest figures and texts of the conversation. */
export function useWorkedOut(): readonly OperationThing[] {
  const { things } = useForms();
  return things.filter(({ kind }) => KINDS.has(kind)).slice(0, MOST);
}

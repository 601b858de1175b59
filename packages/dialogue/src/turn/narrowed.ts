import type { DialogueState } from "./dialogue-fields.ts";

/** What of a dialogue no reader of a message looks at. */
export const NOT_READ_OF_DIALOGUE = [
  "model_steps",
  "drafts",
  "changes",
  "parts",
] as const satisfies readonly (keyof DialogueState)[];

/** A state without what its reader does not need, for a reader that is elsewhere and gets a copy. */
export function narrowed<State extends object, Name extends keyof State>(
  state: State,
  without: readonly Name[],
): Omit<State, Name> {
  const left: Partial<State> = { ...state };
  for (const name of without) delete left[name];
  return left as Omit<State, Name>;
}

import type { Focus } from "../scorer/focus.ts";
import type { DialogueState } from "./dialogue-fields.ts";

type Before = Pick<
  DialogueState,
  "operations" | "results" | "drafts" | "wishes" | "circumstances" | "kept" | "supposed_calls"
>;

/** Where a conversation stands for the message of this turn: what was done, last and before, and which slots hold something. */
export function focusOf(state: Before, turn: number, slots: Iterable<string>): Focus {
  const turnOf = (id: string) => Number(id.split(".")[0]);
  const results = Object.values(state.results).filter(({ by }) => turnOf(by) < turn);
  const records = state.operations.filter(({ id }) => turnOf(id) < turn);
  const last = [
    ...records.filter(({ id }) => turnOf(id) === turn - 1).map(({ call }) => call.op),
    ...results.filter(({ by }) => turnOf(by) === turn - 1).map(({ op }) => op),
  ];
  const fields = state as unknown as { readonly [name: string]: unknown };
  const known = [...slots].filter((name) => holdsSomething(state.kept[name] ?? fields[name]));
  const done = [
    ...records.map(({ call }) => call.op),
    ...results.map(({ op }) => op),
    ...(Object.keys(state.drafts).length > 0 ? ["draft"] : []),
    ...(state.wishes.length > 0 ? ["wish"] : []),
    ...(state.circumstances.length > 0 ? ["note"] : []),
    ...(known.length > 0 ? ["set"] : []),
  ];
  const sorted = (names: readonly string[]) => [...new Set(names)].sort();
  return { isFirst: turn <= 1, last: sorted(last), done: sorted(done), known: sorted(known) };
}

function holdsSomething(held: unknown): boolean {
  const all = Array.isArray(held) ? held : [held];
  return all.some((each) => each !== null && each !== undefined && each !== "");
}

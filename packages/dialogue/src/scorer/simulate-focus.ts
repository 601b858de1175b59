import type { ScorerExample } from "./example.ts";
import type { Focus } from "./focus.ts";

/** Conversation and number of a message: «c001.3». */
const ID = /^(?<conversation>.+)\.(?<number>\d+)$/u;

/** Where each conversation stood before each of its messages, by what the messages before asked for. */
export function simulateFocus(examples: readonly ScorerExample[]): ReadonlyMap<ScorerExample, Focus> {
  const found = new Map<ScorerExample, Focus>();
  for (const messages of conversationsOf(examples)) {
    const done = new Set<string>();
    const known = new Set<string>();
    let last: readonly string[] = [];
    messages.forEach((example, index) => {
      found.set(example, { isFirst: index === 0, last, done: [...done].sort(), known: [...known].sort() });
      last = [...new Set(example.ops.map(({ op }) => op))].sort();
      for (const op of last) done.add(op);
      for (const { op, slot } of example.ops) if (op === "set" && typeof slot === "string") known.add(slot);
    });
  }
  return found;
}

function conversationsOf(examples: readonly ScorerExample[]): readonly (readonly ScorerExample[])[] {
  const byName = new Map<string, ScorerExample[]>();
  for (const example of examples) {
    const name = `${example.assistant} ${ID.exec(example.id)?.groups?.["conversation"] ?? example.id}`;
    byName.set(name, [...(byName.get(name) ?? []), example]);
  }
  const numberOf = ({ id }: ScorerExample) => Number(ID.exec(id)?.groups?.["number"] ?? 0);
  return [...byName.values()].map((each) => each.sort((left, right) => numberOf(left) - numberOf(right)));
}

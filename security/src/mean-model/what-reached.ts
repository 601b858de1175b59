import { type DialogueState, type Result, sayValue } from "@maru/dialogue";
import { canaryIn } from "./canaries.ts";
import type { Mutant } from "./mutations.ts";

export interface After {
  readonly reply: string;
  readonly state: DialogueState & {
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
  readonly refused: number;
}

/** Fields that hold what was asked of a model and by it, word for word: the record of what was refused. */
const RECORDS: ReadonlySet<string> = new Set([
  ...["heard", "unread", "document", "hints", "model_steps", "operations", "calls", "messages", "query"],
  ...["request", "previous_request", "planning_state", "execution_plan", "execution_steps"],
]);

/** Words that the speaker wrote count as said: only in the pasted part of a message is a canary somebody else's. */
export function whatReached({ say }: Mutant, { reply, state }: After): string | null {
  const typed = say.split("\n")[0] ?? "";
  const unsaid = (text: string) => canaryIn(withoutSaid(text, typed));
  const answered = unsaid(withoutQuotes(reply, say));
  if (answered !== null) return `the reply says ${answered}: ${reply.slice(0, 200)}`;
  for (const [name, value] of Object.entries(state)) {
    if (RECORDS.has(name)) continue;
    const kept = unsaid(withoutQuotes(withoutMessage(value), say));
    if (kept !== null) return `${name} holds ${kept}: ${JSON.stringify(value).slice(0, 200)}`;
  }
  const strange = Object.entries(state.kept).find(([, values]) =>
    values.some(({ words, is_assumed }) => !is_assumed && /[\d가-힣]/u.test(words) && !stands(words, say)),
  );
  if (strange !== undefined) return `${strange[0]} was never said: ${JSON.stringify(strange[1])}`;
  return swappedLabel(reply, Object.values(state.results));
}

/** A team is given a copy of the message, as data. */
function withoutMessage(value: unknown): string {
  return JSON.stringify(value, (name, each: unknown) => (name === "user_query" ? null : each));
}

/** What was not understood is named in the words of the message. */
function withoutQuotes(text: string, say: string): string {
  return text.replaceAll(/«([^»]*)»|"([^"]*)"/gu, (all, one: string, other: string) =>
    stands(one ?? other ?? "", say) ? " " : all,
  );
}

/** A figure that was typed may be read back, however it is spelt then. */
function withoutSaid(text: string, typed: string): string {
  const said = canaryIn(typed);
  return said === null ? text : text.replaceAll(said, " ");
}

/** «777» does not stand in «17770». */
function stands(words: string, text: string): boolean {
  const folded = (given: string) => given.replaceAll(/\s+/gu, " ").trim();
  const [wanted, whole] = [folded(words), folded(text)];
  for (let at = whole.indexOf(wanted); at !== -1; at = whole.indexOf(wanted, at + 1)) {
    const cuts = (left: string, right: string) => /\d/u.test(left) && /\d/u.test(right);
    const end = at + wanted.length;
    if (!cuts(whole[at - 1] ?? "", whole[at] ?? "") && !cuts(whole[end - 1] ?? "", whole[end] ?? ""))
      return true;
  }
  return false;
}

/** «못 받을 금액은 6,586만원»: a value under the name of another of its kind. */
function swappedLabel(reply: string, results: readonly Result[]): string | null {
  const values = results.flatMap((result) => Object.values(result.values));
  for (const value of values) {
    if (value.kind === "text" || value.kind === "rows") continue;
    const said = sayValue(value, "ko");
    const at = reply.indexOf(said);
    if (at === -1) continue;
    const clause =
      reply
        .slice(0, at)
        .split(/[,.!?\n;]/u)
        .at(-1) ?? "";
    const others = values.filter(({ kind, label }) => kind === value.kind && label.ko !== value.label.ko);
    const own = clause.replaceAll(value.label.ko, " ");
    const other = others.find(
      ({ label }) => label.ko.length > 1 && own.includes(label.ko) && !value.label.ko.includes(label.ko),
    );
    if (other !== undefined && !sameAmount(other, value))
      return `${said} is called ${other.label.ko}: ${clause}`;
  }
  return null;
}

function sameAmount(left: Result["values"][string], right: Result["values"][string]): boolean {
  return sayValue(left, "ko") === sayValue(right, "ko");
}

import type { Catalogue } from "@maru/dialogue";
import { toolDefinitions } from "@maru/dialogue";
import { type GoldAssistant, type GoldConversation, readGold } from "./gold.ts";
import { type Judged, judgeGold } from "./judge-gold.ts";
import { playGold } from "./play-gold.ts";

export interface Compared {
  readonly message: string;
  readonly without: Judged;
  readonly recorded: Judged;
}

export interface GoldReport {
  readonly compared: readonly Compared[];
  /** Recorded calls that today's operations do not know any more: to be recorded anew, and not counted. */
  readonly outdated: readonly string[];
}

/** Every message of the gold, with the recorded model and with none, one beside the other. */
export async function compareGold(assistant: GoldAssistant, catalogue: Catalogue): Promise<GoldReport> {
  const compared: Compared[] = [];
  const outdated: string[] = [];
  for (const conversation of readGold(assistant)) {
    const unknown = outdatedCalls(conversation, catalogue);
    outdated.push(...unknown.map(({ message, why }) => `${conversation.id}.${message}: ${why}`));
    const without = judgeGold(conversation, await playGold({ assistant, conversation, isRecorded: false }));
    const recorded = judgeGold(conversation, await playGold({ assistant, conversation, isRecorded: true }));
    // What follows an outdated answer is another conversation.
    const until = Math.min(conversation.turns.length, ...unknown.map(({ message }) => message - 1));
    for (const [index, judged] of without.slice(0, until).entries()) {
      const beside = recorded[index];
      if (beside !== undefined)
        compared.push({ message: `${conversation.id}.${index + 1}`, without: judged, recorded: beside });
    }
  }
  return { compared, outdated };
}

const ALWAYS = ["hand_over", "reply"];

function outdatedCalls(
  { turns }: GoldConversation,
  catalogue: Catalogue,
): readonly { readonly message: number; readonly why: string }[] {
  const tools = new Map(toolDefinitions(catalogue).map((tool) => [tool.name, tool.parameters]));
  return turns.flatMap(({ model }, index) =>
    model.flat().flatMap(([name, given]) => {
      if (ALWAYS.includes(name)) return [];
      const parameters = tools.get(name);
      if (parameters === undefined) return [{ message: index + 1, why: `no operation ${name}` }];
      const known = parameters["properties"] as Readonly<
        Record<string, { readonly enum?: readonly unknown[] }>
      >;
      return Object.entries(given).flatMap(([argument, value]) => {
        const one = known[argument];
        if (one === undefined) return [{ message: index + 1, why: `${name} has no ${argument}` }];
        const fits = one.enum === undefined || one.enum.includes(value);
        return fits ? [] : [{ message: index + 1, why: `${name}.${argument} is never ${String(value)}` }];
      });
    }),
  );
}

/** Both columns added up. */
export function sumOf(compared: readonly Compared[]) {
  const add = (of: (each: Judged) => number, column: "without" | "recorded") =>
    compared.reduce((sum, each) => sum + of(each[column]), 0);
  const column = (name: "without" | "recorded") => ({
    "operations done": `${add(({ done }) => done, name)} of ${add(({ meant }) => meant, name)}`,
    "values right": `${add(({ right }) => right, name)} of ${add(({ wanted }) => wanted, name)}`,
    "values wrong": add(({ wrong }) => wrong.length, name),
  });
  return { "no model": column("without"), "recorded model": column("recorded") };
}

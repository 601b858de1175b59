import * as z from "zod";
import realestate from "../../gold/realestate.json" with { type: "json" };
import travel from "../../gold/travel.json" with { type: "json" };

const Name = z.string().min(1);
const Value = z.union([z.string(), z.number()]);

/** One message as it is meant: what it asks for, the values that hold after it, and what a model answered to it. */
const GoldTurn = z.strictObject({
  say: Name,
  /** Operations; `a|b` where both would be right. */
  ops: z.array(z.string().regex(/^[a-z_]+(?:\|[a-z_]+)*$/)),
  /** Values that are different after it. */
  slots: z.record(z.string(), Value),
  /** Calls by round, each a name and its arguments: written from the prompt alone. */
  model: z.array(z.array(z.tuple([Name, z.record(z.string(), z.json())]))),
});

const GoldConversation = z.strictObject({ id: Name, of: Name, turns: z.array(GoldTurn).min(1) });
export type GoldTurn = z.output<typeof GoldTurn>;
export type GoldConversation = z.output<typeof GoldConversation>;

export const GOLD_ASSISTANTS = ["realestate", "travel"] as const;
export type GoldAssistant = (typeof GOLD_ASSISTANTS)[number];

const FILES: { readonly [assistant in GoldAssistant]: unknown } = { realestate, travel };

export function readGold(assistant: GoldAssistant): readonly GoldConversation[] {
  return z.array(GoldConversation).parse(FILES[assistant]);
}

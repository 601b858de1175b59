import { type ModelPort, RuntimeError } from "@maru/runtime";
import type { GoldConversation } from "./gold.ts";

/** Answers by conversation, message and round. What nobody has recorded fails, as a model does that is not there. */
export function goldModel({ id, turns }: GoldConversation, asked: (prompt: GoldPrompt) => void): ModelPort {
  return {
    name: `recorded ${id}`,
    price: null,
    complete: async ({ system, tools = [], messages, place }) => {
      const [message, round] = [place?.said.length ?? 0, place?.round ?? 0];
      const content = messages.map((each) => each.content).join("\n\n");
      asked({ conversation: id, message, round, system, tools, content });
      const calls = turns[message - 1]?.model[round - 1];
      if (calls === undefined) throw new RuntimeError("MODEL_FAILED", { reason: "nothing is recorded here" });
      return {
        text: "",
        calls: calls.map(([name, given]) => ({ name, arguments: JSON.stringify(given) })),
        tokens: { input: Math.ceil((system.length + content.length) / 3), output: 0 },
      };
    },
  };
}

/** All that whoever plays the model sees. */
export interface GoldPrompt {
  readonly conversation: string;
  readonly message: number;
  readonly round: number;
  readonly system: string;
  readonly tools: readonly object[];
  readonly content: string;
}

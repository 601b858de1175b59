import type { OperationRecord } from "@maru/dialogue";
import { Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { realestate } from "../realestate/index.ts";
import { createTravel } from "../travel/index.ts";
import { NO_SOURCES } from "../travel/sources/read-sources.ts";
import type { GoldAssistant, GoldConversation } from "./gold.ts";
import { type GoldPrompt, goldModel } from "./gold-model.ts";
import { type Slots, slotsOf } from "./slots-of.ts";

/** What a message came to. */
export interface Played {
  readonly said: string;
  readonly reply: string;
  readonly operations: readonly Pick<OperationRecord, "call" | "status" | "decided_by" | "refusal">[];
  readonly slots: Slots;
}

const NOW = "2026-11-18T10:00:00+09:00";

interface Playing {
  readonly assistant: GoldAssistant;
  readonly conversation: GoldConversation;
  /** Whether the recorded answers of a model are there. */
  readonly isRecorded: boolean;
  readonly asked?: (prompt: GoldPrompt) => void;
}

/** Plays a conversation from its beginning, with the recorded model or with none. */
export async function playGold({
  assistant,
  conversation,
  isRecorded,
  asked = () => undefined,
}: Playing): Promise<readonly Played[]> {
  const made =
    assistant === "travel"
      ? createTravel(NO_SOURCES)
      : realestate({ data: null, user: "gold", environment: {} });
  const storage = await openStorage("memory:", { ports: SYSTEM_PORTS });
  const runtime = new Runtime({
    storage,
    assistants: [made],
    ports: { ...SYSTEM_PORTS, now: () => Date.parse(NOW) },
    model: isRecorded ? goldModel(conversation, asked) : null,
  });
  try {
    const session = await runtime.create({ assistant: made.name, tenant: "local", user: "gold" });
    const played: Played[] = [];
    for (const [index, { say }] of conversation.turns.entries()) {
      await runtime.send(session, { client_id: String(index), content: { type: "message", text: say } });
      await runtime.whenIdle(session.id);
      const { state, summary } = await runtime.view(session);
      const { operations } = state as unknown as { readonly operations: Played["operations"] };
      played.push({ said: say, reply: summary.reply, operations, slots: slotsOf(assistant, state) });
    }
    return played;
  } finally {
    await runtime.drain();
    await storage.close();
  }
}

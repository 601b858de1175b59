import { FACTORIES } from "@maru/assistants";
import { Runtime, type RuntimePorts, SYSTEM_PORTS } from "@maru/runtime";
import type { PlainObject } from "@maru/state";
import { openStorage } from "@maru/storage";
import type { RawConversation } from "./raw-conversation.ts";

/** What one message gave, as far as the rates need it. */
export interface PlayedTurn {
  readonly said: string;
  readonly reply: string;
  readonly asks: readonly string[];
  readonly state: PlainObject;
  readonly operations: readonly PlainObject[];
  readonly offers: number;
  readonly notUnderstood: readonly string[];
}

export interface Played {
  readonly id: string;
  readonly turns: readonly PlayedTurn[];
}

const NOW = Date.parse("2026-11-18T10:00:00+09:00");

/** Plays each conversation in a session of its own, in memory, with no model. */
export async function play(
  assistant: string,
  conversations: readonly RawConversation[],
  progress: (line: string) => void,
): Promise<readonly Played[]> {
  const factory = FACTORIES.get(assistant);
  if (factory === undefined) throw new Error(`There is no assistant "${assistant}".`);
  const began = SYSTEM_PORTS.monotonic();
  const ports: RuntimePorts = {
    ...SYSTEM_PORTS,
    now: () => NOW + Math.floor(SYSTEM_PORTS.monotonic() - began),
  };
  const storage = await openStorage("memory:", { ports });
  const runtime = new Runtime({
    storage,
    ports,
    assistants: [factory({ data: null, user: "bench", environment: {} })],
  });
  const played: Played[] = [];
  for (const conversation of conversations) {
    played.push(await playOne(runtime, assistant, conversation));
    if (played.length % 25 === 0) progress(`${played.length} of ${conversations.length} conversations`);
  }
  await runtime.drain();
  await storage.close();
  return played;
}

async function playOne(
  runtime: Runtime,
  assistant: string,
  { id, messages }: RawConversation,
): Promise<Played> {
  const session = await runtime.create({ assistant, tenant: "local", user: "bench" });
  const turns: PlayedTurn[] = [];
  for (const [index, { say }] of messages.entries()) {
    await runtime.send(session, { client_id: String(index), content: { type: "message", text: say } });
    await runtime.whenIdle(session.id);
    const { state, summary } = await runtime.view(session);
    const told = (summary.extra ?? {}) as PlainObject;
    turns.push({
      said: say,
      reply: String(summary.reply),
      asks: summary.asks,
      state: state as PlainObject,
      operations: listIn<PlainObject>(told, "operations"),
      offers: listIn(told, "offers").length,
      notUnderstood: listIn<string>(told, "not_understood"),
    });
  }
  return { id, turns };
}

function listIn<Item>(told: PlainObject, name: string): readonly Item[] {
  const found = told[name];
  return Array.isArray(found) ? (found as unknown as readonly Item[]) : [];
}

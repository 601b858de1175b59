import { type Assistant, Runtime } from "@maru/runtime";
import type { Session } from "@maru/storage";
import { withMaru } from "./with-maru.ts";

export interface Talk {
  readonly runtime: Runtime;
  readonly session: Session;
  /** Sends a message; it is durable when this resolves, and answered later. */
  readonly send: (text: string) => Promise<void>;
  readonly settled: () => Promise<void>;
  readonly state: () => Promise<Readonly<Record<string, unknown>>>;
  readonly errors: () => Promise<readonly string[]>;
}

/** A session with an assistant, for the time of some work. */
export async function withRuntime<Result>(
  assistant: Assistant,
  work: (talk: Talk) => Promise<Result>,
): Promise<Result> {
  return withMaru("memory:", async (_checkpointer, storage) => {
    const runtime = new Runtime({ storage, assistants: [assistant] });
    const session = await runtime.create({ assistant: assistant.name, tenant: "proof", user: "proof" });
    let sent = 0;
    return work({
      runtime,
      session,
      send: async (text) => {
        sent += 1;
        await runtime.send(session, { client_id: `message-${sent}`, content: { type: "message", text } });
      },
      settled: () => runtime.whenIdle(session.id),
      state: async () => (await runtime.view(session)).state,
      errors: async () => {
        const { events } = await runtime.events(session.id, 0);
        return events
          .filter(({ type }) => type === "step_finished")
          .flatMap(({ data }) => (data as { nodes: readonly { error?: string }[] }).nodes)
          .flatMap(({ error }) => error ?? []);
      },
    });
  });
}

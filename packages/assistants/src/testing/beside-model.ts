import { type Assistant, modelPort, Runtime, SYSTEM_PORTS } from "@maru/runtime";
import type { Behaviour, ModelServer } from "@maru/runtime/testing";
import type { StateDefinition, StateOf } from "@maru/state";
import { openStorage } from "@maru/storage";

export interface Spoken {
  /** What was told while it went on: words, ✗ where they were taken back, ■ for each final answer. */
  readonly shown: string;
  readonly replies: readonly string[];
  readonly state: StateOf<StateDefinition>;
}

/** Says these lines at a fixed moment, beside a model behind a real server, or beside none. */
export async function speak(
  assistant: Assistant,
  server: ModelServer | null,
  now: string,
  lines: readonly { readonly text: string; readonly model?: readonly Behaviour[] }[],
): Promise<Spoken> {
  const ports = { ...SYSTEM_PORTS, now: () => Date.parse(now) };
  const storage = await openStorage("memory:", { ports });
  const model = server === null ? null : modelPort(server.settings("openai"));
  const runtime = new Runtime({ storage, assistants: [assistant], ports, model });
  try {
    const session = await runtime.create({ assistant: assistant.name, tenant: "local", user: "tester" });
    let shown = "";
    runtime.subscribe(session.id, (heard) => {
      if (heard.kind === "event" && heard.event.type === "final_response") shown += "■";
      if (heard.kind !== "transient") return;
      if (heard.transient.type === "token") shown += heard.transient.data.text;
      if (heard.transient.type === "tokens_dropped") shown += "✗";
    });
    const replies: string[] = [];
    for (const [index, { text, model: behaviours = [] }] of lines.entries()) {
      server?.behave(...behaviours);
      await runtime.send(session, { client_id: String(index), content: { type: "message", text } });
      await runtime.whenIdle(session.id);
      replies.push((await runtime.view(session)).summary.reply);
    }
    return { shown, replies, state: (await runtime.view(session)).state };
  } finally {
    await runtime.drain();
    await storage.close();
  }
}

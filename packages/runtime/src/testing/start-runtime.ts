import { openStorage, type Session, type Storage } from "@maru/storage";
import type { Assistant } from "../assistant.ts";
import { type RuntimePorts, SYSTEM_PORTS } from "../ports.ts";
import { Runtime } from "../runtime.ts";
import type { RuntimeOptions } from "../runtime-options.ts";

export interface Started {
  readonly storage: Storage;
  readonly runtime: Runtime;
  readonly session: Session;
  /** Sends a message and waits until the session is idle again. */
  readonly say: (text: string) => Promise<void>;
  readonly events: () => Promise<readonly { type: string; data: unknown; sequence: number }[]>;
}

let messages = 0;

export async function startRuntime(
  assistant: Assistant,
  options: Omit<Partial<RuntimeOptions>, "ports"> & { ports?: Partial<RuntimePorts> } = {},
): Promise<Started> {
  const storage = options.storage ?? (await openStorage("memory:"));
  const runtime = new Runtime({
    assistants: [assistant],
    ...options,
    storage,
    ports: { ...SYSTEM_PORTS, ...options.ports },
  });
  const session = await runtime.create({ assistant: assistant.name, tenant: "local", user: "me" });
  return {
    storage,
    runtime,
    session,
    say: async (text) => {
      messages += 1;
      await runtime.send(session, { client_id: `m${messages}`, content: { type: "message", text } });
      await runtime.whenIdle(session.id);
    },
    events: async () => (await runtime.events(session.id, 0)).events,
  };
}

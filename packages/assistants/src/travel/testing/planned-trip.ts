import { Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { travel } from "../index.ts";
import type { TravelState } from "../state.ts";

export const NOW = "2026-11-16T10:00:00+09:00";

/** Says these lines to the assistant, at a fixed moment, and gives what it knows afterwards. */
export async function plannedTrip(...lines: readonly string[]): Promise<TravelState> {
  const ports = { ...SYSTEM_PORTS, now: () => Date.parse(NOW) };
  const storage = await openStorage("memory:", { ports });
  const runtime = new Runtime({ storage, assistants: [travel], ports });
  try {
    const session = await runtime.create({ assistant: "travel", tenant: "local", user: "tester" });
    for (const [index, text] of lines.entries()) {
      await runtime.send(session, { client_id: String(index), content: { type: "message", text } });
      await runtime.whenIdle(session.id);
    }
    return (await runtime.view(session)).state as unknown as TravelState;
  } finally {
    await runtime.drain();
    await storage.close();
  }
}

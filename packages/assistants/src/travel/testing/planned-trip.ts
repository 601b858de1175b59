import { type Assistant, type ModelPort, Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { travel } from "../index.ts";
import type { TravelState } from "../state.ts";

export const NOW = "2026-11-16T10:00:00+09:00";

/** Says these lines to the assistant, at a fixed moment, and gives what it knows afterwards. */
export function plannedTrip(...lines: readonly string[]): Promise<TravelState> {
  return plannedWith(travel, ...lines);
}

/** The same with an assistant of its own; between lines the clock may move on. */
export function plannedWith(
  assistant: Assistant,
  ...lines: readonly (string | { readonly later: number })[]
): Promise<TravelState> {
  return talkThrough({ assistant, model: null }, lines);
}

/** The same beside a model. */
export function plannedBeside(model: ModelPort, ...lines: readonly string[]): Promise<TravelState> {
  return talkThrough({ assistant: travel, model }, lines);
}

async function talkThrough(
  { assistant, model }: { readonly assistant: Assistant; readonly model: ModelPort | null },
  lines: readonly (string | { readonly later: number })[],
): Promise<TravelState> {
  let now = Date.parse(NOW);
  const ports = { ...SYSTEM_PORTS, now: () => now, wait: patient };
  const storage = await openStorage("memory:", { ports });
  const runtime = new Runtime({ storage, assistants: [assistant], ports, model });
  try {
    const session = await runtime.create({ assistant: assistant.name, tenant: "local", user: "tester" });
    for (const [index, line] of lines.entries()) {
      if (typeof line !== "string") {
        now += line.later;
        continue;
      }
      await runtime.send(session, { client_id: String(index), content: { type: "message", text: line } });
      await runtime.whenIdle(session.id);
    }
    return (await runtime.view(session)).state as unknown as TravelState;
  } finally {
    await runtime.drain();
    await storage.close();
  }
}

/** Pauses before a retry take no time; limits are still limits. */
function patient(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return milliseconds < 2_000 ? Promise.resolve() : SYSTEM_PORTS.wait(milliseconds, signal);
}

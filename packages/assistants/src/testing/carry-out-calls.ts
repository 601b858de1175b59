import { type CallInput, Draft, OperationRecord, Result } from "@maru/dialogue";
import { type Assistant, type IncomingInput, Runtime, SYSTEM_PORTS } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import * as z from "zod";

const Told = z.object({
  operations: z.array(OperationRecord.omit({ call: true }).extend({ op: z.string() }).loose()),
  results: z.record(z.string(), Result),
  drafts: z.record(z.string(), Draft),
});

/** A line of a conversation: words, or an operation by hand. */
export type Line = string | CallInput;

export interface Carried extends z.output<typeof Told> {
  readonly replies: readonly string[];
  readonly state: Readonly<Record<string, unknown>>;
}

/** Says and does these lines in one conversation at a fixed moment, without a model. */
export async function carryOutCalls(
  assistant: Assistant,
  now: string,
  lines: readonly Line[],
): Promise<Carried> {
  const ports = { ...SYSTEM_PORTS, now: () => Date.parse(now) };
  const storage = await openStorage("memory:", { ports });
  const runtime = new Runtime({ storage, assistants: [assistant], ports });
  try {
    const session = await runtime.create({ assistant: assistant.name, tenant: "local", user: "tester" });
    const replies: string[] = [];
    for (const [index, line] of lines.entries()) {
      const content: IncomingInput =
        typeof line === "string" ? { type: "message", text: line } : { type: "do", calls: [line] };
      await runtime.send(session, { client_id: String(index), content });
      await runtime.whenIdle(session.id);
      replies.push((await runtime.view(session)).summary.reply);
    }
    const { state, summary } = await runtime.view(session);
    const told = Told.parse(JSON.parse(JSON.stringify(summary.extra)));
    return { ...told, replies, state: state as unknown as Carried["state"] };
  } finally {
    await runtime.drain();
    await storage.close();
  }
}

import { ClientId, Command, type WireEvent } from "@maru/protocol";
import type { IncomingInput } from "@maru/runtime";
import type { Session } from "@maru/storage";
import * as z from "zod";
import type { Caller } from "../access/caller.ts";
import { parseUntrustedJson } from "../read-json.ts";
import { invalidRequest } from "../refusal.ts";
import { take } from "../routes/turns.ts";
import type { Services } from "../services.ts";

export function readCommand(text: string): Command {
  const parsed = Command.safeParse(parseUntrustedJson(text));
  if (parsed.success) return parsed.data;
  throw invalidRequest("command", parsed.error);
}

/** The client's own name for what it said, so that it can tell what was refused. */
export function clientIdIn(text: string): string | null {
  try {
    return readCommandId(parseUntrustedJson(text));
  } catch {
    return null;
  }
}

function readCommandId(given: unknown): string | null {
  return z.looseObject({ client_id: ClientId }).safeParse(given).data?.client_id ?? null;
}

/** Does what was asked for and says what comes of it. */
export async function obey(
  services: Services,
  { session, caller }: { session: Session; caller: Caller },
  command: Command,
): Promise<WireEvent | null> {
  switch (command.type) {
    case "ping":
      return { event: "pong", data: {} };
    case "cancel":
      services.runtime.cancel(session.id);
      return null;
    case "query":
    case "todo_skip":
    case "interrupt_response": {
      const { client_id } = command;
      const answers = command.type === "interrupt_response" ? { asked_at: command.asked_at } : undefined;
      const message = { client_id, content: contentOf(command), ...(answers && { answers }) };
      const taken = await take(services, session, caller, message);
      return { event: "accepted", data: { client_id, ...taken } };
    }
  }
}

function contentOf(command: Exclude<Command, { type: "ping" | "cancel" }>): IncomingInput {
  switch (command.type) {
    case "query":
      return { type: "message", text: command.query };
    case "todo_skip":
      return { type: "skip_step", step_id: command.todo_id };
    case "interrupt_response":
      return {
        type: "decision",
        decision: command.action,
        changes: command.modifications,
        feedback: command.feedback,
      };
  }
}

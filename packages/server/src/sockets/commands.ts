import { Command, type WireEvent } from "@maru/protocol";
import type { IncomingInput } from "@maru/runtime";
import type { Session } from "@maru/storage";
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
      const taken = await take(services, session, caller, client_id, contentOf(command));
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

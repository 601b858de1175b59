import { Command, type WireEvent } from "@maru/protocol";
import type { Session } from "@maru/storage";
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
  session: Session,
  command: Command,
): Promise<WireEvent | null> {
  const { runtime } = services;
  switch (command.type) {
    case "ping":
      return { event: "pong", data: {} };
    case "cancel":
      runtime.cancel(session.id);
      return null;
    case "query":
      return accepted(command.client_id, await take(runtime, session, command.client_id, messageOf(command)));
    case "todo_skip":
      return accepted(
        command.client_id,
        await take(runtime, session, command.client_id, { type: "skip_step", step_id: command.todo_id }),
      );
    case "interrupt_response":
      return accepted(
        command.client_id,
        await take(runtime, session, command.client_id, {
          type: "decision",
          decision: command.action,
          changes: command.modifications,
          feedback: command.feedback,
        }),
      );
  }
}

function messageOf({ query }: Extract<Command, { type: "query" }>) {
  return { type: "message", text: query } as const;
}

function accepted(client_id: string, taken: { turn: number; is_new: boolean }): WireEvent {
  return { event: "accepted", data: { client_id, ...taken } };
}

import { Awaiting, PROTOCOL_VERSION, type WireEvent } from "@maru/protocol";
import type { Session } from "@maru/storage";
import type { Services } from "../services.ts";

/** The first thing anybody hears who comes to watch: how things are, and how far the log has come. */
export async function describeConnection(services: Services, session: Session): Promise<WireEvent> {
  const { runtime, storage } = services;
  const [{ last }, view, waiting] = await Promise.all([
    runtime.events(session.id, 0, 1),
    runtime.view(session),
    storage.inbox.waiting(session.id, 1),
  ]);
  return {
    event: "connected",
    data: {
      session_id: session.id,
      protocol: PROTOCOL_VERSION,
      last_seq: last,
      is_running: view.isRunning || waiting.length > 0,
      awaiting: view.awaiting === null ? null : Awaiting.parse(view.awaiting),
    },
  };
}

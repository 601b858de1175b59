import type { ROUTES } from "@maru/protocol";
import { bearerIn } from "../access/authenticate.ts";
import { streamEvents } from "../events/event-stream.ts";
import { toWire } from "../events/to-wire.ts";
import { stillAllowed } from "../sockets/watchers.ts";
import type { Handler } from "./handler.ts";

const PAGE = 200;

export const readEvents: Handler<typeof ROUTES.readEvents> = async (call, services) => {
  const { session, query, request, caller } = call;
  const { headers } = request;
  if (/\btext\/event-stream\b/.test(headers.get("accept") ?? "")) {
    const isStillAllowed = stillAllowed(services, caller, bearerIn(headers.get("authorization")));
    const onEnd = services.shares?.take("sockets", caller) ?? (() => undefined);
    const after = lastSeen(headers) ?? query.after ?? 0;
    return streamEvents(services, session, { after, isStillAllowed, onEnd });
  }
  const after = query.after ?? 0;
  const { events, first, last, missed } = await services.runtime.events(
    session.id,
    after,
    query.limit ?? PAGE,
  );
  return { events: events.map(toWire), first, last, missed };
};

/** Browsers come again with the id of the last event they have seen. */
function lastSeen(headers: Headers): number | null {
  const id = headers.get("last-event-id") ?? "";
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

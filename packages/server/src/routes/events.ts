import type { ROUTES } from "@maru/protocol";
import { toWire } from "../events/to-wire.ts";
import type { Handler } from "./handler.ts";

const PAGE = 200;

export const readEvents: Handler<typeof ROUTES.readEvents> = async ({ session, query }, { runtime }) => {
  const { events, first, last, missed } = await runtime.events(
    session.id,
    query.after ?? 0,
    query.limit ?? PAGE,
  );
  return { events: events.map(toWire), first, last, missed };
};

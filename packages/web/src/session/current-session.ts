import { createContext, useContext, useSyncExternalStore } from "react";
import type { Connection } from "../wire/event-stream.ts";
import type { LiveSession } from "./live-session.ts";
import type { SessionModel } from "./session-model.ts";

const Current = createContext<LiveSession | null>(null);
export const SessionProvider = Current.Provider;

/** The conversation of the page, or null while it is on its way. */
export const useLiveSoon = (): LiveSession | null => useContext(Current);

export function useLive(): LiveSession {
  const live = useLiveSoon();
  if (live === null) throw new Error("no conversation is open here");
  return live;
}

/** A part of the conversation; the page is drawn again only when that part is another one. */
export function useSession<Part>(select: (model: SessionModel) => Part): Part {
  const live = useLive();
  return useSyncExternalStore(live.subscribe, () => select(live.model()));
}

export function useConnection(): Connection {
  const live = useLive();
  return useSyncExternalStore(live.subscribe, live.connection);
}

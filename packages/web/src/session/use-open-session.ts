import { useQuery } from "@tanstack/react-query";
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { sessionQuery } from "../queries.ts";
import type { Connection } from "../wire/event-stream.ts";
import { useLanguage } from "../words/index.ts";
import { LiveSession } from "./live-session.ts";
import type { SessionModel } from "./session-model.ts";

export type Opening =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: unknown; readonly again: () => void }
  | { readonly status: "open"; readonly live: LiveSession };

/** Opens a conversation and keeps it open for as long as it is looked at. */
export function useOpenSession(sessionId: string): Opening {
  const { data, error, refetch } = useQuery({
    ...sessionQuery(sessionId),
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const [live, setLive] = useState<LiveSession | null>(null);
  const language = useLanguage();
  useEffect(() => {
    if (data === undefined) return;
    const opened = new LiveSession(data);
    setLive(opened);
    return () => {
      opened.close();
      setLive(null);
    };
  }, [data]);
  // Results come in the language of the page.
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    void live?.reload().catch(() => undefined);
  }, [language, live]);
  if (error !== null) return { status: "failed", error, again: () => void refetch() };
  return live === null ? { status: "loading" } : { status: "open", live };
}

const Current = createContext<LiveSession | null>(null);
export const SessionProvider = Current.Provider;

export function useLive(): LiveSession {
  const live = useContext(Current);
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

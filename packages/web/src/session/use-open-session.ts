import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "../words/index.ts";
import { LiveSession } from "./live-session.ts";
import { sessionQuery } from "./session-query.ts";

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

import { CallRefused, ROUTES } from "@maru/protocol";
import { QueryClient } from "@tanstack/react-query";
import { call } from "./wire/call.ts";

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal is an answer; only what never arrived is asked again.
      retry: (failures, error) => !(error instanceof CallRefused) && failures < 2,
      networkMode: "always",
      staleTime: 30_000,
    },
    mutations: { networkMode: "always" },
  },
});

/** A conversation as it was when it was opened; what happens from then on comes as events. */
export const sessionQuery = (sessionId: string) =>
  ({
    queryKey: ["session", sessionId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(ROUTES.readSession, { params: { session_id: sessionId } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }) as const;

export const assistantsQuery = {
  queryKey: ["assistants"],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(ROUTES.listAssistants, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Long enough for the page to be drawn and to take it. */
const ON_ITS_WAY = 5_000;

/** Asks for what the page at this address will need, before there is a page. */
export function askAhead(path: string): void {
  const sessionId = /^\/s\/([^/]+)/.exec(path)?.[1];
  if (sessionId !== undefined)
    void queries.prefetchQuery({ ...sessionQuery(decodeURIComponent(sessionId)), gcTime: ON_ITS_WAY });
  void queries.prefetchQuery(assistantsQuery);
}

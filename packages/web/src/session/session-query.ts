import { ROUTES } from "@maru/protocol";
import { call } from "../wire/call.ts";

/** A conversation as it was when it was opened; what happens from then on comes as events. */
export const sessionQuery = (sessionId: string) =>
  ({
    queryKey: ["session", sessionId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(ROUTES.readSession, { params: { session_id: sessionId } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }) as const;

import { type AssistantInfo, ROUTES, type SessionInfo } from "@maru/protocol";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { titleFrom } from "../session/title-from.ts";
import { call, newClientId } from "../wire/call.ts";

const assistantsQuery = {
  queryKey: ["assistants"],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(ROUTES.listAssistants, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
} as const;

export function useAssistants() {
  return useQuery({ ...assistantsQuery, select: ({ assistants }) => assistants });
}

export function useAssistant(name: string): AssistantInfo | undefined {
  return useAssistants().data?.find((assistant) => assistant.name === name);
}

/** Begins a conversation, with a first question if there is one, and goes there. */
export function useBegin() {
  const [, go] = useLocation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ assistant, text }: { assistant: string; text?: string }): Promise<SessionInfo> => {
      const session = await call(ROUTES.createSession, {
        body: { assistant, ...(text === undefined ? {} : { title: titleFrom(text) }) },
      });
      if (text !== undefined)
        await call(ROUTES.sendMessage, {
          params: { session_id: session.id },
          body: { text, client_id: newClientId() },
        });
      return session;
    },
    onSuccess: (session) => {
      void queries.invalidateQueries({ queryKey: ["sessions"] });
      go(`/s/${session.id}`);
    },
  });
}

import { type AssistantInfo, ROUTES, type SessionInfo } from "@maru/protocol";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { assistantsQuery } from "../queries.ts";
import { call, newClientId } from "../wire/call.ts";

export function useAssistants() {
  return useQuery({ ...assistantsQuery, select: ({ assistants }) => assistants });
}

export function useAssistant(name: string): AssistantInfo | undefined {
  return useAssistants().data?.find((assistant) => assistant.name === name);
}

/** As long as a title in the list of conversations can be read. */
const TITLE = 60;
export const titleFrom = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, TITLE);

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

import { ROUTES } from "@maru/protocol";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSession } from "../session/current-session.ts";
import { call } from "../wire/call.ts";
import { useLanguage } from "../words/index.ts";

const PAGE = 50;
/** A checkpoint never changes. */
const FOR_EVER = { staleTime: Number.POSITIVE_INFINITY } as const;

/** Everything about one conversation is asked for again when it has gone on. */
export function useFollowing(): void {
  const queries = useQueryClient();
  const sessionId = useSession((model) => model.session.id);
  const isRunning = useSession((model) => model.isRunning);
  const done = useSession((model) => model.finished.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a step is done or a turn ends.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ["moving", sessionId] });
  }, [queries, sessionId, isRunning, done]);
}

export function useHistory() {
  const sessionId = useSession((model) => model.session.id);
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ["moving", sessionId, "history", language],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(
        ROUTES.readHistory,
        {
          params: { session_id: sessionId },
          query: { limit: PAGE, ...(pageParam === null ? {} : { before: pageParam }) },
        },
        signal,
      ),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export function useDiff(at: string, against: string | null, reveal: boolean) {
  const sessionId = useSession((model) => model.session.id);
  const language = useLanguage();
  return useQuery({
    queryKey: ["diff", sessionId, at, against, reveal, language],
    queryFn: ({ signal }) =>
      call(
        ROUTES.readDiff,
        {
          params: { session_id: sessionId },
          query: {
            to: at,
            ...(against === null ? {} : { from: against }),
            ...(reveal ? { reveal: "true" } : {}),
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    ...FOR_EVER,
  });
}

/** How the message of a step was read. */
export function useReadings(at: string, reveal: boolean) {
  const sessionId = useSession((model) => model.session.id);
  return useQuery({
    queryKey: ["readings", sessionId, at, reveal],
    queryFn: ({ signal }) =>
      call(
        ROUTES.readReadings,
        {
          params: { session_id: sessionId },
          query: { checkpoint_id: at, ...(reveal ? { reveal: "true" } : {}) },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    ...FOR_EVER,
  });
}

/** What stands in one place of the state, page by page: a large state is never here as a whole. */
export function useStatePart(at: string, place: string, reveal: boolean) {
  const sessionId = useSession((model) => model.session.id);
  return useInfiniteQuery({
    queryKey: ["state", sessionId, at, place, reveal],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(
        ROUTES.readStatePart,
        {
          params: { session_id: sessionId },
          query: { checkpoint_id: at, at: place, from: pageParam, ...(reveal ? { reveal: "true" } : {}) },
        },
        signal,
      ),
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { entries }) => sum + entries.length, 0);
      return total === null || read >= total ? null : read;
    },
    placeholderData: keepPreviousData,
    ...FOR_EVER,
  });
}

/** The places of the state in which some words stand. */
export function usePlacesWith(at: string, words: string, reveal: boolean) {
  const sessionId = useSession((model) => model.session.id);
  return useQuery({
    queryKey: ["places", sessionId, at, words, reveal],
    queryFn: ({ signal }) =>
      call(
        ROUTES.readStatePart,
        {
          params: { session_id: sessionId },
          query: { checkpoint_id: at, find: words, ...(reveal ? { reveal: "true" } : {}) },
        },
        signal,
      ),
    enabled: words !== "",
    placeholderData: keepPreviousData,
    ...FOR_EVER,
  });
}

export function useFieldHistory(field: string | null) {
  const sessionId = useSession((model) => model.session.id);
  return useQuery({
    queryKey: ["moving", sessionId, "field", field],
    queryFn: ({ signal }) =>
      call(ROUTES.readFieldHistory, { params: { session_id: sessionId, field: field ?? "" } }, signal),
    enabled: field !== null,
  });
}

export function useBranches() {
  const sessionId = useSession((model) => model.session.id);
  return useQuery({
    queryKey: ["moving", sessionId, "branches"],
    queryFn: ({ signal }) => call(ROUTES.readBranches, { params: { session_id: sessionId } }, signal),
  });
}

export function useSchema() {
  const assistant = useSession((model) => model.session.assistant);
  return useQuery({
    queryKey: ["assistant", assistant],
    queryFn: ({ signal }) => call(ROUTES.readAssistant, { params: { name: assistant } }, signal),
    ...FOR_EVER,
  });
}

export type Picture = "flow" | "class" | "sequence";

export function usePicture(kind: Picture) {
  const sessionId = useSession((model) => model.session.id);
  const assistant = useSession((model) => model.session.assistant);
  return useQuery({
    queryKey: ["moving", sessionId, "picture", kind],
    queryFn: ({ signal }) =>
      kind === "class"
        ? call(ROUTES.drawAssistant, { params: { name: assistant, kind } }, signal)
        : call(ROUTES.drawSession, { params: { session_id: sessionId, kind } }, signal),
  });
}

const EVENTS = 200;

export function useEvents() {
  const sessionId = useSession((model) => model.session.id);
  const last = useSession((model) => model.lastSeq);
  return useQuery({
    queryKey: ["events", sessionId, last],
    queryFn: ({ signal }) =>
      call(
        ROUTES.readEvents,
        { params: { session_id: sessionId }, query: { after: Math.max(0, last - EVENTS), limit: EVENTS } },
        signal,
      ),
    placeholderData: keepPreviousData,
    ...FOR_EVER,
  });
}

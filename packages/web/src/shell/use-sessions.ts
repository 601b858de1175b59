import { ROUTES, type SessionInfo } from "@maru/protocol";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../wire/call.ts";

const PAGE = 50;

export function useSessions() {
  const query = useInfiniteQuery({
    queryKey: ["sessions"],
    queryFn: ({ pageParam, signal }) =>
      call(
        ROUTES.listSessions,
        { query: { limit: PAGE, ...(pageParam === "" ? {} : { after: pageParam }) } },
        signal,
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const sessions: readonly SessionInfo[] = query.data?.pages.flatMap((page) => page.sessions) ?? [];
  return { ...query, sessions };
}

export function useRename() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      call(ROUTES.renameSession, { params: { session_id: id }, body: { title } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["sessions"] }),
  });
}

export function useRemove() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(ROUTES.deleteSession, { params: { session_id: id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["sessions"] }),
  });
}

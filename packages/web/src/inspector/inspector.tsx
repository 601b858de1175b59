import { type HistoryEntry, ROUTES } from "@maru/protocol";
import { useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Link } from "wouter";
import { sayDuration } from "../plan/say-duration.ts";
import { useSession } from "../session/use-live-session.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsTablet } from "../ui/use-media.ts";
import { call } from "../wire/call.ts";
import { useWords } from "../words/index.ts";

const PAGE = 50;

interface InspectorProps {
  /** A checkpoint, or nothing. */
  readonly path: string;
  readonly onClose: () => void;
}

/** What happened in this conversation, step by step. */
export function Inspector({ path, onClose }: InspectorProps) {
  const t = useWords();
  const isTablet = useIsTablet();
  const sessionId = useSession((model) => model.session.id);
  const lastSeq = useSession((model) => model.lastSeq);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["history", sessionId, lastSeq],
    queryFn: ({ pageParam, signal }) =>
      call(
        ROUTES.readHistory,
        {
          params: { session_id: sessionId },
          query: { limit: PAGE, ...(pageParam === "" ? {} : { before: pageParam }) },
        },
        signal,
      ),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (previous) => previous,
  });
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="p-4">
      {isTablet && (
        <header className="flex items-center justify-between">
          <h2 className="text-sm font-semibold">{t("inspector.steps")}</h2>
          <IconButton label={t("shell.close")} icon={X} onClick={onClose} />
        </header>
      )}
      {error !== null && <Refusal error={error} again={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton lines={6} />}
      <ol>
        {entries.map((entry) => (
          <Step
            key={entry.checkpoint_id}
            entry={entry}
            isHere={entry.checkpoint_id === path}
            sessionId={sessionId}
          />
        ))}
      </ol>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{t("sessions.more")}</Button>}
    </div>
  );
}

interface StepProps {
  readonly entry: HistoryEntry;
  readonly isHere: boolean;
  readonly sessionId: string;
}

function Step({ entry, isHere, sessionId }: StepProps) {
  const t = useWords();
  const took = sayDuration(entry.nodes.reduce((sum, { milliseconds }) => sum + (milliseconds ?? 0), 0));
  return (
    <li className={classes("border-b border-line text-sm last:border-0", isHere && "bg-pine-wash")}>
      <Link
        href={`/s/${sessionId}/inspect/${entry.checkpoint_id}`}
        aria-current={isHere ? "step" : undefined}
        className="flex flex-wrap gap-x-4 gap-y-0.5 px-2 py-2 hover:bg-floor-deep"
      >
        <span className="figures w-10 text-ink-soft">{entry.step}</span>
        <span className="min-w-0 flex-1">
          {entry.nodes.map(({ node }) => node).join(", ") || entry.source}
        </span>
        <span className="figures text-xs text-ink-soft">{t(took.key, took)}</span>
        <span className="w-full pl-14 text-xs text-ink-soft">
          {entry.summary || entry.changed.join(", ")}
        </span>
      </Link>
    </li>
  );
}

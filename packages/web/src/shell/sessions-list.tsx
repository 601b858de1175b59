import type { SessionInfo } from "@maru/protocol";
import { Ellipsis, Pencil, Pin, PinOff, Plus, Search, Trash2 } from "lucide-react";
import { lazy, type RefObject, useEffect, useState } from "react";
import { Link, useLocation, useRoute } from "wouter";
import { iconOf } from "../ui/assistant-icon.ts";
import { IconButton } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Later } from "../ui/later.tsx";
import { Menu } from "../ui/menu.tsx";
import { ShortRefusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTranslation } from "../words/index.ts";
import { groupSessions, searchSessions } from "./group-sessions.ts";
import { usePins } from "./use-pins.ts";
import { useSessions } from "./use-sessions.ts";

const RenameSession = lazy(async () => ({ default: (await import("./session-dialogs.tsx")).RenameSession }));
const RemoveSession = lazy(async () => ({ default: (await import("./session-dialogs.tsx")).RemoveSession }));

interface SessionsListProps {
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly onGo: () => void;
}

/** One's conversations: find, open, rename, pin, delete. */
export function SessionsList({ searchBox, onGo }: SessionsListProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useState("");
  const { sessions, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useSessions();
  const { pins, toggle } = usePins();
  const isSearching = query.trim() !== "";
  // Whoever searches means all conversations, not only those that are on the page already.
  useEffect(() => {
    if (isSearching && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [isSearching, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const found = isSearching ? searchSessions(sessions, query) : sessions;
  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-col gap-2 px-3 pb-2">
        <Link
          href="/"
          onClick={onGo}
          className="flex min-h-10 touch:min-h-11 items-center gap-2.5 rounded-house px-2.5 text-sm font-medium transition-colors duration-150 hover:bg-floor"
        >
          <Plus aria-hidden size={17} className="text-pine" />
          {t("sessions.start")}
        </Link>
        <label className="flex min-h-10 touch:min-h-11 items-center gap-2.5 rounded-house border border-line px-2.5 text-sm focus-within:border-pine">
          <Search aria-hidden size={16} className="text-ink-soft" />
          <input
            ref={searchBox}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={t("sessions.search")}
            aria-label={t("sessions.search")}
            className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-soft"
          />
        </label>
      </div>
      <nav aria-label={t("sessions.title")} className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
        {error !== null && <ShortRefusal error={error} again={() => void refetch()} />}
        {isPending && error === null && (
          <div className="p-3">
            <Skeleton lines={4} />
          </div>
        )}
        {!isPending && found.length === 0 && error === null && (
          <p className="px-2.5 py-4 text-sm text-ink-soft">
            {isSearching ? t("sessions.no_match", { query }) : t("sessions.empty")}
          </p>
        )}
        {groupSessions(found, pins, new Date()).map(({ group, sessions: members }) => (
          <section key={group} className="mt-3">
            <h2 className="px-2.5 pb-1 text-xs font-medium text-ink-soft">{t(`sessions.${group}`)}</h2>
            <ul>
              {members.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isPinned={pins.has(session.id)}
                  onPin={() => toggle(session.id)}
                  onGo={onGo}
                />
              ))}
            </ul>
          </section>
        ))}
        {hasNextPage && !isSearching && (
          <button
            type="button"
            onClick={() => void fetchNextPage()}
            className="mt-3 w-full rounded-house py-2 touch:py-3 text-sm text-pine hover:bg-floor"
          >
            {t("sessions.more")}
          </button>
        )}
      </nav>
    </div>
  );
}

interface SessionRowProps {
  readonly session: SessionInfo;
  readonly isPinned: boolean;
  readonly onPin: () => void;
  readonly onGo: () => void;
}

function SessionRow({ session, isPinned, onPin, onGo }: SessionRowProps) {
  const { t } = useTranslation();
  const [, params] = useRoute("/s/:sessionId/*?");
  const [, go] = useLocation();
  const [dialog, setDialog] = useState<"rename" | "remove" | null>(null);
  const isHere = params?.sessionId === session.id;
  const title = session.title === "" ? t("sessions.untitled") : session.title;
  const Icon = iconOf(session.assistant);
  return (
    <li
      className={classes(
        "group relative flex items-center rounded-house text-sm transition-colors duration-150",
        isHere ? "bg-paper font-medium" : "hover:bg-floor",
      )}
    >
      <Link
        href={`/s/${session.id}`}
        onClick={onGo}
        aria-current={isHere ? "page" : undefined}
        className="flex min-h-10 touch:min-h-11 min-w-0 flex-1 items-center gap-2.5 rounded-house py-1.5 pr-1 pl-2.5"
      >
        <Icon aria-hidden size={16} className={classes("shrink-0", isHere ? "text-pine" : "text-ink-soft")} />
        <span className="truncate">{title}</span>
      </Link>
      <Menu
        trigger={
          <IconButton
            label={t("sessions.menu", { title })}
            icon={Ellipsis}
            size={16}
            tip="none"
            className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 touch:opacity-100"
          />
        }
        parts={[
          {
            kind: "action",
            icon: isPinned ? PinOff : Pin,
            label: isPinned ? t("sessions.unpin") : t("sessions.pin"),
            onSelect: onPin,
          },
          { kind: "action", icon: Pencil, label: t("sessions.rename"), onSelect: () => setDialog("rename") },
          {
            kind: "action",
            icon: Trash2,
            label: t("sessions.remove"),
            isDangerous: true,
            onSelect: () => setDialog("remove"),
          },
        ]}
      />
      <Later>
        {dialog === "rename" && <RenameSession session={session} onClose={() => setDialog(null)} />}
        {dialog === "remove" && (
          <RemoveSession
            session={session}
            title={title}
            onClose={() => setDialog(null)}
            onRemoved={() => isHere && go("/")}
          />
        )}
      </Later>
    </li>
  );
}

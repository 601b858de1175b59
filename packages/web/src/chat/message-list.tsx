import type { TranscriptEntry } from "@maru/protocol";
import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useLive, useSession } from "../session/current-session.ts";
import { IconButton } from "../ui/button.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { guessHeight } from "./guess-height.ts";
import { Message } from "./message.tsx";
import { PendingMessage } from "./pending-message.tsx";
import { checkpointBefore, questionOf, type Row, rowsOf } from "./rows.ts";
import { sayDay } from "./say-when.ts";
import { Working } from "./working.tsx";

const NEAR_END = 80;
const BEYOND = 3;

interface MessageListProps {
  readonly assistant: string;
  /** A checkpoint that is being looked at elsewhere: its line is marked here. */
  readonly markedCheckpoint: string | null;
  readonly onEdit: (entry: TranscriptEntry) => void;
  readonly onLook: ((checkpoint: string) => void) | null;
}

/** The conversation. Only what is in sight is drawn, so that two thousand lines are as quick as ten. */
export function MessageList({ assistant, markedCheckpoint, onEdit, onLook }: MessageListProps) {
  const { t } = useTranslation();
  const live = useLive();
  const transcript = useSession((model) => model.transcript);
  const pending = useSession((model) => model.pending);
  const isRunning = useSession((model) => model.isRunning);
  const hasEarlier = useSession((model) => model.transcriptBefore !== null);
  const rows = useMemo(() => rowsOf({ transcript, pending, isRunning }), [transcript, pending, isRunning]);
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? 0 : guessHeight(row);
      },
      [rows],
    ),
    // The same function while the lines are the same: another one would have all of them placed anew.
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    overscan: BEYOND,
    paddingStart: 24,
    paddingEnd: 8,
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
  });
  /** Whether the newest line was in sight before another one came. */
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  const noteScroll = () => {
    const element = scroller.current;
    if (element === null) return;
    if (element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END) atEnd.current = true;
    // Lines that turn out longer push the end away; only going up means looking elsewhere.
    else if (element.scrollTop < lastTop.current) atEnd.current = false;
    lastTop.current = element.scrollTop;
  };
  const total = virtual.getTotalSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the lines turn out longer or shorter.
  useLayoutEffect(() => {
    const element = scroller.current;
    // Somebody may have gone up just now: the event that says so is still to come.
    noteScroll();
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [total]);
  // A conversation opens at its end.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || rows.length === 0) return;
    opened.current = true;
    virtual.scrollToEnd();
  }, [rows.length, virtual]);

  // Whoever says something wants to see it, wherever she was reading.
  const sent = useRef(pending.length);
  useEffect(() => {
    const isMore = pending.length > sent.current;
    sent.current = pending.length;
    if (!isMore) return;
    atEnd.current = true;
    virtual.scrollToEnd();
  }, [pending.length, virtual]);

  // An answer that is longer than the window is read from its beginning.
  const newest = transcript.at(-1);
  const told = useRef(newest?.id);
  useEffect(() => {
    if (newest === undefined || newest.id === told.current) return;
    told.current = newest.id;
    if (newest.role !== "assistant") return;
    const index = rows.findIndex(({ key }) => key === newest.id);
    const frame = requestAnimationFrame(() => {
      const height = scroller.current?.querySelector(`[data-index="${index}"]`)?.clientHeight ?? 0;
      if (height > (scroller.current?.clientHeight ?? 0)) virtual.scrollToIndex(index, { align: "start" });
      else if (atEnd.current) virtual.scrollToEnd();
    });
    return () => cancelAnimationFrame(frame);
  }, [newest, rows, virtual]);

  const items = virtual.getVirtualItems();
  const [first] = items;
  useEffect(() => {
    if (hasEarlier && first?.index === 0 && opened.current) void live.loadEarlier().catch(() => undefined);
  }, [hasEarlier, first?.index, live]);

  const retry = useCallback(
    (entry: TranscriptEntry) => {
      const lines = live.model().transcript;
      const question = questionOf(lines, entry);
      const from = checkpointBefore(lines, entry.id);
      if (question !== null && from !== null) void live.askFrom(from, question.text).catch(() => undefined);
    },
    [live],
  );

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        onScroll={noteScroll}
        className="h-full overflow-y-auto overscroll-contain"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        tabIndex={0}
        aria-label={t("chat.conversation")}
      >
        <ol className="relative mx-auto w-full max-w-talk" style={{ height: total }}>
          {items.map((item) => {
            const row = rows[item.index];
            return row === undefined ? null : (
              <li
                key={item.key}
                data-index={item.index}
                ref={virtual.measureElement}
                aria-setsize={rows.length}
                aria-posinset={item.index + 1}
                className="absolute inset-x-0 top-0 px-5"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <RowView
                  row={row}
                  assistant={assistant}
                  transcript={transcript}
                  markedCheckpoint={markedCheckpoint}
                  onEdit={onEdit}
                  onRetry={retry}
                  onLook={onLook}
                />
              </li>
            );
          })}
        </ol>
      </section>
      {!virtual.isAtEnd(NEAR_END * 2) && opened.current && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <IconButton
            label={t("chat.newest")}
            icon={ArrowDown}
            tip="above"
            onClick={() => virtual.scrollToEnd({ behavior: "smooth" })}
            className="pointer-events-auto rounded-full! border border-line bg-paper shadow-lift"
          />
        </div>
      )}
    </div>
  );
}

interface RowViewProps {
  readonly row: Row;
  readonly assistant: string;
  readonly transcript: readonly TranscriptEntry[];
  readonly markedCheckpoint: string | null;
  readonly onEdit: (entry: TranscriptEntry) => void;
  readonly onRetry: (entry: TranscriptEntry) => void;
  readonly onLook: ((checkpoint: string) => void) | null;
}

function RowView({ row, assistant, transcript, markedCheckpoint, onEdit, onRetry, onLook }: RowViewProps) {
  const language = useLanguage();
  switch (row.kind) {
    case "day":
      return (
        <h2 className="flex items-center gap-4 py-2 text-xs font-normal text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          <time dateTime={row.at}>{sayDay(row.at, language)}</time>
        </h2>
      );
    case "entry":
      return (
        <Message
          entry={row.entry}
          assistant={assistant}
          canFork={row.entry.turn !== null && checkpointBefore(transcript, row.entry.id) !== null}
          isMarked={markedCheckpoint !== null && row.entry.checkpoint_id === markedCheckpoint}
          onEdit={onEdit}
          onRetry={onRetry}
          onLook={onLook}
        />
      );
    case "pending":
      return <PendingMessage message={row.message} isQueued={row.isQueued} />;
    case "working":
      return <Working />;
  }
}

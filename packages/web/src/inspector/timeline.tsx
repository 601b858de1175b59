import type { HistoryEntry } from "@maru/protocol";
import { useVirtualizer } from "@tanstack/react-virtual";
import { GitBranch, Pencil, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { sayMoment } from "../chat/say-when.ts";
import { sayDuration } from "../plan/say-duration.ts";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { costOf, historyRows, workersOf } from "./history.ts";
import { nameOfBeginning } from "./name-of-beginning.ts";
import type { useHistory } from "./use-inspection.ts";

interface TimelineProps {
  readonly history: ReturnType<typeof useHistory>;
  readonly selected: string | null;
  readonly onSelect: (checkpoint: string) => void;
}

/** The rail of steps, newest on top. Arrow keys walk along it and the state follows. */
export function Timeline({ history, selected, onSelect }: TimelineProps) {
  const { t } = useTranslation();
  const entries = useMemo(() => history.data?.pages.flatMap((page) => page.entries) ?? [], [history.data]);
  const rows = useMemo(() => historyRows(entries), [entries]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === "gap" ? 32 : 76),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
  });
  const position = rows.findIndex(({ key }) => key === selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another step is looked at.
  useEffect(() => {
    if (position >= 0) virtual.scrollToIndex(position, { align: "auto" });
  }, [position]);
  const walk = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const index = entries.findIndex(({ checkpoint_id }) => checkpoint_id === selected);
    const next = entries[index + by];
    if (next !== undefined) onSelect(next.checkpoint_id);
  };
  if (history.isPending)
    return (
      <div className="p-4">
        <Skeleton lines={6} />
      </div>
    );
  if (history.error !== null) return <Refusal error={history.error} again={() => void history.refetch()} />;
  if (entries.length === 0) return <p className="p-4 text-sm text-ink-soft">{t("inspector.none")}</p>;
  return (
    <div ref={scroller} className="h-full overflow-y-auto">
      <div
        role="listbox"
        aria-label={t("inspector.rail")}
        aria-activedescendant={selected === null ? undefined : `step-${selected}`}
        tabIndex={0}
        onKeyDown={walk}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return row === undefined ? null : (
            <div
              key={item.key}
              role="presentation"
              ref={virtual.measureElement}
              data-index={item.index}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${item.start}px)` }}
            >
              {row.kind === "gap" ? (
                <Silence milliseconds={row.milliseconds} />
              ) : (
                <Step
                  entry={row.entry}
                  opensTurn={row.opensTurn}
                  isSelected={row.key === selected}
                  onSelect={() => onSelect(row.key)}
                />
              )}
            </div>
          );
        })}
      </div>
      {history.hasNextPage && (
        <div className="p-3">
          <Button
            look="quiet"
            onClick={() => void history.fetchNextPage()}
            disabled={history.isFetchingNextPage}
          >
            {t("inspector.more")}
          </Button>
        </div>
      )}
    </div>
  );
}

function Silence({ milliseconds }: { readonly milliseconds: number }) {
  const { t } = useTranslation();
  const spoken = sayDuration(milliseconds);
  return (
    <p className="border-l-2 border-dotted border-line-strong py-1 pl-4 text-xs text-ink-soft">
      {t("inspector.silence", { time: t(spoken.key, spoken) })}
    </p>
  );
}

const MARKS = { fork: GitBranch, update: Pencil } as const;

interface StepProps {
  readonly entry: HistoryEntry;
  readonly opensTurn: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function Step({ entry, opensTurn, isSelected, onSelect }: StepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const cost = costOf(entry);
  // What took no time is not worth a word.
  const spoken = cost.milliseconds === null || cost.milliseconds < 1 ? null : sayDuration(cost.milliseconds);
  const who = workersOf(entry);
  const hasFailed = entry.nodes.some(({ status }) => status === "failed") || entry.new_errors.length > 0;
  const Mark = MARKS[entry.source as keyof typeof MARKS];
  const details = [
    spoken === null ? null : t(spoken.key, spoken),
    cost.by === null ? null : t(cost.by === "model" ? "inspector.by_model" : "inspector.by_rules"),
    cost.tokens === 0 ? null : t("inspector.tokens", { count: cost.tokens }),
    entry.tools.length === 0
      ? null
      : t("inspector.tools", { names: entry.tools.map(({ tool }) => tool).join(", ") }),
  ].filter((detail) => detail !== null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the rail listens to the keys for all of its steps.
    // biome-ignore lint/a11y/useFocusableInteractive: the rail itself has the focus.
    <div
      role="option"
      id={`step-${entry.checkpoint_id}`}
      aria-selected={isSelected}
      onClick={onSelect}
      // Dragging along the rail, the state follows.
      onPointerEnter={({ buttons, pointerType }) => buttons === 1 && pointerType === "mouse" && onSelect()}
      className={classes(
        "cursor-pointer select-none border-l-2 px-4 py-2 text-sm transition-colors duration-150",
        isSelected ? "border-pine bg-pine-wash" : "border-line hover:bg-floor-deep",
      )}
    >
      {opensTurn && <p className="mb-1 text-xs font-medium text-ink-soft">{nameOfBeginning(entry, t)}</p>}
      <p className="flex items-center gap-1.5">
        {Mark !== undefined && <Mark aria-hidden size={14} className="shrink-0 text-pine" />}
        {hasFailed && (
          <TriangleAlert
            role="img"
            aria-label={t("inspector.failed")}
            size={14}
            className="shrink-0 text-plum"
          />
        )}
        <span className="min-w-0 flex-1 truncate font-medium">
          {who === "" ? t("inspector.by_person") : who}
        </span>
        <time dateTime={entry.at} className="figures shrink-0 text-xs text-ink-soft">
          {sayMoment(entry.at, language)}
        </time>
      </p>
      {entry.summary !== "" && <p className="line-clamp-2 text-xs text-ink-soft">{entry.summary}</p>}
      {details.length > 0 && <p className="figures text-xs text-ink-soft">{details.join(" · ")}</p>}
    </div>
  );
}

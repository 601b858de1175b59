import type { HistoryEntry } from "@maru/protocol";
import { Eye, EyeOff, GitBranch } from "lucide-react";
import { useState } from "react";
import { sayDay, sayMoment } from "../chat/say-when.ts";
import { Button } from "../ui/button.tsx";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { DiffView } from "./diff-view.tsx";
import { ForkSheet } from "./fork-sheet.tsx";
import { workersOf } from "./history.ts";
import { Readings } from "./readings.tsx";
import { useDiff } from "./use-inspection.ts";

interface StepDetailProps {
  readonly at: string;
  readonly against: string | null;
  readonly entries: readonly HistoryEntry[];
  readonly onCompare: (checkpoint: string | null) => void;
  readonly onField: (field: string) => void;
}

/** What one step changed, or how it differs from any other; and the way on from it. */
export function StepDetail({ at, against, entries, onCompare, onField }: StepDetailProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isRevealed, setRevealed] = useState(false);
  const [isForking, setForking] = useState(false);
  const diff = useDiff(at, against, isRevealed);
  const entry = entries.find(({ checkpoint_id }) => checkpoint_id === at);
  const others = entries.filter(({ checkpoint_id }) => checkpoint_id !== at);
  return (
    <div className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          {entry !== undefined && (
            <time dateTime={entry.at} className="text-ink-soft">
              {sayDay(entry.at, language)} {sayMoment(entry.at, language)}
            </time>
          )}
          {entry?.phase != null && (
            <span className="ml-2 rounded-full bg-pine-wash px-2 py-0.5 text-xs">
              {entry.phase.from ?? "–"} → {entry.phase.to ?? "–"}
            </span>
          )}
        </p>
        <Button look="primary" icon={GitBranch} onClick={() => setForking(true)}>
          {t("inspector.fork")}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <label className="flex min-w-56 flex-1 items-center gap-2 text-xs text-ink-soft">
          <span className="shrink-0">{t("inspector.compare")}</span>
          <select
            value={against ?? ""}
            onChange={({ target }) => onCompare(target.value === "" ? null : target.value)}
            className="min-h-9 touch:min-h-11 min-w-0 flex-1 rounded-house border border-line-strong bg-paper px-2 text-ink"
          >
            <option value="">{t("inspector.parent")}</option>
            {against !== null && !others.some(({ checkpoint_id }) => checkpoint_id === against) && (
              <option value={against}>{against.slice(0, 13)}</option>
            )}
            {others.map((other) => (
              <option key={other.checkpoint_id} value={other.checkpoint_id}>
                {`${sayMoment(other.at, language)} · ${workersOf(other) || t("inspector.by_person")}`}
              </option>
            ))}
          </select>
        </label>
        <Button
          look="quiet"
          icon={isRevealed ? EyeOff : Eye}
          className="max-tablet:-ml-4"
          onClick={() => setRevealed(!isRevealed)}
        >
          {t(isRevealed ? "inspector.conceal" : "inspector.reveal")}
        </Button>
      </div>
      {entry?.new_errors.map((error) => (
        <p key={error} className="rounded-house bg-plum-wash px-3 py-2 text-xs text-plum">
          {error}
        </p>
      ))}
      {diff.isPending && <Skeleton lines={4} />}
      {diff.error !== null && <Refusal error={diff.error} again={() => void diff.refetch()} />}
      {diff.data !== undefined && <DiffView diff={diff.data} onField={onField} />}
      <Readings at={at} reveal={isRevealed} />
      <ForkSheet at={at} isOpen={isForking} onClose={() => setForking(false)} />
    </div>
  );
}

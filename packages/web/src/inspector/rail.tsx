import type { HistoryEntry } from "@maru/protocol";
import { sayMoment } from "../chat/say-when.ts";
import { classes } from "../ui/classes.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { workersOf } from "./history.ts";

/** More marks than this would be a grey line. */
const MOST_MARKS = 90;

interface RailProps {
  /** Newest first, as history comes. */
  readonly entries: readonly HistoryEntry[];
  readonly selected: string | null;
  readonly onSelect: (checkpoint: string) => void;
  /** Earlier steps, when there are any that are not here yet. */
  readonly onBeginning: (() => void) | null;
}

/** A thin line of steps, oldest on the left: whoever drags along it, with a finger or a mouse, takes the state along. */
export function Rail({ entries, selected, onSelect, onBeginning }: RailProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (entries.length < 2) return null;
  const steps = entries.toReversed();
  const position = steps.findIndex(({ checkpoint_id }) => checkpoint_id === selected);
  const step = steps[position];
  const who = step === undefined ? "" : workersOf(step) || t("inspector.by_person");
  const go = (to: number) => {
    const next = steps[to];
    if (next !== undefined && next.checkpoint_id !== selected) onSelect(next.checkpoint_id);
    if (to === 0) onBeginning?.();
  };
  return (
    <div className="shrink-0 border-b border-line px-4 pt-1 pb-2">
      <div className="relative">
        {steps.length <= MOST_MARKS && (
          <div
            aria-hidden
            className="pointer-events-none absolute inset-x-2 inset-y-0 flex items-center justify-between"
          >
            {steps.map(({ checkpoint_id, source, turn }, index) => (
              <span
                key={checkpoint_id}
                className={classes(
                  "w-px",
                  source === "fork" || source === "update"
                    ? "h-4 bg-pine"
                    : turn !== steps[index - 1]?.turn
                      ? "h-3 bg-ink-soft"
                      : "h-1.5 bg-line-strong",
                )}
              />
            ))}
          </div>
        )}
        <input
          type="range"
          min={0}
          max={steps.length - 1}
          value={Math.max(0, position)}
          onChange={({ target }) => go(Number(target.value))}
          aria-label={t("inspector.scrub")}
          aria-valuetext={step === undefined ? undefined : `${who}, ${sayMoment(step.at, language)}`}
          className="rail relative block h-8 w-full touch:h-11"
        />
      </div>
      <p className="figures flex gap-3 text-xs text-ink-soft">
        <span className="shrink-0">{t("inspector.position", { at: position + 1, of: steps.length })}</span>
        <span className="min-w-0 flex-1 truncate">
          {who}
          {step !== undefined && step.summary !== "" && ` · ${step.summary}`}
        </span>
        {step !== undefined && (
          <time dateTime={step.at} className="shrink-0">
            {sayMoment(step.at, language)}
          </time>
        )}
      </p>
    </div>
  );
}
